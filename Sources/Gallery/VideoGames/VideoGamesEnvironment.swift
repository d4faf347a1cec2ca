import Composable
import FoundationEssentials

struct VideoGamesEnvironment: Sendable {
  var games: @Sendable () async throws -> [VideoGames.Game]
  var services: Services
  var clock: any Clock<Duration>
}

enum GamesSource: Equatable, Sendable {
  case sample
  case file(String)
  case web(URL)

  /// Parses an argument: an address if it looks like one, otherwise a file.
  init?(_ text: String) {
    if text.contains("://") {
      guard let url = URL(web: text) else { return nil }
      self = .web(url)
    } else if !text.isEmpty {
      self = .file(text)
    } else {
      return nil
    }
  }
}

struct GamesError: Error, Equatable, CustomStringConvertible {
  let description: String
}

extension VideoGamesEnvironment {
  static func live(
    _ source: GamesSource, transport: @escaping Transport, services: Services,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> VideoGamesEnvironment {
    VideoGamesEnvironment(
      games: {
        switch source {
        case .sample:
          // As slow as a network, to show the spinner.
          try await clock.sleep(for: .milliseconds(600))
          return VideoGames.Game.sample
        case .file(let path):
          return try VideoGames.Game.list(from: try contents(of: path))
        case .web(let url):
          let (data, response) = try await transport(HTTPRequest(url: url))
          guard response.isSuccess else {
            throw GamesError(description: "\(url.server) answered \(response.status).")
          }
          return try VideoGames.Game.list(from: data)
        }
      },
      services: services, clock: clock)
  }

  static let unimplemented = VideoGamesEnvironment(
    games: Composable.unimplemented("games"), services: .unimplemented, clock: ContinuousClock())

  /// The contents of a regular file that is not too large.
  private static func contents(of path: String) throws -> Data {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(filePath: path).resolvingSymlinksInPath().path)
    guard let attributes else { throw GamesError(description: "There is no file \(name).") }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw GamesError(description: "\(name) is not a file.")
    }
    guard let size = attributes[.size] as? UInt64 ?? (attributes[.size] as? Int).map(UInt64.init),
      size <= 4 << 20
    else { throw GamesError(description: "\(name) is larger than 4096 KB.") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw GamesError(description: "\(name) cannot be read.")
    }
    return data
  }
}

extension VideoGames.Game {
  /// Reads `[{"title": "Pong", "platform": "Arcade", "year": 1972}, …]`; only the title is required.
  static func list(from data: Data) throws -> [VideoGames.Game] {
    do {
      return try JSONDecoder().decode([VideoGames.Game].self, from: data)
    } catch DecodingError.dataCorrupted {
      throw GamesError(description: "What came is not JSON.")
    } catch {
      throw GamesError(description: "What came is not a list of games, each with a title.")
    }
  }

  static let sample = [
    VideoGames.Game(title: "Spacewar!", platform: "PDP-1", year: 1962),
    VideoGames.Game(title: "Pong", platform: "Arcade", year: 1972),
    VideoGames.Game(title: "Space Invaders", platform: "Arcade", year: 1978),
    VideoGames.Game(title: "Rogue", platform: "Unix", year: 1980),
    VideoGames.Game(title: "Pac-Man", platform: "Arcade", year: 1980),
    VideoGames.Game(title: "Tetris", platform: "Electronika 60", year: 1984),
    VideoGames.Game(title: "Elite", platform: "BBC Micro", year: 1984),
    VideoGames.Game(title: "NetHack", platform: "Unix", year: 1987),
    VideoGames.Game(title: "Prince of Persia", platform: "Apple II", year: 1989),
    VideoGames.Game(title: "Lemmings", platform: "Amiga", year: 1991),
    VideoGames.Game(title: "Doom", platform: "MS-DOS", year: 1993),
    VideoGames.Game(title: "Katamari Damacy", platform: "PlayStation 2", year: 2004),
  ]
}
