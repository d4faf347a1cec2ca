/// What is asked of a server, as a value.
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
  /// In the order in which they are sent. Who asks, and how long the body is, whoever sends it adds.
  package var headers: [DAVHeader]
  package var body: String
  /// How many bytes an answer may have.
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

  /// Enough for a listing of 100,000 items, or for the bodies of 100 of them.
  package static let longAnswer = 64 << 20
  /// Enough for whatever else is said.
  package static let shortAnswer = 1 << 20
}

/// A line of the head of a request or an answer.
package struct DAVHeader: Hashable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
