import Markdown
import Screen
import ToteModel

extension Words {
  var noLinksToRename: String { say("note-no-links-to-rename") }
  var notes: String { say("note-notes") }
  /// In the footer: opens it, like the trash.
  var archive: String { say("note-archive") }
  var trash: String { say("note-trash") }
  var allNotes: String { say("note-all-notes") }
  /// A sentence.
  func sortedNotes(by sort: NoteSort) -> String {
    switch sort {
    case .changed: say("note-sorted-notes-changed")
    case .title: say("note-sorted-notes-title")
    case .created: say("note-sorted-notes-created")
    }
  }
  func sortedNotes(by order: NoteColumnOrder) -> String {
    order.isAscending
      ? say("note-sorted-by-column", ["name": order.column.name])
      : say("note-sorted-down-by-column", ["name": order.column.name])
  }
  var noColumns: String { say("note-no-columns") }
  /// Above the names.
  var noteTitleColumn: String { say("note-title-column") }
  var tags: String { say("note-tags") }
  /// In the empty title.
  var titlePlaceholder: String { say("note-title-placeholder") }
  var newNote: String { say("note-new-note") }
  var linkedFrom: String { say("note-linked-from") }
  var loadingNotes: String { say("note-loading-notes") }
  var retryNotes: String { say("note-retry-notes") }
  var emptyText: String { say("note-empty-text") }
  var searchPlaceholder: String { say("note-search-placeholder") }
  /// In the footer and the help of the trash.
  var deleteForever: String { say("note-delete-forever") }
  func title(of folder: NoteFolder) -> String {
    switch folder {
    case .notes: say("note-title-notes")
    case .archive: say("note-title-archive")
    case .trash: say("note-title-trash")
    }
  }
  func notes(_ count: Int) -> String { say("note-notes-count", ["count": counted(count)]) }
  var noBacklinks: String { say("note-no-backlinks") }
  var noHeadings: String { say("note-no-headings") }
  var noProperties: String { say("note-no-properties") }
  var savedProperties: String { say("note-saved-properties") }
  func properties(of name: String) -> String { say("property-editor-title", ["name": name]) }
  var propertyName: String { say("property-editor-name") }
  var propertyValue: String { say("property-editor-value") }
  var propertyNeedsName: String { say("property-editor-needs-name") }
  func propertyIsThere(_ name: String) -> String { say("property-editor-is-there", ["name": name]) }
  var propertyMustBeDate: String { say("property-editor-must-be-date") }
  var propertyMustBeIndented: String { say("property-editor-must-be-indented") }
  /// In the text of them all.
  var propertiesEndThere: String { say("property-editor-ends-there") }
  var outline: String { say("note-outline") }
  var goToHeading: String { say("note-go-to-heading") }
  var deadLinks: String { say("note-dead-links") }
  var noDeadLinks: String { say("note-no-dead-links") }
  var noTags: String { say("note-no-tags") }
  /// The note has no boxes; says how to write one.
  var noBox: String { say("note-no-box") }
  var noOpenBox: String { say("note-no-open-box") }
  var noListForBoxes: String { say("note-no-list-for-boxes") }
  var notesStillLoading: String { say("note-notes-still-loading") }
  var trashed: String { say("note-trashed") }
  var restored: String { say("note-restored") }
  var merged: String { say("note-merged") }
  var keptBoth: String { say("note-kept-both") }
  var nothingSelected: String { say("note-nothing-selected") }
  var pastedPage: String { say("note-pasted-page") }
  func movedText(to note: String) -> String { say("note-moved-text", ["note": note]) }
  func cannotLink(to note: String) -> String { say("note-cannot-link", ["note": note]) }
  var copiedText: String { say("note-copied-text") }
  func copiedAddress(_ address: String) -> String { say("note-copied-address", ["address": address]) }
  func openingAddress(_ address: String) -> String { say("note-opening-address", ["address": address]) }
  /// A question about one note; that about several is ``emptiesTrash(_:)``.
  func deletesForever(_ name: String) -> String { say("note-delete-for-ever", ["name": name]) }
  var lacksDivider: String { say("note-lacks-divider") }
  var days: String { say("note-days") }
  var noNoteOfDay: String { say("note-no-note-of-day") }
  var answerDelete: String { say("note-answer-delete") }
  var answerKeep: String { say("note-answer-keep") }
}

