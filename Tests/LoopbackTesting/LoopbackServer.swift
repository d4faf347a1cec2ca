import FoundationEssentials
import Glibc
import Synchronization

/// A real HTTP server on the loopback, of a hundred lines, for the tests of what speaks HTTP in earnest. What it answers, and
/// when, the test says: nothing here waits for time.
///
///     let server = try LoopbackServer { request, line in line.write("HTTP/1.1 200 OK\r\n…") }
package final class LoopbackServer: Sendable {
  /// What came: the first line, the other lines of the head, and the body.
  package struct Request: Equatable, Sendable {
    package var line: String
    package var headers: [String] = []
    package var body: String

    package init(line: String, headers: [String] = [], body: String) {
      self.line = line
      self.headers = headers
      self.body = body
    }

    /// What a line of the head says, `nil` where there is none of this name.
    package func header(_ name: String) -> String? {
      headers.first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
        .map { String($0.dropFirst(name.count + 1).drop { $0 == " " }) }
    }
  }

  /// The connection to one client.
  package struct Line: Sendable {
    fileprivate let socket: Int32

    /// Sends some text; false once the client has hung up.
    @discardableResult
    package func write(_ text: String) -> Bool { write(Array(text.utf8)) }

    /// Sends some bytes; false once the client has hung up.
    @discardableResult
    package func write(_ bytes: [UInt8]) -> Bool {
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes {
          Glibc.send(socket, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        }
        if count <= 0 { return false }
        sent += count
      }
      return true
    }

    /// A whole answer.
    package func answer(_ status: Int, _ body: String) {
      write(
        "HTTP/1.1 \(status) Because\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
          + "Connection: close\r\n\r\n\(body)")
    }

    /// Waits until the client has hung up.
    package func waitForEnd() {
      var byte: UInt8 = 0
      while recv(socket, &byte, 1, 0) > 0 {}
    }
  }

  package let port: UInt16
  private let socket: Int32
  private let heard = Mutex<[Request]>([])

  /// Everything that was asked, in its order.
  package var requests: [Request] { heard.withLock { $0 } }
  package var url: URL { URL(string: "http://127.0.0.1:\(port)")! }

  /// A server on a free port; every request is answered on a thread of its own.
  package init(_ answer: @escaping @Sendable (Request, Line) -> Void) throws {
    (socket, port) = try Self.bound()
    if listen(socket, 16) != 0 { throw Failure() }
    Self.thread { [self] in
      while true {
        let client = accept(socket, nil, nil)
        if client < 0 {
          // Closed by whom it belongs to: its number may be another server's a moment later.
          close(socket)
          return
        }
        // A program that a test starts meanwhile must not hold the line.
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
        Self.thread {
          if let request = Self.request(from: client) {
            self.heard.withLock { $0.append(request) }
            answer(request, Line(socket: client))
          }
          shutdown(client, Int32(SHUT_RDWR))
          close(client)
        }
      }
    }
  }

  /// Nobody is answered any more, as if there had never been a server.
  package func stop() { shutdown(socket, Int32(SHUT_RDWR)) }

  /// A port of which nobody else can make a server while the body runs, and on which nobody listens.
  package static func withDeafPort(_ body: (UInt16) async throws -> Void) async throws {
    let (socket, port) = try bound()
    defer { close(socket) }
    try await body(port)
  }

  /// A port for a server that must be told one. It is none of those that the system gives to whoever asks for any, so nobody
  /// takes it before that server does; nor does another test, since each port is given once.
  package static func freePort() throws -> Int {
    try nextPort.withLock { next in
      for _ in 0..<1_000 {
        let port = next
        next += 1
        guard let (socket, _) = try? bound(to: port) else { continue }
        close(socket)
        return Int(port)
      }
      throw Failure()
    }
  }

  private static let nextPort = Mutex(12_000 + UInt16(getpid() % 16_000))

  /// A socket that has a port, any free one unless one is named.
  private static func bound(to port: UInt16 = 0) throws -> (socket: Int32, port: UInt16) {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let size = length
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(socket, pointer, size) == 0 && getsockname(socket, pointer, &length) == 0
      }
    }
    guard isBound else {
      close(socket)
      throw Failure()
    }
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  package struct Failure: Error {}

  private static func request(from client: Int32) -> Request? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(client, &piece, piece.count, 0)
      if count <= 0 { return nil }
      bytes += piece[..<count]
      // A handshake of TLS has no lines; who answers it in plain HTTP is not what the client hoped for.
      if bytes[0] == 0x16 { return Request(line: "TLS", body: "") }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let head = text.firstRange(of: "\r\n\r\n") else { continue }
      let lines = text[..<head.lowerBound].split(separator: "\r\n").map(String.init)
      let length = lines.first { $0.lowercased().hasPrefix("content-length:") }
        .flatMap { Int($0.drop { $0 != ":" }.dropFirst().drop { $0 == " " }) }
      let body = text[head.upperBound...]
      if body.utf8.count >= length ?? 0 {
        return Request(line: lines.first ?? "", headers: Array(lines.dropFirst()), body: String(body))
      }
    }
  }

  /// Threads, since what blocks must not take one of the few of Swift's concurrency.
  private static func thread(_ work: @escaping @Sendable () -> Void) {
    final class Box {
      let work: @Sendable () -> Void; init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Box(work)).toOpaque()
    pthread_create(
      &thread, nil,
      { box in
        Unmanaged<Box>.fromOpaque(box!).takeRetainedValue().work()
        return nil
      }, box)
    pthread_detach(thread)
  }
}

/// Something that happens once, and who waits for it.
package final class Signal: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  package init() { (stream, continuation) = AsyncStream.makeStream() }

  package func give() { continuation.yield() }
  package func wait() async { for await _ in stream { return } }
}

/// A door that a thread of the server waits behind until the test opens it.
package final class Door: @unchecked Sendable {
  // Unchecked: a semaphore is made to be touched by many threads.
  private let semaphore: UnsafeMutablePointer<sem_t>

  package init() {
    semaphore = .allocate(capacity: 1)
    sem_init(semaphore, 0, 0)
  }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  package func open() { sem_post(semaphore) }
  package func pass() { while sem_wait(semaphore) != 0 {} }
}
