import Screen

/// The difference between two frames: the rows that differ, old above new, with carets below the columns.
public struct FrameDifference: Hashable, Sendable, CustomStringConvertible {
  /// The parts of a frame.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// What can differ, in the order of the report.
    case size, title, cursor, text, style
  }

  /// The parts that differ.
  public let parts: [Part]
  /// The message with the rows that differ.
  public let description: String

  /// Compares two frames, or some parts of them; `nil` if they are equal there. Places are in no snapshot, so they don't count.
  public init?(from old: Frame, to new: Frame, only wanted: Set<Part> = Set(Part.allCases)) {
    var parts: [Part] = []
    var blocks: [String] = []
    if wanted.contains(.size), old.size != new.size {
      parts.append(.size)
      blocks.append("size\n- \(old.size)\n+ \(new.size)")
    }
    if wanted.contains(.title), old.title != new.title {
      parts.append(.title)
      blocks.append("title\n- \(Self.title(old))\n+ \(Self.title(new))")
    }
    if wanted.contains(.cursor), old.cursor != new.cursor {
      parts.append(.cursor)
      blocks.append("cursor\n- \(Self.cursor(old))\n+ \(Self.cursor(new))")
    }
    var found: Set<Part> = []
    for row in 0..<max(old.size.height, new.size.height) {
      guard let (kinds, block) = Self.row(row, old, new, wanted) else { continue }
      found.formUnion(kinds)
      blocks.append(block)
    }
    if blocks.isEmpty { return nil }
    parts += [.text, .style].filter(found.contains)
    self.parts = parts
    description = blocks.joined(separator: "\n\n")
  }

  private static func title(_ frame: Frame) -> String { frame.title.map(FrameText.quoted) ?? "none" }
  private static func cursor(_ frame: Frame) -> String { frame.cursor.map(FrameText.place) ?? "none" }

  private static func row(
    _ row: Int, _ old: Frame, _ new: Frame, _ wanted: Set<Part>
  ) -> ([Part], String)? {
    let hasText = wanted.contains(.text)
    if !hasText, row >= min(old.size.height, new.size.height) { return nil }
    guard row < old.size.height else { return ([.text], "row \(row), only in the new\n+ |\(new.line(row))|") }
    guard row < new.size.height else { return ([.text], "row \(row), only in the old\n- |\(old.line(row))|") }
    let (before, after) = (Array(old.row(row)), Array(new.row(row)))
    let text = hasText ? carets(before, after) { $0.styled(.plain) == $1.styled(.plain) } : nil
    let both = min(before.count, after.count)
    let style =
      wanted.contains(.style)
      ? carets(Array(before[..<both]), Array(after[..<both])) { $0.style == $1.style } : nil
    let styles = "\n- \(runs(before))\n+ \(runs(after))"
    switch (text, style) {
    case (nil, nil): return nil
    case (let text?, nil):
      return ([.text], "row \(row), text\n- |\(old.line(row))|\n+ |\(new.line(row))|\n\(text)")
    case (nil, let style?):
      return ([.style], "row \(row), style\n  |\(old.line(row))|\n\(style)\(styles)")
    case (let text?, _?):
      let rows = "- |\(old.line(row))|\n+ |\(new.line(row))|\n\(text)"
      return ([.text, .style], "row \(row), text and style\n\(rows)\(styles)")
    }
  }

  private static func runs(_ row: [Cell]) -> String {
    let runs = FrameText.runs(row[...])
    return runs.isEmpty ? "plain" : runs
  }

  /// Carets below the columns that differ, or `nil` if none does.
  private static func carets(_ old: [Cell], _ new: [Cell], alike: (Cell, Cell) -> Bool) -> String? {
    var line = "   "
    var end: String?
    for column in 0..<max(old.count, new.count) {
      let isInBoth = column < old.count && column < new.count
      var isAlike = isInBoth && alike(old[column], new[column])
      // A wide cell differs in both its columns.
      if isAlike, column > 0, old[column].isContinuation { isAlike = line.last == " " }
      line += isAlike ? " " : "^"
      if !isAlike { end = line }
    }
    return end
  }
}
