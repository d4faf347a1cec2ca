import Composable
import FoundationEssentials

struct FirstRunEnvironment: Sendable {
  /// Networking: tells the endpoint that the first run is done.
  var finish: @Sendable () async throws -> Void
  /// Error presenting: draws the user's attention to the screen, which shows the message.
  var present: @Sendable (String) -> Effect<Never>
  /// Persistence: what is stored under a key, if anything.
  var value: @Sendable (_ key: String) async throws -> Bool?
  /// Persistence: stores a value under a key.
  var store: @Sendable (_ value: Bool, _ key: String) async throws -> Void
  var services: Services
}

extension FirstRunEnvironment {
  /// Uses an endpoint on the web, or a slow built-in one.
  static func live(
    endpoint: URL?, file: KeyValueFile, transport: @escaping Transport, services: Services,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> FirstRunEnvironment {
    FirstRunEnvironment(
      finish: {
        guard let endpoint else { return try await clock.sleep(for: .milliseconds(800)) }
        let body = Data(#"{"finished": true}"#.utf8)
        let (_, response) = try await transport(HTTPRequest(url: endpoint, method: "POST", body: body))
        guard response.isSuccess else { throw Refused(server: endpoint.server, status: response.status) }
      },
      present: { _ in services.bell() },
      value: { try file.value($0) },
      store: { try file.store($0, under: $1) },
      services: services)
  }

  static let unimplemented = FirstRunEnvironment(
    finish: Composable.unimplemented("finish"), present: Composable.unimplemented("present"),
    value: Composable.unimplemented("value"), store: Composable.unimplemented("store"),
    services: .unimplemented)
}

struct Refused: Error, Equatable, CustomStringConvertible {
  let server: String
  let status: Int
  var description: String { "\(server) answered \(status)." }
}
