import Composable

struct RecommendationsEnvironment: Sendable {
  var books: @Sendable () async throws -> [Recommendations.Item]
  var magazines: @Sendable () async throws -> [Recommendations.Item]
  var newspapers: @Sendable () async throws -> [Recommendations.Item]
  var services: Services
}

extension RecommendationsEnvironment {
  /// Loads one kind. There is no `default`, so a new kind does not compile until it has a source.
  func recommendations(for kind: Recommendations.Kind) async throws -> [Recommendations.Item] {
    switch kind {
    case .book: try await books()
    case .magazine: try await magazines()
    case .newspaper: try await newspapers()
    }
  }

  static func live(services: Services) -> RecommendationsEnvironment {
    RecommendationsEnvironment(
      books: { Recommendations.Item.books }, magazines: { Recommendations.Item.magazines },
      newspapers: { Recommendations.Item.newspapers }, services: services)
  }

  static let unimplemented = RecommendationsEnvironment(
    books: Composable.unimplemented("books"), magazines: Composable.unimplemented("magazines"),
    newspapers: Composable.unimplemented("newspapers"), services: .unimplemented)
}

extension Recommendations.Item {
  fileprivate static let books = [
    Self(kind: .book, title: "Middlemarch", reason: "a town, and all who live in it"),
    Self(kind: .book, title: "The Left Hand of Darkness", reason: "a walk over the ice"),
    Self(kind: .book, title: "The Cyberiad", reason: "robots who build everything but peace"),
    Self(kind: .book, title: "Invisible Cities", reason: "short enough for any evening"),
  ]
  fileprivate static let magazines = [
    Self(kind: .magazine, title: "Nature", reason: "for the letters alone"),
    Self(kind: .magazine, title: "The New Yorker", reason: "the cartoons, then the rest"),
    Self(kind: .magazine, title: "National Geographic", reason: "maps to unfold"),
  ]
  fileprivate static let newspapers = [
    Self(kind: .newspaper, title: "The Guardian", reason: "the crossword"),
    Self(kind: .newspaper, title: "Le Monde", reason: "comes in the afternoon"),
    Self(kind: .newspaper, title: "Clarín", reason: "with its own stories on Sundays"),
  ]
}
