import ToteModel
import ToteStorage

/// The daily backup, for people who never open the app.
extension Shell {
  /// Runs after the result is printed, so it delays no result, and its failure does no harm to the command.
  func makeDailyBackupIfDue() {
    guard isBackupDue.isSet else { return }
    do throws(StorageError) {
      _ = try places.backups.createDaily(ofFile: places.database, at: .now)
    } catch {
      say(words.todaysBackupFailed(Command.refusal(error)?.lines.first ?? error.shellSentence))
    }
  }
}