extension Words {
  /// It must be restored first.
  var isInTrash: String { say("note-is-in-trash") }
  var notesTab: TabWords { TabWords(title: notes, command: say("note-tab")) }
  var emptyPage: String { say("note-empty-page") }
  /// The help about what can be written in a note.
  var noteHelp: Palette.Section { help(say("note-help")) }
  /// Found by the nearest words, since no note has those that were typed.
  func notes(_ count: Int, with corrected: String) -> String {
    say("note-notes-with", ["count": counted(count), "words": corrected])
  }
  /// A heading, and what to do if a folder, a tag or a search has no notes.
  func emptiness(of browser: NoteBrowser) -> (String, String) {
    if let search = browser.search, !search.field.isEmpty {
      return (
        say("note-nothing-found", ["text": search.field.text]), say("note-nothing-found", attribute: "text")
      )
    }
    if let tag = browser.tag {
      return (say("note-none-tagged", ["tag": tag]), say("note-none-tagged", attribute: "text"))
    }
    if let directory = browser.directory {
      let name = directory.isTop ? noFolder : directory.path
      return (say("note-none-in-folder", ["folder": name]), say("note-none-in-folder", attribute: "text"))
    }
    return switch browser.folder {
    case .notes: (say("note-none"), say("note-none", attribute: "text"))
    case .archive: (say("note-archive-empty"), say("note-archive-empty", attribute: "text"))
    case .trash: (say("note-trash-empty"), say("note-trash-empty", attribute: "text"))
    }
  }
  func linkCount(_ count: Int) -> String {
    count == 0 ? "" : say("note-link-count", ["count": counted(count)])
  }
  /// Which notes link here, naming at most `limit`.
  func linkedFrom(_ links: [NoteReader.Backlink], naming limit: Int) -> String {
    if links.isEmpty { return "" }
    let names = links.prefix(limit).map(\.name).joined(separator: ", ")
    return links.count > limit
      ? say("note-linked-from-more", ["names": names, "count": links.count - limit])
      : say("note-linked-from-names", ["names": names])
  }
  func place(of note: Note) -> String {
    note.trashed != nil
      ? say("note-in-trash") : note.isArchived ? say("note-archived-place") : day(note.modified)
  }
  func putBoxesOn(_ items: [ParsedItem]) -> String {
    say("note-put-boxes-on", ["count": items.count, "name": items.first?.name ?? ""])
  }
  func renameOffer(_ offer: RenameOffer) -> String {
    say("note-rename-offer", ["count": offer.notes.count, "title": offer.old])
  }
  func nothingOnLine(_ stop: MarkdownPager.Stop) -> String {
    switch stop {
    case .task: say("note-no-box-on-line")
    case .link, .heading, .fold: say("note-no-link-on-line")
    }
  }
  func turnFold(_ isFolded: Bool) -> String { say("note-turn-fold", ["folded": isFolded]) }
  func noNote(titled title: String) -> String { say("note-no-note", ["title": title]) }
  func browserFailed(_ command: String, reason: String, copied address: String) -> String {
    say("note-browser-failed", ["command": command, "reason": reason, "address": address])
  }
  func pinned(_ isPinned: Bool) -> String { say("note-pinned", ["pinned": isPinned]) }
  func archived(_ isArchived: Bool) -> String { say("note-archived", ["archived": isArchived]) }
  func emptiesTrash(_ count: Int) -> String { say("note-empty-trash", ["count": counted(count)]) }
  func deletedForEver(_ count: Int) -> String {
    say("note-deleted-for-ever", ["count": counted(count)])
  }
  /// What renaming would do, while the new name is typed.
  func explanation(of renaming: TagRenaming, to new: String) -> String {
    var parts = [say("note-tag-changes", ["count": counted(renaming.notes.count)])]
    if renaming.merges(into: new) { parts.append(say("note-tag-merges", ["tag": new])) }
    if renaming.keeping > 0 { parts.append(say("note-tag-keeps", ["count": counted(renaming.keeping)])) }
    return parts.joined(separator: "; ")
  }
  func renamedTag(_ renaming: TagRenaming, to new: String) -> String {
    say("note-renamed-tag", ["count": counted(renaming.notes.count), "old": renaming.old, "new": new])
  }
  var renameTag: String { say("note-rename-tag") }
  func noTag(_ typed: String) -> String { say("note-no-tag", ["text": typed]) }
  var noTagToRename: String { say("note-no-tag-to-rename") }
  var templates: String { say("note-templates") }
  var useTemplate: String { say("note-use-template") }
  func noTemplates(in folder: NoteDirectory) -> String {
    say("note-no-templates", ["folder": folder.path])
  }
  var titleOfNew: String { say("note-title-of-new") }
  func explanation(of filling: TemplateFilling) -> String {
    let (number, count) = filling.progress
    return say(
      "note-template-progress", ["template": filling.template.name, "number": number, "count": count])
  }
  var folders: String { say("note-folders") }
  var noFolders: String { say("note-no-folders") }
  var showFolder: String { say("note-show-folder") }
  var renameFolder: String { say("note-rename-folder") }
  var noFolderToRename: String { say("note-no-folder-to-rename") }
  func moveToFolder(_ note: String) -> String { say("note-move-to-folder", ["note": note]) }
  var typeFolder: String { say("note-type-folder") }
  var noFolderYet: String { say("note-no-folder-yet") }
  func newFolder(_ directory: NoteDirectory) -> String {
    say("note-new-folder", ["folder": directory.path])
  }
  func noSuchFolder(_ typed: String) -> String { say("note-no-such-folder", ["text": typed]) }
  func explanation(of renaming: DirectoryRenaming, to new: NoteDirectory?) -> String {
    let moved = say("note-folder-moves", ["count": counted(renaming.notes.count)])
    guard let new, renaming.merges(into: new) else { return moved }
    return "\(moved); \(say("note-folder-merges", ["folder": new.path]))"
  }
  func movedNotes(_ move: NoteMove, to directory: NoteDirectory) -> String {
    let folder = directory.isTop ? noFolder : directory.path
    let moved = say(
      "note-moved-notes",
      ["count": counted(move.notes.count), "note": move.notes.first?.shownName ?? "", "folder": folder])
    return moved + changedLinks(move)
  }
  func renamedFolder(_ old: NoteDirectory, to new: NoteDirectory, _ move: NoteMove) -> String {
    say("note-renamed-folder", ["old": old.path, "new": new.path, "count": counted(move.notes.count)])
      + changedLinks(move)
  }
  private func changedLinks(_ move: NoteMove) -> String {
    move.linking.isEmpty ? "" : " " + say("note-folder-links", ["count": counted(move.linking.count)])
  }
  func renamedLinks(_ count: Int) -> String { say("note-renamed-links", ["count": counted(count)]) }
  func recovered(_ name: String, hasConflict: Bool) -> String {
    hasConflict
      ? say("note-recovered-both", ["name": name])
      : say("note-recovered", ["name": name, "key": AppCommand.open(.notes).key])
  }
  func attached(_ note: Note, to item: Item) -> String {
    say("note-attached", ["note": note.shownName, "item": item.name])
  }
  func noteGone(_ note: Note) -> String { say("note-gone", ["note": note.shownName]) }
  func leftFiles(_ files: [String]) -> String {
    say("note-left-files", ["count": files.count, "file": files.first ?? ""])
  }
  func putBoxes(_ items: [ParsedItem], on list: ShoppingList, _ added: AddedCounts?) -> String {
    if let added, added.updated + added.putBack > 0 {
      return say("note-put-boxes-some", ["list": list.name, "added": becameOf(added)])
    }
    return say("note-put-boxes", ["count": items.count, "name": items.first?.name ?? "", "list": list.name])
  }
  func boxesAreOnList(_ items: [ParsedItem], _ list: ShoppingList) -> String {
    say(
      "note-boxes-are-on-list",
      ["count": items.count, "name": items.first?.name ?? "", "list": list.name])
  }
}

