import Screen

private let joinPickerKeys = Localized { Keymap<JoinPickerAction>.picker }

/// While no list shows: what can be done is to ask once more.
private let emptyJoinPickerKeys = Localized {
  joinPickerKeys.value.footer([
    PickerCommand<JoinPickerAction>.choose.hint(words.askAgain), PickerCommand<JoinPickerAction>.close.hint(),
  ])
}

/// While the server is asked there is nothing to choose from yet.
private let waitingJoinPickerKeys = Localized {
  joinPickerKeys.value.footer([PickerCommand<JoinPickerAction>.close.hint()])
}

extension JoinPicker {
  package var keymap: Keymap<JoinPickerAction> {
    if !offers.isEmpty { return joinPickerKeys.value }
    switch loading {
    case .idle, .loading: return waitingJoinPickerKeys.value
    case .loaded, .failed: return emptyJoinPickerKeys.value
    }
  }
}
