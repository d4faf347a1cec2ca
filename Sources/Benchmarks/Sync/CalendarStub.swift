import Glibc
import Synchronization

/// A calendar server with one list in memory, which answers at once and counts the bytes transferred.
final class CalendarStub: Sendable {
  private struct Item {
    var body: String
    var version: Int
  }

  private struct State {
    var items: [String: Item] = [:]
    /// Counts the changes; serves as the list's token and the changed item's tag.
    var version = 1
    var bytes = 0
    var answered = ContinuousClock.now
  }

  static let list = "/ada/list/"
  let port: UInt16
  private let socket: Int32
  private let state = Mutex(State())

  init?() {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(socket, pointer, size) == 0 && getsockname(socket, pointer, &size) == 0
      }
    }
    self.socket = socket
    port = UInt16(bigEndian: address.sin_port)
    guard isListening, listen(socket, 16) == 0 else { return nil }
    Self.thread { [self] in
      while case let client = accept(socket, nil, nil), client >= 0 {
        // A child process must not keep the connection open.
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
        Self.thread { self.serve(client) }
      }
      close(socket)
    }
  }

  func stop() { shutdown(socket, Int32(SHUT_RDWR)) }

  var address: String { "http://127.0.0.1:\(port)/" }
  var bytes: Int { state.withLock { $0.bytes } }
  var answered: ContinuousClock.Instant { state.withLock { $0.answered } }
  var count: Int { state.withLock { $0.items.count } }

  // MARK: What others do

  /// Gives the list this many items, as a phone writes them.
  func fill(_ count: Int) {
    state.withLock { state in
      state.version += 1
      state.items = [:]
      for number in 0..<count {
        let body = """
          BEGIN:VCALENDAR\r
          VERSION:2.0\r
          PRODID:-//a phone//EN\r
          BEGIN:VTODO\r
          UID:phone-\(number)\r
          DTSTAMP:20261122T120000Z\r
          CREATED:20261122T120000Z\r
          SUMMARY:thing \(100_001 + number) of the list\r
          DESCRIPTION:from the market\r
          STATUS:NEEDS-ACTION\r
          END:VTODO\r
          END:VCALENDAR\r

          """
        state.items["phone-\(number).ics"] = Item(body: body, version: state.version)
      }
    }
  }

  /// Changes the summary of all items, or of those with this one.
  func rename(_ old: String, to new: String) {
    state.withLock { state in
      state.version += 1
      for (name, item) in state.items {
        let body = item.body.replacing("SUMMARY:\(old)", with: "SUMMARY:\(new)", maxReplacements: 1)
        if body != item.body { state.items[name] = Item(body: body, version: state.version) }
      }
    }
  }

  // MARK: Answers

  private func serve(_ client: Int32) {
    defer { close(client) }
    var yes: Int32 = 1
    setsockopt(client, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    var buffer: [UInt8] = []
    while let request = Request(from: client, &buffer) {
      let answer = Array(answer(request).utf8)
      var sent = 0
      while sent < answer.count {
        let count = answer.withUnsafeBytes {
          send(client, $0.baseAddress! + sent, answer.count - sent, Int32(MSG_NOSIGNAL))
        }
        if count <= 0 { return }
        sent += count
      }
      state.withLock {
        $0.bytes += request.bytes + answer.count
        $0.answered = .now
      }
    }
  }

  private func answer(_ request: Request) -> String {
    switch request.method {
    case "MKCALENDAR": return head(201, "Content-Length: 0")
    case "PUT":
      let version = state.withLock { state in
        state.version += 1
        state.items[request.name] = Item(body: request.body.escaped, version: state.version)
        return state.version
      }
      return head(201, "Content-Length: 0\r\nETag: \"\(version)\"")
    case "DELETE":
      state.withLock {
        $0.version += 1
        $0.items[request.name] = nil
      }
      return head(204, "Content-Length: 0")
    case "PROPFIND": return multistatus(collection(request.path))
    case "REPORT" where request.isAboutChanges: return multistatus(changes(in: request))
    case "REPORT": return multistatus(items(in: request))
    default: return head(405, "Content-Length: 0")
    }
  }

  private func collection(_ path: String) -> String {
    let version = state.withLock { $0.version }
    return response(
      path,
      """
      <resourcetype><collection/><C:calendar/></resourcetype><displayname>Groceries</displayname>\
      <sync-token>\(version)</sync-token><S:getctag>\(version)</S:getctag>
      """)
  }

  private func changes(in request: Request) -> String {
    let since = request.body.element("sync-token").flatMap { Int($0) } ?? 0
    let (changed, version) = state.withLock { state in
      (state.items.filter { $0.value.version > since }, state.version)
    }
    return changed.map { name, item in
      response("\(request.path)\(name)", "<getetag>\"\(item.version)\"</getetag>")
    }.joined() + "<sync-token>\(version)</sync-token>"
  }

  private func items(in request: Request) -> String {
    let items = state.withLock { $0.items }
    var answer = ""
    for href in request.hrefs {
      let name = href.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(href[$0...].dropFirst()) } ?? href
      guard let item = items[name] else { continue }
      answer += response(
        href, "<getetag>\"\(item.version)\"</getetag><C:calendar-data>\(item.body)</C:calendar-data>")
    }
    return answer
  }

  private func response(_ href: String, _ properties: String) -> String {
    "<response><href>\(href)</href><propstat><prop>\(properties)</prop>"
      + "<status>HTTP/1.1 200 OK</status></propstat></response>"
  }

  private func multistatus(_ content: String) -> String {
    let body =
      "<?xml version=\"1.0\"?><multistatus xmlns=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\""
      + " xmlns:S=\"http://calendarserver.org/ns/\">\(content)</multistatus>"
    return head(207, "Content-Type: application/xml\r\nContent-Length: \(body.utf8.count)") + body
  }

  private func head(_ status: Int, _ lines: String) -> String { "HTTP/1.1 \(status) X\r\n\(lines)\r\n\r\n" }

  // Threads, because Swift's concurrency pool must not be blocked.
  private static func thread(_ work: @escaping @Sendable () -> Void) {
    final class Box {
      let work: @Sendable () -> Void
      init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { box in
        Unmanaged<Box>.fromOpaque(box!).takeRetainedValue().work()
        return nil
      }, Unmanaged.passRetained(Box(work)).toOpaque())
    pthread_detach(thread)
  }
}

