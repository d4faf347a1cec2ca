/// The name of a thing to buy, and the key by which two of them are one: what merging, learning and the
/// history look up. The folding itself stands in `Folding.swift`.

/// A name with its key. Two names are equal when their keys are.
///
/// Case, accents and blanks do not count; plurals do: guessing them in every language would merge `pain`
/// with `pains`, or `gas` with `ga`. The catalogue knows the plurals it needs.
///
///     ItemName("Crème  fraîche") == ItemName("creme fraiche")
///     ItemName(" \t ") == nil
package struct ItemName: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// As it is shown: cleaned, otherwise as typed.
  package let text: String
  /// As it is looked up.
  package let key: String

  /// A name, unless there is nothing to see in the text.
  package init?(_ text: String) {
    let text = Folding.clean(text)
    guard !text.isEmpty else { return nil }
    self.text = text
    key = Self.key(of: text)
  }

  /// The key of a text, without the value around it.
  package static func key(of text: String) -> String {
    let key = Folding.fold(text)
    // An accent alone folds to nothing, and must not be one with every other.
    return key.isEmpty ? Folding.clean(text) : key
  }

  package static func == (one: ItemName, other: ItemName) -> Bool { one.key == other.key }
  package static func < (one: ItemName, other: ItemName) -> Bool { one.key < other.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
  /// As it is shown.
  package var description: String { text }
}
