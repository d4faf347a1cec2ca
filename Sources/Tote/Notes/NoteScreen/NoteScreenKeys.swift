import Screen
import ToteModel

/// The keys of the list of notes.
let noteKeys = Keymap<NoteScreenAction>(
  NoteCommand.inNotes, footer: [.open, .new, .edit, .delete, .search, .tags])
let trashKeys = Keymap<NoteScreenAction>(
  NoteCommand.inTrash.map { command in
    var binding = Binding(
      action: command.action, help: command == .delete ? NoteWording.deleteForEver : command.title,
      group: command.group.title,
      footer: [.open, .restore, .delete, .emptyTrash].contains(command))
    binding.keys = command.keys
    return binding
  })
let noteLoadKeys = Keymap<NoteScreenAction>(NoteLoadCommand.self, footer: [.retry])
let noteSearchKeys = Keymap<NoteBrowserAction>(NoteSearchCommand.self, footer: [.keep, .down, .clear]) {
  TextEdit(field: $0).map { .searchEdited($0) }
}

// The list always has the same keys, but its footer names those that do something now.
extension NoteScreen {
  /// The hints of the archive, besides what the app can do: what one comes for is to bring something back.
  static let archiveHints = [
    NoteCommand.open.hint(), NoteCommand.archive.hint(ListWords.bringBack), NoteCommand.edit.hint(),
    NoteCommand.delete.hint(), NoteCommand.search.hint(),
  ]

  /// What can be done where no note shows, besides what the app can do.
  var emptyHints: [(key: Key, help: String)] {
    var hints: [(key: Key, help: String)] = []
    if browser.search != nil || browser.tag != nil {
      hints.append(NoteCommand.showMore.hint(ListWords.showAll))
    } else if browser.folder == .archive {
      hints += [
        NoteCommand.showMore.hint(Tab.notes.words.command), NoteCommand.nextFolder.hint(NoteWording.trash),
      ]
    } else if browser.folder == .trash {
      hints += [
        NoteCommand.showMore.hint(Tab.notes.words.command),
        NoteCommand.previousFolder.hint(NoteWording.archive),
      ]
    }
    return hints + (browser.folder == .notes ? [NoteCommand.new.hint()] : [])
  }
}
