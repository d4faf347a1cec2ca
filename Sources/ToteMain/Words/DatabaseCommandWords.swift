import Tote
import ToteModel
import ToteStorage

/// `tote backup`, `tote check` and `tote where`, and what any command says about a broken database.
protocol DatabaseCommandWords {
  var backupHelp: CommandHelp { get }
  var checkHelp: CommandHelp { get }
  var repairOption: String { get }
  var compactOption: String { get }
  var whereHelp: CommandHelp { get }

  var noDatabaseYet: String { get }
  func noDatabase(_ path: String) -> String
  var diskIsFull: String { get }
  var databaseIsDamaged: String { get }
  var waitingForProgram: String { get }
  var noIntactBackup: String { get }
  func newestBackup(_ backup: Backup) -> String
  /// Above a command that inspects a backup, and above one that restores it.
  var toLookInside: String { get }
  var toRestore: String { get }

  var backingUp: String { get }
  func fileExists(_ path: String) -> String
  func backupFailed(_ reason: BackupFailure) -> String
  func todaysBackupFailed(_ reason: String) -> String

  func checking(_ path: String) -> String
  func compacting(_ path: String) -> String
  var allIsWell: String { get }
  func sentence(_ issue: IntegrityCheck.Issue) -> String
  func othersMayRead(_ path: String) -> String
  var repairIsPossible: String { get }
  /// The state before a repair is in this file.
  func keptBefore(_ path: String) -> String
  func cannotProtect(_ path: String) -> String
  /// Before what a repair couldn't fix.
  func stillWrong(_ sentence: String) -> String
  var repaired: String { get }
  func removedSteps(_ count: Int) -> String
  func freed(_ size: String, left: String) -> String
  func nothingToFree(_ size: String) -> String
  var moreCanBeFreed: String { get }

  func name(_ place: WhereCommand.Place) -> String
  func backups(_ count: Int, _ size: String) -> String
  /// `900 bytes`, `4 kB`, `1.2 MB`.
  func size(_ size: FileSize) -> String
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
