import Screen

/// What may be meant by what was typed, and which of it is chosen: below a field, or in a line of its own.
///
///     var offers = Offers(["milk", "mint"])
///     offers.turn(by: 1)
///
/// ``Suggestions`` is a whole field with them. A program with a field of its own keeps the offers beside that.
public struct Offers: Hashable, Sendable {
  /// The best first.
  public let texts: [String]
  /// The index of the one that is chosen; `nil` while the field has the cursor.
  public private(set) var index: Int?
  /// Whether the cursor can be in the field as well.
  private let canRest: Bool

  /// Creates offers of which the first is chosen, or none at first if the cursor can `rest` in the field.
  public init(_ texts: [String] = [], canRest: Bool = false) {
    (self.texts, self.canRest) = (texts, canRest)
    index = canRest || texts.isEmpty ? nil : 0
  }

  /// Whether nothing is offered.
  public var isEmpty: Bool { texts.isEmpty }

  /// The one that is chosen.
  public var chosen: String? { index.map { texts[$0] } }

  /// Chooses the next, or one before; after the last comes the field, if the cursor can rest there, or else the first.
  public mutating func turn(by steps: Int) {
    guard !texts.isEmpty else { return }
    let (count, place) = canRest ? (texts.count + 1, (index ?? -1) + 1) : (texts.count, index ?? 0)
    let turned = ((place + steps) % count + count) % count
    index = canRest ? (turned == 0 ? nil : turned - 1) : turned
  }

  /// In a line: the key that takes the chosen one, which is underlined, and the others.
  public func spans(takenBy key: String) -> [Span] {
    guard !texts.isEmpty else { return [] }
    var spans = [Span("\(key) ", .muted)]
    for (place, text) in texts.enumerated() {
      if place > 0 { spans.append(Span("  ")) }
      spans.append(Span(text, place == index ? .underline : .muted))
    }
    return spans
  }
}
