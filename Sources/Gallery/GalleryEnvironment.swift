import Composable
import FoundationEssentials

struct GalleryEnvironment: Sendable {
  var services: Services
  var counter: CounterEnvironment
  var videoGames: VideoGamesEnvironment
  var weather: WeatherEnvironment
  var recommendations: RecommendationsEnvironment
  var firstRun: FirstRunEnvironment
  var guestBook: GuestBookEnvironment
  var partsTour: PartsTourEnvironment
}

extension GalleryEnvironment {
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
        services: services, clock: clock),
      guestBook: GuestBookEnvironment(clock: clock, services: services),
      partsTour: PartsTourEnvironment(clock: clock, services: services))
  }

  static let unimplemented = GalleryEnvironment(
    services: .unimplemented, counter: .unimplemented, videoGames: .unimplemented, weather: .unimplemented,
    recommendations: .unimplemented, firstRun: .unimplemented,
    guestBook: GuestBookEnvironment(clock: .continuous, services: .unimplemented),
    partsTour: PartsTourEnvironment(clock: .continuous, services: .unimplemented))
}

struct Options: Equatable, Sendable {
  var games = GamesSource.sample
  var endpoint: URL?
}
