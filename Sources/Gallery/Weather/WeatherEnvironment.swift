import Composable
import FoundationEssentials

/// What the weather needs of the outside world: a client, whose transport a test replaces. Environment: between Reducer
/// and Action.
struct WeatherEnvironment: Sendable {
  var client: WeatherClient
  var services: Services
  var clock: any Clock<Duration>
}

extension WeatherEnvironment {
  /// The real service, or another one that `OPENWEATHER_URL` names, with the key in `OPENWEATHER_API_KEY`.
  static func live(
    variables: [String: String], transport: @escaping Transport, services: Services,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> WeatherEnvironment {
    let key = variables["OPENWEATHER_API_KEY"] ?? ""
    let client: WeatherClient
    switch variables["OPENWEATHER_URL"] ?? "" {
    case "" where key.isEmpty:
      client = WeatherClient { _ in throw WeatherSetup.keyMissing }
    case "":
      client = WeatherClient(key: key, transport: transport)
    case let text:
      client =
        URL(web: text).map { WeatherClient(base: $0, key: key, transport: transport) }
        ?? WeatherClient { _ in throw WeatherSetup.badAddress }
    }
    return WeatherEnvironment(client: client, services: services, clock: clock)
  }

  /// For tests: whatever they do not replace fails them.
  static let unimplemented = WeatherEnvironment(
    client: WeatherClient(transport: Composable.unimplemented("transport")), services: .unimplemented,
    clock: ContinuousClock())
}

/// What must be put right outside the program before there can be weather.
enum WeatherSetup: Error, CustomStringConvertible {
  case keyMissing, badAddress

  var description: String {
    switch self {
    case .keyMissing: "Set OPENWEATHER_API_KEY to your key from openweathermap.org, and start again."
    case .badAddress:
      "OPENWEATHER_URL is not an address such as http://localhost:8000. Correct it, and start again."
    }
  }
}

extension WeatherError {
  /// What happened, in words for the one who waits. No address stands in them: the key is a part of it.
  func sentence(for location: String) -> String {
    switch self {
    case .forwarded(let error as WeatherSetup): "\(error)"
    case .forwarded(let error): "\(error)"
    case .invalidPayload(let url): "\(url.server) sent nothing."
    case .badStatus(401): "The service refuses the key. Set OPENWEATHER_API_KEY to a valid one."
    case .badStatus(404): "The service knows no place named \(location)."
    case .badStatus(429): "The service was asked too often. Wait a minute."
    case .badStatus(let code): "The service answered \(code)."
    case .notJSON: "What came is not JSON, or not all of it."
    case .missing(let field): "What came has no “\(field)” in it."
    }
  }
}
