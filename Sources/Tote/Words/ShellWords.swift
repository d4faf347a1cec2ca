import ToteModel

/// What the command line and the screen say in the same words.
package protocol ShellWords: CommonWords {
  /// The parts of an added line and where they may go.
  var addingPattern: String { get }
  /// A detail that an item can have only once.
  func only(_ detail: UniqueDetail) -> String
  /// The list made on the first run.
  var firstList: String { get }
  func left(_ totals: Totals) -> String
  /// The price of what isn't ticked.
  func toPay(_ price: String) -> String
  /// After a price: how many more items have no price and count as nothing.
  func withUnpriced(_ price: String, _ count: Int) -> String
  func name(_ group: Spending.Group) -> String
  func name(_ every: Repeat) -> String
  /// After "Undid".
  func name(_ title: EditTitle) -> String
  func name(_ entry: Entry) -> String
  /// What a setting does.
  func meaning(_ setting: SettingName) -> String
  /// A plan links to a title that several notes have.
  func severalNotes(titled title: String) -> String
  /// What was written has a title that another note has, too.
  func sameTitle(_ title: String) -> String
  /// Why an editor left no text, and the file with what was written.
  func editorFailed(_ failure: EditorFailure, file: String?) -> String
}
