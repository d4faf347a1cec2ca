import Screen
import Tote

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
  let afterwards = Afterwards()

  /// Whether somebody sits in front of it: an editor can be opened.
  var isAtTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// A line of the result. Nothing in it acts on a terminal.
  func print(_ line: String) throws { try output.write(line.printable + "\n") }

  /// A sentence for people.
  func say(_ sentence: String) { try? words.write("tote: \(sentence.printable)\n") }
}

/// How a command ends.
enum ExitCode: Int32 {
  case done = 0
  case refused = 1
  case usage = 2
  /// A name is not found, or means several things.
  case notFound = 3
  case storage = 4
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
