import Composable
import Parts
import Screen
import ToteModel

/// All commands, to read or to run. It is opened as the help, by heading, or as the palette, where typing also
/// finds lists, notes and stores. Its rows are made by `App.palette`.
package struct Palette: OverlayFeature {
  package typealias Action = PaletteAction
  package typealias Commands = Parts.Palette<AppAction>
  package typealias Row = Parts.PaletteCommand<AppAction>
  package typealias Section = PaletteSection<AppAction>

  package var room = Size.zero
  /// What is asked, if it isn't for commands.
  let prompts: Prompts?
  /// The part of the library.
  package var commands: Commands
  /// The notes that can be gone to. They are made rows of while it shows already.
  private var notes: NotePlaces?

  init(
    _ opening: PaletteOpening, _ sections: [Section], places: [Row] = [], notes: NotePlaces? = nil,
    recent: [String] = [], asking prompts: Prompts? = nil
  ) {
    self.prompts = prompts
    self.notes = notes
    commands = Commands(sections, as: opening, places: places, recent: recent)
  }

  package var opening: PaletteOpening { commands.opening }
}

/// The notes that a palette can go to.
struct NotePlaces: Equatable, Sendable {
  let notes: [Note.ID: Note]
  /// The number of the places before them.
  let index: Int
  let kind: String
  let untitled: String

  /// The latest first.
  var rows: [Palette.Row] {
    let shown = notes.values.filter { NoteFolder.notes.contains($0) }
    return shown.sorted { NoteOrder($0) < NoteOrder($1) }.map { note in
      let name = note.givenName.isEmpty ? untitled : note.givenName
      return Palette.Row(
        name, kind: kind, action: .placeChosen(.note(note.id)),
        names: ([name] + note.aliases).map(SearchName.init(folding:)))
    }
  }
}

extension Palette {
  struct Prompts: Equatable, Sendable {
    let title: String
    let placeholder: String
  }
}

package enum PaletteAction: OverlayFeatureAction {
  package typealias Feature = Palette
  indirect case commands(Parts.PaletteAction<AppAction>)
  /// Closes, and turns the footer's second row on or off.
  case helpPressedAgain
  case opened
  case notesRead([Palette.Row], at: Int)
  case delegate(OverlayDelegate)
}

extension Palette {
  static let reducer = Reducer<Palette, PaletteAction, Void> { state, action, _ in
    switch action {
    case .commands(.closed): return .send(.delegate(.closed))
    case .commands(.ran(let act)):
      return .send(.delegate(.commandChosen(id: state.commands.current?.id ?? "", act)))
    case .commands(.refused(let reason)):
      return .send(.delegate(.refused(reason.isEmpty ? .isOnlyExplained : .refused(reason))))
    case .commands(let action):
      return Commands.reducer.run(
        action, in: &state, at: \.commands, PaletteEnvironment(fold: Folding.fold), as: PaletteAction.commands
      )
    case .opened:
      guard let notes = state.notes else { return .none }
      state.notes = nil
      return .run(name: "palette") { send in send(.notesRead(notes.rows, at: notes.index)) }
    case .notesRead(let rows, let index): state.commands.insert(places: rows, at: index)
    case .helpPressedAgain:
      guard state.opening == .help, state.commands.field.isEmpty else { return .send(.commands(.escaped)) }
      return .send(.delegate(.hintsTurned))
    case .delegate: break
    }
    return .none
  }
}

extension PaletteAction {
  var overlayAction: OverlayAction { .palette(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  static var closed: Self { .delegate(.closed) }
  /// The last message stays while its keys are looked up.
  var isAct: Bool { false }
}

extension Palette {
  var overlay: Overlay { .palette(self) }
  var title: String { prompts?.title ?? (opening == .help ? words.keys : words.commands) }
  var prompt: Prompt? {
    Prompt(
      label: opening == .help ? "/" : ":", field: commands.field,
      placeholder: prompts?.placeholder ?? (opening == .help ? words.searchKeys : words.searchCommands))
  }
  var content: any View { PaletteRows(commands, words: partWords) }
  var widest: Int { opening == .help ? ScreenMetrics.helpWidth : ScreenMetrics.overlayWidth }
  var companionKeys: CompanionKeys { .whileTyping }
  var question: PaletteAction? { notes == nil ? nil : .opened }
  static var isHelp: Bool { true }

  var note: String {
    commands.showsSections
      ? range(from: commands.top, of: helpLines)
      : words.place(commands.list.cursor, of: commands.list.count, height: height)
  }

  /// As in the whole list, so that the box keeps its size during a search, while it finds anything.
  var rowCount: Int {
    if commands.list.count == 0, !commands.field.isEmpty { return OverlayBox.emptyRows }
    return opening == .help ? helpLines : max(OverlayBox.emptyRows, room.height)
  }

  private var helpLines: Int { commands.columnsSize(within: OverlayBox.inside(room)).height }

  private var partWords: PartWords {
    var partWords = PartWords.english
    partWords.palette.nothingFound = words.nothingFound(commands.field.text).0
    return partWords
  }

  static var mouse: Mouse<Palette, PaletteAction> {
    Commands.mouse.map(PaletteAction.commands) { $0.commands }
  }
}

extension Palette.Row {
  /// A line that is only read: what can be typed, and what it means.
  init(key: String, title: String) {
    self.init(explaining: key, title, names: [SearchName(folding: title), SearchName(folding: key)])
  }
}

extension Palette.Section {
  init(name: String, rows: [Palette.Row]) { self.init(name, rows) }

  /// Only to be read: what can be typed, and what it means.
  init(name: String, lines: [(key: String, help: String)]) {
    self.init(name, lines.map { Palette.Row(key: $0.key, title: $0.help) })
  }
}

extension SearchName {
  /// Found without its accents, too.
  init(folding text: String) { self.init(Folding.fold(text)) }
}
