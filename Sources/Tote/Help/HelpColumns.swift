import Screen

/// The sections of the help in two columns if both fit, else in one.
struct HelpColumns {
  enum Row: Equatable {
    case heading(String)
    case line(HelpPage.Line)
    case blank
  }

  struct Column: Equatable {
    var rows: [Row] = []
    var keys = 0
    var width = 0

    init(_ sections: some Sequence<HelpPage.Section>) {
      var words = 0
      for section in sections {
        if !rows.isEmpty { rows.append(.blank) }
        if !section.name.isEmpty { rows.append(.heading(section.name)) }
        for line in section.lines {
          rows.append(.line(line))
          keys = max(keys, line.key.columns)
          words = max(words, line.help.columns)
        }
      }
      width = keys + 2 + words
    }
  }

  let columns: [Column]
  static let gap = 4

  init(_ sections: [HelpPage.Section], width: Int) {
    // The lowest division that fits.
    let divided = sections.indices.dropFirst().map { index in
      [Column(sections[..<index]), Column(sections[index...])]
    }.filter { $0[0].width + Self.gap + $0[1].width <= width }
    columns =
      divided.min { Self.count($0) < Self.count($1) } ?? [Column(sections)]
  }

  private static func count(_ columns: [Column]) -> Int { columns.map(\.rows.count).max() ?? 0 }

  var count: Int { Self.count(columns) }
}
