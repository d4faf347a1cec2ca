import CNcurses
import Screen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether a program can be part of a pipe: `log | head`, `pick | xargs rm`.
public enum Pipes: Hashable, Sendable {
  /// Standard input and standard output have to be the terminal.
  case refused
  /// Where one of them is a file or a pipe, keys come from the terminal of the process, and the screen is there: standard
  /// input is data, and standard output has the result.
  case allowed
}

/// The terminal's descriptors.
struct Streams {
  /// Keys come from here.
  let input: Int32
  /// A copy, since 1 is redirected while the terminal is ours.
  let output: Int32

  init(_ pipes: Pipes) throws(TerminalError) {
    let (hasInput, hasOutput) = (isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0)
    if pipes == .refused {
      if !hasInput { throw .noTerminal(.input) }
      if !hasOutput { throw .noTerminal(.output) }
    }
    input = hasInput ? STDIN_FILENO : cn_open_tty()
    guard input >= 0 else { throw .noTerminalAtAll }
    output = hasOutput ? fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10) : cn_open_tty()
    guard output >= 0 else {
      if input != STDIN_FILENO { _ = closeFile(input) }
      throw hasOutput ? .noResources : .noTerminalAtAll
    }
  }

  func close() {
    if input != STDIN_FILENO { _ = closeFile(input) }
    _ = closeFile(output)
  }

  /// Lets another program have the terminal as its standard streams, where ours are pipes.
  func lend(_ work: () -> Void) {
    let streams = [(STDIN_FILENO, input), (STDOUT_FILENO, output)].filter { isatty($0.0) == 0 }
    let kept = streams.map { (number: $0.0, copy: fcntl($0.0, F_DUPFD_CLOEXEC, 10)) }
    for (number, terminal) in streams { dup2(terminal, number) }
    work()
    for (number, copy) in kept {
      if copy >= 0 { dup2(copy, number) } else { _ = closeFile(number) }
      if copy >= 0 { _ = closeFile(copy) }
    }
  }
}

// Inside of the type this name means its own function.
private let closeFile: @Sendable (Int32) -> Int32 = { close($0) }
