import ToteModel

package struct DAVAnswer: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case none
    case xml(XMLNode)
    case broken(XMLFault)
    case other
  }

  package var status: Int
  package var headers: [DAVHeader]
  package var content: Content
  /// After redirects.
  package var address: WebAddress

  package init(
    status: Int, headers: [DAVHeader] = [], content: Content = .none, address: WebAddress
  ) {
    self.status = status
    self.headers = headers
    self.content = content
    self.address = address
  }

  package func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  package var document: XMLNode? {
    if case .xml(let document) = content { document } else { nil }
  }

  package var isSuccess: Bool { 200..<300 ~= status }

  package func violates(_ condition: XMLName) -> Bool {
    document?.name == .dav("error") && document?.contains(condition) == true
  }

  /// The refusal wrapped in a 207, as Xandikos sends it.
  var unwrapped: DAVAnswer {
    guard status == 207, let document, document.children.count == 1,
      let response = document[.dav("response")],
      Href(response[.dav("href")]?.value, from: address) == Href(path: address.path),
      let status = response[.dav("status")].flatMap(Multistatus.status), status >= 400
    else { return self }
    var answer = self
    answer.status = status
    answer.content = response[.dav("error")].map { .xml($0) } ?? .none
    return answer
  }

  /// Whether a web page came: it isn't a calendar server, or something is in between, such as a login page.
  package var isPage: Bool {
    let type = header("Content-Type")?.lowercased() ?? ""
    return type.hasPrefix("text/html") || type.hasPrefix("application/xhtml")
  }

  /// How long the server asks to wait. A date is compared with the server's own, since this machine's clock may be
  /// wrong.
  package var retryAfter: Duration? {
    guard let value = header("Retry-After") else { return nil }
    if let seconds = Int(value) { return seconds >= 0 ? .seconds(min(seconds, 86_400)) : nil }
    guard let then = Moment(httpDate: value), let now = header("Date").flatMap(Moment.init(httpDate:)) else {
      return nil
    }
    return .milliseconds(min(max(then.milliseconds(since: now), 0), 86_400_000))
  }
}
