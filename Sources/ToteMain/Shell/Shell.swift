import Screen
import Synchronization
import ToteStorage
import ToteModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What every command gets: where the files are, standard output and standard error. A command prints its results with
/// `print` and everything else with `say`; it ends early by throwing a `Refusal` or a `StorageError`.
struct Shell {
  let places: Places
  let variables: Variables
  let output = Output(STDOUT_FILENO)
  let standardError = Output(STDERR_FILENO)
  /// Whether it has changed anything: a command that then fails says so.
  let hasChangedData = Flag()
  /// Whether it has written into a database that was not empty: then the backup of the day is due.
  let isBackupDue = Flag()

  /// Whether input and output are a terminal, on which an editor can be opened.
  var isAtTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Prints a line of the result. Control characters in it become visible.
  func print(_ line: String) throws { try output.write(line.printable + "\n") }

  /// Prints a whole text on a terminal, where its control characters become visible; what is kept in a file stays exact.
  func showText(_ bytes: [UInt8]) throws {
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // The end of the line may be two characters.
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      // Behind the last end of a line there is nothing.
      if text.endIndex < bytes.endIndex { try print(String(decoding: text, as: UTF8.self)) }
    }
  }

  /// Prints a sentence for people, on standard error.
  func say(_ sentence: String) { try? standardError.write("tote: \(sentence.printable)\n") }
}

/// A Boolean that becomes true once, for all copies of a shell.
final class Flag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .relaxed) }
  func set() { value.store(true, ordering: .relaxed) }
}

extension Shell {
  /// Runs a command; whatever goes wrong is said on standard error.
  func run(_ work: (Shell) throws -> Void) -> ExitCode {
    do {
      try work(self)
      try output.flush()
      makeDailyBackupIfDue()
      return .done
    } catch let refusal as Refusal {
      return end(refusal.code, refusal.lines)
    } catch let error as Output.Unwritten {
      return end(.storage, [words.resultNotWritten(error.reason, hasChangedData: hasChangedData.isSet)])
    } catch let error as StorageError {
      return end(.storage, lines(about: error))
    } catch let error as NoteError {
      if case .notFound = error { return end(.notFound, [error.sentence]) }
      return end(.storage, [error.sentence])
    } catch {
      return end(.storage, ["\(error)"])
    }
  }

  /// Prints the results so far before the error.
  private func end(_ code: ExitCode, _ lines: [String]) -> ExitCode {
    try? output.flush()
    for line in lines { say(line) }
    return code
  }
}
