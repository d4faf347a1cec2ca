import Markdown
import ToteModel

/// Messages about notes.
protocol NoteSentences {
  var noBacklinks: String { get }
  var noTags: String { get }
  /// The note has no boxes; says how to write one.
  var noBox: String { get }
  var noOpenBox: String { get }
  var noListForBoxes: String { get }
  var notesStillLoading: String { get }
  var trashed: String { get }
  var restored: String { get }
  var merged: String { get }
  var keptBoth: String { get }
  func nothingOnLine(_ stop: MarkdownPager.Stop) -> String
  func noNote(titled title: String) -> String
  func copiedAddress(_ address: String) -> String
  func pinned(_ isPinned: Bool) -> String
  func archived(_ isArchived: Bool) -> String
  /// Asks to press the key again.
  func deleteForEver(_ name: String) -> String
  func emptyTrash(_ count: Int) -> String
  func deletedForEver(_ count: Int) -> String
  func renamedLinks(_ count: Int) -> String
  func recovered(_ name: String, hasConflict: Bool) -> String
  func attached(_ note: Note, to item: Item) -> String
  func noteGone(_ note: Note) -> String
  func leftFiles(_ files: [String]) -> String
  func putBoxes(_ items: [ParsedItem], on list: ShoppingList) -> String
  func boxesAreOnList(_ items: [ParsedItem], _ list: ShoppingList) -> String
}
