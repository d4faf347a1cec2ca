import ComposableTesting
import FoundationEssentials
import LoopbackTesting
import Synchronization
import Testing

@testable import Gallery

/// The real transport against a server on the loopback. Only these tests await, because they use no store.
@Suite struct LiveTransportTests {
  static let campana = #"{"weather":[{"main":"Clear"}],"main":{"temp":42.8},"name":"Campana"}"#
  private let input = WeatherClient.Input(location: "Campana", unit: .imperial)

  private func weather(
    limit: Int = 1 << 20, of answer: @escaping @Sendable (LoopbackServer.Request, LoopbackServer.Line) -> Void
  ) async throws -> Result<CurrentWeather, WeatherError> {
    let server = try LoopbackServer(answer)
    defer { server.stop() }
    return await WeatherClient(
      base: server.url, key: "secret", transport: liveTransport(limit: limit, patience: .seconds(3600))
    )
    .weather(input)
  }

  @Test func `a good answer is the weather, and the question was well put`() async throws {
    let server = try LoopbackServer { _, line in line.answer(200, Self.campana) }
    defer { server.stop() }
    let client = WeatherClient(
      base: server.url, key: "secret", transport: liveTransport(patience: .seconds(3600)))
    let answer = await client.weather(.init(location: "São Paulo+&=", unit: .imperial))
    #expect(
      answer == .success(.init(city: "Campana", condition: "Clear", temperature: 42.8, unit: .imperial)))
    #expect(
      server.requests.map(\.line) == [
        "GET /data/2.5/weather?q=S%C3%A3o%20Paulo%2B%26%3D&units=imperial&appid=secret HTTP/1.1"
      ])
  }

  @Test(arguments: [401, 404, 500])
  func `a refusal is its code`(code: Int) async throws {
    #expect(try await weather { _, line in line.answer(code, "{}") } == .failure(.badStatus(code)))
  }

  @Test func `what is not JSON is said to be none`() async throws {
    #expect(try await weather { _, line in line.answer(200, "<html>") } == .failure(.notJSON))
  }

  @Test func `nothing at all is an invalid payload`() async throws {
    let answer = try await weather { _, line in line.answer(200, "") }
    guard case .failure(.invalidPayload(let url)) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(url.path == "/data/2.5/weather")
  }

  @Test func `an answer that breaks off is not taken for a whole one`() async throws {
    let answer = try await weather { _, line in
      line.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n" + Self.campana)
    }
    guard case .failure(.forwarded(HTTPError.brokenOff)) = answer else {
      Issue.record("\(answer)")
      return
    }
  }

  @Test func `a line that is cut before any answer is said to have broken off`() async throws {
    let answer = try await weather { _, _ in }
    guard case .failure(.forwarded(HTTPError.brokenOff)) = answer else {
      Issue.record("\(answer)")
      return
    }
  }

  @Test func `an answer without end is left when it is too large`() async throws {
    let hasHungUp = Signal()
    let answer = try await weather(limit: 100_000) { _, line in
      line.write("HTTP/1.1 200 OK\r\n\r\n")
      let piece = String(repeating: " ", count: 10_000)
      // Limited, so that a client that accepts everything fails the test, not the machine.
      for _ in 0..<10_000 where !line.write(piece) { break }
      hasHungUp.give()
    }
    #expect(answer == .failure(.forwarded(HTTPError.tooLarge(limit: 100_000))))
    await hasHungUp.wait()
  }

  @Test func `what nobody has asked for stays on the network`() async throws {
    let sent = Mutex(0)
    let hasHungUp = Signal()
    let answer = try await weather(limit: 100_000) { _, line in
      line.write("HTTP/1.1 200 OK\r\n\r\n")
      let piece = String(repeating: " ", count: 10_000)
      while sent.withLock({ $0 }) < Self.muchTooMuch, line.write(piece) {
        sent.withLock { $0 += piece.count }
      }
      hasHungUp.give()
    }
    #expect(answer == .failure(.forwarded(HTTPError.tooLarge(limit: 100_000))))
    await hasHungUp.wait()
    // The system buffers some megabytes, and more may pass until the client hangs up, which takes a busy
    // machine half a second. A client that doesn't hang up would receive all of it.
    #expect(sent.withLock { $0 } < Self.muchTooMuch)
  }

  private static let muchTooMuch = 10_000_000_000

  @Test func `a server that drips has not answered`() async throws {
    let (clock, hasDripped, hasHungUp) = (TestClock(), Signal(), Signal())
    let server = try LoopbackServer { _, line in
      line.write("HTTP/1.1 200 OK\r\n\r\n" + Self.campana)
      hasDripped.give()
      line.waitForEnd()
      hasHungUp.give()
    }
    defer { server.stop() }
    let transport = liveTransport(patience: .seconds(20), clock: clock)
    let task = Task { [url = server.url, input] in
      await WeatherClient(base: url, transport: transport).weather(input)
    }
    await hasDripped.wait()
    clock.advance(by: .seconds(20))
    #expect(await task.value == .failure(.forwarded(HTTPError.timedOut(server.url.server))))
    await hasHungUp.wait()
  }

  @Test func `who cancels waits no longer, and hangs up`() async throws {
    let (hasAsked, hasHungUp, door) = (Signal(), Signal(), Door())
    let server = try LoopbackServer { _, line in
      hasAsked.give()
      door.pass()
      line.answer(200, Self.campana)
      line.waitForEnd()
      hasHungUp.give()
    }
    defer { server.stop() }
    let task = Task { [url = server.url, input] in
      await WeatherClient(base: url, transport: liveTransport(patience: .seconds(3600))).weather(input)
    }
    await hasAsked.wait()
    task.cancel()
    // Answers only now, so the result shows whether the client has waited.
    door.open()
    #expect(await task.value == .failure(.forwarded(CancellationError())))
    await hasHungUp.wait()
  }

  @Test func `who is cancelled before asking does not ask`() async throws {
    let server = try LoopbackServer { _, line in line.answer(200, Self.campana) }
    defer { server.stop() }
    let door = Signal()
    let task = Task { [url = server.url, input] in
      await door.wait()
      return await WeatherClient(base: url, transport: liveTransport(patience: .seconds(3600))).weather(input)
    }
    task.cancel()
    #expect(await task.value == .failure(.forwarded(CancellationError())))
    #expect(server.requests.isEmpty)
  }

  @Test func `where nobody listens, nobody answers`() async throws {
    try await LoopbackServer.withDeafPort { port in
      let url = try #require(URL(string: "http://127.0.0.1:\(port)"))
      let answer = await WeatherClient(base: url, transport: liveTransport(patience: .seconds(3600))).weather(
        input)
      #expect(answer == .failure(.forwarded(HTTPError.nobodyAnswers("127.0.0.1:\(port)"))))
    }
  }

  @Test func `a server that does not speak TLS is not secure`() async throws {
    let server = try LoopbackServer { _, line in line.answer(400, "") }
    defer { server.stop() }
    await #expect(throws: HTTPError.notSecure("127.0.0.1:\(server.port)")) {
      _ = try await liveTransport(patience: .seconds(3600))(
        HTTPRequest(url: URL(string: "https://127.0.0.1:\(server.port)/")!))
    }
  }

  @Test func `what is sent arrives`() async throws {
    let server = try LoopbackServer { _, line in line.answer(204, "") }
    defer { server.stop() }
    let request = HTTPRequest(url: server.url, method: "POST", body: Data("[1]".utf8))
    let (_, response) = try await liveTransport(patience: .seconds(3600))(request)
    #expect(response.isSuccess)
    #expect(server.requests.map(\.line) == ["POST / HTTP/1.1"])
    #expect(server.requests.map(\.body) == ["[1]"])
  }
}
