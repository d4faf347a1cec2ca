import Dispatch
import Glibc
import Synchronization
import ToteTesting

/// A proxy on the loopback that cuts connections at random: before a request arrives, before its answer, or within
/// either. It may also kill the client.
final class CuttingProxy: Sendable {
  struct Failure: Error {}

  private struct State {
    var chance: SplitMix
    /// Cuts one connection in so many; none if 0.
    var odds: UInt64 = 0
    var cuts = 0
    var onCut: (@Sendable () -> Void)?
  }

  let port: Int
  private let listener: Int32
  private let state: Mutex<State>

  init(to server: Int, seed: UInt64) throws {
    state = Mutex(State(chance: SplitMix(seed: seed)))
    (listener, port) = try Self.bound()
    if listen(listener, 16) != 0 { throw Failure() }
    DispatchQueue(label: "tote.proxy").async { [listener, weak self] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0, let self else {
          close(listener)
          return
        }
        // Child processes must not keep the connection open.
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
        self.join(client, to: server)
      }
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  var cuts: Int { state.withLock(\.cuts) }

  /// Cuts one connection in so many, calling `onCut` just before.
  func cut(oneOf odds: UInt64, then onCut: (@Sendable () -> Void)? = nil) {
    state.withLock { ($0.odds, $0.onCut) = (odds, onCut) }
  }

  private final class Connection: Sendable {
    let client: Int32
    let server: Int32

    init(_ client: Int32, _ server: Int32) { (self.client, self.server) = (client, server) }

    func end() { for socket in [client, server] { shutdown(socket, Int32(SHUT_RDWR)) } }

    deinit { for socket in [client, server] { close(socket) } }
  }

  private func join(_ client: Int32, to port: Int) {
    let connection = Connection(
      client, socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0))
    var address = Self.loopback(UInt16(port))
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection.server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return connection.end() }
    // Enough for a handshake and the requests of a short list.
    let (there, back) = state.withLock { state -> (Int?, Int?) in
      guard state.odds > 0, state.chance.next() % state.odds == 0 else { return (nil, nil) }
      let bytes = Int(state.chance.next() % 6_000)
      return switch state.chance.next() % 3 {
      case 0: (bytes, nil)
      case 1: (nil, bytes)
      // Everything arrives but nothing is answered.
      default: (nil, 0)
      }
    }
    carry(from: connection.client, to: connection.server, atMost: there, of: connection)
    carry(from: connection.server, to: connection.client, atMost: back, of: connection)
  }

  private func carry(from source: Int32, to target: Int32, atMost limit: Int?, of connection: Connection) {
    DispatchQueue(label: "tote.proxy.connection").async { [weak self] in
      var room = limit ?? .max
      var piece = [UInt8](repeating: 0, count: 1 << 14)
      while true {
        let count = recv(source, &piece, piece.count, 0)
        guard count > 0 else { break }
        let allowed = min(count, room)
        room -= allowed
        if allowed > 0, send(target, piece, allowed, Int32(MSG_NOSIGNAL)) != allowed { break }
        guard allowed < count else { continue }
        self?.state.withLock { state -> (@Sendable () -> Void)? in
          state.cuts += 1
          return state.onCut
        }?()
        break
      }
      connection.end()
    }
  }

  private static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func bound() throws -> (Int32, Int) {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = loopback(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let size = length
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    guard isBound else {
      close(socket)
      throw Failure()
    }
    return (socket, Int(UInt16(bigEndian: address.sin_port)))
  }
}
