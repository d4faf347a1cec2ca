import ToteModel

extension Database {
  /// How long a step may hold the write lock, and how many entries it takes at most.
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

  /// Goes from the last to the first, and prepares the rewriting before taking the lock.
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

  /// The entries up to a number that get shorter, last first, and the number to go on from.
  private func shortened(upTo last: Int64) throws(StorageError) -> (
    lines: [(sequence: Int64, old: [UInt8], new: [UInt8])], next: Int64
  ) {
    let start = ContinuousClock.now
    let statement = try statement(
      "SELECT sequence, changes FROM journal WHERE sequence <= ? ORDER BY sequence DESC LIMIT ?")
    try statement.bind([.integer(last), .integer(Int64(Self.mostLines))])
    defer { statement.reset() }
    var (lines, next): ([(sequence: Int64, old: [UInt8], new: [UInt8])], Int64) = ([], last)
    // At least one however slow the machine is: none would mean that the work is done.
    while next == last || start.duration(to: .now) < Self.longestStep, try statement.step() {
      let (sequence, old) = (statement.integer(0), statement.bytes(1))
      next = sequence - 1
      guard let changes = [Change](bytes: old) else { continue }
      let new = changes.bytes
      // An entry that wouldn't lead to exactly the same rows stays as it was.
      if new.count < old.count, [Change](bytes: new)?.lead(whereDo: changes) == true {
        lines.append((sequence, old, new))
      }
    }
    return (lines, next)
  }

  /// Drops the oldest entries, while neither their number nor their age keeps them.
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
    // Don't overwrite pages of large entries that the next steps will give back anyway.
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
      // An entry from the future (a wrong clock) keeps nothing.
      if recent.contains(statement.integer(1)) { break }
      bytes += statement.integer(2)
      if count > 0, bytes > 262_144 { break }
      (last, count) = (statement.integer(0), count + 1)
    }
    return (last, count)
  }

  /// SQLite only marks what is deleted from the index; merging its segments removes it.
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

  /// Whether nothing deleted may remain.
  private func isThorough(_ upkeep: Upkeep) throws(StorageError) -> Bool {
    if upkeep.isThorough { return true }
    return try mark(.words) != nil
  }

  private func emptyLog(_ upkeep: Upkeep) throws(StorageError) -> Bool {
    guard try isThorough(upkeep) else { return true }
    // A reader may still need the log; then it is emptied next time or when the last connection closes.
    let isBusy =
      try hurrying { () throws(StorageError) in try integer("PRAGMA wal_checkpoint(TRUNCATE)") } ?? 1
    if isBusy == 0 { try set(.words, to: nil) }
    return true
  }

  /// Whether free pages can be given back without rewriting the file; older files can't do that.
  var givesBackRoom: Bool {
    get throws(StorageError) { try integer("PRAGMA auto_vacuum") == 2 }
  }
}

extension [Change] {
  /// Whether these changes lead to the same rows as the others, and back.
  fileprivate func lead(whereDo others: [Change]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { one, other in
        one.key == other.key && one.applied(to: other.before)?.fields == other.after?.fields
          && one.inverse.applied(to: other.after)?.fields == other.before?.fields
      }
  }
}
