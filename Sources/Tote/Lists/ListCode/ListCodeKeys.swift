import Screen

typealias ListCodeCommand = Command<ListCode, ListCodeAction>

extension ListCodeCommand {
  static var close: Self { Self("listCode.close", ["esc", "q", "Q", "enter"], .closed) }
}

extension ListCode {
  static var modes: [KeyMode<ListCode, ListCodeAction>] {
    [KeyMode([ListCodeCommand.close], beside: .always)]
  }

  var keymap: Keymap<ListCodeAction> {
    Keymap([ListCodeCommand.close]).footer([ListCodeCommand.close.hint()])
  }
}
