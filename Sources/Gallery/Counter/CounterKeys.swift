import Screen

extension Counter {
  var keymap: Keymap<CounterAction> { counterKeys }
}

let counterKeys = Keymap([
  Command(
    "counter.more", keys: "+", "up", "k", action: CounterAction.countIncremented, group: "Count", footer: true
  ),
  Command("counter.less", keys: "-", "down", "j", action: .countDecremented, group: "Count", footer: true),
  Command("counter.fact", keys: "f", "enter", action: .factRequested, group: "Facts", footer: true),
  Command("counter.cancelClear", title: "cancel, clear", keys: "esc", action: .factDismissed, group: "Facts"),
]).adding(visitKeys.map(CounterAction.visit))
