/// A frame as text that people can review; `FrameReader` reads it back.
///
///     frame 24x2  cursor 2,1  title "Tote"
///     |Groceries         2 of 5|
///     |▸ [x] Milk              |
///     style
///     0  0-8 bold, 18-23 dim
///     1  0-23 reverse
///
/// A wide character also takes two columns here. Bars are not escaped, because a row ends at the line's last
/// bar. Columns and rows count from zero.

import Screen

extension Frame {
  /// This frame as text, with styles.
  public var text: String {
    var lines = [FrameText.head(self)]
    lines += self.lines.map { "|\($0)|" }
    let styles = (0..<size.height).compactMap { row in
      let runs = FrameText.runs(self.row(row))
      return runs.isEmpty ? nil : "\(row)  \(runs)"
    }
    if !styles.isEmpty { lines += ["style"] + styles }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads what `text` prints.
  public init(text: String) throws(FrameTextError) {
    var reader = FrameReader(text)
    self = try reader.frame()
    try reader.end()
  }
}

enum FrameText {
  /// `frame 40x8  cursor 2,1 bar  title "Tote"`.
  static func head(_ frame: Frame) -> String {
    var parts = ["frame \(frame.size)"]
    if let cursor = frame.cursor { parts.append("cursor \(place(cursor))") }
    if let title = frame.title { parts.append("title \(quoted(title))") }
    return parts.joined(separator: "  ")
  }

  static func place(_ cursor: Cursor) -> String {
    cursor.shape == .block ? "\(cursor.point)" : "\(cursor.point) \(cursor.shape.rawValue)"
  }

  /// A title is printable, so only quotation marks and backslashes are escaped.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted.unicodeScalars.append("\\") }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  /// `0-8 bold, 12 red`; empty for a row without styles.
  static func runs(_ row: ArraySlice<Cell>) -> String {
    var runs: [String] = []
    var start = row.startIndex
    while start < row.endIndex {
      let style = row[start].style
      let end = row[start...].firstIndex { $0.style != style } ?? row.endIndex
      if style != .plain {
        let (first, last) = (start - row.startIndex, end - row.startIndex - 1)
        runs.append(first == last ? "\(first) \(style)" : "\(first)-\(last) \(style)")
      }
      start = end
    }
    return runs.joined(separator: ", ")
  }
}
