import ToteModel

/// A note that is deleted for ever leaves nothing in the file: no draft, no line of the journal that has its text, and no word
/// in the index. Pages that become free are overwritten (`secure_delete`); the index is merged afterwards (`Upkeep`).
extension Tables {
  func forget(_ note: Note.ID) throws(StorageError) {
    try database.run("DELETE FROM draft WHERE note = ?", Value(note))
    for line in try lines(with: note) {
      let rest = [Change](bytes: line.bytes)?.compactMap { change -> Change? in
        guard change.key == .note(note) else { return change }
        // That it was deleted for ever, other programs have yet to hear.
        return line.isAside && change.after == nil ? Change(forgetting: note) : nil
      }
      // A line of nothing else goes with its title, which has the name of the note.
      if let rest, !rest.isEmpty {
        try database.run(
          "UPDATE journal SET changes = ? WHERE sequence = ?", .bytes(rest.bytes), .integer(line.sequence))
      } else {
        try database.run("DELETE FROM journal WHERE sequence = ?", .integer(line.sequence))
      }
    }
    try database.set(.words, to: 1)
  }

  /// The lines in which its id stands.
  private func lines(with note: Note.ID) throws(StorageError) -> [(
    sequence: Int64, isAside: Bool, bytes: [UInt8]
  )] {
    let statement = try database.statement(
      "SELECT sequence, kind, changes FROM journal WHERE instr(changes, ?) > 0")
    try statement.bind([Value(note)])
    defer { statement.reset() }
    var lines: [(sequence: Int64, isAside: Bool, bytes: [UInt8])] = []
    while try statement.step() {
      lines.append((statement.integer(0), statement.integer(1) == 3, statement.bytes(2)))
    }
    return lines
  }
}
