import Screen
import ToteModel

// Event → Action of the whole. What every mode has stands here once.

/// What leads out of the program, or to sleep, wherever one is.
private let everywhere: [Binding<AppAction>] = [
  Binding("ctrl+c", action: .quit, help: "quit", group: "Program"),
  Binding("ctrl+s", action: .saveRetried, help: "save now", group: "Program"),
  Binding("ctrl+z", action: .suspended, help: "suspend", group: "Program"),
]

private func other(_ event: Event) -> AppAction? {
  if case .resize(let size) = event { .resized(size) } else { nil }
}

private let always = Keymap(everywhere, otherwise: other)

/// What every list of things has beside its own keys.
private func common(_ group: String, in room: Room = .notes) -> Keymap<AppAction> {
  Keymap(
    [
      Binding("u", action: AppAction.undone, help: "undo", group: group, footer: true),
      Binding("ctrl+r", "U", action: .redone, help: "redo", group: group),
      Binding("1", action: .roomChosen(.lists), help: "lists", group: "Program", footer: room == .notes),
      Binding("2", action: .roomChosen(.notes), help: "notes", group: "Program", footer: room == .lists),
      Binding("q", action: .quit, help: "quit", group: "Program"),
    ] + everywhere + [Binding("?", "f1", action: .helpOpened, help: "help", group: "Program", footer: true)],
    otherwise: other)
}

/// While the list has the keys.
package let appKeys = shoppingKeys.map(AppAction.shopping).adding(common("Items", in: .lists))

/// The same while the tour is on: Escape ends it.
let tourKeys = Keymap([
  Binding("esc", action: AppAction.tourEnded, help: "end the tour", footer: true)
]).adding(appKeys)

private let helpKeys = Keymap([
  Binding("esc", "?", "f1", "q", "enter", action: AppAction.helpClosed, help: "close", footer: true),
  Binding("j", "down", action: .helpMoved(by: 1), help: "down", footer: true),
  Binding("k", "up", action: .helpMoved(by: -1), help: "up"),
  Binding("pgdn", "space", action: .helpPaged(by: 2), help: "a page down"),
  Binding("pgup", action: .helpPaged(by: -2), help: "a page up"),
  Binding("ctrl+d", action: .helpPaged(by: 1), help: "half a page down"),
  Binding("ctrl+u", action: .helpPaged(by: -1), help: "half a page up"),
  Binding("g", "home", action: .helpMovedTo(0), help: "first"),
  Binding("G", "end", action: .helpMovedTo(.max), help: "last"),
]).adding(always)

/// While the database is on its way: keys wait for it.
private let loadingKeys = Keymap<AppAction>([
  Binding("ctrl+c", action: .quit, help: "quit", footer: true),
  Binding("ctrl+z", action: .suspended, help: "suspend"),
]) { other($0) ?? .typedAhead($0) }

private let failedKeys = Keymap<AppAction>([
  Binding("r", "enter", action: .loadRetried, help: "try again", footer: true),
  Binding("q", "esc", action: .quit, help: "quit", footer: true),
]).adding(always)

private func byMode(_ keys: Keymap<NotesAction>) -> Keymap<AppAction> {
  keys.map(AppAction.notes).adding(always)
}

private let browsingNotes = noteKeys.map(AppAction.notes).adding(common("Notes"))
/// The same in the archive: what one comes for is to bring back.
private let browsingArchive = browsingNotes.footer([
  ("enter", "read"), ("Z", "bring back"), ("e", "write"), ("d", "delete"), ("/", "search"), ("u", "undo"),
  ("1", "lists"), ("?", "help"),
])
private let browsingTrash = trashKeys.map(AppAction.notes).adding(common("Notes"))
private let failedNotes = failedNoteKeys.map(AppAction.notes).adding(common("Notes"))
private let readingNote = readingKeys.map(AppAction.notes).adding(common("Reading"))
private let searchingNotes = byMode(searchKeys)
private let writingTitle = byNotes(titleKeys)
private let writingText = byNotes(writingKeys)
private let writingLink = byNotes(linkingKeys)
private let choosingTag = byMode(tagKeys)
private let choosingBacklink = byMode(backlinkKeys)
private let sendingBoxes = byMode(sendBoxesKeys)

