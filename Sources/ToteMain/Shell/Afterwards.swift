import Tote
import ToteStorage
import ToteModel
import ToteFormats

/// What is left to do when a command has said its result: the copy of the day, for those who never open the screen.
final class Afterwards {
  /// Whether something was written into a database in which there was something before.
  var isCopyDue = false
}

extension Shell {
  /// Makes the copy of this day where it is due and not there yet. The result was said before, so that nobody waits for
  /// it, and what the command has done stays done, whatever becomes of the copy.
  func makeCopyOfTheDay() {
    guard afterwards.isCopyDue else { return }
    do throws(StorageError) {
      _ = try places.backups.daily(ofFile: places.database, at: .now)
    } catch {
      say("Today's backup was not made. \(Command.refusal(error)?.lines.first ?? error.shellSentence)")
    }
  }
}
