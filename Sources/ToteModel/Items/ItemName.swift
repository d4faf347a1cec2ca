/// A name that ignores case, accents and blanks when compared.
/// Not plurals: guessing them in every language would equate `pain` with `pains`.
///
///     ItemName("Crème  fraîche") == ItemName("creme fraiche")
package struct ItemName: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Cleaned, otherwise as typed.
  package let text: String
  package let key: String

  package init?(_ text: String) {
    let text = Folding.clean(text)
    guard !text.isEmpty else { return nil }
    self.text = text
    key = Self.key(of: text)
  }

  package static func key(of text: String) -> String {
    let key = Folding.fold(text)
    // A lone accent folds to nothing, and must not equal all others.
    return key.isEmpty ? Folding.clean(text) : key
  }

  package static func == (one: ItemName, other: ItemName) -> Bool { one.key == other.key }
  package static func < (one: ItemName, other: ItemName) -> Bool { one.key < other.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
  package var description: String { text }
}
