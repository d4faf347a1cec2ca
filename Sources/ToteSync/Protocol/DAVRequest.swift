package struct DAVRequest: Hashable, Sendable {
  package enum Method: String, Hashable, Sendable {
    case propfind = "PROPFIND"
    case report = "REPORT"
    case put = "PUT"
    case delete = "DELETE"
    case makeCalendar = "MKCALENDAR"
    case makeCollection = "MKCOL"
  }

  package var method: Method
  package var address: WebAddress
  /// In sending order, without authentication and content length.
  package var headers: [DAVHeader]
  package var body: String
  package var answerLimit: Int

  package init(
    _ method: Method, _ address: WebAddress, headers: [DAVHeader] = [], body: String = "",
    answerLimit: Int = DAVRequest.shortAnswer
  ) {
    self.method = method
    self.address = address
    self.headers = headers
    self.body = body
    self.answerLimit = answerLimit
  }

  /// Enough bytes to list 100,000 items, or for 100 bodies.
  package static let longAnswer = 64 << 20
  package static let shortAnswer = 1 << 20
}

package struct DAVHeader: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
