import Composable
import Parts
import Screen

extension NoteOutline {
  var overlay: Overlay { .noteOutline(self) }
  var title: String { words.outline }

  var content: any View { ListingView(list) { Text($0.text.printable) } }

  static var commands: [PickerCommand<NoteOutlineAction>] {
    PickerCommand.all(choosing: words.goToHeading) + [
      Command("noteOutline.unfold", ["l", "right"], .list(.wentIn)),
      Command("noteOutline.fold", ["h", "left"], .list(.wentOut)),
    ]
  }

  static var modes: [KeyMode<NoteOutline, NoteOutlineAction>] {
    [KeyMode(commands.map { $0.map({ $0 }) { _ in () } }, beside: CompanionKeys.always)]
  }

  var keymap: Keymap<NoteOutlineAction> {
    let commands = Self.commands
    return Keymap(commands, footer: [commands[0], .down, .close])
  }
}
