import Screen

/// Sections in two columns if there is room, else in one.
struct PaletteColumns {
  enum Line: Equatable {
    case heading(String)
    /// A row by its place among all, or how it goes on.
    case row(Int, key: String, help: String, isFirst: Bool)
    case blank
  }

  struct Column: Equatable {
    var lines: [Line] = []
    var keys = 0
    var width = 0

    /// Titles longer than the width go on below.
    init<Action>(
      _ sections: some Sequence<PaletteSection<Action>>, from first: Int = 0, within limit: Int = .max
    ) {
      keys = sections.flatMap(\.commands).map(\.keys.columns).max() ?? 0
      // Beside keys that leave hardly any room, words are cut rather than stacked.
      let room = limit - keys - 2 < 8 ? .max : limit - keys - 2
      var words = 0
      var index = first
      for section in sections {
        if !lines.isEmpty { lines.append(.blank) }
        if !section.title.isEmpty { lines.append(.heading(section.title)) }
        for row in section.commands {
          for (number, range) in row.title.wrapped(to: room).enumerated() {
            let part = row.title[range]
            // The blank at which it goes on below has no room.
            let help = String(part.last == " " ? part.dropLast() : part)
            lines.append(.row(index, key: number == 0 ? row.keys : "", help: help, isFirst: number == 0))
            words = max(words, help.columns)
          }
          index += 1
        }
      }
      width = keys + 2 + words
    }
  }

  let columns: [Column]
  static let gap = 4
  /// For the cursor's mark, before each column.
  static let markColumns = 2

  init<Action>(_ sections: [PaletteSection<Action>], width: Int) {
    let room = width - Self.markColumns
    let half = (room - Self.gap) / 2
    let divided =
      Self.divided(sections, within: .max, room)
      ?? (half < Self.leastHalf ? nil : Self.divided(sections, within: half, room))
    columns = divided ?? [Column(sections, within: room)]
  }

  /// Long titles go on below if that makes room for two columns at least this wide.
  private static let leastHalf = 46

  /// The lowest division that fits.
  private static func divided<Action>(
    _ sections: [PaletteSection<Action>], within limit: Int, _ room: Int
  ) -> [Column]? {
    sections.indices.dropFirst().map { index in
      let first = sections[..<index]
      return [
        Column(first, within: limit),
        Column(sections[index...], from: first.reduce(0) { $0 + $1.commands.count }, within: limit),
      ]
    }
    .filter { $0[0].width + gap + $0[1].width <= room }
    .min { count($0) < count($1) }
  }

  private static func count(_ columns: [Column]) -> Int { columns.map(\.lines.count).max() ?? 0 }

  var count: Int { Self.count(columns) }

  /// With the cursor's mark and the gaps.
  var width: Int {
    columns.reduce(0) { $0 + $1.width } + max(0, columns.count - 1) * Self.gap + Self.markColumns
  }

  /// The lines of a row, empty for an unknown row.
  func lines(of row: Int) -> Range<Int> {
    for column in columns {
      let lines = column.lines.indices.filter { index in
        if case .row(row, _, _, _) = column.lines[index] { true } else { false }
      }
      if let first = lines.first, let last = lines.last { return first..<last + 1 }
    }
    return 0..<0
  }
}
