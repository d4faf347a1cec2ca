import Screen

extension FirstRun {
  var keymap: Keymap<FirstRunAction> { firstRunKeys }
}

let firstRunKeys = Keymap([
  Command(
    "firstRun.next", keys: "enter", "right", "l", "space", action: FirstRunAction.advanced, group: "Pages",
    footer: true),
  Command(
    "firstRun.back", keys: "left", "h", "backspace", "esc", action: .wentBack, group: "Pages", footer: true),
]).adding(visitKeys.map(FirstRunAction.visit))
