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

    /// Sentences longer than the width go on below.
    init(_ sections: some Sequence<HelpPage.Section>, within limit: Int = .max) {
      keys = sections.flatMap(\.lines).map(\.key.columns).max() ?? 0
      // Beside keys that leave hardly any room, words are cut rather than stacked.
      let room = limit - keys - 2 < 8 ? .max : limit - keys - 2
      var words = 0
      for section in sections {
        if !rows.isEmpty { rows.append(.blank) }
        if !section.name.isEmpty { rows.append(.heading(section.name)) }
        for line in section.lines {
          var key = line.key
          for range in line.help.wrapped(to: room) {
            let part = line.help[range]
            // The blank at which it goes on below has no room.
            let help = String(part.last == " " ? part.dropLast() : part)
            rows.append(.line(HelpPage.Line(key: key, help: help)))
            key = ""
          }
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
      divided.min { Self.count($0) < Self.count($1) } ?? [Column(sections, within: width)]
  }

  private static func count(_ columns: [Column]) -> Int { columns.map(\.rows.count).max() ?? 0 }

  var count: Int { Self.count(columns) }
}
