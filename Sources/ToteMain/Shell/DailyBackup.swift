import ToteModel
import ToteStorage

/// The backup of the day, for those who never open the app.
extension Shell {
  /// Makes it where it is due and does not exist yet. The command has printed its result already, so nobody waits for it,
  /// and whatever becomes of the backup, what the command has done stays done.
  func makeDailyBackupIfDue() {
    guard isBackupDue.isSet else { return }
    do throws(StorageError) {
      _ = try places.backups.createDaily(ofFile: places.database, at: .now)
    } catch {
      say(words.todaysBackupFailed(Command.refusal(error)?.lines.first ?? error.shellSentence))
    }
  }
}
