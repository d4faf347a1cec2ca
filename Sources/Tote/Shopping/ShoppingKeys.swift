import Screen
import ToteModel

// Event → Action of the shopping lists: a table for each mode. The footer and the help read the same ones.

/// While the list has the keys.
let shoppingKeys = Keymap<ShoppingAction>([
  Binding("space", "x", action: .ticked, help: "tick", group: "Items", footer: true),
  Binding("a", "o", action: .addBegun(above: false), help: "add", group: "Items", footer: true),
  Binding("A", "O", action: .addBegun(above: true), help: "add above", group: "Items"),
  Binding("e", "i", "enter", action: .editBegun, help: "edit", group: "Items", footer: true),
  Binding("n", action: .noteAsked, help: "its note", group: "Items"),
  Binding("#", action: .categoryBegun, help: "put under another category", group: "Items"),
  Binding("d", "delete", action: .deleted, help: "delete", group: "Items", footer: true),
  Binding("X", action: .tickedCleared, help: "clear what is ticked", group: "Items"),
  Binding("J", "shift+down", action: .rowMoved(by: 1), help: "move the row down", group: "Items"),
  Binding("K", "shift+up", action: .rowMoved(by: -1), help: "move the row up", group: "Items"),
  Binding("v", action: .markToggled, help: "select several, then act on all", group: "Items"),
  Binding("V", "ctrl+a", action: .allMarked, help: "select all, or none", group: "Items"),
  Binding("y", action: .copied(all: false), help: "copy", group: "Items"),
  Binding("Y", action: .copied(all: true), help: "copy the whole list", group: "Items"),
  Binding("m", action: .listsOpened(.send([])), help: "move to another list", group: "Items"),
  Binding("b", action: .buyAgainOpened, help: "buy again", group: "Items"),

  Binding("j", "down", action: .moved(by: 1), help: "down", group: "Move"),
  Binding("k", "up", action: .moved(by: -1), help: "up", group: "Move"),
  Binding("g", "home", action: .movedToStart, help: "first", group: "Move"),
  Binding("G", "end", action: .movedToEnd, help: "last", group: "Move"),
  Binding("ctrl+d", action: .pageMoved(by: 1), help: "half a page down", group: "Move"),
  Binding("ctrl+u", action: .pageMoved(by: -1), help: "half a page up", group: "Move"),
  Binding("pgdn", action: .pageMoved(by: 2), help: "a page down", group: "Move"),
  Binding("pgup", action: .pageMoved(by: -2), help: "a page up", group: "Move"),

  Binding("/", action: .filterBegun, help: "filter", group: "Show"),
  Binding("s", action: .sortChanged, help: "sort", group: "Show"),
  Binding("c", action: .groupingToggled, help: "group by category", group: "Show"),
  Binding("esc", action: .escaped, help: "end the selection, the filter", group: "Show"),

  Binding("tab", action: .listTurned(by: 1), help: "next list, notes", group: "Lists"),
  Binding("shift+tab", action: .listTurned(by: -1), help: "previous list", group: "Lists"),
  Binding("L", action: .listsOpened(.open), help: "all lists", group: "Lists"),
  Binding("N", action: .listAddBegun, help: "new list", group: "Lists"),
  Binding("R", action: .listRenameBegun, help: "rename the list", group: "Lists"),
  Binding("C", action: .listDuplicated, help: "duplicate the list", group: "Lists"),
  Binding("Z", action: .listPutAway, help: "put the list away", group: "Lists"),
  Binding("D", action: .listDeleted, help: "delete the list", group: "Lists"),
]) { event in
  switch event {
  case .press(.left, let point): .pressed(point)
  case .wheel(.up, _): .wheelTurned(by: -3)
  case .wheel(.down, _): .wheelTurned(by: 3)
  case .paste(let text): .pasted(text)
  default: nil
  }
}

/// While something is typed into the field of an item.
let enteringKeys = Keymap<ShoppingAction>([
  Binding("enter", action: .fieldCommitted, help: "add, and the next", footer: true),
  Binding("tab", action: .fieldCompleted, help: "complete", footer: true),
  Binding("down", "ctrl+n", action: .suggestionMoved(by: 1), help: "next suggestion"),
  Binding("up", "ctrl+p", action: .suggestionMoved(by: -1), help: "previous suggestion"),
  Binding("esc", "ctrl+c", action: .fieldLeft, help: "done", footer: true),
]) { event in
  if case .paste(let text) = event { return .pasted(text) }
  return TextEdit(field: event).map { .fieldEdited($0) }
}

