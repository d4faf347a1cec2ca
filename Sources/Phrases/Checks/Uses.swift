/// What a text refers to, each with the place where it does.
enum Use {
  case variable(String)
  /// A message, a term, or an attribute of either: `-brand.gender`.
  case text(String)
  case function(String)
  case selection(Expression, [Variant])
}

extension Pattern {
  /// All that the text and its variants refer to, in order.
  var uses: [(use: Use, offset: Int)] {
    elements.flatMap { element -> [(use: Use, offset: Int)] in
      switch element {
      case .text: []
      case .placeable(let expression): expression.uses
      }
    }
  }
}

extension Expression {
  fileprivate var uses: [(use: Use, offset: Int)] {
    switch kind {
    case .text, .number: []
    case .placeable(let inner): inner.uses
    case .variable(let name): [(.variable(name), offset)]
    case .message(let id, let attribute), .term(let id, let attribute, _):
      [(.text(attribute.map { "\(id).\($0)" } ?? id), offset)]
    case .function(let name, let arguments, _): [(.function(name), offset)] + arguments.flatMap(\.uses)
    case .selection(let selector, let variants):
      selector.uses + [(.selection(selector, variants), offset)] + variants.flatMap(\.value.uses)
    }
  }
}
