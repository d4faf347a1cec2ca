import Screen
import ToteModel

/// The keys of the list of notes.
let noteKeys = Localized {
  Keymap<NoteScreenAction>(NoteCommand.inNotes)
}
let trashKeys = Localized {
  Keymap<NoteScreenAction>(
    NoteCommand.inTrash.map { command in
      var binding = Binding(
        action: command.action, help: command == .delete ? words.deleteForever : command.title,
        group: command.group.title,
        footer: [.open, .restore, .delete, .emptyTrash].contains(command))
      binding.keys = command.keys
      return binding
    })
}
let noteLoadKeys = Localized {
  Keymap<NoteScreenAction>(NoteLoadCommand.self, footer: [.retry])
}
let noteSearchKeys = Localized {
  Keymap<NoteBrowserAction>(NoteSearchCommand.self, footer: [.keep, .down, .clear]) {
    TextEdit(field: $0).map { .searchEdited($0) }
  }
}

// The list always has the same keys, but its footer names those that do something now.
extension NoteScreen {
  /// The hints of the list of notes, besides what the app can do.
  static var hints: [(key: Key, help: String)] {
    [NoteCommand.open, .new, .edit, .delete, .sendBoxes, .search].map { $0.hint() }
  }

  /// The hints of the archive, besides what the app can do: what one comes for is to bring something back.
  static var archiveHints: [(key: Key, help: String)] {
    [
      NoteCommand.open.hint(), NoteCommand.archive.hint(words.restoreArchived), NoteCommand.edit.hint(),
      NoteCommand.delete.hint(), NoteCommand.search.hint(),
    ]
  }

  /// What can be done where no note shows, besides what the app can do.
  var emptyHints: [(key: Key, help: String)] {
    var hints: [(key: Key, help: String)] = []
    if browser.search != nil || browser.tag != nil {
      hints.append(NoteCommand.showMore.hint(words.showAll))
    } else if browser.folder == .archive {
      hints += [
        NoteCommand.showMore.hint(Tab.notes.titles.command), NoteCommand.nextFolder.hint(words.trash),
      ]
    } else if browser.folder == .trash {
      hints += [
        NoteCommand.showMore.hint(Tab.notes.titles.command),
        NoteCommand.previousFolder.hint(words.archive),
      ]
    }
    return hints + (browser.folder == .notes ? [NoteCommand.new.hint()] : [])
  }
}
