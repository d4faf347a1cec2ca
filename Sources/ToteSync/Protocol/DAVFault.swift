/// Why a server has not done what it was asked: each calls for something else, from waiting to asking for a password.
package enum DAVFault: Error, Hashable, Sendable {
  /// There is no answer.
  case unreachable(TransportFault)
  /// The password is wrong, or missing: nothing more is asked of the server until there is another one.
  case unauthorized
  case forbidden
  /// It is not there, or not any more.
  case notFound
  /// The server does not do such a thing.
  case notSupported
  /// With what is there: of an item mostly that its collection is gone, or that another one has its UID. A listing tells.
  case conflict
  /// It is another version than the one that was meant.
  case changed
  case locked
  /// Later, after so long where the server says it.
  case busy(retryAfter: Duration?)
  /// The server has no room left.
  case full
  /// What was sent is too large for the server.
  case tooLarge
  /// The server sends on to another one, which gets no password.
  case otherServer(String)
  /// It sends round in circles.
  case redirectedTooOften
  /// What answers is no server of calendars: somebody's page for logging in, perhaps.
  case notCalendars
  case unreadable(XMLFault)
  case status(Int)

  /// What the status of an answer says that is no success; and of one that is, that nobody expected it.
  package init(_ answer: DAVAnswer) {
    self =
      switch answer.status {
      case 200..<300:
        if case .broken(let fault) = answer.content { .unreadable(fault) } else { .notCalendars }
      case 401: .unauthorized
      case 403: .forbidden
      case 404, 410: .notFound
      case 405, 501: .notSupported
      case 409: .conflict
      case 412: .changed
      case 413, 414, 431: .tooLarge
      case 423: .locked
      case 429, 502, 503, 504: .busy(retryAfter: answer.retryAfter)
      case 507: .full
      case let status: .status(status)
      }
  }
}

/// Why there is no answer at all.
package enum TransportFault: Error, Hashable, Sendable {
  case unknownServer, cannotConnect, timedOut
  /// The line was cut before the answer was whole. What was asked may have been done.
  case brokenOff
  /// The answer is larger than this many bytes.
  case tooLarge(limit: Int)
  case certificate(CertificateFault)
  /// The server does not speak TLS.
  case noTLS
  /// The file with the authorities cannot be read.
  case noAuthorities
  /// http to another machine.
  case needsTLS
  case cancelled
  /// What the library says, by its number.
  case other(Int)

  /// Why a certificate is not believed.
  package enum CertificateFault: Hashable, Sendable {
    case expired, notYetValid, unknownAuthority, otherServer, other
  }
}
