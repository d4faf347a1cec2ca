import Screen

/// Commands that have their keys at the same time: no two of them may share one.
struct KeyMode {
  var commands: [AppCommand]
  /// Whether letters are typed.
  var isTyping = false

  static var all: [KeyMode] {
    func all<State, Action>(
      _ commands: [Command<State, Action>], _ action: (Action) -> AppAction
    ) -> [AppCommand] { commands.map { $0.map(action) } }
    func overlay<State, Action: OverlayFeatureAction>(
      _ commands: [Command<State, Action>], isTyping: Bool = false, _ more: [AppCommand] = []
    ) -> KeyMode {
      KeyMode(
        commands: all(commands) { .overlay($0.overlayAction) } + more
          + [.help, .paletteAnywhere, .saveNow, .suspend], isTyping: isTyping)
    }
    func field(_ commands: [AppCommand]) -> KeyMode {
      KeyMode(commands: commands + [.paletteAnywhere, .saveNow, .suspend], isTyping: true)
    }
    func browsing(_ commands: [AppCommand]) -> KeyMode {
      KeyMode(
        commands: commands + [
          .undo, .redo, .history, .quit, .leave, .saveNow, .suspend, .help, .palette, .paletteAnywhere,
        ]
          + Tab.allCases.map(AppCommand.open))
    }
    func writing(_ commands: [NoteEditorCommand]) -> KeyMode {
      KeyMode(
        commands: all(commands) { .notes(.editor($0)) } + [.paletteAnywhere, .suspend], isTyping: true)
    }
    return [
      browsing(all(ListCommand.all, AppAction.lists)), browsing(all(NoteCommand.inNotes, AppAction.notes)),
      browsing(all(NoteCommand.inTrash, AppAction.notes)),
      browsing(all(NoteReaderCommand.all, AppAction.notes)),
      browsing(all(SpendingCommand.all, AppAction.spending)),
      field(all(ListFilterCommand.all, AppAction.lists)),
      field(all(ItemEditorCommand.all) { .lists(.itemEditor($0)) }),
      field(all(ListNameEditorCommand.all) { .lists(.nameEditor($0)) }),
      field(all(FieldCommand<ValueEditorAction>.all) { .lists(.valueEditor($0)) }),
      field(all(NoteSearchCommand.all) { .notes(.browser($0)) }),
      writing(NoteEditorCommand.inTitle), writing(NoteEditorCommand.inText),
      writing(NoteEditorCommand.inLink), writing(NoteEditorCommand.inTag),
      overlay(ListPickerCommand.all, [.palette, .leave, .undo, .redo]),
      overlay(PickerCommand<PickerAction>.all(choosing: ""), [.palette, .leave]),
      overlay(PickerCommand<JoinPickerAction>.all(choosing: ""), [.palette, .leave]),
      overlay(SharingLogCommand.all, [.palette, .leave]),
      overlay(PickerCommand<StepPickerAction>.all(choosing: ""), [.palette, .leave]),
      overlay(PastePreviewCommand.forRecipes), overlay(PastePreviewCommand.forPastes),
      overlay(PastePreviewCommand.forLine, isTyping: true),
      overlay(SearchPickerCommand<ShopPickerAction>.all, isTyping: true),
      KeyMode(
        commands: overlay(SearchPickerCommand<BuyAgainAction>.all, isTyping: true).commands
          + all(BuyAgainCommand.all) { .overlay(.buyAgain($0)) }, isTyping: true),
      KeyMode(
        commands: all(PaletteCommand.all) { .overlay(.palette($0)) } + [.saveNow, .suspend], isTyping: true),
    ]
  }
}
