// Why the system refuses something is told in the reader's language.

import Glibc
import Testing
import ToteModel

@testable import Tote

@Suite struct SystemErrorTests {
  @Test func `the numbers are the system's`() {
    #expect(SystemError.noSuchFile.rawValue == ENOENT && SystemError.noSpace.rawValue == ENOSPC)
    #expect(SystemError.permissionDenied.rawValue == EACCES && SystemError.readOnly.rawValue == EROFS)
    for error in SystemError.allCases {
      #expect(!String(cString: strerror(error.rawValue)).hasPrefix("Unknown"), "\(error)")
    }
  }

  @Test func `every language says each in its own words`() {
    for language in Language.allCases {
      let reasons = SystemError.allCases.map { error in
        Language.$current.withValue(language) { SystemError.reason(error.rawValue) }
      }
      #expect(Set(reasons).count == reasons.count)
      for (reason, error) in zip(reasons, SystemError.allCases) {
        #expect(language == .english || reason != Speaker(.english).reason(error))
        #expect(reason.first?.isLowercase == true && reason.last != ".")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `a number without a sentence is told as it is`(language: Language) {
    Language.$current.withValue(language) {
      #expect(SystemError.reason(EDOM).hasSuffix(" \(EDOM)"))
    }
  }
}
