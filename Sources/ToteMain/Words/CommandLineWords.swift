import Tote
import ToteModel

/// The sentences of the command line, in one language. Extensions hold them by subject.
protocol CommandLineWords: Sendable, ShellWords, StepWords {}

extension English: CommandLineWords {}
extension Spanish: CommandLineWords {}
extension French: CommandLineWords {}
extension Turkish: CommandLineWords {}

extension Language {
  var commandLineWords: any CommandLineWords { Self.allWords[rawValue] }

  private static let allWords = list(speakers)

  private static func list<each Speaker: CommandLineWords>(_ speakers: (repeat each Speaker))
    -> [any CommandLineWords]
  {
    var list: [any CommandLineWords] = []
    repeat list.append(each speakers)
    return list
  }
}

var words: any CommandLineWords { Language.current.commandLineWords }
