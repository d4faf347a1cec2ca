/// An edit that is in the database.
package struct CommittedEdit: Hashable, Sendable {
  /// Its line of the journal.
  package let entry: Entry
  /// The number of that line.
  package let sequence: Int64

  /// An edit that was saved.
  package init(entry: Entry, sequence: Int64) {
    self.entry = entry
    self.sequence = sequence
  }
}
