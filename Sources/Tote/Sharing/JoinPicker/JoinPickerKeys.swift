import Screen

extension JoinPicker {
  package var keymap: Keymap<JoinPickerAction> {
    typealias Command = PickerCommand<JoinPickerAction>
    let keymap = Keymap<JoinPickerAction>.picker(choosing: words.join)
    if !offers.isEmpty { return keymap }
    switch loading {
    case .idle, .loading: return keymap.footer(Command.hints(.close))
    case .loaded, .failed: return keymap.footer(Command.hints(.choose(words.askAgain), .close))
    }
  }
}

extension JoinPicker {
  static var modes: [KeyMode<JoinPicker, JoinPickerAction>] { [.picker(choosing: words.join)] }
}
