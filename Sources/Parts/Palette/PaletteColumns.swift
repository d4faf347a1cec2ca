import Screen

/// Sections in two columns if both fit, else in one.
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
          }
          words = max(words, row.title.columns)
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
    // The lowest division that fits.
    let divided = sections.indices.dropFirst().map { index in
      let first = sections[..<index]
      return [Column(first), Column(sections[index...], from: first.reduce(0) { $0 + $1.commands.count })]
    }.filter { $0[0].width + Self.gap + $0[1].width <= room }
    columns =
      divided.min { Self.count($0) < Self.count($1) } ?? [Column(sections, within: room)]
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
