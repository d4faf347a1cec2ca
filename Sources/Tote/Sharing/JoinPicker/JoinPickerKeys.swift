import Screen

extension JoinPicker {
  package var keymap: Keymap<JoinPickerAction> {
    typealias Command = PickerCommand<JoinPickerAction>
    if !offers.isEmpty { return .picker }
    switch loading {
    case .idle, .loading: return Keymap.picker.footer(Command.hints(.close))
    case .loaded, .failed:
      return Keymap.picker.footer([Command.choose.hint(words.askAgain), Command.close.hint()])
    }
  }
}
