import Screen

/// A muted label, and at its right what it says: parts that go on in the next row where there is no room.
struct FactRow: View {
  /// Some words in their styles, which stay together.
  typealias Part = [Span]

  private let label: String
  private let parts: [Part]

  init(_ label: String, _ parts: [Part]) { (self.label, self.parts) = (label, parts) }

  init(_ label: String, _ text: String, _ style: Style = .plain) { self.init(label, [[Span(text, style)]]) }

  private static let separator = Span(" · ", .muted)

  /// The same for all labels of a language, so that the values don't jump with the cursor.
  private static var start: Int { (words.factLabels.map(\.columns).max() ?? 0) + 2 }

  func draw(on canvas: inout Canvas) {
    let start = min(Self.start, canvas.size.width / 2)
    canvas.write(label.truncated(to: max(0, start - 1)), style: .muted)
    for (row, line) in lines(within: canvas.size.width - start).enumerated() {
      canvas.draw(Line(line), in: Rect(start, row, canvas.size.width - start, 1))
    }
  }

  private func lines(within width: Int) -> [[Span]] {
    var lines: [[Span]] = []
    for part in parts {
      let longer = (lines.last ?? []) + [Self.separator] + part
      if !lines.isEmpty, longer.reduce(0, { $0 + $1.text.columns }) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  func size(within limit: Size) -> Size {
    let start = min(Self.start, limit.width / 2)
    return Size(limit.width, min(limit.height, lines(within: limit.width - start).count))
  }
}
