import ToteModel

extension English {
  package func meaning(_ setting: SettingName) -> String {
    switch setting {
    case .language: "The language of app and messages (auto: that of the locale)."
    case .theme: "The colours of the app (auto: what the terminal reports)."
    case .currency: "The currency of prices without a sign (auto: that of the list, or of your country)."
    case .firstWeekday: "The day on which a week begins, for spending by week."
    case .dates: "How dates are written: as in your language, or 2026-11-26 (iso)."
    case .fractions: "Whether to write ½ cup rather than 0.5 cup."
    case .mouse: "Whether the app uses the mouse; if not, the terminal selects text as usual."
    case .startTab: "What the app shows when it opens."
    case .defaultList: "The list the app opens with, and that commands use (empty: the one opened last)."
    case .defaultStore: "The store the store picker starts on (empty: where most is left to buy)."
    case .group: "How lists are grouped that you haven't grouped yourself."
    case .sort: "How lists are sorted that you haven't sorted yourself."
    case .sidebar: "Whether wide screens show all lists at the left."
    case .details: "Whether wide screens show details at the right."
    case .basketBar: "Whether a bar shows how much of a list is ticked."
    case .hints: "Whether one row of keys stands at the bottom (few) or two (more)."
    case .linear:
      "Whether the screen is drawn for a screen reader: no boxes, one thing below the other (from the next start)."
    case .editor: "The command that edits notes and settings (empty: $VISUAL, $EDITOR or vi)."
    case .browser: "The command that opens the links of notes (empty: $BROWSER or the desktop's)."
    case .syncInterval: "How many minutes between two syncs of shared lists while the app is open."
    case .backups: "How many backups of each kind to keep."
    case .recordCrashes:
      "Whether what is done in the app is kept in a file if it crashes, for tote replay."
    case .preset: "Keys as in another program."
    }
  }

  func sentence(_ problem: SettingsProblem.Kind) -> String {
    switch problem {
    case .unreadable(let code): "Can't be read: \(SystemError.reason(code)). The defaults apply."
    case .tooLarge: "Larger than 1 MiB, so it isn't read. The defaults apply."
    case .notAFile: "Not a regular file, so it isn't read. The defaults apply."
    case .ofAnotherUser: "Belongs to another user, so it isn't read. The defaults apply."
    case .notText: "This isn't valid UTF-8."
    case .noName(let found): "Expected the name of a setting, not \(found)"
    case .noEquals: "Expected = and a value."
    case .noValue: "The value is missing."
    case .unclosedText: "The closing quote is missing."
    case .unclosedList: "A comma or the closing bracket is missing."
    case .unclosedTable(let table): "The closing bracket is missing: [\(table)]."
    case .badEscape: "Unknown escape. A backslash is written \\\\, or in single quotes as it is."
    case .notANumber(let found): "Not a whole number: \(found). Text needs quotes."
    case .noQuotes(let found): "Text needs quotes: \"\(found)\"."
    case .notATextInList(let found): "A list contains text in quotes, not \(found)"
    case .unexpected(let found): "Unexpected after the value: \(found)"
    case .tooMany: "Too many problems. What follows isn't read."
    case .unsupported: "Only text in quotes, whole numbers, true, false and lists of text can be used here."
    case .unknown(let name, let suggestion): "Unknown setting: \(name)." + didYouMean(suggestion)
    case .unknownTable(let name, let suggestion):
      "Unknown table: [\(name)]." + didYouMean(suggestion.map { "[\($0)]" })
    case .twice(let name, let line): "\(name) is already set in line \(line), which applies."
    case .notAllowed(let setting, let found):
      "\(setting.rawValue) must be \(allowed(setting.row.kind)), not \(found.written)."
    case .refusedKeys(let sentence): sentence
    case .tooManyKeys(let id, let most): "\(id) has more than \(most) keys. Keep those you use."
    case .notKeys(let command): "\(command) needs a list of keys, such as [\"space\", \"t\"]."
    case .unknownRole(let role, let suggestion): "Unknown role: \(role)." + didYouMean(suggestion)
    case .notAColor(_, let found):
      "A colour is a name such as \"bright-red\", a number from 0 to 255 or \"#rrggbb\", not \(found.written)."
    }
  }

  private func didYouMean(_ name: String?) -> String { name.map { " Did you mean \($0)?" } ?? "" }

  func allowed(_ kind: SettingRow.Kind) -> String {
    switch kind {
    case .choice(let names): "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
    case .flag: "true or false"
    case .number(let range): "a whole number from \(number(range.lowerBound)) to \(number(range.upperBound))"
    case .text: "text in quotes"
    }
  }

  func moreSettingsProblems(_ count: Int) -> String { "\(number(count)) more: tote config" }
  func overridden(_ setting: SettingName, by name: String) -> String {
    "Saved \(setting.rawValue), but \(name) decides as long as it is set."
  }
  func settingsNotWritten(_ reason: String) -> String { "The settings weren't saved: \(reason)." }
}
