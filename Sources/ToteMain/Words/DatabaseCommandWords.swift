import Tote
import ToteModel
import ToteStorage

/// `tote backup`, `tote check` and `tote where`, and what any command says about a broken database.
extension CommandLineWords {
  var noDatabaseYet: String { say("database-command-no-database-yet") }
  func noDatabase(_ path: String) -> String { say("database-command-no-database", ["path": path]) }
  var diskIsFull: String { say("database-command-disk-is-full") }
  var databaseIsDamaged: String { say("database-command-database-is-damaged") }
  var waitingForProgram: String { say("database-command-waiting-for-program") }
  var noIntactBackup: String { say("database-command-no-intact-backup") }
  func newestBackup(_ backup: Backup) -> String {
    say("database-command-newest-backup", ["day": "\(backup.day)", "backup": backup.path])
  }
  /// Above a command that inspects a backup, and above one that restores it.
  var toLookInside: String { say("database-command-to-look-inside") }
  var toRestore: String { say("database-command-to-restore") }
  var backingUp: String { say("database-command-backing-up") }
  func fileExists(_ path: String) -> String { say("database-command-file-exists", ["path": path]) }
  func backupFailed(_ reason: BackupFailure) -> String {
    switch reason {
    case .full: say("database-command-backup-failed-full")
    case .readOnly: say("database-command-backup-failed-read-only")
    case .noFolder(let folder): say("database-command-backup-failed-no-folder", ["folder": "\(folder)"])
    case .lockedFolder(let folder):
      say("database-command-backup-failed-locked-folder", ["folder": "\(folder)"])
    case .other(let reason): say("database-command-backup-failed-other", ["reason": "\(reason)"])
    }
  }
  func todaysBackupFailed(_ reason: String) -> String {
    say("database-command-todays-backup-failed", ["reason": reason])
  }
  func checking(_ path: String) -> String { say("database-command-checking", ["path": path]) }
  func compacting(_ path: String) -> String { say("database-command-compacting", ["path": path]) }
  var allIsWell: String { say("database-command-all-is-well") }
  func othersMayRead(_ path: String) -> String { say("database-command-others-may-read", ["path": path]) }
  var repairIsPossible: String { say("database-command-repair-is-possible") }
  /// The state before a repair is in this file.
  func keptBefore(_ path: String) -> String { say("database-command-kept-before", ["path": path]) }
  func cannotProtect(_ path: String) -> String { say("database-command-cannot-protect", ["path": path]) }
  /// Before what a repair couldn't fix.
  func stillWrong(_ sentence: String) -> String {
    say("database-command-still-wrong", ["sentence": sentence])
  }
  var repaired: String { say("database-command-repaired") }
  func freed(_ size: String, left: String) -> String {
    say("database-command-freed", ["size": size, "left": left])
  }
  func nothingToFree(_ size: String) -> String { say("database-command-nothing-to-free", ["size": size]) }
  var moreCanBeFreed: String { say("database-command-more-can-be-freed") }
  func name(_ place: WhereCommand.Place) -> String {
    switch place {
    case .database: say("database-command-name-database")
    case .backups: say("database-command-name-backups")
    case .log: say("database-command-name-log")
    }
  }

  func sentence(_ issue: IntegrityCheck.Issue) -> String {
    switch issue {
    case .page(let text): say("database-command-issue-page", ["text": text])
    case .unreadableTables: say("database-command-issue-unreadable-tables")
    case .index(let text): say("database-command-issue-index", ["text": text])
    case .missingTable(let name): say("database-command-issue-missing-table", ["name": name])
    case .missingIndex(let name): say("database-command-issue-missing-index", ["name": name])
    case .missingLists(let lists, let items):
      say(
        "database-command-issue-missing-lists", ["lists": counted(lists.count), "items": counted(items)])
    case .sharedRanks(nil, _, let count):
      say("database-command-issue-lists-in-one-place", ["count": counted(count)])
    case .sharedRanks(_, let name, let count):
      say("database-command-issue-items-in-one-place", ["name": name, "count": counted(count)])
    case .wrongKeys(let count): say("database-command-issue-wrong-keys", ["count": counted(count)])
    case .noteWords(let count): say("database-command-issue-note-words", ["count": counted(count)])
    case .unreadableEntry(let number):
      say("database-command-issue-unreadable-entry", ["number": "\(number)"])
    }
  }
  func removedSteps(_ count: Int) -> String {
    say("database-command-removed-steps", ["count": counted(count)])
  }
  func backups(_ count: Int, _ size: String) -> String {
    say("database-command-kept-backups", ["count": counted(count), "size": size])
  }
  /// `900 bytes`, `4 kB`, `1.2 MB`.
  func size(_ size: FileSize) -> String {
    switch size {
    case .bytes(let count): say("database-command-bytes", ["count": counted(count)])
    case .kilobytes(let count): say("database-command-kilobytes", ["count": counted(count)])
    case .megabytes(let tenths):
      say("database-command-megabytes", ["whole": tenths / 10, "tenth": tenths % 10])
    }
  }
}

/// A file's size, rounded for people.
enum FileSize: Equatable, Sendable {
  case bytes(Int)
  case kilobytes(Int)
  case megabytes(tenths: Int)

  init(_ bytes: Int) {
    self =
      bytes < 1_000
      ? .bytes(bytes)
      : bytes < 1_000_000 ? .kilobytes((bytes + 500) / 1_000) : .megabytes(tenths: (bytes + 50_000) / 100_000)
  }
}

/// Why a backup was not made.
enum BackupFailure: Sendable {
  case full, readOnly
  case noFolder(String)
  case lockedFolder(String)
  /// With the system's reason.
  case other(String)
}
