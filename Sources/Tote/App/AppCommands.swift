import Screen

/// Commands available everywhere, besides those of the feature that has the keys.
package typealias AppCommand = Command<App, AppAction>

extension AppCommand {
  static var undo: Self { Self("app.undo", .program, ["u"], .undone) }
  static var redo: Self { Self("app.redo", .program, ["ctrl+r", "U"], .redone) }
  static var history: Self { Self("app.history", .program, ["H"], .historyOpened) }
  static var quit: Self { Self("app.quit", .program, ["q"], .quit) }
  /// In a text or field the same key does what Escape does, so that no reflex ends the program.
  static var leave: Self { Self("app.leave", .program, ["ctrl+c"], .quit) }
  static var saveNow: Self { Self("app.save", .program, ["ctrl+s"], .saving(.retried)) }
  static var suspend: Self { Self("app.suspend", .program, ["ctrl+z"], .suspended) }
  static var help: Self { Self("app.help", .program, ["?"], .helpOpened) }
  static var palette: Self { Self("app.palette", .program, [":", "ctrl+p"], .paletteOpened) }
  /// Also in a field, where letters are typed.
  static var paletteAnywhere: Self { Self("app.paletteAnywhere", .program, ["f1"], .paletteOpened) }
  static var endTour: Self { Self("tour.end", ["esc"], .tourEnded) }
  /// Quits when the database can't be opened.
  static var giveUp: Self { Self("database.quit", ["q", "esc"], .quit) }

  static func open(_ tab: Tab) -> Self {
    let number = Tab.allCases.firstIndex(of: tab)! + 1
    return Self(
      "app.\(tab.rawValue)", .program, [Key(.character(Character("\(number)")))], .tabChosen(tab),
      // With a capital, since "2 notes" would be a count.
      title: { tab.titles.title })
  }

  static func nextTab(_ tab: Tab) -> Hint { open(tab.turned(by: 1)).hint() }

  static var all: [Self] {
    [undo, redo, history, quit, leave, saveNow, suspend, help, palette, paletteAnywhere, endTour, giveUp]
      + Tab.allCases.map(open)
  }
}

extension App {
  package static var commands: [AppCommand] {
    func all<State, Action>(
      _ commands: [Command<State, Action>], _ action: @escaping (Action) -> AppAction,
      state: @escaping @Sendable (App) -> State? = { _ in nil }
    ) -> [AppCommand] {
      commands.map { $0.map(action, state: state) }
    }
    let lists = all(ListCommand.all + ListFilterCommand.all, AppAction.lists) { $0.listScreen }
    let notes = all(NoteCommand.all + NoteReaderCommand.all, AppAction.notes) { $0.noteScreen }
    let typed =
      all(ItemEditorCommand.all) { .lists(.itemEditor($0)) }
      + all(ListNameEditorCommand.all) { .lists(.nameEditor($0)) }
      + all(FieldCommand<ValueEditorAction>.all) { .lists(.valueEditor($0)) }
      + all(NoteSearchCommand.all) { .notes(.browser($0)) }
      + all(NoteEditorCommand.all) { .notes(.editor($0)) }
    let chosen =
      all(ListPickerCommand.all) { .overlay(.listPicker($0)) }
      + all(BuyAgainCommand.all) { .overlay(.buyAgain($0)) }
      + all(SearchPickerCommand<BuyAgainAction>.all) { .overlay(.buyAgain($0)) }
      + all(SearchPickerCommand<ShopPickerAction>.all) { .overlay(.shopPicker($0)) }
      + all(PastePreviewCommand.all) { .overlay(.pastePreview($0)) }
      + all(PickerCommand<PickerAction>.all(choosing: words.enterShop)) { .overlay(.picker($0)) }
      + all(PickerCommand<JoinPickerAction>.all(choosing: words.join)) { .overlay(.joinPicker($0)) }
      + all(SharingLogCommand.all) { .overlay(.sharingLog($0)) }
      + all(PickerCommand<StepPickerAction>.all(choosing: words.undoStep)) { .overlay(.stepPicker($0)) }
      + all(PaletteCommand.all) { .overlay(.palette($0)) }
    return lists + typed + notes + chosen + all(SpendingCommand.all, AppAction.spending)
      + all(DatabaseLoadingCommand.all, AppAction.loading) + AppCommand.all
  }
}

extension App {
  /// All commands as `[keys]` names them, with the keys that are current.
  package static var keyTable: [(id: String, keys: String, title: String)] {
    commands.map { ($0.id, $0.currentKeys.map(\.shown).joined(separator: " "), $0.label) }
  }
}
