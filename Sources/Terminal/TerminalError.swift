import Screen

/// Why a `Terminal` could not be opened, as one sentence for standard error.
public enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// Standard input or standard output is a file or a pipe.
  case noTerminal(Stream)
  /// There is no terminal beside the standard streams either.
  case noTerminalAtAll
  /// `TERM` is unset or empty.
  case typeMissing
  /// ncurses has no description of the type in `TERM`.
  case typeUnknown(String)
  /// The type in `TERM` cannot move its cursor.
  case typeTooSimple(String)
  /// The system has no more memory or file descriptors.
  case noResources

  /// One of the two streams that have to be a terminal.
  public enum Stream: String, Hashable, Sendable {
    /// Standard input, with the keys; standard output, with the screen.
    case input, output
  }

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .noTerminal(let stream):
      "Standard \(stream.rawValue) is not a terminal: start this program in a terminal, without a pipe."
    case .noTerminalAtAll:
      "There is no terminal to draw on and to read keys from: start this program in a terminal, not in the background."
    case .typeMissing:
      "The variable TERM is not set, so the capabilities of this terminal are unknown: try TERM=xterm-256color."
    case .typeUnknown(let type):
      "The terminal type \"\(type.printable)\" in TERM is not known on this system: try TERM=xterm-256color."
    case .typeTooSimple(let type):
      "The terminal type \"\(type.printable)\" in TERM cannot move its cursor: use another terminal."
    case .noResources:
      "The system has no memory or no file descriptors left for the screen."
    }
  }
}
