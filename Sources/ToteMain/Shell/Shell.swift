import Screen
import Synchronization
import Tote
import ToteModel
import ToteFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What every command works with: where things are, and where its words go. A command says its results by `print`, all
/// else by `say`, and ends early by throwing a `Refusal` or an error of the storage's.
struct Shell {
  let places: Places
  let variables: Variables
  let output = Output(STDOUT_FILENO)
  let words = Output(STDERR_FILENO)
  /// Whether it has changed anything: an end that fails says so.
  let hasDone = Fact()
  let afterwards = Afterwards()

  /// Whether somebody sits in front of it: an editor can be opened.
  var isAtTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// A line of the result. Nothing in it acts on a terminal.
  func print(_ line: String) throws { try output.write(line.printable + "\n") }

  /// A sentence for people.
  func say(_ sentence: String) { try? words.write("tote: \(sentence.printable)\n") }
}

/// Something that becomes true, for all copies of a shell.
final class Fact: Sendable {
  private let value = Atomic(false)

  var isTrue: Bool { value.load(ordering: .relaxed) }
  func comesTrue() { value.store(true, ordering: .relaxed) }
}

/// How a command ends.
enum ExitCode: Int32, CaseIterable {
  case done, refused, usage, notFound, storage

  /// When it is this one.
  var meaning: String {
    switch self {
    case .done: "all is done"
    case .refused: "something was refused"
    case .usage: "the command line cannot be understood"
    case .notFound: "a name is not found or means several things, or a search finds nothing"
    case .storage: "the database or a file cannot be read or written"
    }
  }
}

/// Why a command does nothing.
struct Refusal: Error, Equatable {
  let code: ExitCode
  /// A sentence, and what it is about, line by line.
  let lines: [String]

  init(_ code: ExitCode, _ lines: String...) { self.init(code, lines) }

  init(_ code: ExitCode, _ lines: [String]) {
    self.code = code
    self.lines = lines
  }
}

extension Shell {
  /// Does what a command does; the answer is the exit code.
  func run(_ work: (Shell) throws -> Void) -> ExitCode {
    do {
      try work(self)
      try output.flush()
      makeCopyOfTheDay()
      return .done
    } catch let refusal as Refusal {
      return end(refusal.code, refusal.lines)
    } catch let error as Output.Unwritten {
      let head = hasDone.isTrue ? "What was done is done, but the" : "The"
      return end(.storage, ["\(head) result could not be written (\(error.reason))."])
    } catch let error as StorageError {
      return end(.storage, lines(about: error))
    } catch let error as NoteError {
      if case .notFound = error { return end(.notFound, [error.sentence]) }
      return end(.storage, [error.sentence])
    } catch {
      return end(.storage, ["\(error)"])
    }
  }

  /// What was found out before comes before the sentence.
  private func end(_ code: ExitCode, _ lines: [String]) -> ExitCode {
    try? output.flush()
    for line in lines { say(line) }
    return code
  }
}
