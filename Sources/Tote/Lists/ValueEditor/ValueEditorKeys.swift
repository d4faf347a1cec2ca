import Screen

let valueEditorKeys = Localized { Keymap<ValueEditorAction>.field }
