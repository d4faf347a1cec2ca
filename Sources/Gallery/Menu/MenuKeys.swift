import Screen

extension Menu {
  var keymap: Keymap<MenuAction> { visit.help.isShown ? menuHelpKeys : menuKeys }
}

let menuKeys = Keymap([
  Binding("up", "k", action: MenuAction.moved(by: -1), help: "up"),
  Binding("down", "j", action: .moved(by: 1), help: "down"),
  Binding("enter", "space", "right", "l", action: .selectionOpened, help: "open", footer: true),
  Binding("q", "esc", "ctrl+c", action: .visit(.left(.quit)), help: "quit", footer: true),
  Binding("ctrl+z", action: .visit(.suspensionRequested), help: "suspend"),
  Binding("?", "f1", action: .visit(.help(.opened)), help: "help", footer: true),
]) { event in
  if case .resize(let size) = event { .visit(.resized(size)) } else { nil }
}

let menuHelpKeys = visitHelpKeys.map(MenuAction.visit)
