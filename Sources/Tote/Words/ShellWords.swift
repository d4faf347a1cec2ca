import ToteModel

/// What the command line and the screen say in the same words.
package protocol ShellWords: CommonWords {
  /// A detail that an item can have only once.
  func only(_ detail: UniqueDetail) -> String
  func left(_ totals: Totals) -> String
  /// After a price: how many more items have no price and count as nothing.
  func withUnpriced(_ price: String, _ count: Int) -> String
  func name(_ group: Spending.Group) -> String
  func name(_ every: Repeat) -> String
  /// After "Undid".
  func name(_ title: EditTitle) -> String
  func name(_ entry: Entry) -> String
  /// A plan links to a title that several notes have.
  func severalNotes(titled title: String) -> String
  /// What was written has a title that another note has, too.
  func sameTitle(_ title: String) -> String
  /// Why an editor left no text, and the file with what was written.
  func editorFailed(_ failure: EditorFailure, file: String?) -> String
}

extension ShellWords {
  /// The parts of an added line and where they may go.
  package var addingPattern: String { say("shell-adding-pattern") }
  /// The list made on the first run.
  package var firstList: String { say("shell-first-list") }
  /// The price of what isn't ticked.
  package func toPay(_ price: String) -> String { say("shell-to-pay", ["price": price]) }
  /// What a setting does.
  package func meaning(_ setting: SettingName) -> String {
    switch setting {
    case .language: say("shell-meaning-language")
    case .theme: say("shell-meaning-theme")
    case .currency: say("shell-meaning-currency")
    case .firstWeekday: say("shell-meaning-first-weekday")
    case .dates: say("shell-meaning-dates")
    case .fractions: say("shell-meaning-fractions")
    case .mouse: say("shell-meaning-mouse")
    case .startTab: say("shell-meaning-start-tab")
    case .defaultList: say("shell-meaning-default-list")
    case .defaultStore: say("shell-meaning-default-store")
    case .group: say("shell-meaning-group")
    case .sort: say("shell-meaning-sort")
    case .sidebar: say("shell-meaning-sidebar")
    case .details: say("shell-meaning-details")
    case .basketBar: say("shell-meaning-basket-bar")
    case .hints: say("shell-meaning-hints")
    case .linear: say("shell-meaning-linear")
    case .editor: say("shell-meaning-editor")
    case .browser: say("shell-meaning-browser")
    case .syncInterval: say("shell-meaning-sync-interval")
    case .backups: say("shell-meaning-backups")
    case .recordCrashes: say("shell-meaning-record-crashes")
    case .preset: say("shell-meaning-preset")
    }
  }
}
