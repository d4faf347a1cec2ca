import Screen

// Event → Action of the counter.

extension Counter {
  /// The keys that count now.
  var keymap: Keymap<CounterAction> { help.isShown ? counterHelpKeys : counterKeys }
}

let counterKeys = Keymap([
  Binding("+", "up", "k", action: CounterAction.countIncremented, help: "more", group: "Count", footer: true),
  Binding("-", "down", "j", action: .countDecremented, help: "less", group: "Count", footer: true),
  Binding("f", "enter", action: .factRequested, help: "fact", group: "Facts", footer: true),
  Binding("esc", action: .factDismissed, help: "cancel, clear", group: "Facts"),
  Binding("q", action: .left(.back), help: "leave", group: "Program", footer: true),
  Binding("ctrl+c", action: .left(.quit), help: "quit", group: "Program"),
  Binding("ctrl+z", action: .suspensionRequested, help: "suspend", group: "Program"),
  Binding("?", "f1", action: .help(.opened), help: "help", group: "Program", footer: true),
]) { event in
  if case .resize(let size) = event { .help(.resized(size)) } else { nil }
}

let counterHelpKeys = helpKeys.map(CounterAction.help).adding(
  Keymap([
    Binding("ctrl+c", action: .left(.quit), help: "quit"),
    Binding("ctrl+z", action: .suspensionRequested, help: "suspend"),
  ]) { event in
    if case .resize(let size) = event { .help(.resized(size)) } else { nil }
  })
