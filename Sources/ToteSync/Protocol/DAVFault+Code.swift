/// A fault as one word, to be stored beside an account: another program, in another language, can then tell it.
extension DAVFault {
  package var code: String {
    switch self {
    case .busy(let time): "busy" + (time.map { ":\($0.components.seconds)" } ?? "")
    case .otherServer(let server): "other-server:\(server)"
    case .status(let status): "status:\(status)"
    case .unreachable(.tooLarge(let limit)): "answer-too-large:\(limit)"
    case .unreachable(.other(let number)): "curl:\(number)"
    case .unreadable(.malformed(let line)): "malformed:\(line)"
    default: Self.simple.first { $0.fault == self }?.code ?? "unknown"
    }
  }

  /// The fault of this code; `nil` for one that a later version has stored.
  package init?(code: String) {
    let parts = code.split(separator: ":", maxSplits: 1).map(String.init)
    let value = parts.count == 2 ? parts[1] : ""
    switch (parts.first, Int(value)) {
    case ("busy", nil): self = .busy(retryAfter: nil)
    case ("busy", let seconds?): self = .busy(retryAfter: .seconds(seconds))
    case ("other-server", _): self = .otherServer(value)
    case ("status", let status?): self = .status(status)
    case ("answer-too-large", let limit?): self = .unreachable(.tooLarge(limit: limit))
    case ("curl", let number?): self = .unreachable(.other(number))
    case ("malformed", let line?): self = .unreadable(.malformed(line: line))
    default:
      guard let fault = Self.simple.first(where: { $0.code == code })?.fault else { return nil }
      self = fault
    }
  }

  /// Those of which there is nothing more to say.
  private static let simple: [(code: String, fault: DAVFault)] = [
    ("unauthorized", .unauthorized), ("forbidden", .forbidden), ("not-found", .notFound),
    ("not-supported", .notSupported), ("conflict", .conflict), ("changed", .changed), ("locked", .locked),
    ("full", .full), ("too-large", .tooLarge), ("redirected-too-often", .redirectedTooOften),
    ("not-calendars", .notCalendars), ("not-utf8", .unreadable(.notUTF8)),
    ("entities", .unreadable(.declaresEntities)), ("too-deep", .unreadable(.tooDeep)),
    ("document-too-large", .unreadable(.tooLarge)), ("unknown-server", .unreachable(.unknownServer)),
    ("cannot-connect", .unreachable(.cannotConnect)), ("timed-out", .unreachable(.timedOut)),
    ("broken-off", .unreachable(.brokenOff)), ("certificate-expired", .unreachable(.certificate(.expired))),
    ("certificate-not-yet-valid", .unreachable(.certificate(.notYetValid))),
    ("certificate-unknown-authority", .unreachable(.certificate(.unknownAuthority))),
    ("certificate-other-server", .unreachable(.certificate(.otherServer))),
    ("certificate", .unreachable(.certificate(.other))), ("no-tls", .unreachable(.noTLS)),
    ("no-authorities", .unreachable(.noAuthorities)), ("needs-tls", .unreachable(.needsTLS)),
    ("cancelled", .unreachable(.cancelled)),
  ]
}
