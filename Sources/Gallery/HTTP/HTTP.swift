import FoundationEssentials

/// HTTP as plain values: what is asked, what comes back, and the one closure between the two. It stands at the far end
/// of an Environment, where a test puts a closure of its own; nothing here knows who speaks HTTP in earnest.

/// What is asked of a server.
struct HTTPRequest: Equatable, Sendable {
  var url: URL
  var method = "GET"
  /// Sent as JSON.
  var body: Data?
}

/// What a server answered, whatever it was.
struct HTTPResponse: Equatable, Sendable {
  var status: Int

  /// Whether the server did what it was asked.
  var isSuccess: Bool { 200..<300 ~= status }
}

/// A request goes in; data and a response come out, or an error is thrown.
typealias Transport = @Sendable (HTTPRequest) async throws -> (Data, HTTPResponse)

/// Why there is no answer, in words for the one who waits for it. None of them holds the address itself: a key may stand
/// in it.
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
  /// Server and port, which is all of an address that a screen shows.
  var server: String { (host ?? "the server") + (port.map { ":\($0)" } ?? "") }

  /// An address on the web, if a text is one.
  init?(web text: String) {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme),
      url.host?.isEmpty == false
    else { return nil }
    self = url
  }

  /// The same address with something asked of it.
  ///
  /// NB: `URLComponents` leaves `+` as it is, which servers read as a blank.
  func asking(_ items: [(name: String, value: String)]) -> URL {
    let query = items.map { "\($0.name)=\($0.value.percentEncoded)" }.joined(separator: "&")
    return URL(string: absoluteString + "?" + query) ?? self
  }
}

extension String {
  /// All but letters, digits and `-._~` as `%` and two digits.
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
