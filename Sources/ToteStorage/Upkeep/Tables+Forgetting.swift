import ToteModel

/// Deleting a note forever leaves nothing of it in the file: no draft, no journal text, no word in the index. Freed
/// pages are overwritten (`secure_delete`); the index is merged later (`Upkeep`).
extension Tables {
  func forget(_ note: Note.ID) throws(StorageError) {
    try database.run("DELETE FROM draft WHERE note = ?", Value(note))
    for line in try lines(with: note) {
      let rest = [Change](bytes: line.bytes)?.compactMap { change -> Change? in
        guard change.key == .note(note) else { return change }
        // Other programs have yet to learn that it was deleted forever.
        return line.isAside && change.after == nil ? Change(forgetting: note) : nil
      }
      // An entry about nothing else goes with its title, which names the note.
      if let rest, !rest.isEmpty {
        try database.run(
          "UPDATE journal SET changes = ? WHERE sequence = ?", .bytes(rest.bytes), .integer(line.sequence))
      } else {
        try database.run("DELETE FROM journal WHERE sequence = ?", .integer(line.sequence))
      }
    }
    try database.set(.words, to: 1)
  }

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
