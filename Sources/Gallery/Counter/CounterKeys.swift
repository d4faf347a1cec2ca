import Screen

extension Counter {
  var keymap: Keymap<CounterAction> { visit.help.isShown ? counterHelpKeys : counterKeys }
}

let counterKeys = Keymap([
  Binding("+", "up", "k", action: CounterAction.countIncremented, help: "more", group: "Count", footer: true),
  Binding("-", "down", "j", action: .countDecremented, help: "less", group: "Count", footer: true),
  Binding("f", "enter", action: .factRequested, help: "fact", group: "Facts", footer: true),
  Binding("esc", action: .factDismissed, help: "cancel, clear", group: "Facts"),
]).adding(visitKeys.map(CounterAction.visit))

let counterHelpKeys = visitHelpKeys.map(CounterAction.visit)
