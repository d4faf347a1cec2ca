/// What a file says once it is parsed. Offsets are bytes in the file; problems turn them into lines.

/// A message, or a term, whose id starts with a hyphen.
struct Entry: Sendable, Equatable {
  let id: String
  let offset: Int
  var value: Pattern?
  var attributes: [Attribute] = []

  /// The text of the entry, or that of one of its attributes. The last of two with one name wins, as in Fluent.
  func pattern(_ attribute: String?) -> Pattern? {
    guard let attribute else { return value }
    return attributes.last { $0.name == attribute }?.value
  }
}

struct Attribute: Sendable, Equatable {
  let name: String
  let offset: Int
  let value: Pattern
}

/// A text with placeables.
struct Pattern: Sendable, Equatable {
  enum Element: Sendable, Equatable {
    case text(String)
    case placeable(Expression)
  }

  let elements: [Element]
}

/// What stands in a placeable.
struct Expression: Sendable, Equatable {
  indirect enum Kind: Sendable, Equatable {
    case text(String)
    case number(PhraseNumber)
    case variable(String)
    case message(String, attribute: String?)
    /// The id has its hyphen. Arguments by position are dropped, since Fluent ignores them.
    case term(String, attribute: String?, [String: PhraseValue])
    case function(String, [Expression], named: [String: PhraseValue])
    case selection(Expression, [Variant])
    case placeable(Expression)
  }

  let offset: Int
  let kind: Kind
}

struct Variant: Sendable, Equatable {
  enum Key: Sendable, Equatable {
    case number(PhraseNumber)
    case word(String)
  }

  let key: Key
  let offset: Int
  let isDefault: Bool
  let value: Pattern
}
