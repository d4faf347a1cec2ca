import Tote
import ToteModel

/// Everything the command line says, by subject. What a command says of itself, its options and its results are in the protocol of
/// its subject. A language that lacks a sentence doesn't compile.
protocol CommandLineWords:
  AppCommandWords, CookCommandWords, DatabaseCommandWords, HelpWords, ItemCommandWords, ListCommandWords,
  ListEditWords, NameWords, NoteCommandWords, PriceCommandWords, Sendable, SharingHelpWords, ShellWords,
  StapleCommandWords, StoreCommandWords, TransferWords, UsageWords
{}

extension Language {
  /// What the command line says in it.
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

/// What the command line says, in the language of this run.
var words: any CommandLineWords { Language.current.commandLineWords }