private struct Request {
  let method: String
  let path: String
  let body: String
  let bytes: Int

  var name: String { path.split(separator: "/").last.map(String.init) ?? "" }

  // Looks only at the beginning, because a long list may follow.
  var isAboutChanges: Bool { Substring(body.utf8.prefix(400)).contains("sync-token") }

  // Searches bytes, to be fast: its time counts as that of `tote-sync`.
  var hrefs: [String] {
    body.utf8.split(separator: UInt8(ascii: "<")).compactMap { piece in
      let start = piece.firstIndex(of: UInt8(ascii: ">")).map { piece[$0...].dropFirst() }
      return start?.first == UInt8(ascii: "/") ? start.map { String(Substring($0)) } : nil
    }
  }

  /// Waits for the next request on a connection; the rest of the input stays in the buffer.
  init?(from client: Int32, _ buffer: inout [UInt8]) {
    let end = Array("\r\n\r\n".utf8)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let head = buffer.firstRange(of: end) {
        let lines = String(decoding: buffer[..<head.lowerBound], as: UTF8.self).split(separator: "\r\n")
        let length =
          lines.first { $0.lowercased().hasPrefix("content-length:") }
          .flatMap { $0.split(separator: " ").last }.flatMap { Int($0) } ?? 0
        if buffer.count >= head.upperBound + length {
          let words = lines[0].split(separator: " ")
          method = String(words[0])
          path = String(words[1])
          bytes = head.upperBound + length
          body = String(decoding: buffer[head.upperBound..<bytes], as: UTF8.self)
          buffer.removeFirst(bytes)
          return
        }
      }
      let count = recv(client, &piece, piece.count, 0)
      if count <= 0 { return nil }
      buffer += piece[..<count]
    }
  }
}

extension String {
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// The text of the first element with a name, whatever its prefix.
  fileprivate func element(_ name: String) -> Substring? {
    firstRange(of: "\(name)>").map { self[$0.upperBound...].prefix { $0 != "<" } }
  }
}
