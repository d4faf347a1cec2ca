/// An address on a server. It never holds a user or password, so it is safe to show and store.
package struct WebAddress: Hashable, Sendable, CustomStringConvertible {
  package var isSecure: Bool
  /// In lower case; IPv6 without brackets.
  package var host: String
  package var port: Int
  /// Percent-encoded, beginning with a slash, perhaps with a query.
  package var path: String

  package init(isSecure: Bool = true, host: String, port: Int? = nil, path: String = "/") {
    self.isSecure = isSecure
    self.host = host
    self.port = port ?? Self.usualPort(isSecure: isSecure)
    self.path = path
  }

  private static func usualPort(isSecure: Bool) -> Int { isSecure ? 443 : 80 }

  package var description: String { server + path }

  /// `https://example.org:8443`.
  package var server: String { "\(isSecure ? "https" : "http")://\(hostAndPort)" }

  /// `example.org:8443`, without a default port.
  package var hostAndPort: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return port == Self.usualPort(isSecure: isSecure) ? name : "\(name):\(port)"
  }

  package var isLoopback: Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  package var isPrivate: Bool { isSecure || isLoopback }

  /// Whether what was meant for this server may be sent to the other: it is the same and no less secure. Changing from
  /// http to https on their default ports is allowed.
  package func admits(_ other: WebAddress) -> Bool {
    guard host == other.host else { return false }
    if isSecure == other.isSecure { return port == other.port }
    return other.isSecure && port == 80 && other.port == 443
  }

  package func with(path: String) -> WebAddress {
    var address = self
    address.path = path
    return address
  }

  package func with(_ href: Href) -> WebAddress { with(path: href.path) }

  package func newCollection(_ name: String) -> WebAddress {
    with(Href(path: path).appending(name).asCollection)
  }
}

extension WebAddress {
  package enum Fault: Error, Hashable, Sendable {
    case notAnAddress
    /// It contains a user or password, which everyone who sees the command line would see.
    case holdsUser
    case needsTLS
  }

  /// From user input, where the scheme defaults to https.
  package init(typed text: String) throws(Fault) {
    let hasScheme = text.contains("://")
    guard let (address, hasUser) = Self.parsed(hasScheme ? text : "https://" + text) else {
      throw .notAnAddress
    }
    if hasUser { throw .holdsUser }
    if !address.isPrivate { throw .needsTLS }
    self = address
  }

  /// Drops a user in it.
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

  /// Resolves a reference in an answer from this address: absolute, or relative to its root or folder.
  package func resolving(_ reference: String) -> WebAddress? {
    if PathText.isPlain(reference) { return with(path: reference) }
    if reference.hasPrefix("//") { return WebAddress((isSecure ? "https:" : "http:") + reference) }
    // A colon in the first segment makes it a scheme.
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
