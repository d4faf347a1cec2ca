import ToteModel

extension Language {
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
