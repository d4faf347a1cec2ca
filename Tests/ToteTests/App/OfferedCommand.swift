// All commands of the program as the app hears them, and the modes in which they are offered: what the tests of the keys go
// through.

import Screen

@testable import Tote
@testable import ToteModel

/// A command of any feature.
struct OfferedCommand: Sendable {
  var id: String
  var title: String
  var group: CommandGroup
  var keys: [Key]
  var action: AppAction

  static func of<C: ScreenCommand>(_ commands: [C], _ embed: (C.Action) -> AppAction) -> [OfferedCommand] {
    commands.map {
      OfferedCommand(
        id: $0.rawValue, title: $0.title, group: $0.group, keys: $0.keys, action: embed($0.action))
    }
  }

  private static func app(_ commands: AppCommand...) -> [OfferedCommand] { of(commands) { $0 } }

  // What each feature offers.
  static let browsing =
    app(.undo, .redo, .quit, .leave, .saveNow, .suspend, .help) + of(TabCommand.allCases) { $0 }
  static let onLists =
    of(ListCommand.allCases) { .lists($0) } + of(OverlayOpener.over(.lists)) { $0 } + browsing
  static let filter = of(ListFilterCommand.allCases) { .lists($0) }
  static let itemEditor = of(ItemEditorCommand.allCases) { .lists(.itemEditor($0)) }
  static let nameEditor = of(ListNameEditorCommand.allCases) { .lists(.nameEditor($0)) }
  static let valueEditor = of(FieldCommand<ValueEditorAction>.allCases) { .lists(.valueEditor($0)) }
  static let listPicker =
    of(ListPickerCommand.allCases) { .overlay(.listPicker($0)) } + app(.undo, .redo)
  static let moving = of(
    [ListPickerCommand.choose, .new, .down, .up, .pageDown, .pageUp, .first, .last, .close]
  ) { .overlay(.listPicker($0)) }
  static let buyAgain =
    of(SearchPickerCommand<BuyAgainAction>.allCases) { .overlay(.buyAgain($0)) }
    + of(BuyAgainCommand.allCases) { .overlay(.buyAgain($0)) }
  static let paste = of(PastePreviewCommand.forPastes) { .overlay(.pastePreview($0)) }
  static let cooking = of(PastePreviewCommand.allCases) { .overlay(.pastePreview($0)) }
  static let help = of(HelpCommand.allCases) { .overlay(.help($0)) }
  static let notes = of(NoteCommand.inNotes) { .notes($0) } + browsing
  static let trash = of(NoteCommand.inTrash) { .notes($0) } + browsing
  static let search = of(NoteSearchCommand.allCases) { .notes(.browser($0)) }
  static let picker = of(PickerCommand<PickerChoiceAction>.allCases) { .overlay(.picker($0)) }
  static let reader = of(NoteReaderCommand.allCases) { .notes($0) } + browsing
  static let joining = of(PickerCommand<JoinPickerAction>.allCases) { .overlay(.joinPicker($0)) }
  static let sharingLog = of(SharingLogCommand.allCases) { .overlay(.sharingLog($0)) }
  static let title = of([NoteEditorCommand.toText, .save, .close]) { .notes(.editor($0)) }
  static let text = of([NoteEditorCommand.toTitle, .endLine, .undo, .save, .close]) { .notes(.editor($0)) }
  static let link =
    of([NoteEditorCommand.completeLink, .toTitle, .undo, .save, .close]) { .notes(.editor($0)) }
  static let whereDatabaseFails =
    of(DatabaseLoadingCommand.allCases) { .loading($0) } + app(.giveUp, .leave, .suspend)
  static let whereNotesFail = of(NoteLoadCommand.allCases) { .notes($0) } + browsing
  static let whereAllFails = whereDatabaseFails + whereNotesFail

  /// Every command there is.
  static let all =
    of(ListCommand.allCases) { .lists($0) } + filter + itemEditor + nameEditor + valueEditor
    + of(ListPickerCommand.allCases) { .overlay(.listPicker($0)) } + buyAgain + cooking + help
    + of(NoteCommand.allCases) { .notes($0) } + search + picker
    + of(NoteReaderCommand.allCases) { .notes($0) } + joining + sharingLog
    + of(NoteEditorCommand.allCases) { .notes(.editor($0)) } + of(AppCommand.allCases) { $0 }
    + of(TabCommand.allCases) { $0 } + of(OverlayOpener.allCases) { $0 }
    + of(DatabaseLoadingCommand.allCases) { .loading($0) } + of(NoteLoadCommand.allCases) { .notes($0) }
}

/// A state in which keys have a meaning of their own.
struct Mode: Sendable {
  /// The keys that lead there.
  var way: String
  var commands: [OfferedCommand]
  /// Whether something is typed into a field of the lists, or waits to be added.
  var isField = false
  var isNoteEditor = false

  init(_ way: String, _ commands: [OfferedCommand], isField: Bool = false, isNoteEditor: Bool = false) {
    (self.way, self.commands) = (way, commands)
    (self.isField, self.isNoteEditor) = (isField, isNoteEditor)
  }

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
    "pasting over a field": Mode("am<paste a\\nb>", OfferedCommand.paste, isField: true),
    "all lists": Mode("L", OfferedCommand.listPicker),
    "moving": Mode("m", OfferedCommand.moving),
    "joining": Mode("L+", OfferedCommand.joining),
    "sharing log": Mode("LH", OfferedCommand.sharingLog),
    "buying again": Mode("b", OfferedCommand.buyAgain, isField: true),
    "help": Mode("?", OfferedCommand.help, isField: true),
    "notes": Mode("2", OfferedCommand.notes),
    "archive": Mode("2f", OfferedCommand.notes),
    "trash": Mode("2ff", OfferedCommand.trash),
    "search": Mode("2/x", OfferedCommand.search),
    "tags": Mode("2#", OfferedCommand.picker),
    "reading": Mode("2G<Enter>", OfferedCommand.reader),
    "backlinks": Mode("2G<Enter>b", OfferedCommand.picker),
    "boxes": Mode("2G<Enter>S", OfferedCommand.picker),
    "cooking": Mode(
      "2aCake<Enter>serves 4<Enter>- [ ] 4 eggs<Esc><Enter>S<Enter>", OfferedCommand.cooking,
      isField: true),
    "title": Mode("2a", OfferedCommand.title, isNoteEditor: true),
    "text": Mode("2a<Enter>", OfferedCommand.text, isNoteEditor: true),
    "link": Mode("2a<Enter>[[k", OfferedCommand.link, isNoteEditor: true),
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
