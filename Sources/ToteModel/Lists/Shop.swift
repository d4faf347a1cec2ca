/// A shop by name, in any spelling: `LIDL` equals `Lidl`.
package struct Shop: Hashable, Sendable {
  package let name: String
  package let key: String

  package init?(_ name: String) {
    guard let name = ItemName(name) else { return nil }
    (self.name, key) = (name.text, name.key)
  }

  package static func == (one: Shop, other: Shop) -> Bool { one.key == other.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
