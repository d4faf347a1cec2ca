import ToteModel

/// What keeps the file small, in steps of a few milliseconds, so that nobody who writes has to wait for it. The running app
/// does them while nothing else is asked of the database (`LiveStorage`), `tote check --compact` one after the other.
///
///     var upkeep = Upkeep(at: .now)
///     while try storage.step(&upkeep) {}
package struct Upkeep: Sendable {
  /// How much of the journal is kept: whatever reaches back further.
  package struct Bound: Sendable {
    /// How many of the latest edits.
    package var edits = 20_000
    /// How many milliseconds back.
    package var age: Int64 = 366 * 86_400_000

    package init() {}

    package init(edits: Int, age: Int64) {
      self.edits = edits
      self.age = age
    }
  }

  enum Part: Int, CaseIterable {
    /// Lines that an older version wrote have whole texts: they are written anew, with what has changed of them.
    case oldLines
    /// Lines behind the bound are folded away.
    case folding
    /// The words of notes that were deleted for ever leave the index.
    case words
    /// The disk gets back the room that became free.
    case room
    /// What was deleted for ever leaves the write-ahead log.
    case log
  }

  let moment: Moment
  let bound: Bound
  /// Whether every free page is given back. Else only where there are many: those that are few are used again soon.
  let isThorough: Bool
  var part: Part? = .oldLines
  /// The number from which on lines are kept for their number; looked up once.
  var firstKept: Int64?
  /// Whether the merging of the index was begun.
  var isMergingWords = false
  /// How many lines were folded away.
  package internal(set) var foldedLines = 0

  package init(at moment: Moment, bound: Bound = Bound(), isThorough: Bool = false) {
    self.moment = moment
    self.bound = bound
    self.isThorough = isThorough
  }
}

/// What is still to do and outlives the program, in the table `upkeep`.
enum UpkeepMark: String {
  /// The last line that an older version wrote and nobody has written anew yet.
  case oldLines
  /// The index of words has some of a note that was deleted for ever.
  case words
}

extension Database {
  func mark(_ mark: UpkeepMark) throws(StorageError) -> Int64? {
    try integer("SELECT value FROM upkeep WHERE name = ?", .text(mark.rawValue))
  }

  func set(_ mark: UpkeepMark, to value: Int64?) throws(StorageError) {
    guard let value else { return try run("DELETE FROM upkeep WHERE name = ?", .text(mark.rawValue)) }
    try run(
      "INSERT INTO upkeep (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      .text(mark.rawValue), .integer(value))
  }
}

extension Storage {
  /// Does the next small step, and says whether there may be another. It throws `busy` where another program writes: then it
  /// is tried again later.
  package func step(_ upkeep: inout Upkeep) throws(StorageError) -> Bool {
    let before = upkeep
    let after = try with { database throws(StorageError) in
      try database.checkNotMoved()
      var upkeep = before
      // It is no loss if the power fails: then it is done again. So nobody waits for the disk meanwhile.
      try database.script("PRAGMA synchronous = NORMAL")
      defer { try? database.script("PRAGMA synchronous = FULL") }
      try database.step(&upkeep)
      return upkeep
    }
    upkeep = after
    return after.part != nil
  }
}
