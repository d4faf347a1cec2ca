/// Where a thing stands in the shop: one of ten built-in categories, or one of the user's own. The catalogue
/// finds it by the name, `#` in the add field says it by hand, and the list groups by it.

/// A category.
///
/// The raw value is stable: the id of a built-in one, or the title of one's own. Two are equal when their
/// keys are, so `#Pets` and `#pets` are one.
///
///     Category("Dairy") == .dairy
///     Category("fruit & vegetables") == .produce
///     Category("Pets")!.isBuiltIn == false
///     Category(short: "veg") == .produce
package struct Category: Hashable, Sendable {
  /// The id of a built-in category, or the title of one's own.
  package private(set) var rawValue: String
  package private(set) var key: String

  /// The built-in categories, in the order of a walk through a shop, `other` last.
  package static let builtIn: [Category] = [
    .produce, .bakery, .dairy, .meat, .frozen, .pantry, .drinks, .household, .care, .other,
  ]
  package static let produce = Category(builtIn: "produce")
  /// Bread and what comes from the oven.
  package static let bakery = Category(builtIn: "bakery")
  package static let dairy = Category(builtIn: "dairy")
  /// Meat, sausage, fish and seafood.
  package static let meat = Category(builtIn: "meat")
  package static let frozen = Category(builtIn: "frozen")
  /// What keeps on a shelf.
  package static let pantry = Category(builtIn: "pantry")
  /// Drinks, with or without alcohol, coffee and tea.
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

  /// A category from what was stored; a built-in one where the id or the title is one of theirs. A blank
  package init(rawValue: String) { self = Category(rawValue) ?? .other }

  /// The built-in ones by their ids and their titles, folded once.
  private static let builtInNames = Dictionary(
    builtIn.flatMap { [($0.key, $0), (Folding.fold($0.title), $0)] }, uniquingKeysWith: { one, _ in one })

  /// A category by its full name: a built-in id or title, else one's own; `nil` for a blank text.
  package init?(_ name: String) {
    guard let name = ItemName(name) else { return nil }
    if let known = Self.builtInNames[name.key] {
      self = known
    } else {
      rawValue = name.text
      key = name.key
    }
  }

  /// A category by what stands behind `#`, where two letters are enough.
  ///
  /// In this order: the full name of a built-in one, in English or the language, the full name of one of `own`, another
  /// word for a built-in one (`veg`, `fish`), the start of any of these if only one category has it, or of several the one whose
  /// own word begins so (`fr` is `frozen`, though there is `fruit`); of words those of the language first, and then the English
  /// ones, which are understood everywhere. What is none of them is a new category of one's own.
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

  /// Whether it is one of the ten.
  package var isBuiltIn: Bool { Self.builtIn.contains(self) }

  /// How it is called in English, and in files.
  package var title: String { name(in: .english) }

  package static func == (one: Category, other: Category) -> Bool { one.key == other.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Category: Comparable, CustomStringConvertible {
  /// The built-in ones in their order, then one's own by name, and `other` at the end.
  package static func < (one: Category, other: Category) -> Bool {
    (one.rank, one.key) < (other.rank, other.key)
  }

  private var rank: Int {
    if self == .other { return Self.builtIn.count }
    return Self.builtIn.firstIndex(of: self) ?? Self.builtIn.count - 1
  }

  package var description: String { title }
}