/// The same while → would leave the end of the line, where it completes.
let completingKeys = Keymap<ShoppingAction>([
  Binding("right", action: .fieldCompleted, help: "complete")
]).adding(enteringKeys)

/// While an item is edited.
let editingKeys = Keymap<ShoppingAction>([
  Binding("enter", action: .fieldCommitted, help: "keep", footer: true),
  Binding("tab", action: .fieldCompleted, help: "complete", footer: true),
  Binding("down", "ctrl+n", action: .suggestionMoved(by: 1), help: "next suggestion"),
  Binding("up", "ctrl+p", action: .suggestionMoved(by: -1), help: "previous suggestion"),
  Binding("esc", "ctrl+c", action: .fieldLeft, help: "leave as it was", footer: true),
]) { event in
  if case .paste(let text) = event { return .pasted(text) }
  return TextEdit(field: event).map { .fieldEdited($0) }
}

/// While a list gets its name.
let namingKeys = Keymap<ShoppingAction>([
  Binding("enter", action: .fieldCommitted, help: "keep", footer: true),
  Binding("esc", "ctrl+c", action: .fieldLeft, help: "leave", footer: true),
]) { TextEdit(field: $0).map { .fieldEdited($0) } }

/// While the filter is typed.
let filteringKeys = Keymap<ShoppingAction>([
  Binding("enter", action: .filterKept, help: "to the list", footer: true),
  Binding("down", action: .moved(by: 1), help: "next", footer: true),
  Binding("up", action: .moved(by: -1), help: "previous"),
  Binding("pgdn", action: .pageMoved(by: 2), help: "a page down"),
  Binding("pgup", action: .pageMoved(by: -2), help: "a page up"),
  Binding("esc", "ctrl+c", action: .filterCleared, help: "show all", footer: true),
]) { TextEdit(field: $0).map { .fieldEdited($0) } }

/// While pasted lines wait.
let pastingKeys = Keymap<ShoppingAction>([
  Binding("enter", action: .pasteCommitted, help: "add all", footer: true),
  Binding("j", "down", action: .paneMoved(by: 1), help: "down", footer: true),
  Binding("k", "up", action: .paneMoved(by: -1), help: "up"),
  Binding("pgdn", "ctrl+d", action: .paneMoved(by: 10), help: "further down"),
  Binding("pgup", "ctrl+u", action: .paneMoved(by: -10), help: "further up"),
  Binding("esc", "q", "ctrl+c", action: .pasteLeft, help: "add none", footer: true),
])

/// What both choices have in common.
private let paneKeys = Keymap<ShoppingAction>([
  Binding("j", "down", action: .paneMoved(by: 1), help: "down"),
  Binding("k", "up", action: .paneMoved(by: -1), help: "up"),
  Binding("pgdn", "ctrl+d", action: .paneMoved(by: 10), help: "further down"),
  Binding("pgup", "ctrl+u", action: .paneMoved(by: -10), help: "further up"),
  Binding("g", "home", action: .paneMovedTo(0), help: "first"),
  Binding("G", "end", action: .paneMovedTo(.max), help: "last"),
  Binding("esc", "q", action: .paneLeft, help: "close", footer: true),
]) { event in
  switch event {
  case .wheel(.up, _): .paneMoved(by: -3)
  case .wheel(.down, _): .paneMoved(by: 3)
  default: nil
  }
}

/// While a list is chosen to be opened.
let listsKeys = Keymap<ShoppingAction>([
  Binding("enter", "space", action: .paneChosen, help: "open", footer: true),
  Binding("N", "a", action: .listAddBegun, help: "new", footer: true),
  Binding("D", "d", action: .listDeleted, help: "delete", footer: true),
  Binding("R", "e", action: .listRenameBegun, help: "rename", footer: true),
  Binding("Z", action: .listPutAway, help: "put away", footer: true),
  Binding("C", action: .listDuplicated, help: "duplicate", footer: true),
]).adding(paneKeys)

/// The footer of the same while the cursor is on a list that is put away.
let putAwayHints: [(key: Key, help: String)] = [
  ("enter", "open"), ("N", "new"), ("D", "delete"), ("R", "rename"), ("Z", "bring back"), ("C", "duplicate"),
  ("esc", "close"),
]

/// While a list is chosen for items.
let sendKeys = Keymap<ShoppingAction>([
  Binding("enter", "space", action: .paneChosen, help: "move there", footer: true),
  Binding("N", "a", action: .listAddBegun, help: "to a new list", footer: true),
]).adding(paneKeys)

/// While something is chosen that was bought before.
let buyAgainKeys = Keymap<ShoppingAction>([
  Binding("enter", "space", action: .paneChosen, help: "add", footer: true)
]).adding(paneKeys)
