import Screen

/// How a palette shows all its commands: what was used last first, or below headings.
public enum PaletteOpening: Sendable, Codable {
  /// To run one: a list, what was used last before the rest.
  case commands
  /// To read them: sections in columns, with their keys.
  case help
}

/// All commands by name, to run or to read: typing narrows, Enter does one. Nobody has to know a key.
///
///     state.palette = Palette(state.keymap)
///     state.palette = Palette(state.keymap, as: .help)
///
/// Its parent handles `.ran`, which has the action, `.refused`, which says why a command can't be done now, and `.closed`, and draws
/// `Modal(PaletteView(palette))` over its own view.
public struct Palette<Action: Equatable & Sendable>: Equatable, Sendable {
  /// How all of it shows.
  public let opening: PaletteOpening
  /// All commands.
  public let sections: [PaletteSection<Action>]
  /// Those of the sections, and then what only typing finds.
  private(set) var commands: [PaletteCommand<Action>]
  /// How many of them stand in sections.
  let commandCount: Int
  /// The ids of what was used last, the latest first.
  public let recent: [String]
  /// What the rows were last compared with.
  private var sought = SearchName("")
  /// What was typed.
  public internal(set) var field = TextCursor()
  /// What fits, by its index, the best fit first.
  public internal(set) var list = Listing<Int>([], marks: .none)
  /// The room for headings and rows in columns, as the view has it.
  var room = Size(80, 10)
  /// The first line of the columns that shows.
  public internal(set) var top = 0

  /// Creates a palette. `places` are found only by typing, such as folders that one can go to.
  public init(
    _ sections: [PaletteSection<Action>], as opening: PaletteOpening = .commands,
    places: [PaletteCommand<Action>] = [], recent: [String] = []
  ) {
    (self.opening, self.sections, self.recent) = (opening, sections, recent)
    let commands = sections.flatMap(\.commands)
    (self.commands, commandCount) = (commands + places, commands.count)
    find(SearchName(""))
  }

  /// Adds places that are known only now, in front of so many of the others. It opens without them, however many there are.
  public mutating func insert(places: [PaletteCommand<Action>], at place: Int) {
    commands.insert(contentsOf: places, at: commandCount + place)
    find(sought)
  }

  /// Creates a palette of commands.
  public init(_ commands: [PaletteCommand<Action>]) { self.init([PaletteSection("", commands)]) }

  /// Creates a palette of what the keys of a table do.
  public init(_ keymap: Keymap<Action>, as opening: PaletteOpening = .commands) {
    self.init(PaletteSection.sections(of: keymap), as: opening)
  }

  /// Whether the rows stand below their headings.
  public var showsSections: Bool { opening == .help && field.isEmpty }

  /// What fits, as it shows.
  public var shown: [PaletteCommand<Action>] { list.rows.map { commands[$0.id] } }

  /// The row under the cursor.
  public var current: PaletteCommand<Action>? { list.current.map { commands[$0.id] } }

  /// How many lines it has below its headings in this width, and how many columns those want.
  public func columnsSize(within width: Int) -> Size {
    let columns = PaletteColumns(sections, width: width)
    return Size(columns.width, columns.count)
  }
}

// What shows, and in which order.
extension Palette {
  /// Without text, all commands, what was used last before the rest and what can't be done now at the end; otherwise what fits, best
  /// first.
  mutating func find(_ typed: SearchName) {
    sought = typed
    if showsSections {
      show(Array(0..<commandCount))
    } else if field.text.allSatisfy({ $0 == " " }) {
      let isRun = { (row: PaletteCommand<Action>) in row.action != nil || !row.reason.isEmpty }
      show(
        (0..<commandCount).filter { opening == .help || isRun(commands[$0]) }.ordered(in: self) { _ in .same }
      )
    } else {
      let key = field.text.filter { $0 != " " }
      show(
        commands.indices.ordered(in: self) { row in
          if row.keys.split(separator: " ").contains(where: { $0 == key }) { return .same }
          return typed.isEmpty ? nil : row.names.lazy.compactMap { $0.fit(typed) }.min()
        })
    }
  }

  private mutating func show(_ indices: [Int]) {
    list = Listing(indices.map { ListingRow($0, commands[$0].title) }, marks: .none, window: list.window)
    top = 0
  }

  fileprivate func place(of row: PaletteCommand<Action>) -> Int {
    recent.firstIndex(of: row.id) ?? recent.count
  }
}

extension Sequence<Int> {
  /// Those that fit, the best first, what was used last before the rest, and what can't be done now behind it.
  fileprivate func ordered<Action>(
    in palette: Palette<Action>, by fit: (PaletteCommand<Action>) -> SearchName.Fit?
  ) -> [Int] {
    typealias Rank = (fit: SearchName.Fit, isLast: Int, place: Int, index: Int)
    var ranked: [Rank] = []
    for index in self {
      let row = palette.commands[index]
      guard let fit = fit(row) else { continue }
      ranked.append((fit, row.reason.isEmpty ? 0 : 1, palette.place(of: row), index))
    }
    ranked.sort { ($0.fit, $0.isLast, $0.place, $0.index) < ($1.fit, $1.isLast, $1.place, $1.index) }
    return ranked.map(\.index)
  }
}
