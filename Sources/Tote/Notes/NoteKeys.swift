import Screen
import ToteModel
import Markdown

// Event → Action of the notes: a table for each mode.

/// While the list of notes has the keys.
let noteKeys = browsing(
  [
    Binding("enter", "l", "right", action: .opened, help: "read", group: "Notes", footer: true),
    Binding("a", "o", action: .noteBegun, help: "new", group: "Notes", footer: true),
    Binding("e", "i", action: .writeBegun, help: "write", group: "Notes", footer: true),
    Binding("E", action: .editorAsked, help: "write with $EDITOR", group: "Notes"),
    Binding("d", "delete", action: .thrownAway, help: "delete", group: "Notes", footer: true),
    Binding("p", action: .pinned, help: "pin", group: "Notes"),
    Binding("Z", action: .putAway, help: "put away, bring back", group: "Notes"),
    Binding("y", action: .linksRenamed, help: "rename the links too", group: "Notes"),
  ], isSearching: true)

/// The same in the trash: what one comes for is another.
let trashKeys = browsing(
  [
    Binding("enter", "l", "right", action: .opened, help: "read", group: "Notes", footer: true),
    Binding("r", action: .restored, help: "restore", group: "Notes", footer: true),
    Binding("d", "delete", action: .thrownAway, help: "remove for good", group: "Notes", footer: true),
    Binding("X", action: .trashEmptied, help: "empty the trash", group: "Notes", footer: true),
    Binding("a", "o", action: .noteBegun, help: "new", group: "Notes"),
  ], isSearching: false)

private func browsing(_ acts: [Binding<NotesAction>], isSearching: Bool) -> Keymap<NotesAction> {
  Keymap(acts + moves + shows(isSearching)) { event in
    switch event {
    case .press(.left, let point): .pressed(point)
    case .wheel(.up, _): .wheelTurned(by: -3)
    case .wheel(.down, _): .wheelTurned(by: 3)
    default: nil
    }
  }
}

private let moves: [Binding<NotesAction>] = [
  Binding("j", "down", action: .moved(by: 1), help: "down", group: "Move"),
  Binding("k", "up", action: .moved(by: -1), help: "up", group: "Move"),
  Binding("g", "home", action: .movedToStart, help: "first", group: "Move"),
  Binding("G", "end", action: .movedToEnd, help: "last", group: "Move"),
  Binding("ctrl+d", "pgdn", action: .moved(by: 10), help: "further down", group: "Move"),
  Binding("ctrl+u", "pgup", action: .moved(by: -10), help: "further up", group: "Move"),
]

private func shows(_ isSearching: Bool) -> [Binding<NotesAction>] {
  [
    Binding("/", action: .searchBegun, help: "search", group: "Show", footer: isSearching),
    Binding("#", "t", action: .tagsOpened, help: "tags", group: "Show", footer: isSearching),
    Binding("f", action: .folderTurned(by: 1), help: "archive, trash, notes", group: "Show"),
    Binding("F", action: .folderTurned(by: -1), help: "and back", group: "Show"),
    Binding("esc", action: .escaped, help: "end the search, the tag; back to the notes", group: "Show"),
    Binding("tab", action: .roomLeft(by: 1), help: "first list", group: "Show"),
    Binding("shift+tab", action: .roomLeft(by: -1), help: "last list", group: "Show"),
  ]
}

/// While the notes cannot be read.
let failedNoteKeys = Keymap<NotesAction>([
  Binding("r", "enter", action: .retried, help: "try again", footer: true)
])

/// While something is looked for.
let searchKeys = Keymap<NotesAction>([
  Binding("enter", action: .searchKept, help: "to the list", footer: true),
  Binding("down", "ctrl+n", action: .moved(by: 1), help: "down", footer: true),
  Binding("up", "ctrl+p", action: .moved(by: -1), help: "up"),
  Binding("esc", action: .searchCleared, help: "show all", footer: true),
]) { TextEdit(field: $0).map { .searchEdited($0) } }

