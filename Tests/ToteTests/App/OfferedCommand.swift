// The modes of the program and the commands that each of them offers: what the tests of the keys go through.

import Parts
import Screen

@testable import Tote
@testable import ToteModel

/// What each mode offers.
enum OfferedCommand {
  private static func all<State, Action>(
    _ commands: [Command<State, Action>], _ action: (Action) -> AppAction
  ) -> [AppCommand] { commands.map { $0.map(action) } }

  static let browsing: [AppCommand] =
    [
      .undo, .redo, .history, .quit, .leave, .saveNow, .suspend, .help, .palette, .paletteAnywhere, .settings,
      .agenda, .meals,
    ]
    + Tab.allCases.map(AppCommand.open)
  static let onLists = all(ListCommand.all, AppAction.lists) + browsing
  static let filter = all(ListFilterCommand.all, AppAction.lists)
  static let itemEditor = all(ItemEditorCommand.all) { .lists(.itemEditor($0)) }
  static let nameEditor = all(ListNameEditorCommand.all) { .lists(.nameEditor($0)) }
  static let valueEditor = all(FieldCommand<ValueEditorAction>.all) { .lists(.valueEditor($0)) }
  static let listPicker = all(ListPickerCommand.all) { .overlay(.listPicker($0)) } + [.undo, .redo]
  static let moving = all(ListPickerCommand.forItems) { .overlay(.listPicker($0)) }
  static let buyAgain =
    all(SearchPickerCommand<BuyAgainAction>.all) { .overlay(.buyAgain($0)) }
    + all(BuyAgainCommand.all) { .overlay(.buyAgain($0)) }
  static let aisles =
    all(SearchPickerCommand<AisleBrowserAction>.all) { .overlay(.aisleBrowser($0)) }
    + all(AisleBrowserCommand.all) { .overlay(.aisleBrowser($0)) }
  static let paste = all(PastePreviewCommand.forPastes) { .overlay(.pastePreview($0)) }
  static let pastedLine = all(PastePreviewCommand.forLine) { .overlay(.pastePreview($0)) }
  static let cooking = all(PastePreviewCommand.forRecipes) { .overlay(.pastePreview($0)) }
  static let help = all(PaletteCommand.inHelp) { .overlay(.palette($0)) }
  static let palette = all(PaletteCommand.inPalette) { .overlay(.palette($0)) }
  static let notes = all(NoteCommand.inNotes, AppAction.notes) + browsing
  static let trash = all(NoteCommand.inTrash, AppAction.notes) + browsing
  static let search = all(NoteSearchCommand.all) { .notes(.browser($0)) }
  static let tags = all(Picker.commands(choosing: words.showTag)) { .overlay(.picker($0)) }
  static let fieldPrompt = all(FieldCommand<FieldPromptAction>.all) { .overlay(.fieldPrompt($0)) }
  static let picker = all(PickerCommand<PickerAction>.all(choosing: words.showTag)) { .overlay(.picker($0)) }
  static let reader = all(NoteReaderCommand.all, AppAction.notes) + browsing
  static let joining = all(PickerCommand<JoinPickerAction>.all(choosing: words.join)) {
    .overlay(.joinPicker($0))
  }
  static let steps = all(PickerCommand<StepPickerAction>.all(choosing: words.undoStep)) {
    .overlay(.stepPicker($0))
  }
  static let sharingLog = all(SharingLogCommand.all) { .overlay(.sharingLog($0)) }
  static let title = all(NoteEditorCommand.inTitle) { .notes(.editor($0)) }
  static let text = all(NoteEditorCommand.inText) { .notes(.editor($0)) }
  static let link = all(NoteEditorCommand.inLink) { .notes(.editor($0)) }
  static let tag = all(NoteEditorCommand.inTag) { .notes(.editor($0)) }
  /// Finding, finding to replace, replacing.
  static let finder = NoteEditorCommand.inFinder.map { all($0) { .notes(.editor($0)) } }
  static let question = all(Confirm.commands) { .overlay(.question(.confirm($0))) }
  static let code = all([ListCodeCommand.close]) { .overlay(.listCode($0)) }
  static let outline = all(NoteOutline.commands) { .overlay(.noteOutline($0)) }
  static let agenda = all(AgendaCommand.all) { .overlay(.agenda($0)) } + [.undo, .redo]
  static let meals = all(MealCommand.all) { .overlay(.mealCalendar($0)) } + [.undo, .redo]
  static let choosingMeal = all(SearchPickerCommand<MealPickerAction>.all) { .overlay(.mealPicker($0)) }
  static let properties = PropertyEditor.modes.map { mode in
    all(mode.commands) { .overlay(.propertyEditor($0)) }
  }
  static let movingToFolder = all(SearchPickerCommand<DirectoryPickerAction>.all) {
    .overlay(.directoryPicker($0))
  }
  static let days = all(DayPicker.commands) { .overlay(.dayPicker($0)) }
  static let settings = SettingsForm.modes.map { mode in
    all(mode.commands) { .overlay(.settingsForm($0)) }
  }
  static let spending = all(SpendingCommand.all, AppAction.spending) + browsing
  static let whereDatabaseFails =
    all(DatabaseLoadingCommand.all, AppAction.loading) + [.giveUp, .leave, .suspend]
  static let whereNotesFail = all([NoteCommand.retry], AppAction.notes) + browsing
}

