import Composable
import ComposableTesting
import FoundationEssentials
import Loop
import Screen
import ScreenTesting
import Testing

@testable import Gallery

@Suite struct WeatherTests {
  private let clock = TestClock()
  private let asked = Log<String>()
  private static let campana = CurrentWeather(
    city: "Campana", condition: "Clear", temperature: 42.8, unit: .metric)

  /// A store with a stub as transport, which logs its requests.
  private func store(
    _ state: Weather = Weather(), _ answer: @escaping Transport
  ) -> TestStore<Weather, WeatherAction, WeatherEnvironment> {
    var environment = WeatherEnvironment.unimplemented
    environment.client = WeatherClient { [asked] request in
      asked.append(request.url.query ?? "")
      return try await answer(request)
    }
    environment.clock = clock
    return TestStore(initialState: state, reducer: weatherReducer, environment: environment)
  }

  /// Takes a second.
  private func slowly(_: HTTPRequest) async throws -> (Data, HTTPResponse) {
    try await clock.sleep(for: .seconds(1))
    return (WeatherClientTests.payload, HTTPResponse(status: 200))
  }

  private func asking(_ location: String, unit: WeatherClient.Unit = .metric) -> Weather.Sky {
    .loading(.init(location: location, unit: unit), step: 0)
  }

  @Test func `a place is typed, asked for and shown`() {
    let store = store { _ in (WeatherClientTests.payload, HTTPResponse(status: 200)) }
    store.send(.fieldEdited(.insert(" Campana "))) { $0.field = TextCursor(" Campana ") }
    store.send(.locationEntered) { state in
      state.field = nil
      state.location = "Campana"
      state.sky = asking("Campana")
    }
    store.receive(.weatherAnswered(.success(Self.campana))) { $0.sky = .loaded(Self.campana) }
    #expect(asked.values == ["q=Campana&units=metric&appid="])
  }

  @Test func `an error is kept with its place, and asking again is possible`() {
    let store = store(Weather(field: nil, location: "Atlantis")) { _ in (Data(), HTTPResponse(status: 404)) }
    for _ in 1...2 {
      store.send(.reloadRequested) { $0.sky = asking("Atlantis") }
      store.receive(.weatherAnswered(.failure(.badStatus(404)))) { state in
        state.sky = .failed(.badStatus(404), location: "Atlantis")
      }
    }
  }

  @Test func `asking twice sends one request`() {
    let store = store(Weather(field: nil, location: "Campana"), slowly)
    store.send(.reloadRequested) { $0.sky = asking("Campana") }
    store.send(.reloadRequested)
    #expect(asked.values.count == 1)
    store.withExhaustivity(.off) {
      clock.advance(by: .seconds(1))
      store.receive(.weatherAnswered(.success(Self.campana)))
    }
    store.send(.reloadRequested) { $0.sky = asking("Campana") }
    #expect(asked.values.count == 2)
    store.send(.askingCancelled) { $0.sky = .unasked }
  }

  @Test func `another place cancels the one that is on its way`() {
    // Rome takes longer than Campana, so a wrong answer would come first.
    let store = store(Weather(field: TextCursor("Rome"), location: "Campana")) { [clock] request in
      let isRome = request.url.query?.contains("Rome") == true
      try await clock.sleep(for: .seconds(isRome ? 3 : 1))
      return isRome
        ? (Data(), HTTPResponse(status: 404)) : (WeatherClientTests.payload, HTTPResponse(status: 200))
    }
    store.send(.reloadRequested) { $0.sky = asking("Campana") }
    store.send(.locationEntered) { state in
      state.field = nil
      state.location = "Rome"
      state.sky = asking("Rome")
    }
    #expect(asked.values == ["q=Campana&units=metric&appid=", "q=Rome&units=metric&appid="])
    store.withExhaustivity(.off) {
      clock.advance(by: .seconds(3))
      store.receive(.weatherAnswered(.failure(.badStatus(404))))
    }
    #expect(store.state.sky == .failed(.badStatus(404), location: "Rome"))
  }

  @Test func `another unit asks anew, once there is a place`() {
    let store = store(Weather(field: nil), slowly)
    store.send(.unitChanged) { $0.unit = .imperial }
    #expect(asked.values == [])
    store.send(.fieldOpened) { $0.field = TextCursor() }
    store.send(.fieldEdited(.insert("Oslo"))) { $0.field = TextCursor("Oslo") }
    store.send(.locationEntered) { state in
      state.field = nil
      state.location = "Oslo"
      state.sky = asking("Oslo", unit: .imperial)
    }
    store.send(.unitChanged) { state in
      state.unit = .standard
      state.sky = asking("Oslo", unit: .standard)
    }
    #expect(asked.values == ["q=Oslo&units=imperial&appid=", "q=Oslo&units=standard&appid="])
    store.send(.unitChanged) { state in
      state.unit = .metric
      state.sky = asking("Oslo")
    }
    store.send(.visit(.left(.back))) { $0.visit.exit = .back }
  }

