import Screen

/// A number in figures made of blocks.
struct BigNumber: View {
  private let figures: [[String]]
  private let isLarge: Bool

  init(_ number: Int, isLarge: Bool) {
    figures = "\(number)".map { BigNumber.figures[$0] ?? BigNumber.figures["-"]! }
    self.isLarge = isLarge
  }

  var size: Size {
    let columns = figures.count * 4 - 1
    return isLarge ? Size(columns * 2, 5) : Size(columns, 3)
  }

  func size(within limit: Size) -> Size {
    Size(min(size.width, limit.width), min(size.height, limit.height))
  }

  func draw(on canvas: inout Canvas) {
    var column = max(0, (canvas.size.width - size.width) / 2)
    for figure in figures {
      for (row, line) in (isLarge ? wide(figure) : halved(figure)).enumerated() {
        canvas.write(line, at: Point(column, row), style: .accent)
      }
      column += isLarge ? 8 : 4
    }
  }

  /// Two columns per dot, to make it square.
  private func wide(_ figure: [String]) -> [String] {
    figure.map { $0.map { $0 == "#" ? "██" : "  " }.joined() }
  }

  /// Two rows of dots in one row of cells.
  private func halved(_ figure: [String]) -> [String] {
    stride(from: 0, to: 5, by: 2).map { row in
      let below = row + 1 < 5 ? figure[row + 1] : "   "
      return zip(figure[row], below).map { upper, lower in
        upper == "#" ? (lower == "#" ? "█" : "▀") : (lower == "#" ? "▄" : " ")
      }.joined()
    }
  }

  private static let figures: [Character: [String]] = [
    "0": ["###", "# #", "# #", "# #", "###"],
    "1": ["## ", " # ", " # ", " # ", "###"],
    "2": ["###", "  #", "###", "#  ", "###"],
    "3": ["###", "  #", "###", "  #", "###"],
    "4": ["# #", "# #", "###", "  #", "  #"],
    "5": ["###", "#  ", "###", "  #", "###"],
    "6": ["###", "#  ", "###", "# #", "###"],
    "7": ["###", "  #", "  #", "  #", "  #"],
    "8": ["###", "# #", "###", "# #", "###"],
    "9": ["###", "# #", "###", "  #", "###"],
    "-": ["   ", "   ", "###", "   ", "   "],
  ]
}