/// A state in which keys have a meaning of their own.
struct Mode: Sendable {
  /// The keys that lead there.
  var way: String
  var commands: [AppCommand]
  /// Whether something is typed into a field of the lists, or waits to be added.
  var isField = false
  var isNoteEditor = false
  /// Whether it is the field above the text.
  var isTitle = false
  /// What Ctrl+S does, if it doesn't save the rows.
  var saving: AppAction?

  init(
    _ way: String, _ commands: [AppCommand], isField: Bool = false, isNoteEditor: Bool = false,
    isTitle: Bool = false, saving: AppAction? = nil
  ) {
    (self.way, self.commands) = (way, commands)
    (self.isField, self.isNoteEditor, self.isTitle, self.saving) = (isField, isNoteEditor, isTitle, saving)
  }

  private static let filled = AppAction.overlay(.propertyEditor(.form(.sent)))
  private static let sent = AppAction.overlay(.settingsForm(.form(.sent)))

  static let all: [String: Mode] = [
    "list": Mode("", OfferedCommand.onLists),
    "selection": Mode("v", OfferedCommand.onLists),
    "filtered list": Mode("/o<Enter>", OfferedCommand.onLists),
    "empty list": Mode("<Tab>", OfferedCommand.onLists),
    "filter": Mode("/x", OfferedCommand.filter, isField: true),
    "adding": Mode("a", OfferedCommand.itemEditor, isField: true),
    "typing": Mode("ami", OfferedCommand.itemEditor, isField: true),
    "completing": Mode("ab", OfferedCommand.itemEditor, isField: true),
    "editing": Mode("e", OfferedCommand.itemEditor, isField: true),
    "categorizing": Mode("#", OfferedCommand.itemEditor, isField: true),
    "naming": Mode("N", OfferedCommand.nameEditor, isField: true),
    "renaming": Mode("R", OfferedCommand.nameEditor, isField: true),
    "repeating": Mode("E", OfferedCommand.valueEditor, isField: true),
    "budgeting": Mode("B", OfferedCommand.valueEditor, isField: true),
    "pasting": Mode("<paste a\\nb>", OfferedCommand.paste, isField: true),
    "correcting a pasted line": Mode("<paste a\\nb>e", OfferedCommand.pastedLine, isField: true),
    "pasting over a field": Mode("am<paste a\\nb>", OfferedCommand.paste, isField: true),
    "all lists": Mode("L", OfferedCommand.listPicker),
    "moving": Mode("m", OfferedCommand.moving),
    "joining": Mode("L+", OfferedCommand.joining),
    "sharing log": Mode("LH", OfferedCommand.sharingLog),
    "history": Mode("H", OfferedCommand.steps),
    "code": Mode("Q", OfferedCommand.code),
    "buying again": Mode("b", OfferedCommand.buyAgain, isField: true),
    "browsing by aisle": Mode("f", OfferedCommand.aisles, isField: true),
    "help": Mode("?", OfferedCommand.help, isField: true),
    "palette": Mode(":", OfferedCommand.palette, isField: true),
    "notes": Mode("2", OfferedCommand.notes),
    "archive": Mode("2f", OfferedCommand.notes),
    "trash": Mode("2ff", OfferedCommand.trash),
    "search": Mode("2/x", OfferedCommand.search, isField: true),
    "tags": Mode("2#", OfferedCommand.tags),
    "renaming a tag": Mode("2#jR", OfferedCommand.fieldPrompt, isField: true),
    "reading": Mode("2G<Enter>", OfferedCommand.reader),
    "moving to a folder": Mode("2m", OfferedCommand.movingToFolder, isField: true),
    "folders": Mode("2mWork<Enter>L", OfferedCommand.tags),
    "renaming a folder": Mode("2mWork<Enter>LjR", OfferedCommand.fieldPrompt, isField: true),
    "templates": Mode("2aPlan<Enter>#template<Esc>A", OfferedCommand.picker),
    "filling in a template": Mode(
      "2aPlan<Enter>#template<Esc>A<Enter>", OfferedCommand.fieldPrompt, isField: true),
    "backlinks": Mode("2G<Enter>b", OfferedCommand.picker),
    "boxes": Mode("2G<Enter>S", OfferedCommand.picker),
    "cooking": Mode(
      "2aCake<Enter>serves 4<Enter>- [ ] 4 eggs<Esc><Enter>S<Enter>", OfferedCommand.cooking,
      isField: true),
    "title": Mode("2a", OfferedCommand.title, isNoteEditor: true, isTitle: true),
    "text": Mode("2a<Enter>", OfferedCommand.text, isNoteEditor: true),
    "link": Mode("2a<Enter>[[k", OfferedCommand.link, isNoteEditor: true),
    "tag": Mode("2a<Enter>#k", OfferedCommand.tag, isNoteEditor: true),
    "finding": Mode("2Ge<Ctrl+F>k", OfferedCommand.finder[0], isField: true, isNoteEditor: true),
    "finding to replace": Mode(
      "2Ge<Ctrl+F>k<Tab><Tab>", OfferedCommand.finder[1], isField: true, isNoteEditor: true),
    "replacing": Mode("2Ge<Ctrl+F>k<Tab>", OfferedCommand.finder[2], isField: true, isNoteEditor: true),
    "asking": Mode("2dffd", OfferedCommand.question),
    "outline": Mode("2aSoup<Enter># Leek<Esc><Enter>o", OfferedCommand.outline),
    "agenda": Mode("w", OfferedCommand.agenda),
    "meals": Mode("W", OfferedCommand.meals),
    "choosing a meal": Mode("Wa", OfferedCommand.choosingMeal, isField: true),
    "days": Mode("2C", OfferedCommand.days),
    "properties": Mode("2GP", OfferedCommand.properties[0], isField: true, saving: filled),
    "a property that is on or off": Mode(
      "2GP<Alt+T>done: true<Ctrl+S>P", OfferedCommand.properties[1], isField: true, saving: filled),
    "a property with suggestions": Mode(
      "2gP<Alt+T>done: true<Ctrl+S>GPd", OfferedCommand.properties[2], isField: true, saving: filled),
    "a suggestion for a property": Mode(
      "2gP<Alt+T>done: true<Ctrl+S>GPd<Down>", OfferedCommand.properties[3], isField: true, saving: filled),
    "properties as text": Mode("2GP<Alt+T>", OfferedCommand.properties[4], isField: true, saving: filled),
    "settings": Mode(",", OfferedCommand.settings[2], isField: true, saving: sent),
    "a setting that is on or off": Mode(
      ",<Tab><Tab><Tab><Tab><Tab>", OfferedCommand.settings[1], isField: true, saving: sent),
    "a setting that is typed": Mode(",<Tab><Tab>", OfferedCommand.settings[0], isField: true, saving: sent),
    "a setting with suggestions": Mode(
      ",<Tab><Tab><Ctrl+U>e", OfferedCommand.settings[3], isField: true, saving: sent),
    "a suggestion for a setting": Mode(
      ",<Tab><Tab><Ctrl+U>e<Down>", OfferedCommand.settings[4], isField: true, saving: sent),
    "spending": Mode("3", OfferedCommand.spending),
    "help of the notes": Mode("2?", OfferedCommand.help, isField: true),
  ]

  /// A program in this mode.
  func stage() throws -> Stage {
    var contents = DatabaseSnapshot.lists(["One": ["one", "two"], "Two": []], plain: true)
    contents.purchases = [Purchase(name: "bread", last: DatabaseSnapshot.rowMoment)]
    contents.sharing = .loggedIn([:])
    return try Stage.blind(contents, notes: Note.records, way)
  }
}