extension Message {
  static func noNote(in browser: NoteBrowser) -> Message {
    let (what, how) = words.emptiness(of: browser)
    return refused("\(what) \(how)")
  }
  static var isInTrash: Message { refused(words.isInTrash) }
  static var noLinksToRename: Message { refused(words.noLinksToRename) }
  static var noBacklinks: Message { refused(words.noBacklinks) }
  static var noHeadings: Message { refused(words.noHeadings) }
  static var noProperties: Message { refused(words.noProperties) }
  static var savedProperties: Message { Message(words.savedProperties) }
  static var noDeadLinks: Message { refused(words.noDeadLinks) }
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
  static var nothingSelected: Message { refused(words.nothingSelected) }
  static var pastedPage: Message { Message(words.pastedPage) }
  static func movedText(to note: String) -> Message { Message(words.movedText(to: note)) }
  static func cannotLink(to note: String) -> Message { refused(words.cannotLink(to: note)) }
  static var copiedText: Message { Message(words.copiedText) }
  static func restrictedAddress(copied address: String) -> Message {
    refused(words.say("restricted-address", ["address": address]))
  }
  static func copiedAddress(_ address: String) -> Message { Message(words.copiedAddress(address)) }
  static func openingAddress(_ address: String) -> Message { Message(words.openingAddress(address)) }
  static func browserFailed(_ command: String, reason: String, copied address: String) -> Message {
    refused(words.browserFailed(command, reason: reason, copied: address))
  }
  static func sortedNotes(by sort: NoteSort) -> Message { Message(words.sortedNotes(by: sort)) }
  static func sortedNotes(by order: NoteColumnOrder) -> Message { Message(words.sortedNotes(by: order)) }
  static var noColumns: Message { refused(words.noColumns) }
  static func pinned(_ isPinned: Bool) -> Message { Message(words.pinned(isPinned)) }
  static func archived(_ isArchived: Bool) -> Message { Message(words.archived(isArchived)) }
  static func deletedForEver(_ count: Int) -> Message { Message(words.deletedForEver(count)) }
  static func renamedTag(_ renaming: TagRenaming, to new: String) -> Message {
    Message(words.renamedTag(renaming, to: new))
  }
  static func noTag(_ typed: String) -> Message { refused(words.noTag(typed)) }
  static var noTagToRename: Message { refused(words.noTagToRename) }
  static func noTemplates(in folder: NoteDirectory) -> Message { refused(words.noTemplates(in: folder)) }
  static var noFolders: Message { refused(words.noFolders) }
  static var noFolderToRename: Message { refused(words.noFolderToRename) }
  static func noSuchFolder(_ typed: String) -> Message { refused(words.noSuchFolder(typed)) }
  static func movedNotes(_ move: NoteMove, to directory: NoteDirectory) -> Message {
    Message(words.movedNotes(move, to: directory))
  }
  static func renamedFolder(_ old: NoteDirectory, to new: NoteDirectory, _ move: NoteMove) -> Message {
    Message(words.renamedFolder(old, to: new, move))
  }
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
  static func putBoxes(_ items: [ParsedItem], on list: ShoppingList, in edit: Edit?) -> Message {
    Message(words.putBoxes(items, on: list, edit.flatMap { AddedCounts($0) }))
  }
  static func boxesAreOnList(_ items: [ParsedItem], _ list: ShoppingList) -> Message {
    refused(words.boxesAreOnList(items, list))
  }
}
