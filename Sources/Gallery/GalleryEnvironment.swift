import Composable
import FoundationEssentials
import Terminal

struct GalleryEnvironment: Sendable {
  var services: Services
  var counter: CounterEnvironment
  var weather: WeatherEnvironment
  var firstRun: FirstRunEnvironment
  var partsTour: PartsTourEnvironment
  var log: LogViewerEnvironment
}

extension GalleryEnvironment {
  static func live(
    services: Services, options: Options = Options(), variables: [String: String],
    transport: @escaping Transport, clock: any Clock<Duration> = ContinuousClock(),
    input: StandardInput.Lines? = nil
  ) -> GalleryEnvironment {
    GalleryEnvironment(
      services: services,
      counter: .live(services, clock: clock),
      weather: .live(variables: variables, transport: transport, services: services, clock: clock),
      firstRun: .live(
        endpoint: options.endpoint, file: KeyValueFile(variables: variables), transport: transport,
        services: services, clock: clock),
      partsTour: PartsTourEnvironment(clock: clock, services: services),
      log: .live(file: options.file, input: input, clock: clock, services: services))
  }

  static let unimplemented = GalleryEnvironment(
    services: .unimplemented, counter: .unimplemented, weather: .unimplemented,
    firstRun: .unimplemented,
    partsTour: PartsTourEnvironment(clock: .continuous, services: .unimplemented),
    log: .unimplemented)
}

struct Options: Equatable, Sendable {
  var endpoint: URL?
  /// The path of a log.
  var file: String?
  /// The path of a file of keys.
  var keys: String?
}
