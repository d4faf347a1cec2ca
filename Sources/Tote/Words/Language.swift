import ToteModel

/// In which language Tote speaks. It is a property of a run, as the locale is: chosen once where the program starts, and
/// found by everything that makes words for people, in any task that was begun there.
extension Language {
  /// The language of this run.
  @TaskLocal package static var current = Language.english

  /// What it says. A language that lacks a sentence does not compile.
  var words: any Words {
    switch self {
    case .english: English()
    case .spanish: Spanish()
    case .french: French()
    case .turkish: Turkish()
    }
  }
}

/// What the program says, in the language of this run.
var words: any Words { Language.current.words }