/// While a note is read.
let readingKeys = Keymap<NotesAction>([
  Binding("e", "i", action: .writeBegun, help: "write", group: "Reading", footer: true),
  Binding(
    "esc", "h", "left", "backspace", action: .readingLeft, help: "back", group: "Reading", footer: true),
  Binding("space", "x", action: .boxTicked, help: "tick", group: "Reading", footer: true),
  Binding("enter", action: .linkFollowed, help: "follow link", group: "Reading", footer: true),
  Binding("b", action: .backlinksOpened, help: "what links here", group: "Reading"),
  Binding("E", action: .editorAsked, help: "write with $EDITOR", group: "Reading"),
  Binding("S", action: .boxesSent, help: "boxes to a list", group: "Reading", footer: true),
  Binding("p", action: .pinned, help: "pin", group: "Reading"),
  Binding("Z", action: .putAway, help: "put away, bring back", group: "Reading"),
  Binding("y", action: .linksRenamed, help: "rename the links too", group: "Reading"),
  Binding("j", "down", action: .lineMoved(by: 1), help: "down", group: "Move"),
  Binding("k", "up", action: .lineMoved(by: -1), help: "up", group: "Move"),
  Binding("tab", "n", action: .stopMoved(by: 1), help: "next box or link", group: "Move"),
  Binding("shift+tab", "N", action: .stopMoved(by: -1), help: "previous box or link", group: "Move"),
  Binding("ctrl+d", "pgdn", action: .lineMoved(by: 10), help: "further down", group: "Move"),
  Binding("ctrl+u", "pgup", action: .lineMoved(by: -10), help: "further up", group: "Move"),
  Binding("g", "home", action: .lineMovedToStart, help: "top", group: "Move"),
  Binding("G", "end", action: .lineMovedToEnd, help: "bottom", group: "Move"),
]) { event in
  switch event {
  case .press(.left, let point): .pressed(point)
  case .wheel(.up, _): .lineMoved(by: -3)
  case .wheel(.down, _): .lineMoved(by: 3)
  default: nil
  }
}

private let writingEnd: [Binding<NotesAction>] = [
  Binding("ctrl+s", action: .writingSaved, help: "save", footer: true),
  // Last, for the last one is there in the smallest footer.
  Binding("esc", action: .writingEnded, help: "done", footer: true),
]

/// While a title is written.
let titleKeys = Keymap<NotesAction>(
  [Binding("enter", "tab", "down", "shift+tab", action: .fieldChanged, help: "to the text", footer: true)]
    + writingEnd
) { TextEdit(field: $0).map { .titleEdited($0) } }

/// While a text is written.
let writingKeys = Keymap<NotesAction>(
  [
    Binding("shift+tab", action: .fieldChanged, help: "to the title", footer: true),
    Binding("enter", action: .lineEnded, help: "next line"),
    Binding("ctrl+_", "alt+u", action: .textEdited(.undo), help: "undo", footer: true),
  ] + writingEnd
) { DocumentEdit($0).map { .textEdited($0) } }

/// While a link is written that may be completed.
let linkingKeys = Keymap<NotesAction>([
  Binding("tab", action: .linkCompleted, help: "complete the link", footer: true)
]).adding(writingKeys)

private let panes: [Binding<NotesAction>] = [
  Binding("j", "down", action: .paneMoved(by: 1), help: "down", footer: true),
  Binding("k", "up", action: .paneMoved(by: -1), help: "up"),
  Binding("pgdn", "ctrl+d", action: .paneMoved(by: 10), help: "further down"),
  Binding("pgup", "ctrl+u", action: .paneMoved(by: -10), help: "further up"),
  Binding("esc", "q", action: .paneLeft, help: "close", footer: true),
]

/// While a tag is chosen.
let tagKeys = Keymap<NotesAction>(
  [Binding("enter", "space", action: .paneChosen, help: "show these", footer: true)] + panes)

/// While a note is chosen that links to the one that is read.
let backlinkKeys = Keymap<NotesAction>(
  [Binding("enter", "space", action: .paneChosen, help: "read", footer: true)] + panes)

/// While a list is chosen for the boxes of a note.
let sendBoxesKeys = Keymap<NotesAction>(
  [Binding("enter", "space", action: .paneChosen, help: "put them there", footer: true)] + panes)
