import Markdown
import ToteModel

extension English {
  var isInTrash: String {
    "This note is in the trash. \(NoteReaderCommand.close.key), then \(NoteCommand.restore.key) restores it."
  }

  var notesTab: TabWords { TabWords(title: notes, command: "notes") }
  var emptyPage: String { "This note is empty. \(NoteReaderCommand.edit.key) edits it." }

  var noteHelp: Palette.Section {
    let send = NoteCommand.sendBoxes.key
    return Palette.Section(
      name: "Writing",
      rows: [
        Palette.Row(key: "- [ ] milk", title: "a checkbox; \(send) adds the open ones to a list"),
        Palette.Row(key: "#kids [[Soup]]", title: "a tag, and a link to another note"),
        Palette.Row(key: "serves: 4", title: "a recipe: \(send) asks how many to cook for"),
        Palette.Row(key: "Mon: [[Soup]] x2", title: "a meal plan: \(send) adds its recipes; also: for 6"),
      ])
  }

  func emptiness(of browser: NoteBrowser) -> (String, String) {
    if let search = browser.search, !search.field.isEmpty {
      return ("No note matches “\(search.field.text)”.", "\(NoteCommand.showMore.key) shows all.")
    }
    if let tag = browser.tag {
      return ("No note here is tagged #\(tag).", "\(NoteCommand.showMore.key) shows all.")
    }
    return switch browser.folder {
    case .notes: ("No notes yet.", "\(NoteCommand.new.key) writes one.")
    case .archive:
      (
        "The archive is empty.",
        "\(NoteCommand.nextFolder.key) opens the trash, \(NoteCommand.showMore.key) the notes."
      )
    case .trash: ("The trash is empty.", "\(NoteCommand.showMore.key) opens the notes.")
    }
  }

  func linkCount(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? "1 link here" : "\(number(count)) links here"
  }

  func alsoCalled(_ aliases: [String]) -> String { "also “\(aliases.joined(separator: "”, “"))”" }

  func linkedFrom(_ links: [NoteReader.Backlink], naming limit: Int) -> String {
    if links.isEmpty { return "" }
    let names = links.prefix(limit).map(\.name)
    let rest = links.count > limit ? " and \(links.count - limit) more" : ""
    return "linked from \(names.joined(separator: ", "))\(rest)"
  }

  func place(of note: Note) -> String {
    note.trashed != nil ? "in the trash" : note.isArchived ? "archived" : day(note.modified)
  }

  func putBoxesOn(_ items: [ParsedItem]) -> String {
    "Add \(items.count == 1 ? items[0].name : "\(items.count) items") to"
  }

  func renameOffer(_ offer: RenameOffer) -> String {
    let count = offer.notes.count == 1 ? "One note links" : "\(offer.notes.count) notes link"
    return
      "\(count) to “\(offer.old)”. \(NoteCommand.renameLinks.key) renames the links too, \(NoteCommand.showMore.key) keeps them."
  }

  package func severalNotes(titled title: String) -> String {
    "Several notes are called “\(title)”. Give them different titles, then add the plan."
  }
  package func sameTitle(_ title: String) -> String {
    "Another note is called “\(title)”, too. A link to it asks which one."
  }

  func notes(_ count: Int, with corrected: String) -> String { "\(notes(count)) with “\(corrected)”" }

  func nothingOnLine(_ stop: MarkdownPager.Stop) -> String {
    let next = "\(NoteReaderCommand.nextStop.key) goes to the next one."
    return switch stop {
    case .task: "No checkbox on this line. \(next)"
    case .link, .heading: "No link on this line. \(next)"
    }
  }

  func noNote(titled title: String) -> String {
    "No note called “\(title)”. Press \(NoteReaderCommand.follow.key) again to create it."
  }

  func browserFailed(_ command: String, reason: String, copied address: String) -> String {
    "Can't run “\(command)”: \(reason). Copied \(address)."
  }
  func pinned(_ isPinned: Bool) -> String { isPinned ? "Pinned." : "Unpinned." }

  func archived(_ isArchived: Bool) -> String {
    isArchived
      ? "Archived. \(NoteCommand.nextFolder.key) opens the archive; \(AppCommand.undo.key) undoes."
      : "Restored."
  }

  func emptyTrash(_ count: Int) -> String {
    "\(NoteCommand.emptyTrash.key) again deletes \(count == 1 ? "the note in the trash" : "\(number(count)) notes") for ever. This can't be undone."
  }

  func deletedForEver(_ count: Int) -> String {
    count == 1 ? "Deleted for ever." : "Deleted \(number(count)) notes for ever."
  }

  func renamedLinks(_ count: Int) -> String {
    "Renamed the links in \(count == 1 ? "one note" : "\(number(count)) notes")."
  }

  func recovered(_ name: String, hasConflict: Bool) -> String {
    hasConflict
      ? "Recovered “\(name)”. It was changed elsewhere too: both versions are in it, between ▼ and ▲."
      : "Recovered an unsaved draft of “\(name)”. \(AppCommand.open(.notes).key) shows it, \(AppCommand.undo.key) discards it."
  }

  func attached(_ note: Note, to item: Item) -> String {
    "“\(note.shownName)” already existed. It is now the note of \(item.name)."
  }

  func noteGone(_ note: Note) -> String { "“\(note.shownName)” was deleted elsewhere." }

  func leftFiles(_ files: [String]) -> String {
    files.count == 1
      ? "An editor left a text; tote note recover takes it in: \(files[0])"
      : "An editor left \(files.count) texts, one in \(files[0]); tote note recover takes them in"
  }

  package func editorFailed(_ failure: EditorFailure, file: String?) -> String {
    let sentence =
      switch failure {
      case .noTerminal: "There is no terminal to open an editor in."
      case .badCommand(let command): "The editor “\(command)” can't be run: a quote is left open."
      case .noFile(let folder, let reason): "Can't create a file in \(folder): \(reason)."
      case .cannotStart(let editor, let reason): "The editor “\(editor)” can't be run: \(reason)."
      case .lost(let editor, let reason): "Lost track of the editor “\(editor)”: \(reason)."
      case .killed(let editor, let signal): "The editor “\(editor)” was killed by signal \(signal)."
      case .exited(let editor, let code): "The editor “\(editor)” exited with status \(code)."
      case .leftNoFile(let editor): "The editor “\(editor)” left no file."
      case .leftNoText(let editor): "The text from “\(editor)” isn't valid UTF-8."
      case .leftTooMuch(let editor, let most): "The text from “\(editor)” is larger than \(most) MB."
      }
    return sentence + (file.map { " Your text is in \($0)." } ?? " Nothing was changed.")
  }

  func putBoxes(_ items: [ParsedItem], on list: ShoppingList) -> String {
    "Added \(boxes(items)) to “\(list.name)”. \(AppCommand.undo.key) undoes."
  }

  func boxesAreOnList(_ items: [ParsedItem], _ list: ShoppingList) -> String {
    "Already on “\(list.name)”: \(boxes(items))."
  }

  private func boxes(_ items: [ParsedItem]) -> String {
    items.count == 1 ? items[0].name : "\(items.count) items"
  }
}
