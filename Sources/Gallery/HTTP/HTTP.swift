import FoundationEssentials

// HTTP as plain values: request, response, and a closure between them that tests replace.

struct HTTPRequest: Equatable, Sendable {
  var url: URL
  var method = "GET"
  /// Sent as JSON.
  var body: Data?
}

struct HTTPResponse: Equatable, Sendable {
  var status: Int

  var isSuccess: Bool { 200..<300 ~= status }
}

typealias Transport = @Sendable (HTTPRequest) async throws -> (Data, HTTPResponse)

/// Why there is no answer. The messages don't show the address, because it may contain a key.
enum HTTPError: Error, Equatable, Sendable, CustomStringConvertible {
  case unknownServer(String)
  case nobodyAnswers(String)
  case timedOut(String)
  case brokenOff(String)
  case tooLarge(limit: Int)
  case notSecure(String)
  case other(String, reason: String)

  var description: String {
    switch self {
    case .unknownServer(let host): "There is no server named \(host)."
    case .nobodyAnswers(let host): "Nobody answers at \(host)."
    case .timedOut(let host): "\(host) took too long."
    case .brokenOff(let host): "\(host) broke off in the middle of its answer."
    case .tooLarge(let limit): "The answer is larger than \(limit / 1024) KB."
    case .notSecure(let host): "There is no secure connection to \(host)."
    case .other(let host, let reason): "\(host) cannot be asked: \(reason)."
    }
  }
}

extension URL {
  /// Server and port: the part of the address that may be shown.
  var server: String { (host ?? "the server") + (port.map { ":\($0)" } ?? "") }

  init?(web text: String) {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme),
      url.host?.isEmpty == false
    else { return nil }
    self = url
  }

  /// Adds a query. `URLComponents` does not escape `+`, which servers read as a blank.
  func asking(_ items: [(name: String, value: String)]) -> URL {
    let query = items.map { "\($0.name)=\($0.value.percentEncoded)" }.joined(separator: "&")
    return URL(string: absoluteString + "?" + query) ?? self
  }
}

extension String {
  fileprivate var percentEncoded: String {
    utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
