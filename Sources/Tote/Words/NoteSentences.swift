import Markdown
import ToteModel

/// What the notes have to say after an act.
protocol NoteSentences {
  var noBacklinks: String { get }
  var noTags: String { get }
  /// A note has no checkboxes at all, and how one is written.
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
  /// Asks once: the same key again deletes it.
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
