import FoundationEssentials
import Testing

@testable import Gallery

/// The client with stubbed transports.
@Suite struct WeatherClientTests {
  private let input = WeatherClient.Input(location: "Campana", unit: .imperial)

  /// Has more fields than the client reads.
  static let payload = Data(
    #"""
    {"coord":{"lon":-58.95,"lat":-34.16},"weather":[{"id":800,"main":"Clear","description":"clear sky"}],
    "main":{"temp":42.8,"humidity":81},"sys":{"country":"AR"},"name":"Campana","cod":200}
    """#.utf8)

  private func answer(_ data: Data, status: Int = 200) async -> Result<CurrentWeather, WeatherError> {
    await WeatherClient { _ in (data, HTTPResponse(status: status)) }.weather(input)
  }

  @Test func `a good payload is the weather`() async {
    #expect(
      await answer(Self.payload)
        == .success(CurrentWeather(city: "Campana", condition: "Clear", temperature: 42.8, unit: .imperial)))
  }

  @Test func `an error of the transport is forwarded`() async {
    struct Unplugged: Error {}
    let client = WeatherClient { _ in throw Unplugged() }
    #expect(await client.weather(input) == .failure(.forwarded(Unplugged())))
  }

  @Test func `no data is an invalid payload, with its address`() async {
    let url = URL(string: "https://api.openweathermap.org/data/2.5/weather?q=Campana&units=imperial&appid=")!
    #expect(await answer(Data()) == .failure(.invalidPayload(url)))
  }

  @Test func `a refusal is its code, whatever stands in it`() async {
    #expect(await answer(Self.payload, status: 401) == .failure(.badStatus(401)))
    #expect(await answer(Data(), status: 500) == .failure(.badStatus(500)))
  }

  @Test(arguments: ["<html>", "{", #"{"weather":[{"main":"Cl"#, "\u{0}"])
  func `what is not JSON is said to be none`(_ text: String) async {
    #expect(await answer(Data(text.utf8)) == .failure(.notJSON))
  }

  @Test(arguments: [
    ("{}", "weather"), ("[]", "weather"), (#"{"weather":[]}"#, "main"),
    (#"{"weather":[],"main":{"temp":1},"name":"a"}"#, "weather.0"),
    (#"{"weather":[{}],"main":{"temp":1},"name":"a"}"#, "weather.0.main"),
    (#"{"weather":[{"main":"Clear"}],"name":"a"}"#, "main"),
    (#"{"weather":[{"main":"Clear"}],"main":{},"name":"a"}"#, "main.temp"),
    (#"{"weather":[{"main":"Clear"}],"main":{"temp":"hot"},"name":"a"}"#, "main.temp"),
    (#"{"weather":[{"main":"Clear"}],"main":{"temp":1},"name":null}"#, "name"),
  ])
  func `a field that is missing is named`(_ text: String, _ field: String) async {
    #expect(await answer(Data(text.utf8)) == .failure(.missing(field)))
  }

  @Test(arguments: zip(WeatherClient.Unit.allCases, ["metric", "imperial", "standard"]))
  func `the unit is asked for by its name`(_ unit: WeatherClient.Unit, _ name: String) {
    let client = WeatherClient(
      base: URL(string: "http://localhost:8000/api/")!, key: "k&y", transport: unimplementedTransport)
    #expect(
      client.request(.init(location: "A b", unit: unit)).url.absoluteString
        == "http://localhost:8000/api/data/2.5/weather?q=A%20b&units=\(name)&appid=k%26y")
  }

  @Test func `no sentence tells the key`() {
    let url = WeatherClient(key: "secret", transport: unimplementedTransport).request(input).url
    #expect(url.absoluteString.contains("secret"))
    let errors: [WeatherError] = [
      .invalidPayload(url), .badStatus(401), .badStatus(404), .badStatus(429), .badStatus(500), .notJSON,
      .missing("main.temp"), .forwarded(HTTPError.nobodyAnswers(url.server)),
    ]
    for error in errors {
      let sentence = error.sentence(for: "Campana")
      #expect(!sentence.contains("secret"))
      #expect(sentence.hasSuffix("."))
    }
  }

  @Test func `without a key, or with a bad address, it says what to set`() async {
    let environment = WeatherEnvironment.live(
      variables: [:], transport: unimplementedTransport, services: .unimplemented)
    #expect(await environment.client.weather(input) == .failure(.forwarded(WeatherSetup.keyMissing)))
    let other = WeatherEnvironment.live(
      variables: ["OPENWEATHER_URL": "here"], transport: unimplementedTransport, services: .unimplemented)
    #expect(await other.client.weather(input) == .failure(.forwarded(WeatherSetup.badAddress)))
  }

  @Test func `key and address come from the environment`() async {
    let asked = Log<String>()
    let environment = WeatherEnvironment.live(
      variables: ["OPENWEATHER_URL": "http://localhost:1", "OPENWEATHER_API_KEY": "k"],
      transport: { request in
        asked.append(request.url.absoluteString)
        return (Self.payload, HTTPResponse(status: 200))
      }, services: .unimplemented)
    _ = await environment.client.weather(input)
    #expect(asked.values == ["http://localhost:1/data/2.5/weather?q=Campana&units=imperial&appid=k"])
  }
}
