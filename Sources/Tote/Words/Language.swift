import ToteModel

/// The language is chosen once at the start and inherited by every task.
extension Language {
  @TaskLocal package static var current = Language.english

  /// In the order of the cases. Other modules extend the types, so a missing sentence doesn't compile.
  package static let speakers = (English(), Spanish(), French(), Turkish())

  var words: any Words {
    switch self {
    case .english: Self.speakers.0
    case .spanish: Self.speakers.1
    case .french: Self.speakers.2
    case .turkish: Self.speakers.3
    }
  }
}

var words: any Words { Language.current.words }
