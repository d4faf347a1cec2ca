/// What is wrong with the settings. Each becomes one sentence, and the rest of the settings applies.
package struct SettingsProblem: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    // The file.
    /// With the system's number of the error.
    case unreadable(Int32)
    case tooLarge, notAFile, ofAnotherUser
    // Its text.
    case notText
    case noName(String), noEquals, noValue
    case unclosedText, unclosedList, unclosedTable(String)
    case badEscape
    case notANumber(String)
    /// A text without quotes.
    case noQuotes(String)
    case notATextInList(String)
    case unexpected(String)
    /// What follows isn't read.
    case tooMany
    /// TOML that these settings don't need: several lines of text, dates, tables in braces.
    case unsupported
    // What it says.
    case unknown(String, suggestion: String?)
    case unknownTable(String, suggestion: String?)
    case twice(String, line: Int)
    case notAllowed(SettingName, found: SettingValue)
    case notKeys(String)
    /// More than any command needs.
    case tooManyKeys(String, most: Int)
    /// Why a command can't have some keys, as a sentence.
    case refusedKeys(String)
    case unknownRole(String, suggestion: String?)
    case notAColor(String, found: SettingValue)
  }

  package enum Place: Hashable, Sendable {
    case file(SettingsPlace?)
    case variable(String)
  }

  package let kind: Kind
  package let place: Place

  /// Nobody reads more of them, and each takes its time.
  package static let most = 100

  package init(_ kind: Kind, at place: Place = .file(nil)) {
    self.kind = kind
    self.place = place
  }
}
