/// A list on the server, as `tote-sync` tells it: one that can be taken up, or that is here already.
package struct OfferedList: Hashable, Sendable {
  package var name: String
  /// Where it is on the server: two lists there may have one name.
  package var address: String
  package var isHere: Bool
  package var isReadOnly: Bool

  package init(name: String, address: String, isHere: Bool = false, isReadOnly: Bool = false) {
    (self.name, self.address, self.isHere, self.isReadOnly) = (name, address, isHere, isReadOnly)
  }
}
