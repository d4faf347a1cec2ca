/// Where something is on a server. It never holds a user or a password, so that it can be shown and stored.
package struct WebAddress: Hashable, Sendable, CustomStringConvertible {
  /// https, not http.
  package var isSecure: Bool
  /// In lower case; an address of IPv6 without its brackets.
  package var host: String
  package var port: Int
  /// What stands behind the server's name, percent-encoded: it begins with a slash, and may end in a query.
  package var path: String

  package init(isSecure: Bool = true, host: String, port: Int? = nil, path: String = "/") {
    self.isSecure = isSecure
    self.host = host
    self.port = port ?? Self.usualPort(isSecure: isSecure)
    self.path = path
  }

  private static func usualPort(isSecure: Bool) -> Int { isSecure ? 443 : 80 }

  package var description: String { server + path }

  /// Without the path: `https://example.org:8443`.
  package var server: String { "\(isSecure ? "https" : "http")://\(hostAndPort)" }

  /// As people know it: `example.org:8443`.
  package var hostAndPort: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return port == Self.usualPort(isSecure: isSecure) ? name : "\(name):\(port)"
  }

  /// Whether it is this very machine: what is sent there leaves it by no cable.
  package var isLoopback: Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Whether a password may be sent there: nobody can read it on the way.
  package var isPrivate: Bool { isSecure || isLoopback }

  /// Whether what was meant for the one may be sent to the other: the same server, and not by a less secure way. The step from
  /// http to https between their usual ports is one to the same server.
  package func admits(_ other: WebAddress) -> Bool {
    guard host == other.host else { return false }
    if isSecure == other.isSecure { return port == other.port }
    return other.isSecure && port == 80 && other.port == 443
  }

  /// The same server, another path.
  package func with(path: String) -> WebAddress {
    var address = self
    address.path = path
    return address
  }

  /// Something on the same server.
  package func with(_ href: Href) -> WebAddress { with(path: href.path) }

  /// A collection in this home, of a name that nothing there has yet.
  package func newCollection(_ name: String) -> WebAddress {
    with(Href(path: path).appending(name).asCollection)
  }
}

extension WebAddress {
  /// Why what somebody has typed is no address that can be used.
  package enum Fault: Error, Hashable, Sendable {
    case notAnAddress
    /// A user or a password stands in it, which would be seen by everybody who sees the command line.
    case holdsUser
    /// http to another machine.
    case needsTLS
  }

  /// What somebody has typed: without a scheme it is https.
  package init(typed text: String) throws(Fault) {
    let hasScheme = text.contains("://")
    guard let (address, hasUser) = Self.parsed(hasScheme ? text : "https://" + text) else {
      throw .notAnAddress
    }
    if hasUser { throw .holdsUser }
    if !address.isPrivate { throw .needsTLS }
    self = address
  }

  /// An address as a server or a table has it; a user in it is left out.
  package init?(_ text: String) {
    guard let (address, _) = Self.parsed(text) else { return nil }
    self = address
  }

  private static func parsed(_ text: String) -> (address: WebAddress, hasUser: Bool)? {
    guard let colon = text.firstRange(of: "://") else { return nil }
    let scheme = text[..<colon.lowerBound].lowercased()
    guard scheme == "https" || scheme == "http" else { return nil }
    let rest = text[colon.upperBound...]
    let end = rest.firstIndex { "/?#\\".contains($0) } ?? rest.endIndex
    var authority = rest[..<end]
    let at = authority.lastIndex(of: "@")
    if let at { authority = authority[authority.index(after: at)...] }

    var host = authority
    var port: Int?
    if let close = authority.lastIndex(of: "]"), authority.first == "[" {
      host = authority[..<close].dropFirst()
      authority = authority[authority.index(after: close)...]
      guard host.allSatisfy({ $0.isHexDigit || ":.".contains($0) }) else { return nil }
    } else {
      host = authority.prefix { $0 != ":" }
      authority = authority[host.endIndex...]
      let isName = host.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || "-._".unicodeScalars.contains($0)
      }
      guard isName else { return nil }
    }
    guard !host.isEmpty else { return nil }
    if let digits = authority.first == ":" ? authority.dropFirst() : nil, !digits.isEmpty {
      guard digits.allSatisfy(\.isNumber), let number = UInt16(digits), number > 0 else { return nil }
      port = Int(number)
    } else if !authority.isEmpty, authority != ":" {
      return nil
    }
    let isSecure = scheme == "https"
    let path = PathText.encoded(rest[end...].prefix { $0 != "#" })
    let address = WebAddress(
      isSecure: isSecure, host: host.lowercased(), port: port,
      path: PathText.withoutDots(path.hasPrefix("/") ? path : "/" + path))
    return (address, at != nil)
  }

  /// What a server means by a reference in an answer from this address: another address, a path on the same server, or one
  /// below the same folder.
  package func resolving(_ reference: String) -> WebAddress? {
    if PathText.isPlain(reference) { return with(path: reference) }
    if reference.hasPrefix("//") { return WebAddress((isSecure ? "https:" : "http:") + reference) }
    // A colon in the first segment makes a scheme of it.
    let segment = reference.prefix { !"/?#".contains($0) }
    if segment.contains(":") { return WebAddress(reference) }
    let text = PathText.encoded(reference.prefix { $0 != "#" })
    if text.isEmpty { return self }
    let folder = path.prefix { $0 != "?" }
    if text.hasPrefix("?") { return with(path: folder + text) }
    let whole =
      text.hasPrefix("/") ? text : folder[...(folder.lastIndex(of: "/") ?? folder.startIndex)] + text
    return with(path: PathText.withoutDots(whole))
  }
}
