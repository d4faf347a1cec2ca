/// Why a call to the system failed, by Linux's numbers, so that every part of Tote says it in the reader's language.
package enum SystemError: Int32, CaseIterable, Sendable {
  case notPermitted = 1
  case noSuchFile = 2
  case inputOutput = 5
  case notExecutable = 8
  case closed = 9
  case noMemory = 12
  case permissionDenied = 13
  case busy = 16
  case fileExists = 17
  case notADirectory = 20
  case isADirectory = 21
  case invalidArgument = 22
  case tooManyFilesInSystem = 23
  case tooManyOpenFiles = 24
  case fileTooLarge = 27
  case noSpace = 28
  case readOnly = 30
  case brokenPipe = 32
  case nameTooLong = 36
  case directoryNotEmpty = 39
  case tooManyLinks = 40
  case invalidText = 84
  case quotaExceeded = 122

  /// The reason behind an `errno`.
  package static func reason(_ code: Int32) -> String {
    let words = Language.current.commonWords
    return SystemError(rawValue: code).map(words.reason) ?? words.unknownReason(code)
  }
}
