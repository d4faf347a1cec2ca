/// Why a server hasn't done what it was asked. Each case calls for another reaction.
package enum DAVFault: Error, Hashable, Sendable {
  case unreachable(TransportFault)
  /// The password is wrong or missing: ask nothing more until there is another one.
  case unauthorized
  case forbidden
  case notFound
  case notSupported
  /// Usually the item's collection is gone, or another item has its UID. Listing the collection shows which.
  case conflict
  case changed
  /// It has taken a write for outdated again and again.
  case outdated
  case locked
  /// Try again later, after this time if the server says.
  case busy(retryAfter: Duration?)
  case full
  case tooLarge
  /// A redirect to another server, which gets no password.
  case otherServer(String)
  case redirectedTooOften
  /// Not a calendar server; perhaps a login page.
  case notCalendars
  case unreadable(XMLFault)
  case status(Int)

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

package enum TransportFault: Error, Hashable, Sendable {
  case unknownServer, cannotConnect, timedOut
  /// Cut off before the answer was complete. The request may have been carried out.
  case brokenOff
  case tooLarge(limit: Int)
  case certificate(CertificateFault)
  case noTLS
  case noAuthorities
  case needsTLS
  case cancelled
  case other(Int)

  package enum CertificateFault: Hashable, Sendable {
    case expired, notYetValid, unknownAuthority, otherServer, other
  }
}
