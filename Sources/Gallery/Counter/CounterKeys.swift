import Screen

extension Counter {
  var keymap: Keymap<CounterAction> { counterKeys }
}

let counterKeys = Keymap([
  Command("more", keys: "+", "up", "k", action: CounterAction.countIncremented, group: "Count", footer: true),
  Command("less", keys: "-", "down", "j", action: .countDecremented, group: "Count", footer: true),
  Command("fact", keys: "f", "enter", action: .factRequested, group: "Facts", footer: true),
  Command("cancelClear", title: "cancel, clear", keys: "esc", action: .factDismissed, group: "Facts"),
]).adding(visitKeys.map(CounterAction.visit))
