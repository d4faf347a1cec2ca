/// Where things are bought, by its name. However that is written, it is one shop: `LIDL` is `Lidl`.
package struct Shop: Hashable, Sendable {
  package let name: String
  /// By what it is found.
  package let key: String

  /// A shop; `nil` for a name with nothing to see.
  package init?(_ name: String) {
    guard let name = ItemName(name) else { return nil }
    (self.name, key) = (name.text, name.key)
  }

  package static func == (one: Shop, other: Shop) -> Bool { one.key == other.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
