import ToteModel

/// The language in which Tote speaks is a property of a run, as the locale is: chosen once at the start, and found by everything that
/// makes words for people, in any task that was started there.
extension Language {
  /// The language of this run.
  @TaskLocal package static var current = Language.english

  /// A type for each language, in the order of the cases. ToteMain and ToteSyncMain extend the same types, so a language that lacks a
  /// sentence in any module doesn't compile.
  package static let speakers = (English(), Spanish(), French(), Turkish())

  /// What the screen says in it.
  var words: any Words {
    switch self {
    case .english: Self.speakers.0
    case .spanish: Self.speakers.1
    case .french: Self.speakers.2
    case .turkish: Self.speakers.3
    }
  }
}

/// What the program says, in the language of this run.
var words: any Words { Language.current.words }
