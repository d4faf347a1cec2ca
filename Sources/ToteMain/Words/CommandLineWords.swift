import Tote
import ToteModel

/// Everything the command line says, by subject. A missing sentence doesn't compile.
protocol CommandLineWords:
  AppCommandWords, DatabaseCommandWords, HelpWords, ItemCommandWords,
  ListCommandWords,
  ListEditWords, NameWords, NoteCommandWords, PriceCommandWords, Sendable, ShellWords,
  StapleCommandWords, StepWords, TransferWords, UsageWords
{}

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
