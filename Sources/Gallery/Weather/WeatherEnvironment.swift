import Composable
import FoundationEssentials

struct WeatherEnvironment: Sendable {
  var client: WeatherClient
  var services: Services
  var clock: any Clock<Duration>
}

extension WeatherEnvironment {
  /// Uses the real service or that of `OPENWEATHER_URL`, with the key in `OPENWEATHER_API_KEY`.
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

  static let unimplemented = WeatherEnvironment(
    client: WeatherClient(transport: Composable.unimplemented("transport")), services: .unimplemented,
    clock: ContinuousClock())
}

/// A problem outside the program, which the user must fix.
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
  /// The error as a message. It contains no address, because that contains the key.
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
