import ToteModel

/// The steps of the upkeep, one kind after the other.
extension Database {
  /// How long a step may hold the lock of those who write, and how many lines it takes at the most.
  private static let (longestStep, mostLines) = (Duration.milliseconds(4), 64)

  func step(_ upkeep: inout Upkeep) throws(StorageError) {
    guard let part = upkeep.part else { return }
    let isDone =
      switch part {
      case .oldLines: try rewriteOldLines()
      case .folding: try fold(&upkeep)
      case .words: try mergeWords(&upkeep)
      case .room: try giveBackRoom(upkeep)
      case .log: try emptyLog(upkeep)
      }
    if isDone { upkeep.part = Upkeep.Part(rawValue: part.rawValue + 1) }
  }

  /// From the last to the first. The work is done before the lock is taken.
  private func rewriteOldLines() throws(StorageError) -> Bool {
    guard let last = try mark(.oldLines) else { return true }
    let (lines, next) = try shortened(upTo: last)
    let isDone = next == last
    try transaction { () throws(StorageError) in
      for line in lines {
        try run(
          "UPDATE journal SET changes = ? WHERE sequence = ? AND changes = ?", .bytes(line.new),
          .integer(line.sequence), .bytes(line.old))
      }
      try set(.oldLines, to: isDone ? nil : next)
    }
    return isDone
  }

  /// The lines up to a number that get shorter, the last first, and the number that comes next.
  private func shortened(upTo last: Int64) throws(StorageError) -> (
    lines: [(sequence: Int64, old: [UInt8], new: [UInt8])], next: Int64
  ) {
    let start = ContinuousClock.now
    let statement = try statement(
      "SELECT sequence, changes FROM journal WHERE sequence <= ? ORDER BY sequence DESC LIMIT ?")
    try statement.bind([.integer(last), .integer(Int64(Self.mostLines))])
    defer { statement.reset() }
    var (lines, next): ([(sequence: Int64, old: [UInt8], new: [UInt8])], Int64) = ([], last)
    // One at the least, however slow the machine is: where none is left the work is done.
    while next == last || start.duration(to: .now) < Self.longestStep, try statement.step() {
      let (sequence, old) = (statement.integer(0), statement.bytes(1))
      next = sequence - 1
      guard let changes = [Change](bytes: old) else { continue }
      let new = changes.bytes
      // What does not lead as exactly as before stays as it was.
      if new.count < old.count, [Change](bytes: new)?.lead(whereDo: changes) == true {
        lines.append((sequence, old, new))
      }
    }
    return (lines, next)
  }

  /// The oldest lines first, as long as neither their number nor their age keeps them.
  private func fold(_ upkeep: inout Upkeep) throws(StorageError) -> Bool {
    if upkeep.firstKept == nil {
      upkeep.firstKept =
        try integer(
          "SELECT sequence FROM journal WHERE kind = 0 ORDER BY sequence DESC LIMIT 1 OFFSET ?",
          .integer(Int64(max(0, upkeep.bound.edits - 1)))) ?? 0
    }
    let now = upkeep.moment.milliseconds
    let (last, count) = try foldable(upkeep.firstKept ?? 0, (now - max(0, upkeep.bound.age))...now)
    guard let last else { return true }
    // A line of many megabytes is not overwritten page by page where its pages leave the file with the next steps.
    if try givesBackRoom { try script("PRAGMA secure_delete = FAST") }
    defer { try? script("PRAGMA secure_delete = ON") }
    try transaction { () throws(StorageError) in
      try run("DELETE FROM journal WHERE sequence <= ?", .integer(last))
    }
    upkeep.foldedLines += count
    return false
  }

  private func foldable(_ firstKept: Int64, _ recent: ClosedRange<Int64>) throws(StorageError) -> (
    last: Int64?, count: Int
  ) {
    let statement = try statement(
      "SELECT sequence, moment, length(changes) FROM journal WHERE sequence < ? ORDER BY sequence LIMIT ?")
    try statement.bind([.integer(firstKept), .integer(Int64(Self.mostLines))])
    defer { statement.reset() }
    var (last, count, bytes): (Int64?, Int, Int64) = (nil, 0, 0)
    while try statement.step() {
      // A clock that was wrong, and says that a line is of the future, keeps nothing.
      if recent.contains(statement.integer(1)) { break }
      bytes += statement.integer(2)
      if count > 0, bytes > 262_144 { break }
      (last, count) = (statement.integer(0), count + 1)
    }
    return (last, count)
  }

  /// SQLite marks what is deleted from the index, and takes it out when its parts are merged.
  private func mergeWords(_ upkeep: inout Upkeep) throws(StorageError) -> Bool {
    guard try isThorough(upkeep) else { return true }
    let before = writtenRows
    try run(
      "INSERT INTO note_words (note_words, rank) VALUES ('merge', ?)",
      .integer(upkeep.isMergingWords ? 32 : -32))
    upkeep.isMergingWords = true
    return writtenRows - before < 2
  }

  private func giveBackRoom(_ upkeep: Upkeep) throws(StorageError) -> Bool {
    guard try givesBackRoom else { return true }
    let free = try integer("PRAGMA freelist_count") ?? 0
    let isThorough = try isThorough(upkeep)
    let all = try integer("PRAGMA page_count") ?? 0
    guard isThorough ? free > 0 : free > 256 && 8 * free > all else { return true }
    try script("PRAGMA incremental_vacuum(64)")
    return false
  }

  /// Whether nothing may be left of what was deleted.
  private func isThorough(_ upkeep: Upkeep) throws(StorageError) -> Bool {
    if upkeep.isThorough { return true }
    return try mark(.words) != nil
  }

  private func emptyLog(_ upkeep: Upkeep) throws(StorageError) -> Bool {
    guard try isThorough(upkeep) else { return true }
    // Who reads just now may still need it; then it is emptied next time, or goes when the last one closes the file.
    let isBusy =
      try hurrying { () throws(StorageError) in try integer("PRAGMA wal_checkpoint(TRUNCATE)") } ?? 1
    if isBusy == 0 { try set(.words, to: nil) }
    return true
  }

  /// Whether free pages can be given back without writing the whole file anew: files of older versions cannot.
  var givesBackRoom: Bool {
    get throws(StorageError) { try integer("PRAGMA auto_vacuum") == 2 }
  }
}

extension [Change] {
  /// Whether these changes make of each row what the others make of it, and lead back.
  fileprivate func lead(whereDo others: [Change]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { one, other in
        one.key == other.key && one.applied(to: other.before)?.fields == other.after?.fields
          && one.inverse.applied(to: other.after)?.fields == other.before?.fields
      }
  }
}
