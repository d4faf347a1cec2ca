import Glibc
import ToteModel

/// All of the upkeep at once, for `tote check --compact`, and as much as is due after a command.
extension Storage {
  package struct Compaction: Sendable {
    package var foldedLines = 0
    /// The file size in bytes.
    package var (before, after) = (0, 0)
    /// Whether some room can only be given back when no other program has the file open.
    package var isIncomplete = false
  }

  /// The largest older file that is rewritten while others have it open: that takes some 20 ms.
  static let smallEnough = 4 << 20

  /// - Parameter checkCancellation: Polled; if it throws, compacting ends and keeps what is done.
  package func compact(
    at moment: Moment, bound: Upkeep.Bound = Upkeep.Bound(), checkCancellation: () throws -> Void = {}
  ) throws -> Compaction {
    var compaction = Compaction()
    compaction.before = try bytes
    var upkeep = Upkeep(at: moment, bound: bound, isThorough: true)
    try finish(&upkeep, checkCancellation: checkCancellation)
    compaction.foldedLines = upkeep.foldedLines
    let givesBackRoom = try with { database throws(StorageError) in try database.givesBackRoom }
    if !givesBackRoom {
      if try wasAlone || bytes <= Self.smallEnough {
        try with { database throws(any Error) in
          try database.interruptible(by: checkCancellation) {
            try database.script("PRAGMA auto_vacuum = INCREMENTAL; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")
          }
        }
      } else {
        compaction.isIncomplete = try with { database throws(StorageError) in
          try database.integer("PRAGMA freelist_count") ?? 0 > 0
        }
      }
    }
    compaction.after = try bytes
    return compaction
  }

  /// Runs step after step, leaving others more time to write in between than a step takes.
  package func finish(_ upkeep: inout Upkeep, checkCancellation: () throws -> Void = {}) throws {
    while true {
      try checkCancellation()
      let start = ContinuousClock.now
      let isUnfinished = try step(&upkeep)
      guard isUnfinished else { return }
      guard !wasAlone else { continue }
      let pause = start.duration(to: .now) * 3 + .milliseconds(3)
      usleep(UInt32(min(100_000, pause / .microseconds(1))))
    }
  }

  private var bytes: Int {
    get throws(StorageError) {
      try with { database throws(StorageError) in
        Int(try (database.integer("PRAGMA page_count") ?? 0) * (database.integer("PRAGMA page_size") ?? 0))
      }
    }
  }
}
