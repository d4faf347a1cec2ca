import Screen
import ToteModel

/// How a line was understood, part by part: what becomes of it, how much, which item, and all else that is said of it. Where
/// there isn't room for all of it, what is added and its price stay whole as long as they can.
struct ItemPreview: View {
  /// A part, and how dear it is where not all of them have room: the lowest goes first.
  struct Part {
    enum Weight: Int, CaseIterable { case note, category, store, fact }

    var text: String
    var style: Style
    var weight: Weight
    var isName = false
    /// What says enough where there is less room.
    var shorter: String?
  }

  private var parts: [Part] = []

  mutating func add(
    _ text: String?, _ style: Style, _ weight: Part.Weight = .fact, isName: Bool = false,
    shorter: String? = nil
  ) {
    guard let text else { return }
    parts.append(Part(text: text, style: style, weight: weight, isName: isName, shorter: shorter))
  }

  func draw(on canvas: inout Canvas) {
    canvas.draw(Line(Self.spans(of: fitting(canvas.size.width))), in: canvas.bounds)
  }

  /// The parts as they fit: a note is cut, then what says least goes, then the name is cut.
  private func fitting(_ width: Int) -> [Part] {
    var parts = parts
    func excess() -> Int { Self.spans(of: parts).reduce(-width) { $0 + $1.text.columns } }
    func cut(_ index: Int, to least: Int) {
      let columns = parts[index].text.columns
      parts[index].text = parts[index].text.truncated(to: max(min(columns, least), columns - excess()))
    }
    if excess() > 0 {
      for index in parts.indices { parts[index].text = parts[index].shorter ?? parts[index].text }
    }
    if excess() > 0, let note = parts.firstIndex(where: { $0.weight == .note }) { cut(note, to: 8) }
    for weight in Part.Weight.allCases where weight != .fact && excess() > 0 {
      parts.removeAll { $0.weight == weight }
    }
    if excess() > 0, let name = parts.firstIndex(where: \.isName) { cut(name, to: 8) }
    // A price of which one sees the beginning would be another price.
    while excess() > 0, parts.count > 1 { parts.removeLast() }
    return parts
  }

  private static func spans(of parts: [Part]) -> [Span] {
    parts.enumerated().flatMap { index, part in
      (index > 0 ? [Span(" · ", .muted)] : []) + [Span(part.text, part.style)]
    }
  }
}

extension ItemPreview.Part.Weight {
  init(_ kind: QuickAdd.Kind) {
    self =
      switch kind {
      case .mark(.note): .note
      case .mark(.category): .category
      case .mark(.store): .store
      case .amount, .name, .price, .replaced: .fact
      }
  }
}
