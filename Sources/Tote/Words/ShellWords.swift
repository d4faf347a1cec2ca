import ToteModel

/// What the command line says in the same words as the screen. All else that it says is in `ToteMain/Words`.
package protocol ShellWords {
  /// The parts of a line of the add field and where they may stand.
  var addingPattern: String { get }
  /// The name of a detail that an item can have only once, in the form in which that is said.
  func only(_ detail: UniqueDetail) -> String
  /// The name of the list that everybody begins with.
  var firstList: String { get }
  /// How much is left of a list.
  func left(_ totals: Totals) -> String
  /// What the items cost that are not ticked.
  func toPay(_ price: String) -> String
  /// Behind what some things cost: how many more have no price, and count as nothing.
  func withUnpriced(_ price: String, _ count: Int) -> String
  /// What a sum of what was spent is of.
  func name(_ group: Spending.Group) -> String
  /// How often something comes by itself.
  func name(_ every: Repeat) -> String
  /// What an edit did, as it is named after "Undid".
  func name(_ title: EditTitle) -> String
  /// What was done, or undone.
  func name(_ entry: Entry) -> String
  /// Why an editor has left no text, and where what was written in it is.
  func editorFailed(_ failure: EditorFailure, file: String?) -> String
}
