package struct OfferedList: Hashable, Sendable {
  package var name: String
  /// Identifies the list, as names may repeat.
  package var address: String
  package var isHere: Bool
  package var isReadOnly: Bool

  package init(name: String, address: String, isHere: Bool = false, isReadOnly: Bool = false) {
    (self.name, self.address, self.isHere, self.isReadOnly) = (name, address, isHere, isReadOnly)
  }
}
