import Screen
import ToteModel

/// How a line was understood, and at the right what it will do. Item, price and outcome are kept longest.
struct ItemPreview: View {
  /// The lightest part is left out first.
  struct Part {
    enum Weight { case note, category, store, fact }

    var text: String
    var style: Style
    var weight: Weight
    var isName = false
    /// Used if there is less room.
    var shorter: String?
  }

  private var parts: [Part] = []
  /// From words to signs.
  var summaries: [String] = []

  mutating func add(
    _ text: String?, _ style: Style, _ weight: Part.Weight = .fact, isName: Bool = false,
    shorter: String? = nil
  ) {
    guard let text else { return }
    parts.append(Part(text: text, style: style, weight: weight, isName: isName, shorter: shorter))
  }

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let summary = summary(within: width)
    let column = width - (summary?.columns ?? 0)
    if let summary { canvas.write(summary, at: Point(column, 0), style: .warning) }
    let room = summary == nil ? width : column - Self.gap
    if room > 0 { canvas.draw(Line(Self.spans(of: fitting(room))), in: Rect(0, 0, room, 1)) }
  }

  private static let gap = 2

  /// The outcome, beside the item or else alone, since the field shows the item.
  private func summary(within width: Int) -> String? {
    let least = Self.columns(
      of: Self.cut(Self.short(parts).filter { $0.weight == .fact }, toFit: 0, name: 12))
    for room in [least, 8] {
      if let summary = summaries.first(where: { room + Self.gap + $0.columns <= width }) { return summary }
    }
    return summaries.last { $0.columns <= width }
  }

  /// Drops note and category first; the name is cut before the store goes, since the field shows the name.
  private func fitting(_ width: Int) -> [Part] {
    func fits(_ parts: [Part]) -> Bool { Self.columns(of: parts) <= width }
    if fits(parts) { return parts }
    var parts = Self.cut(Self.short(parts), toFit: width, note: 8)
    if !fits(parts) { parts.removeAll { $0.weight == .note } }
    if !fits(parts) { parts.removeAll { $0.weight == .category } }
    let withStore = Self.cut(parts, toFit: width, name: 12)
    if fits(withStore) { return withStore }
    parts.removeAll { $0.weight == .store }
    parts = Self.cut(parts, toFit: width, name: 8)
    // A price that is cut would read as another price.
    while !fits(parts), parts.count > 1 { parts.removeLast() }
    return parts
  }

  private static func short(_ parts: [Part]) -> [Part] {
    parts.map { part in
      var part = part
      part.text = part.shorter ?? part.text
      return part
    }
  }

  /// Cuts the name or the note as far as needed, and no further than this.
  private static func cut(_ parts: [Part], toFit width: Int, name: Int? = nil, note: Int? = nil) -> [Part] {
    var parts = parts
    for index in parts.indices {
      guard let least = parts[index].isName ? name : parts[index].weight == .note ? note : nil else {
        continue
      }
      let all = parts[index].text.columns
      let room = all - max(0, columns(of: parts) - width)
      parts[index].text = parts[index].text.truncated(to: max(min(all, least), room))
    }
    return parts
  }

  private static func columns(of parts: [Part]) -> Int {
    spans(of: parts).reduce(0) { $0 + $1.text.columns }
  }

  private static func spans(of parts: [Part]) -> [Span] {
    parts.enumerated().flatMap { index, part in
      (index > 0 ? [Span(" · ", .muted)] : []) + [Span(part.text, part.style)]
    }
  }
}
