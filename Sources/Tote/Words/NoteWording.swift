import ToteModel

/// What people read on the notes.
enum NoteWording {
  static let notes = "Notes"
  static let tab = TabWords(title: notes, command: "notes")
  static let archive = "archive"
  static let trash = "trash"
  static let allNotes = "All notes"
  static let tags = "Tags"
  static let title = "Title"
  static let newNote = "New note"
  static let linkedFrom = "Linked from"
  static let loading = "Reading the notes …"
  static let retry = "\(NoteLoadCommand.retry.key) tries again."
  static let emptyPage = "Nothing is written yet: \(NoteReaderCommand.edit.key) writes."
  static let emptyText = "Write. Markdown, #tags and [[links]] are understood."
  static let searchPlaceholder = "words in a title or a text"
  static let completionKey = NoteEditorCommand.completeLink.key
  static let deleteForEver = "remove for good"

  static func title(of folder: NoteFolder) -> String {
    switch folder {
    case .notes: "Notes"
    case .archive: "Archive"
    case .trash: "Trash"
    }
  }

  static func count(_ count: Int) -> String { count == 1 ? "1 note" : "\(count) notes" }

  static func emptiness(of browser: NoteBrowser) -> (String, String) {
    if let search = browser.search, !search.field.isEmpty {
      return ("No note has “\(search.field.text)”.", "\(NoteCommand.showMore.key) shows all.")
    }
    if let tag = browser.tag {
      return ("No note here has #\(tag).", "\(NoteCommand.showMore.key) shows all.")
    }
    return switch browser.folder {
    case .notes: ("No notes yet.", "\(NoteCommand.new.key) writes one.")
    case .archive:
      (
        "Nothing is put away.",
        "\(NoteCommand.nextFolder.key) leads to the trash, \(NoteCommand.showMore.key) to the notes."
      )
    case .trash: ("The trash is empty.", "\(NoteCommand.showMore.key) leads to the notes.")
    }
  }

  static func linkCount(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? "1 link here" : "\(count) links here"
  }

  /// Who links here, so many of them by name.
  static func linkedFrom(_ links: [NoteReader.Backlink], naming limit: Int) -> String {
    if links.isEmpty { return "" }
    let names = links.prefix(limit).map(\.name)
    let rest = links.count > limit ? " and \(links.count - limit) more" : ""
    return "linked from \(names.joined(separator: ", "))\(rest)"
  }

  /// Where a note is, or when it was changed.
  static func place(of note: Note) -> String {
    note.trashed != nil ? "in the trash" : note.isArchived ? "put away" : note.modified.day
  }

  static func putBoxesOn(_ items: [ParsedItem]) -> String {
    "Put \(items.count == 1 ? items[0].name : "\(items.count) things") on"
  }

  static func renameOffer(_ offer: RenameOffer) -> String {
    let count = offer.notes.count == 1 ? "One note links" : "\(offer.notes.count) notes link"
    return
      "\(count) to “\(offer.old)”. \(NoteCommand.renameLinks.key) renames the links too, \(NoteCommand.showMore.key) leaves them."
  }
}
