import ToteModel

/// Keeps the file small in steps of a few milliseconds, so that no writer waits long. The running app takes them when
/// the database is otherwise idle (`LiveStorage`), `tote check --compact` one after another.
///
///     var upkeep = Upkeep(at: .now)
///     while try storage.step(&upkeep) {}
package struct Upkeep: Sendable {
  /// How much of the journal is kept: whichever reaches back further.
  package struct Bound: Sendable {
    package var edits = 20_000
    /// In milliseconds.
    package var age: Int64 = 366 * 86_400_000

    package init() {}

    package init(edits: Int, age: Int64) {
      self.edits = edits
      self.age = age
    }
  }

  enum Part: Int, CaseIterable {
    /// Rewrites entries of older versions, which have whole texts, with only the changes.
    case oldLines
    /// Drops entries beyond the bound.
    case folding
    /// Removes the words of forever-deleted notes from the index.
    case words
    /// Gives free pages back to the disk.
    case room
    /// Removes forever-deleted content from the write-ahead log.
    case log
  }

  let moment: Moment
  let bound: Bound
  /// Whether to give back every free page, not only when there are many: a few are soon reused.
  let isThorough: Bool
  var part: Part? = .oldLines
  /// Entries from this number on are kept for their number; looked up once.
  var firstKept: Int64?
  var isMergingWords = false
  package internal(set) var foldedLines = 0

  package init(at moment: Moment, bound: Bound = Bound(), isThorough: Bool = false) {
    self.moment = moment
    self.bound = bound
    self.isThorough = isThorough
  }
}

/// Work still to do that outlives the program, in the table `upkeep`.
enum UpkeepMark: String {
  /// The last entry of an older version that isn't rewritten yet.
  case oldLines
  /// The index still has words of a forever-deleted note.
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
  /// Takes the next small step and returns whether there may be another. Throws `busy` while another program writes;
  /// try again later.
  package func step(_ upkeep: inout Upkeep) throws(StorageError) -> Bool {
    let before = upkeep
    let after = try with { database throws(StorageError) in
      try database.checkNotMoved()
      var upkeep = before
      // Losing a step to a power failure only means repeating it, so don't wait for the disk.
      try database.script("PRAGMA synchronous = NORMAL")
      defer { try? database.script("PRAGMA synchronous = FULL") }
      try database.step(&upkeep)
      return upkeep
    }
    upkeep = after
    return after.part != nil
  }
}
