import Markdown
import Screen
import ToteModel

extension Message {
  static var noBacklinks: Message { refused(words.noBacklinks) }
  static var noTags: Message { refused(words.noTags) }
  static var noBox: Message { refused(words.noBox) }
  static var noOpenBox: Message { refused(words.noOpenBox) }
  static var noListForBoxes: Message { refused(words.noListForBoxes) }
  static var notesStillLoading: Message { refused(words.notesStillLoading) }
  static var trashed: Message { Message(words.trashed) }
  static var restored: Message { Message(words.restored) }
  static var merged: Message { Message(words.merged) }
  static var keptBoth: Message { refused(words.keptBoth) }

  static func nothingOnLine(_ stop: MarkdownPager.Stop) -> Message { refused(words.nothingOnLine(stop)) }
  static func noNote(titled title: String) -> Message { refused(words.noNote(titled: title)) }
  static func copiedAddress(_ address: String) -> Message { Message(words.copiedAddress(address)) }
  static func pinned(_ isPinned: Bool) -> Message { Message(words.pinned(isPinned)) }
  static func archived(_ isArchived: Bool) -> Message { Message(words.archived(isArchived)) }
  static func deleteForEver(_ note: Note) -> Message {
    refused(words.deleteForEver(note.shownName.truncated(to: 30)))
  }
  static func emptyTrash(_ count: Int) -> Message { refused(words.emptyTrash(count)) }
  static func deletedForEver(_ count: Int) -> Message { Message(words.deletedForEver(count)) }
  static func renamedLinks(_ count: Int) -> Message { Message(words.renamedLinks(count)) }

  static func recovered(_ note: Note, hasConflict: Bool) -> Message {
    let text = words.recovered(note.shownName.truncated(to: 30), hasConflict: hasConflict)
    return hasConflict ? refused(text) : Message(text)
  }

  static func attached(_ note: Note, to item: Item) -> Message { Message(words.attached(note, to: item)) }
  static func noteGone(_ note: Note) -> Message { refused(words.noteGone(note)) }
  static func leftFiles(_ files: [String]) -> Message { refused(words.leftFiles(files)) }
  static func editorFailed(_ failure: EditorFailure, file: String?) -> Message {
    refused(words.editorFailed(failure, file: file))
  }
  static func putBoxes(_ items: [ParsedItem], on list: ShoppingList) -> Message {
    Message(words.putBoxes(items, on: list))
  }
  static func boxesAreOnList(_ items: [ParsedItem], _ list: ShoppingList) -> Message {
    refused(words.boxesAreOnList(items, list))
  }
}
