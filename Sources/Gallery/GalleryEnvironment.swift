import Composable
import FoundationEssentials

/// What all programs of the gallery need of the outside world: the Environment of each, side by side.
struct GalleryEnvironment: Sendable {
  var services: Services
  var counter: CounterEnvironment
  var videoGames: VideoGamesEnvironment
  var weather: WeatherEnvironment
  var recommendations: RecommendationsEnvironment
  var firstRun: FirstRunEnvironment
}

extension GalleryEnvironment {
  /// The real one. Tests give it a clock and a transport of their own, and go the rest of the way with it.
  static func live(
    services: Services, options: Options = Options(), variables: [String: String],
    transport: @escaping Transport, clock: any Clock<Duration> = ContinuousClock()
  ) -> GalleryEnvironment {
    GalleryEnvironment(
      services: services,
      counter: .live(services, clock: clock),
      videoGames: .live(options.games, transport: transport, services: services, clock: clock),
      weather: .live(variables: variables, transport: transport, services: services, clock: clock),
      recommendations: .live(services: services),
      firstRun: .live(
        endpoint: options.endpoint, file: KeyValueFile(variables: variables), transport: transport,
        services: services, clock: clock))
  }

  /// For tests: whatever they do not replace fails them.
  static let unimplemented = GalleryEnvironment(
    services: .unimplemented, counter: .unimplemented, videoGames: .unimplemented, weather: .unimplemented,
    recommendations: .unimplemented, firstRun: .unimplemented)
}

/// What the command line can choose, beside the program.
struct Options: Equatable, Sendable {
  var games = GamesSource.sample
  var endpoint: URL?
}
