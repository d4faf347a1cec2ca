import FoundationEssentials

/// Asks OpenWeatherMap for the weather of now: a value that holds one closure, its transport. It stands between an
/// Environment and the network; a test gives a transport that answers what it likes, and all the rest is the same.
struct WeatherClient: Sendable {
  /// What somebody wants to know.
  struct Input: Equatable, Sendable {
    var location: String
    var unit: Unit
  }

  /// The systems of units, by the names that the service has for them.
  enum Unit: String, Equatable, Sendable, CaseIterable {
    case metric, imperial, standard
  }

  private let base: URL
  private let key: String
  private let transport: Transport

  static let service = URL(string: "https://api.openweathermap.org")!

  init(base: URL = WeatherClient.service, key: String = "", transport: @escaping Transport) {
    self.base = base
    self.key = key
    self.transport = transport
  }

  /// Where this is asked.
  func request(_ input: Input) -> HTTPRequest {
    let url = base.appending(path: "data/2.5/weather").asking([
      ("q", input.location), ("units", input.unit.rawValue), ("appid", key),
    ])
    return HTTPRequest(url: url)
  }

  /// Sends the request and reads the response.
  func weather(_ input: Input) async -> Result<CurrentWeather, WeatherError> {
    let request = request(input)
    do {
      let (data, response) = try await transport(request)
      guard response.isSuccess else { return .failure(.badStatus(response.status)) }
      if data.isEmpty { return .failure(.invalidPayload(request.url)) }
      return Result { () throws(WeatherError) in try CurrentWeather(data, unit: input.unit) }
    } catch {
      return .failure(.forwarded(error))
    }
  }
}

/// The weather of now at one place.
struct CurrentWeather: Equatable, Sendable {
  var city: String
  /// One word: "Clear", "Rain".
  var condition: String
  var temperature: Double
  var unit: WeatherClient.Unit
}

extension CurrentWeather {
  /// Reads what the service sends, of which this is a small part.
  init(_ data: Data, unit: WeatherClient.Unit) throws(WeatherError) {
    struct Payload: Decodable {
      struct Sky: Decodable { var main: String }
      struct Measures: Decodable { var temp: Double }
      var weather: [Sky]
      var main: Measures
      var name: String
    }
    do {
      let payload = try JSONDecoder().decode(Payload.self, from: data)
      guard let sky = payload.weather.first else { throw WeatherError.missing("weather.0") }
      self.init(city: payload.name, condition: sky.main, temperature: payload.main.temp, unit: unit)
    } catch let error as WeatherError {
      throw error
    } catch {
      throw WeatherError(error)
    }
  }
}

/// Why there is no weather.
enum WeatherError: Error, Sendable {
  /// The transport failed, and this is its error.
  case forwarded(any Error)
  /// Nothing came from this address.
  case invalidPayload(URL)
  /// The server refused, with this code.
  case badStatus(Int)
  case notJSON
  /// The JSON has no such field, or one of another kind: `main.temp`.
  case missing(String)

  /// What a decoder has to complain of.
  fileprivate init(_ error: any Error) {
    func path(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
      let path = (context.codingPath + [key].compactMap { $0 }).map {
        $0.intValue.map(String.init) ?? $0.stringValue
      }
      return path.isEmpty ? "weather" : path.joined(separator: ".")
    }
    self =
      switch error {
      case DecodingError.keyNotFound(let key, let context): .missing(path(context, key))
      case DecodingError.valueNotFound(_, let context), DecodingError.typeMismatch(_, let context):
        .missing(path(context))
      default: .notJSON
      }
  }
}

extension WeatherError: Equatable {
  /// Forwarded errors can be of any type; equal are those that say the same.
  static func == (one: WeatherError, other: WeatherError) -> Bool {
    switch (one, other) {
    case (.forwarded(let one), .forwarded(let other)): String(reflecting: one) == String(reflecting: other)
    case (.invalidPayload(let one), .invalidPayload(let other)): one == other
    case (.badStatus(let one), .badStatus(let other)): one == other
    case (.notJSON, .notJSON): true
    case (.missing(let one), .missing(let other)): one == other
    default: false
    }
  }
}
