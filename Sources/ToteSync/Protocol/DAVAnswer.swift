import ToteModel

/// What a server answered, as a value, with its XML read.
package struct DAVAnswer: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case none
    case xml(XMLNode)
    /// It claims to be XML, and is not.
    case broken(XMLFault)
    /// Something else: a page for people, a plain text.
    case other
  }

  package var status: Int
  package var headers: [DAVHeader]
  package var content: Content
  /// Where the answer came from, behind all redirects.
  package var address: WebAddress

  package init(
    status: Int, headers: [DAVHeader] = [], content: Content = .none, address: WebAddress
  ) {
    self.status = status
    self.headers = headers
    self.content = content
    self.address = address
  }

  /// The first line of the head of this name, however it is written.
  package func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The document, if there is one.
  package var document: XMLNode? {
    if case .xml(let document) = content { document } else { nil }
  }

  package var isSuccess: Bool { 200..<300 ~= status }

  /// Whether the server names this condition as the one that does not hold.
  package func violates(_ condition: XMLName) -> Bool {
    document?.name == .dav("error") && document?.contains(condition) == true
  }

  /// Whether a page for people came: what answers is no server of calendars, or somebody stands in between.
  package var isPage: Bool {
    let type = header("Content-Type")?.lowercased() ?? ""
    return type.hasPrefix("text/html") || type.hasPrefix("application/xhtml")
  }

  /// For how long the server wants to be left alone. A date is compared with the server's own, so that the clock of this machine
  /// may be wrong.
  package var retryAfter: Duration? {
    guard let value = header("Retry-After") else { return nil }
    if let seconds = Int(value) { return seconds >= 0 ? .seconds(min(seconds, 86_400)) : nil }
    guard let then = Moment(httpDate: value), let now = header("Date").flatMap(Moment.init(httpDate:)) else {
      return nil
    }
    return .milliseconds(min(max(then.milliseconds - now.milliseconds, 0), 86_400_000))
  }
}
