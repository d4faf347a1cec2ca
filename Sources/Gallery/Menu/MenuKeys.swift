import Screen

extension Menu {
  var keymap: Keymap<MenuAction> { menuKeys }
}

let menuKeys = Keymap([
  Command("up", keys: "up", "k", action: MenuAction.moved(by: -1)),
  Command("down", keys: "down", "j", action: .moved(by: 1)),
  Command("open", keys: "enter", "space", "right", "l", action: .selectionOpened, footer: true),
  Command("quit", keys: "q", "esc", "ctrl+c", action: .visit(.left(.quit)), footer: true),
  Command("suspend", keys: "ctrl+z", action: .visit(.suspensionRequested)),
  Command("help", keys: "?", "f1", action: .visit(.helpAsked), footer: true),
])
