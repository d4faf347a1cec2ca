// Why the system refuses something is told in the reader's language.

import Glibc
import Testing
import ToteModel

@testable import Tote

@Suite struct SystemErrorTests {
  @Test func `the numbers are the system's, and English says what it says`() {
    for error in SystemError.allCases {
      #expect(English().reason(error) == String(cString: strerror(error.rawValue)), "\(error)")
    }
  }

  @Test func `every other language says each in its own words`() {
    let others = Language.allCases.filter { $0 != .english }
    for language in others {
      let reasons = SystemError.allCases.map { error in
        Language.$current.withValue(language) { SystemError.reason(error.rawValue) }
      }
      #expect(Set(reasons).count == reasons.count)
      for (reason, error) in zip(reasons, SystemError.allCases) {
        #expect(reason != English().reason(error) && reason.first?.isLowercase == true && reason.last != ".")
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
