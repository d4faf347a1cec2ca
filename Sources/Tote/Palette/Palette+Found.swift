// What shows, and in which order.

extension Palette {
  /// Without text, all commands, what was used last before the rest and what can't be done now at the end;
  /// otherwise what fits, best first.
  func found(_ text: String) -> [Row] {
    let commands = sections.flatMap(\.rows).filter { opening == .help || $0.act != nil || $0.whyNot != nil }
    let typed = PaletteMatch.Name(text)
    let key = text.trimmed
    if key.isEmpty {
      return commands.ordered { _ in
        .same
      } by: {
        recentPlace($0)
      }
    }
    let isKey = { (row: Row) in row.key.split(separator: " ").contains { $0 == key } }
    return (commands + places).ordered { row in
      if isKey(row) { return .same }
      return typed.isEmpty ? nil : row.names.lazy.compactMap { PaletteMatch.fit(typed, in: $0) }.min()
    } by: {
      recentPlace($0)
    }
  }

  private func recentPlace(_ row: Row) -> Int { recent.firstIndex(of: row.id) ?? recent.count }
}

extension [Palette.Row] {
  /// Stable, and without those that don't fit.
  fileprivate func ordered(
    _ fit: (Palette.Row) -> PaletteMatch.Fit?, by place: (Palette.Row) -> Int
  ) -> [Palette.Row] {
    typealias Rank = (fit: PaletteMatch.Fit, isLast: Int, place: Int, index: Int)
    var ranked: [Rank] = []
    for (index, row) in enumerated() {
      guard let fit = fit(row) else { continue }
      ranked.append((fit, row.whyNot == nil ? 0 : 1, place(row), index))
    }
    ranked.sort { ($0.fit, $0.isLast, $0.place, $0.index) < ($1.fit, $1.isLast, $1.place, $1.index) }
    return ranked.map { self[$0.index] }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