  @Test func `an empty field asks nothing`() {
    let store = store(Weather(), slowly)
    store.send(.locationEntered)
    store.send(.fieldEdited(.insert("  "))) { $0.field = TextCursor("  ") }
    store.send(.locationEntered)
    store.send(.fieldClosed) { $0.field = nil }
    store.send(.reloadRequested)
    store.send(.askingCancelled)
    #expect(asked.values == [])
  }

  @Test func `while a place is typed, letters are letters`() {
    let keymap = Weather().keymap
    #expect(keymap.action(for: .key("q")) == .fieldEdited(.insert("q")))
    #expect(keymap.action(for: .paste("a\nb")) == .fieldEdited(.insert("a b")))
    #expect(keymap.action(for: .key("ctrl+c")) == .visit(.left(.quit)))
  }

  private func assertFaces(_ name: String, _ state: Weather, line: UInt = #line) {
    assertFrames(name, Scene.matrix { _ in screened(WeatherView(state: state), state.keymap) }, line: line)
  }

  @Test func `typing`() { assertFaces("typing", Weather(field: TextCursor("São Paulo"))) }
  @Test func `unasked`() { assertFaces("unasked", Weather(field: nil)) }
  @Test func `loading`() {
    let input = WeatherClient.Input(location: "Campana", unit: .metric)
    assertFaces("loading", Weather(field: nil, location: "Campana", sky: .loading(input, step: 3)))
  }
  @Test func `loaded`() {
    assertFaces("loaded", Weather(field: nil, location: "campana", sky: .loaded(Self.campana)))
  }
  @Test func `failed`() {
    let error = WeatherError.forwarded(WeatherSetup.keyMissing)
    assertFaces(
      "failed", Weather(field: nil, location: "Campana", sky: .failed(error, location: "Campana")))
  }
  @Test func `odd weather`() {
    let cold = CurrentWeather(
      city: String(repeating: "Llanfair\u{1B}[2J ", count: 9), condition: "", temperature: -0.04,
      unit: .standard)
    let hot = CurrentWeather(city: "塊", condition: "Plasma", temperature: 1e300, unit: .metric)
    for (name, weather) in [("cold", cold), ("hot", hot)] {
      assertFaces(
        name, Weather(field: nil, location: weather.city, unit: weather.unit, sky: .loaded(weather)))
    }
  }

  @Test(arguments: [(1e308, "1e+308 °C"), (-1e308, "-1e+308 °C"), (999.96, "1000.0 °C")])
  func `a temperature that is none is shown as the server said it`(temperature: Double, text: String) {
    let weather = CurrentWeather(city: "Sun", condition: "", temperature: temperature, unit: .metric)
    let state = Weather(field: nil, location: "Sun", unit: .metric, sky: .loaded(weather))
    #expect(Frame(WeatherView(state: state), size: Size(80, 24)).lines.contains { $0.contains(text) })
  }

  @Test func `every size down to one cell is drawn without a trap`() {
    let input = WeatherClient.Input(location: "Campana", unit: .metric)
    let skies: [Weather.Sky] = [
      .unasked, .loading(input, step: 0), .loaded(Self.campana), .failed(.notJSON, location: "Campana"),
    ]
    assertDraws(
      skies.flatMap { sky in
        [TextCursor("Campana"), nil].map { field in
          { WeatherView(state: Weather(field: field, location: "Campana", sky: sky)) }
        }
      })
  }

  @Test func `a visit, told by its keys`() throws {
    let play = Rehearsal(
      size: Size(40, 10), initialState: Weather(), reducer: weatherReducer,
      environment: { clock in
        WeatherEnvironment(
          client: WeatherClient { request in
            try await clock.sleep(for: .seconds(1))
            return request.url.query?.contains("Campana") == true
              ? (WeatherClientTests.payload, HTTPResponse(status: 200)) : (Data(), HTTPResponse(status: 404))
          }, services: .unimplemented, clock: clock)
      }, view: { screened(WeatherView(state: $0), $0.keymap) }, keymap: \.keymap,
      isOver: { $0.visit.exit != nil })
    var scenes = [Scene("open", play.frame)]
    for script in [
      "Campana", "<Enter><wait 400ms>", "<wait 1s>", "u<wait 2s>", "/<ctrl+u>Atlantis<Enter><wait 2s>",
    ] {
      try play.play(script)
      scenes.append(Scene(script, play.frame))
    }
    assertFrames("visit", scenes)
    try play.play("rq")
    #expect(play.isOver)
  }
}
