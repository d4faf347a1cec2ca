/// How a text is aligned.
public enum Alignment: Hashable, Sendable {
  case leading
  case center
  case trailing

  func start(of width: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, (room - width) / 2)
    case .trailing: max(0, room - width)
    }
  }
}

/// A text in one style.
public struct Text: View, Hashable, Sendable {
  /// What happens to a line that is too long.
  public enum Overflow: Hashable, Sendable {
    case wrap
    case truncate
  }

  /// The text; a line break begins a new row.
  public var text: String
  /// Its style.
  public var style: Style
  /// Its alignment.
  public var align: Alignment
  /// What happens to lines that are too long.
  public var overflow: Overflow

  /// Creates a text (default: lines that are too long are cut).
  public init(
    _ text: String, style: Style = .plain, align: Alignment = .leading, overflow: Overflow = .truncate
  ) {
    self.text = text
    self.style = style
    self.align = align
    self.overflow = overflow
  }

  /// Draws the visible rows.
  public func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    guard width > 0 else { return }
    let showing = canvas.visible
    if overflow == .truncate, !text.utf8.contains(0x0A) {
      write(text, 0, width, &canvas)
      return
    }
    for (row, line) in rows(width).prefix(showing.bottom).enumerated() where row >= showing.top {
      write(line, row, width, &canvas)
    }
  }

  private func write(_ line: String, _ row: Int, _ width: Int, _ canvas: inout Canvas) {
    // Leading text that fits needs no measuring.
    if align == .leading, line.utf8.count * tabColumns <= width {
      canvas.write(line, at: Point(0, row), style: style)
      return
    }
    let shown = line.truncated(to: width)
    let start = align == .leading ? 0 : align.start(of: shown.columns, in: width)
    canvas.write(shown, at: Point(start, row), style: style)
  }

  private func rows(_ width: Int) -> [String] {
    text.wrapped(to: overflow == .wrap ? width : .max).map { Text.withoutHanging(text[$0], $0) }
  }

  /// A blank at a line break would shift centred and trailing text.
  private static func withoutHanging(_ text: Substring, _ line: WrappedLine) -> String {
    guard line.isContinued else { return String(text) }
    let end = text.lastIndex { $0 != " " && $0 != "\t" }.map { text.index(after: $0) } ?? text.startIndex
    return String(text[..<end])
  }

  /// The longest row and the number of rows.
  public func size(within limit: Size) -> Size {
    let rows = rows(limit.width)
    return Size(min(limit.width, rows.map(\.columns).max() ?? 0), min(limit.height, rows.count))
  }
}
