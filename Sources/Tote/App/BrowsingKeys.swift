import Screen
import ToteModel

/// The keys of the list by what is on the screen: always the same, but the footer names those that do something now.
extension App {
  var browsingKeys: Keymap<AppAction> {
    if !shopping.marks.isEmpty { return selectingKeys }
    let isTouring = tour != nil && shopping.filter == nil
    let keys = isTouring ? tourKeys : appKeys
    guard lines.count == 0 else { return keys }
    // Made anew: where there is nothing, nobody types fast.
    return keys.footer((isTouring ? [("esc", "end the tour")] : []) + hintsOfNothing)
  }

  /// What can be done where no item shows.
  private var hintsOfNothing: [(key: Key, help: String)] {
    var hints: [(key: Key, help: String)] = []
    if shopping.list == nil {
      if !workspace.records.lists.isEmpty { hints.append(("L", "all lists")) }
      hints.append(("N", "new list"))
    } else {
      if shopping.filter != nil { hints += [("esc", "show all"), ("/", "filter")] }
      hints.append(("a", "add"))
      if shopping.filter == nil, workspace.records.history.count > 0 { hints.append(("b", "buy again")) }
    }
    if !workspace.history.undoable.isEmpty { hints.append(("u", "undo")) }
    return hints + [("2", "notes"), ("?", "help")]
  }
}

/// The keys of the list of notes, likewise.
extension App {
  var browsingNotesKeys: Keymap<AppAction> {
    guard notes.shown.isEmpty, notes.loading == .loaded else { return folderKeys }
    var hints: [(key: Key, help: String)] = []
    if notes.search != nil || notes.tag != nil {
      hints.append(("esc", "show all"))
    } else if notes.folder != .notes {
      hints += [("esc", "notes"), notes.folder == .archive ? ("f", "trash") : ("F", "archive")]
    }
    if notes.folder == .notes { hints.append(("a", "new")) }
    if !workspace.history.undoable.isEmpty { hints.append(("u", "undo")) }
    return folderKeys.footer(hints + [("1", "lists"), ("?", "help")])
  }
}

/// While something is selected.
private let selectingKeys = appKeys.footer([
  ("v", "select"), ("space", "tick"), ("d", "delete"), ("m", "move"), ("y", "copy"), ("esc", "end"),
])
