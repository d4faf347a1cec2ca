import Markdown
import Screen
import ToteModel

protocol NoteWords {
  /// It must be restored first.
  var isInTrash: String { get }
  var noLinksToRename: String { get }
  var notes: String { get }
  /// In the footer: opens it, like the trash.
  var archive: String { get }
  var trash: String { get }
  var allNotes: String { get }
  /// A sentence.
  func sortedNotes(by sort: NoteSort) -> String
  var tags: String { get }
  var notesTab: TabWords { get }
  /// In the empty title.
  var titlePlaceholder: String { get }
  var newNote: String { get }
  var linkedFrom: String { get }
  var loadingNotes: String { get }
  var retryNotes: String { get }
  var emptyPage: String { get }
  var emptyText: String { get }
  /// The help about what can be written in a note.
  var noteHelp: Palette.Section { get }
  var searchPlaceholder: String { get }
  /// In the footer and the help of the trash.
  var deleteForever: String { get }
  func title(of folder: NoteFolder) -> String
  func notes(_ count: Int) -> String
  /// Found by the nearest words, since no note has those that were typed.
  func notes(_ count: Int, with corrected: String) -> String
  /// A heading, and what to do if a folder, a tag or a search has no notes.
  func emptiness(of browser: NoteBrowser) -> (String, String)
  func linkCount(_ count: Int) -> String
  /// Which notes link here, naming at most `limit`.
  func alsoCalled(_ aliases: [String]) -> String
  func linkedFrom(_ links: [NoteReader.Backlink], naming limit: Int) -> String
  func place(of note: Note) -> String
  func putBoxesOn(_ items: [ParsedItem]) -> String
  func renameOffer(_ offer: RenameOffer) -> String
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
  var copiedText: String { get }
  func copiedAddress(_ address: String) -> String
  func openingAddress(_ address: String) -> String
  func browserFailed(_ command: String, reason: String, copied address: String) -> String
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

extension Message {
  static func noNote(in browser: NoteBrowser) -> Message {
    let (what, how) = words.emptiness(of: browser)
    return refused("\(what) \(how)")
  }
  static var isInTrash: Message { refused(words.isInTrash) }
  static var noLinksToRename: Message { refused(words.noLinksToRename) }
  static var noBacklinks: Message { refused(words.noBacklinks) }
  static var noTags: Message { refused(words.noTags) }
  static var noBox: Message { refused(words.noBox) }
  static var noOpenBox: Message { refused(words.noOpenBox) }
  static func severalNotes(titled title: String) -> Message { refused(words.severalNotes(titled: title)) }
  static func sameTitle(_ title: String) -> Message { Message(words.sameTitle(title)) }
  static var noListForBoxes: Message { refused(words.noListForBoxes) }
  static var notesStillLoading: Message { refused(words.notesStillLoading) }
  static var trashed: Message { Message(words.trashed) }
  static var restored: Message { Message(words.restored) }
  static var merged: Message { Message(words.merged) }
  static var keptBoth: Message { refused(words.keptBoth) }
  static func nothingOnLine(_ stop: MarkdownPager.Stop) -> Message { refused(words.nothingOnLine(stop)) }
  static func noNote(titled title: String) -> Message { refused(words.noNote(titled: title)) }
  static var copiedText: Message { Message(words.copiedText) }
  static func copiedAddress(_ address: String) -> Message { Message(words.copiedAddress(address)) }
  static func openingAddress(_ address: String) -> Message { Message(words.openingAddress(address)) }
  static func browserFailed(_ command: String, reason: String, copied address: String) -> Message {
    refused(words.browserFailed(command, reason: reason, copied: address))
  }
  static func sortedNotes(by sort: NoteSort) -> Message { Message(words.sortedNotes(by: sort)) }
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
