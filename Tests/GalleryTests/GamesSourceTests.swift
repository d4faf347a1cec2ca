import FoundationEssentials
import LoopbackTesting
import Testing

@testable import Gallery

/// Games from real files and a real server on the loopback.
@Suite struct GamesSourceTests {
  private static let json = #"[{"title":"Pong","platform":"Arcade","year":1972},{"title":"Ico"}]"#
  private static let games = [
    VideoGames.Game(title: "Pong", platform: "Arcade", year: 1972), VideoGames.Game(title: "Ico"),
  ]

  /// The games of a source, or its error.
  private func load(_ source: GamesSource, limit: Int = 1 << 20) async -> Result<
    [VideoGames.Game], GamesError
  > {
    let environment = VideoGamesEnvironment.live(
      source, transport: liveTransport(limit: limit, patience: .seconds(3600)), services: .unimplemented)
    do {
      return .success(try await environment.games())
    } catch {
      return .failure(GamesError(description: "\(error)"))
    }
  }

  private func loadFile(_ bytes: String?) async throws -> Result<[VideoGames.Game], GamesError> {
    let folder = FileManager.default.temporaryDirectory.appending(path: "games-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "my.json")
    if let bytes { try Data(bytes.utf8).write(to: file) }
    return await load(.file(file.path))
  }

  @Test func `a file is read`() async throws {
    #expect(try await loadFile(Self.json) == .success(Self.games))
  }

  @Test(arguments: [
    (nil, "There is no file my.json."), ("[", "What came is not JSON."),
    ("3", "What came is not a list of games, each with a title."),
    (#"[{"name":"Pong"}]"#, "What came is not a list of games, each with a title."),
  ])
  func `a file that is none, or not of games, is a sentence`(_ bytes: String?, _ sentence: String)
    async throws
  {
    #expect(try await loadFile(bytes) == .failure(GamesError(description: sentence)))
  }

  @Test func `a file that is too large is not read`() async throws {
    let text = String(repeating: " ", count: 4 << 20 + 1)
    #expect(try await loadFile(text) == .failure(GamesError(description: "my.json is larger than 4096 KB.")))
  }

  @Test func `what is not a file is not read`() async {
    #expect(await load(.file("/dev/zero")) == .failure(GamesError(description: "zero is not a file.")))
    #expect(await load(.file("/tmp")) == .failure(GamesError(description: "tmp is not a file.")))
  }

  @Test func `an address is asked`() async throws {
    let server = try LoopbackServer { request, line in
      switch request.line {
      case "GET /my.json HTTP/1.1": line.answer(200, Self.json)
      case "GET /large.json HTTP/1.1": line.answer(200, Self.json + String(repeating: " ", count: 20_000))
      default: line.answer(404, "")
      }
    }
    defer { server.stop() }
    #expect(await load(.web(server.url.appending(path: "my.json"))) == .success(Self.games))
    #expect(
      await load(.web(server.url.appending(path: "no.json")))
        == .failure(GamesError(description: "127.0.0.1:\(server.port) answered 404.")))
    #expect(
      await load(.web(server.url.appending(path: "large.json")), limit: 10_240)
        == .failure(GamesError(description: "The answer is larger than 10 KB.")))
  }
}
