import FoundationEssentials

/// Asks OpenWeatherMap for the current weather, through a transport that tests replace.
struct WeatherClient: Sendable {
  struct Input: Equatable, Sendable {
    var location: String
    var unit: Unit
  }

  /// The systems of units, by the service's names.
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

struct CurrentWeather: Equatable, Sendable {
  var city: String
  /// One word, such as "Clear" or "Rain".
  var condition: String
  var temperature: Double
  var unit: WeatherClient.Unit
}

extension CurrentWeather {
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

enum WeatherError: Error, Sendable {
  case forwarded(any Error)
  /// The address sent no data.
  case invalidPayload(URL)
  case badStatus(Int)
  case notJSON
  /// A JSON field that is missing or has the wrong type: `main.temp`.
  case missing(String)

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
  /// Forwarded errors can be of any type, so they are compared by their descriptions.
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
