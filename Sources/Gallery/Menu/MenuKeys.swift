import Screen

extension Menu {
  var keymap: Keymap<MenuAction> { menuKeys }
}

let menuKeys = Keymap([
  Command("menu.up", keys: "up", "k", action: MenuAction.moved(by: -1)),
  Command("menu.down", keys: "down", "j", action: .moved(by: 1)),
  Command("menu.open", keys: "enter", "space", "right", "l", action: .selectionOpened, footer: true),
  Command("menu.quit", keys: "q", "esc", "ctrl+c", action: .visit(.left(.quit)), footer: true),
  Command("menu.suspend", keys: "ctrl+z", action: .visit(.suspensionRequested)),
  Command("menu.help", keys: "?", "f1", action: .visit(.helpAsked), footer: true),
])
