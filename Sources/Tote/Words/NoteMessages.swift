import Markdown
import Screen
import ToteModel

/// What the notes have to say after an act.
extension Message {
  static let noBacklinks = Message("No note links here.", .refused)
  static let noTags = Message("No note has a tag. #word in its text is one.", .refused)
  static let noOpenBox = Message("There is no open box in this note.", .refused)
  static let noListForBoxes = Message("There is no list to put them on.", .refused)
  static let notesStillLoading = Message("The notes are still being read.", .refused)
  static let trashed = Message("In the trash, for thirty days. \(AppCommand.undo.key) brings it back.")
  static let restored = Message("It is back among the notes.")

  static func nothingOnLine(_ stop: MarkdownPager.Stop) -> Message {
    let next = "\(NoteReaderCommand.nextStop.key) leads to the next one."
    return switch stop {
    case .task: Message("There is no box on this line. \(next)", .refused)
    case .link, .heading: Message("There is no link on this line. \(next)", .refused)
    }
  }

  static func noNote(titled title: String) -> Message {
    Message("There is no note called “\(title)”. \(NoteReaderCommand.follow.key) again writes it.", .refused)
  }

  static func copiedAddress(_ address: String) -> Message { Message("Copied \(address).") }

  static func pinned(_ isPinned: Bool) -> Message { Message(isPinned ? "Pinned." : "No longer pinned.") }

  static func archived(_ isArchived: Bool) -> Message {
    Message(
      isArchived
        ? "Put away. \(NoteCommand.nextFolder.key) leads to the archive, \(AppCommand.undo.key) brings it back."
        : "It is back.")
  }

  static func deleteForEver(_ note: Note) -> Message {
    let name = note.name.truncated(to: 30)
    return Message("\(NoteCommand.delete.key) again deletes “\(name)” for ever. No undo.", .refused)
  }

  static func emptyTrash(_ count: Int) -> Message {
    let notes = count == 1 ? "the note in the trash" : "\(count) notes"
    return Message("\(NoteCommand.emptyTrash.key) again deletes \(notes) for ever. No undo.", .refused)
  }

  static func deletedForEver(_ count: Int) -> Message {
    Message(count == 1 ? "Deleted for ever." : "Deleted \(count) notes for ever.")
  }

  static func renamedLinks(_ count: Int) -> Message {
    Message("Renamed the links in \(count == 1 ? "one note" : "\(count) notes").")
  }

  static let merged = Message("Saved, together with what was changed elsewhere meanwhile.")
  static let keptBoth = Message(
    "The same lines were changed elsewhere. Both versions are in the note, between ▼ and ▲.", .refused)

  static func recovered(_ note: Note, hasConflict: Bool) -> Message {
    let name = note.name.truncated(to: 30)
    if hasConflict {
      return Message(
        "Recovered “\(name)”. It was changed elsewhere too: both are in it, between ▼ and ▲.", .refused)
    }
    return Message(
      "“\(name)” is back: it was being written when the program ended. "
        + "\(TabCommand(.notes).key) shows it, \(AppCommand.undo.key) takes it away.")
  }

  static func attached(_ note: Note, to item: Item) -> Message {
    Message("“\(note.name)” was there already: it is the note of \(item.name) now.")
  }

  static func noteGone(_ note: Note) -> Message {
    Message("\(note.name) is gone: another program has removed it.", .refused)
  }

  static func leftFiles(_ files: [String]) -> Message {
    let words = files.count == 1 ? "a text: \(files[0])" : "\(files.count) texts: \(files[0]) and others"
    return Message("An editor has left \(words)", .refused)
  }

  static func editorFailed(_ reason: String, file: String?) -> Message {
    let place = file.map { " What was written is in \($0)." } ?? ""
    return Message("\(reason.prefix(1).uppercased())\(reason.dropFirst()).\(place)", .refused)
  }

  static func putBoxes(_ items: [ParsedItem], on list: ShoppingList) -> Message {
    Message("Put \(boxes(items)) on \(list.name). \(AppCommand.undo.key) takes it back.")
  }

  static func boxesAreOnList(_ items: [ParsedItem], _ list: ShoppingList) -> Message {
    Message("\(boxes(items)) \(items.count == 1 ? "is" : "are") on \(list.name) already.", .refused)
  }

  private static func boxes(_ items: [ParsedItem]) -> String {
    items.count == 1 ? items[0].name : "\(items.count) things"
  }
}
