/// Where a thing is in the shop: one of ten built-in categories, or the user's own. Keys decide equality.
///
///     Category("fruit & vegetables") == .produce
///     Category(short: "veg") == .produce
package struct Category: Hashable, Sendable {
  /// The id of a built-in category, or the title of the user's own. It is stored.
  package private(set) var rawValue: String
  package private(set) var key: String

  /// In the order of a walk through a shop, `other` last.
  package static let builtIn: [Category] = [
    .produce, .bakery, .dairy, .meat, .frozen, .pantry, .drinks, .household, .care, .other,
  ]
  package static let produce = Category(builtIn: "produce")
  package static let bakery = Category(builtIn: "bakery")
  package static let dairy = Category(builtIn: "dairy")
  package static let meat = Category(builtIn: "meat")
  package static let frozen = Category(builtIn: "frozen")
  package static let pantry = Category(builtIn: "pantry")
  package static let drinks = Category(builtIn: "drinks")
  /// Cleaning, paper, kitchen things, batteries, pets.
  package static let household = Category(builtIn: "household")
  /// Body care, medicine, babies.
  package static let care = Category(builtIn: "care")
  package static let other = Category(builtIn: "other")

  private init(builtIn id: String) {
    rawValue = id
    key = id
  }

  /// Reads a stored category: the built-in one with this id or title, `other` if it is blank, or else a custom one.
  package init(rawValue: String) { self = Category(rawValue) ?? .other }

  private static let builtInNames = Dictionary(
    builtIn.flatMap { [($0.key, $0), (Folding.fold($0.title), $0)] }, uniquingKeysWith: { one, _ in one })

  /// Takes a full name: a built-in id or title, or else the user's own; `nil` if it is blank.
  package init?(_ name: String) {
    guard let name = ItemName(name) else { return nil }
    if let known = Self.builtInNames[name.key] {
      self = known
    } else {
      rawValue = name.text
      key = name.key
    }
  }

  /// What was typed behind `#`. In this order: the full name of a built-in category, in the language or in
  /// English, or of one of `own`; another word for a built-in one (`veg`); the beginning of any of these, if
  /// unique or of a main word (`fr` is `frozen`, despite `fruit`). Otherwise a new category.
  package init?(short text: String, own: [Category] = [], in language: Language = .english) {
    guard let named = Category(text) else { return nil }
    self = named
    guard !named.isBuiltIn else { return }
    let words = CategoryWords.of(language)
    if let known = words.names[named.key] ?? own.first(where: { $0 == named }) {
      self = known
    } else if let other = words.category(named.key) ?? CategoryWords.of(.english).category(named.key) {
      self = other
    } else if named.key.utf8.count > 1 {
      let begun = [language, .english].lazy.map { CategoryWords.of($0).begun(named.key, own: own) }
      if let meant = begun.first(where: { $0 != .none }), case .one(let only) = meant { self = only }
    }
  }

  package var isBuiltIn: Bool { Self.builtIn.contains(self) }

  package var title: String { name(in: .english) }

  package static func == (one: Category, other: Category) -> Bool { one.key == other.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Category: Comparable, CustomStringConvertible {
  /// The built-in ones in their order, then the user's own by name, and `other` last.
  package static func < (one: Category, other: Category) -> Bool {
    (one.rank, one.key) < (other.rank, other.key)
  }

  private var rank: Int {
    if self == .other { return Self.builtIn.count }
    return Self.builtIn.firstIndex(of: self) ?? Self.builtIn.count - 1
  }

  package var description: String { title }
}