/// While something is written, ctrl+s saves the note; there ctrl+c leaves too, with a draft.
private func byNotes(_ keys: Keymap<NotesAction>) -> Keymap<AppAction> {
  keys.map(AppAction.notes).adding(Keymap(everywhere.filter { $0.keys != ["ctrl+s"] }, otherwise: other))
}

private func byMode(_ keys: Keymap<ShoppingAction>) -> Keymap<AppAction> {
  keys.map(AppAction.shopping).adding(always)
}

/// While something is typed ctrl+c leaves that, and nothing more.
private func byTyping(_ keys: Keymap<ShoppingAction>) -> Keymap<AppAction> {
  keys.map(AppAction.shopping).adding(Keymap(everywhere.filter { $0.keys != ["ctrl+c"] }, otherwise: other))
}

private let entering = byTyping(enteringKeys)
private let completing = byTyping(completingKeys)
private let editing = byTyping(editingKeys)
private let filtering = byTyping(filteringKeys)
private let naming = byTyping(namingKeys)
private let pasting = byTyping(pastingKeys)
/// With undo: its acts say that u brings back what they took away.
private let choosing = byMode(listsKeys).adding(undoing)
/// The same while the list under the cursor is put away.
private let choosingPutAway = byMode(listsKeys.footer(putAwayHints)).adding(undoing)
private let undoing = Keymap<AppAction>([
  Binding("u", action: .undone, help: "undo"), Binding("ctrl+r", "U", action: .redone, help: "redo"),
])
private let sending = byMode(sendKeys)
private let buying = byMode(buyAgainKeys)

extension App {
  /// What the keys mean now.
  package var keymap: Keymap<AppAction> {
    isWaiting ? loadingKeys : shownKeymap
  }

  /// Whether keys wait for the database: what is on its way decides what the next one acts on.
  var isWaiting: Bool {
    switch loading {
    case .idle, .loading: true
    case .failed: false
    case .loaded: notes.isBusy || room == .notes && notes.isUnknown
    }
  }

  /// The keys that the footer tells of: it does not flicker for the blink of an eye in which keys wait.
  var shownKeymap: Keymap<AppAction> {
    switch loading {
    case .idle, .loading: return loadingKeys
    case .failed(let error, let backups):
      return error.isCuredByBackup ? Self.repairKeys(backups).adding(failedKeys) : failedKeys
    case .loaded: break
    }
    if helpTop != nil { return helpKeys }
    if room == .notes { return notesKeymap }
    switch shopping.mode {
    case .browsing:
      return browsingKeys
    case .entering(let field):
      if !field.isAdding { return editing }
      return field.completing != nil && field.field.after.isEmpty ? completing : entering
    case .filtering: return filtering
    case .naming: return naming
    case .pasting: return pasting
    case .lists(let pane):
      guard pane.purpose == .open else { return sending }
      return listInQuestion?.isArchived == true ? choosingPutAway : choosing
    case .buyAgain: return buying
    }
  }

  /// The keys that the help tells of.
  var helpTable: Keymap<AppAction> {
    guard room == .notes else { return appKeys }
    if case .reading = notes.mode { return readingNote }
    return folderKeys
  }

  /// The keys of the list of notes, whatever is in it.
  var folderKeys: Keymap<AppAction> {
    switch notes.folder {
    case .notes: browsingNotes
    case .archive: browsingArchive
    case .trash: browsingTrash
    }
  }

  private var notesKeymap: Keymap<AppAction> {
    switch notes.mode {
    case .browsing:
      if case .failed = notes.loading {
        failedNotes
      } else {
        browsingNotesKeys
      }
    case .searching: searchingNotes
    case .reading: readingNote
    case .writing(let writing):
      writing.isInTitle ? writingTitle : writing.completions.isEmpty ? writingText : writingLink
    case .tags: choosingTag
    case .sending: sendingBoxes
    case .backlinks: choosingBacklink
    }
  }

  /// What can be done about a damaged file. The tables are made anew: nobody types fast here.
  private static func repairKeys(_ backups: [Backup]) -> Keymap<AppAction> {
    var bindings: [Binding<AppAction>] = []
    if let latest = backups.first {
      bindings.append(
        Binding(
          "b", action: .setAsideAsked(replacement: latest), help: "go back to \(latest.day)", footer: true))
    }
    bindings.append(Binding("n", action: .setAsideAsked(replacement: nil), help: "begin anew", footer: true))
    return Keymap(bindings)
  }
}
