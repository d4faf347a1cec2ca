import Screen
import Synchronization

/// What a program prints above its rows while it is rehearsed: give the environment its `print` in place of the terminal's.
///
///     let above = Scrollback()
///     let rehearsal = Rehearsal(
///       size: Size(40, 8), inline: Inline(.rows(2)), above: above, …,
///       environment: { _ in Environment(print: { above.print($0) }) })
///     rehearsal.screen       // the lines, and the rows below them
public final class Scrollback: Sendable {
  private let content = Mutex<[String]>([])

  /// Creates an empty one.
  public init() {}

  /// Every line so far.
  public var lines: [String] { content.withLock { $0 } }

  /// Prints lines above the rows.
  public func print(_ lines: String...) { print(lines: lines) }

  /// The same with the lines in an array.
  public func print(lines: [String]) { content.withLock { $0 += lines } }

  var count: Int { content.withLock { $0.count } }
}

extension Frame {
  /// A terminal with lines, wrapped at its width and without their colours, and the rows of a frame below them, as far as the end of
  /// both shows.
  init(screen size: Size, above lines: some Sequence<String>, rows: Frame?, hasCursor: Bool) {
    var cells: [[Cell]] = []
    for line in lines {
      var row: [Cell] = []
      for cell in line.withoutColors.printable.cells() where !cell.isContinuation {
        if row.reduce(cell.width, { $0 + $1.width }) > size.width {
          cells.append(row)
          row = []
        }
        row.append(cell)
      }
      cells.append(row)
    }
    let height = rows?.size.height ?? 0
    let first = max(0, cells.count + height - size.height)
    self.init(size: size) { canvas in
      for (row, cells) in cells.dropFirst(first).enumerated() {
        var column = 0
        for cell in cells {
          canvas.put(cell, at: Point(column, row))
          column += cell.width
        }
      }
      guard let rows else { return }
      let top = cells.count - first
      for row in 0..<height {
        for (column, cell) in rows.row(row).enumerated() where !cell.isContinuation {
          canvas.put(cell, at: Point(column, top + row))
        }
      }
      if hasCursor, let cursor = rows.cursor {
        canvas.setCursor(at: Point(cursor.point.column, top + cursor.point.row), cursor.shape)
      }
      if let title = rows.title { canvas.setTitle(title) }
    }
  }
}

extension String {
  /// Without the escape sequences of colours.
  fileprivate var withoutColors: String {
    var (plain, rest) = ("", self[...])
    while let escape = rest.firstRange(of: "\u{1B}[") {
      plain += rest[..<escape.lowerBound]
      let numbers = rest[escape.upperBound...].prefix { "0123456789;:".contains($0) }
      let isColor = rest[numbers.endIndex...].first == "m"
      if !isColor { plain += rest[escape] }
      rest = rest[(isColor ? rest.index(after: numbers.endIndex) : escape.upperBound)...]
    }
    return plain + rest
  }
}
