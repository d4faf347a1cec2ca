/// A language that Tote understands and speaks.
package enum Language: Int, CaseIterable, Hashable, Sendable {
  case english, spanish, french, turkish

  /// As locales name it.
  package var code: String {
    switch self {
    case .english: "en"
    case .spanish: "es"
    case .french: "fr"
    case .turkish: "tr"
    }
  }

  /// The language that locales name so.
  package init?(code: String) {
    guard let language = Language.allCases.first(where: { $0.code == code }) else { return nil }
    self = language
  }
}
