import Composable
import Screen
import ToteModel

/// All commands, to read or to run. It is opened as the help, by heading, or as the palette, where typing also
/// finds lists, notes and stores. Its rows are made by `App.palette`.
package struct Palette: OverlayFeature {
  package enum Opening: Sendable {
    case help, commands
  }

  package struct Row: Equatable, Sendable {
    /// Of a command; empty for the rest.
    var id = ""
    /// All keys, as they are written.
    var key: String
    package var title: String
    /// What it is, unless it is a command: `list`.
    var kind = ""
    /// `nil` for what can only be read.
    var act: AppAction?
    package var whyNot: Message?
    /// What typing is compared with.
    var names: [PaletteMatch.Name]

    package var canBeDone: Bool { act != nil && whyNot == nil }

    /// `names` are other spellings.
    init(
      id: String = "", key: String = "", title: String, kind: String = "", act: AppAction? = nil,
      whyNot: Message? = nil, names: [String] = []
    ) {
      (self.id, self.key, self.title, self.kind) = (id, key, title, kind)
      (self.act, self.whyNot) = (act, whyNot)
      // What can only be read is found by what is typed, too.
      self.names = ([title] + names + (act == nil && whyNot == nil ? [key] : [])).map(PaletteMatch.Name.init)
    }
  }

  package struct Section: Equatable, Sendable {
    var name: String
    package var rows: [Row]

    init(name: String, rows: [Row]) { (self.name, self.rows) = (name, rows) }

    /// Only to be read: what can be typed, and what it means.
    init(name: String, lines: [(key: String, help: String)]) {
      self.init(name: name, rows: lines.map { Row(key: $0.key, title: $0.help) })
    }
  }

  package let opening: Opening
  package var room = Size.zero
  package private(set) var sections: [Section]
  /// What is found only by typing.
  let places: [Row]
  /// The ids of what was used last, the latest first.
  let recent: [String]
  package private(set) var field = TextCursor()
  package var position = ListPosition()
  /// In the order in which they show.
  package private(set) var rows: [Row] = []

  init(_ opening: Opening, _ sections: [Section], places: [Row] = [], recent: [String] = []) {
    (self.opening, self.sections, self.places, self.recent) = (opening, sections, places, recent)
    find()
  }

  /// Whether the rows stand below headings.
  var isGrouped: Bool { opening == .help && field.isEmpty }

  package var selectedRow: Row? { rows.indices.contains(position.selected) ? rows[position.selected] : nil }

  fileprivate mutating func type(_ edit: TextEdit?) {
    if let edit { field.apply(edit) } else { field = TextCursor() }
    position = ListPosition()
    find()
  }

  private mutating func find() { rows = isGrouped ? sections.flatMap(\.rows) : found(field.text) }
}

package enum PaletteAction: OverlayFeatureAction {
  package typealias Feature = Palette
  case moved(by: Int), pageMoved(by: Int)
  case movedToStart, movedToEnd
  case fieldEdited(TextEdit)
  case chosen
  case pressed(row: Int)
  /// Shows all again, or closes.
  case escaped
  /// Closes, and turns the footer's second row on or off.
  case helpPressedAgain
  case delegate(OverlayDelegate)
}

extension Palette {
  static let reducer = Reducer<Palette, PaletteAction, Void> { state, action, _ in
    switch action {
    case .moved(let rows): state.move(by: rows)
    case .pageMoved(let halves): state.move(byHalfPages: halves)
    case .movedToStart: state.move(by: -state.rows.count)
    case .movedToEnd: state.move(by: state.rows.count)
    case .fieldEdited(let edit): state.type(edit)
    case .chosen: return .send(.delegate(state.choice))
    case .pressed(let row):
      state.move(by: row - state.position.selected)
      return .send(.delegate(state.choice))
    case .escaped:
      if state.field.isEmpty { return .send(.delegate(.closed)) }
      state.type(nil)
    case .helpPressedAgain:
      guard state.opening == .help, state.field.isEmpty else { return .send(.escaped) }
      return .send(.delegate(.hintsTurned))
    case .delegate: break
    }
    return .none
  }
}

extension Palette {
  fileprivate var choice: OverlayDelegate {
    guard let row = selectedRow else { return .closed }
    if let whyNot = row.whyNot { return .refused(whyNot) }
    guard let act = row.act else { return .refused(.isOnlyExplained) }
    return .commandChosen(id: row.id, act)
  }

  fileprivate mutating func move(by rows: Int) {
    position.selected = max(0, min(position.selected + rows, self.rows.count - 1))
    keepInView()
  }

  fileprivate mutating func move(byHalfPages halves: Int) {
    move(by: ListPosition.rows(inHalfPages: halves, height: height))
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
  var title: String { opening == .help ? words.keys : words.commands }
  var prompt: Prompt? {
    Prompt(
      label: opening == .help ? "/" : ":", field: field,
      placeholder: opening == .help ? words.searchKeys : words.searchCommands)
  }
  var content: any View { PaletteView(palette: self) }
  var widest: Int { opening == .help ? ScreenMetrics.helpWidth : ScreenMetrics.overlayWidth }
  var companionKeys: CompanionKeys { .whileTyping }
  static var isHelp: Bool { true }

  var note: String {
    isGrouped
      ? range(from: position.top, of: columns.count)
      : words.place(position.selected, of: rows.count, height: height)
  }

  /// As in the whole list, so that the box keeps its size during a search.
  var rowCount: Int {
    opening == .help ? PaletteColumns(sections, width: width).count : max(OverlayBox.emptyRows, room.height)
  }

  private var width: Int { OverlayBox.columns(in: room) }
  var columns: PaletteColumns { PaletteColumns(sections, width: width) }

  /// Below headings, the top is a line of the columns.
  mutating func keepInView() {
    guard isGrouped else {
      position = position.inView(count: rows.count, height: height)
      return
    }
    let columns = columns
    let lines = columns.lines(of: position.selected)
    // With the heading above it.
    let first = lines.lowerBound == 1 && lines.upperBound <= height ? 0 : lines.lowerBound
    position.top = min(max(position.top, lines.upperBound - height), first)
    position.top = max(0, min(position.top, columns.count - height))
  }

  static var mouse: Mouse<Palette, PaletteAction> {
    Mouse { (_: Palette, pointer: Pointer<PaletteRowPlace>) in pointer.press.map { .pressed(row: $0.row) } }
  }
}
