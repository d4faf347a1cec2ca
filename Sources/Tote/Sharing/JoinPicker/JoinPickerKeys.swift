import Screen

private let joinPickerKeys = Localized { Keymap<JoinPickerAction>.picker }

/// While no list shows: what can be done is to ask once more.
private let emptyJoinPickerKeys = Localized {
  joinPickerKeys.value.footer([
    PickerCommand<JoinPickerAction>.choose.hint(words.askAgain), PickerCommand<JoinPickerAction>.close.hint(),
  ])
}

extension JoinPicker {
  package var keymap: Keymap<JoinPickerAction> {
    (offers.isEmpty && loading != .loading ? emptyJoinPickerKeys : joinPickerKeys).value
  }
}
