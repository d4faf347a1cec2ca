import Tote
import ToteModel

/// Everything the command line says, by subject. A language is a type that says all of it, and one that lacks a sentence
/// does not compile. What a command says of itself, its options and its results are in the protocol of its subject.
protocol CommandLineWords:
  ShellWords, AppCommandWords, CookCommandWords, DatabaseCommandWords, HelpWords, ImportErrorWords,
  ItemCommandWords, ListCommandWords, ListEditWords, ManualWords, NameWords, NoteCommandWords,
  PriceCommandWords, SharingHelpWords, ShellMessages, StapleCommandWords, StoreCommandWords, TransferWords,
  UsageWords
{}

extension English: CommandLineWords {}
extension Spanish: CommandLineWords {}
extension French: CommandLineWords {}
extension Turkish: CommandLineWords {}

extension Language {
  /// What the command line says in it.
  var commandLineWords: any CommandLineWords {
    switch self {
    case .english: English()
    case .spanish: Spanish()
    case .french: French()
    case .turkish: Turkish()
    }
  }
}

/// What the command line says, in the language of this run.
var words: any CommandLineWords { Language.current.commandLineWords }
