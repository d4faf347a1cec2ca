import Screen

/// The visible lines of a note; the selected one is reversed and has a marker, as in every list.
package struct MarkdownView: View {
  private let reading: MarkdownPager
  private let isFocused: Bool
  private static let marker = "▸ "

  package init(_ reading: MarkdownPager, isFocused: Bool = true) {
    self.reading = reading
    self.isFocused = isFocused
  }

  /// The columns left for text beside the marker.
  package static func textWidth(in columns: Int) -> Int { max(1, columns - marker.columns) }

  package func draw(on canvas: inout Canvas) {
    var reading = reading
    reading.resize(to: canvas.size)
    let (width, height) = (canvas.size.width, canvas.size.height)
    let indent = min(MarkdownView.marker.columns, max(0, width - 1))
    let lines = reading.page.lines(from: reading.position.top, count: height)
    for (row, line) in lines.enumerated() {
      canvas.draw(Line(line.spans), in: Rect(indent, row, width - indent, 1))
      guard reading.position.top + row == reading.position.selected else { continue }
      canvas.write(String(MarkdownView.marker.prefix(indent)), at: Point(0, row))
      if isFocused {
        // If there are several links, the one that Enter follows stands out.
        let chosen = line.links.count > 1 ? reading.link.flatMap { line.columns(of: $0) } ?? 0..<0 : 0..<0
        let gap = chosen.isEmpty ? 0..<0 : chosen.lowerBound + indent..<chosen.upperBound + indent
        canvas.add(.cursorRow, in: Rect(0, row, gap.isEmpty ? width : gap.lowerBound, 1))
        if !gap.isEmpty {
          canvas.add(.cursorRow, in: Rect(gap.upperBound, row, max(0, width - gap.upperBound), 1))
        }
        canvas.setCursor(at: Point(min(gap.lowerBound, max(0, width - 1)), row))
      }
    }
  }
}
