import Screen
import Synchronization
import ToteStorage
import ToteModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What every command gets: `print` is for results, `say` for the rest, and throwing ends it early.
struct Shell: Sendable {
  let places: Places
  let variables: Variables
  /// As they were read at the start.
  var settings = SettingsReading()
  var source: SettingsSource { SettingsSource(variables, options: options) }
  /// What this run's options set.
  var options: [SettingsReading.Override] = []
  var streams = Streams.standard
  var input: Input { streams.input }
  var output: Output { streams.output }
  var standardError: Output { streams.standardError }
  /// Whether anything was changed; a command that fails afterwards says so.
  let hasChangedData = Flag()
  /// Set by writing to a database that wasn't empty.
  let isBackupDue = Flag()

  var isAtTerminal: Bool { input.isTerminal && output.isTerminal }

  /// Makes control characters visible.
  func print(_ line: String) throws { try output.write(line.printable + "\n") }

  /// Prints a text on a terminal, with control characters made visible; output to files stays exact.
  func showText(_ bytes: [UInt8]) throws {
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // The line may end in CRLF.
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      // Nothing follows the last line break.
      if text.endIndex < bytes.endIndex { try print(String(decoding: text, as: UTF8.self)) }
    }
  }

  func say(_ sentence: String) { try? standardError.write("tote: \(sentence.printable)\n") }
}

/// What a command reads and writes.
struct Streams: Sendable {
  var input: Input
  var output: Output
  var standardError: Output

  static var standard: Streams {
    Streams(
      input: Input(STDIN_FILENO), output: Output(STDOUT_FILENO),
      standardError: Output(STDERR_FILENO, isBuffered: false))
  }
}

final class Flag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .relaxed) }
  func set() { value.store(true, ordering: .relaxed) }
}

extension Shell {
  func run(_ work: (Shell) throws -> Void) -> ExitCode {
    do {
      try work(self)
      try output.flush()
      makeDailyBackupIfDue()
      return .done
    } catch {
      let refusal = refusal(for: error)
      try? output.flush()
      for line in refusal.lines { say(line) }
      return refusal.code
    }
  }

  /// What is said of an error, and the exit code.
  func refusal(for error: any Error) -> Refusal {
    switch error {
    case let refusal as Refusal: return refusal
    case let error as Output.Unwritten:
      return Refusal(
        .storage, words.resultNotWritten(error.reason, hasChangedData: hasChangedData.isSet))
    case let error as StorageError: return Refusal(.storage, lines(about: error))
    case let error as NoteError:
      if case .notFound = error { return Refusal(.notFound, error.sentence) }
      return Refusal(.storage, error.sentence)
    default: return Refusal(.storage, "\(error)")
    }
  }
}
