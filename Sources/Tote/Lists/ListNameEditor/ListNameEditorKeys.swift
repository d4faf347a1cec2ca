import Screen

/// What can be asked for while the name of a list is typed.
typealias ListNameEditorCommand = FieldCommand<ListNameEditorAction>

let listNameKeys = Localized { Keymap<ListNameEditorAction>.field }
