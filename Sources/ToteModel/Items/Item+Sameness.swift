/// Whether two items are one and the same to the byte, as it is decided by their fields (`FieldValue`): two spellings of an accent are one
/// text to Swift, but a change from one to the other is a change, and has to be saved.
extension Item {
  /// The same as comparing all their fields, without making these: a merge compares thousands.
  package func isSame(as other: Item) -> Bool {
    self == other && FieldValue(name) == FieldValue(other.name)
      && FieldValue(details.store) == FieldValue(other.details.store)
      && FieldValue(details.note) == FieldValue(other.details.note)
      && FieldValue(details.category) == FieldValue(other.details.category)
  }
}
