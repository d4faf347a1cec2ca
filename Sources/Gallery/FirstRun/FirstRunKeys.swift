import Screen

extension FirstRun {
  var keymap: Keymap<FirstRunAction> { visit.help.isShown ? firstRunHelpKeys : firstRunKeys }
}

let firstRunKeys = Keymap([
  Binding(
    "enter", "right", "l", "space", action: FirstRunAction.advanced, help: "next", group: "Pages",
    footer: true),
  Binding("left", "h", "backspace", "esc", action: .wentBack, help: "back", group: "Pages", footer: true),
]).adding(visitKeys.map(FirstRunAction.visit))

let firstRunHelpKeys = visitHelpKeys.map(FirstRunAction.visit)
