import Screen
import Terminal
import Tote
import ToteModel

extension English {
  func recorded(_ file: String, isRedacted: Bool) -> String {
    "Recorded in \(file)\(isRedacted ? "" : ", with your data in \(file).db and everything you typed"). Play it with tote replay \(file)."
  }

  func noChapter(_ name: String, _ all: [String]) -> String {
    "No chapter is called “\(name)”. There are: " + all.joined(separator: ", ") + "."
  }

  func sentence(_ error: TerminalError) -> String {
    switch error {
    case .noTerminal(.input): "Standard input is not a terminal. Start tote in a terminal, without a pipe."
    case .noTerminal(.output): "Standard output is not a terminal. Start tote in a terminal, without a pipe."
    case .typeMissing:
      "TERM is not set, so Tote can't tell what this terminal can do. Try TERM=xterm-256color."
    case .typeUnknown(let type):
      "This system doesn't know the terminal type \(quoted(type.printable)) in TERM. Try TERM=xterm-256color."
    case .typeTooSimple(let type):
      "A terminal of type \(quoted(type.printable)) can't move its cursor. Use another terminal."
    case .noResources:
      "The system has no memory or file descriptors left. Close other programs and try again."
    }
  }

  func unsaved(_ count: Int, _ reason: String) -> String {
    "\(counted(count, "change is", "changes are")) not saved. \(reason)"
  }
}
