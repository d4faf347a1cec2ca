import ToteModel
import ToteSync

/// The sentences of `tote-sync`, in one language. They name `tote` commands, since people type those.
protocol SyncWords: CommonWords {}

extension Speaker: SyncWords {}

extension Language {
  var syncWords: any SyncWords { Speaker(self) }
}

var words: any SyncWords { Language.current.syncWords }

extension SyncWords {
  var help: String { say("sync-help", ["codes": codes]) }

  func sentence(_ problem: SyncInvocation.Problem) -> String {
    switch problem {
    case .missingCommand: say("sync-missing-command")
    case .unknownCommand(let word): say("sync-unknown-command", ["word": word])
    case .unknownOption(let word): say("sync-unknown-option", ["word": word])
    case .missingValue(let option): say("sync-missing-value", ["option": option])
    case .notALanguage(let value): say("sync-not-a-language", ["value": value, "codes": codes])
    case .unexpected(let word): say("sync-unexpected", ["word": word])
    case .missingList: say("sync-missing-list")
    case .missingAddress: say("sync-missing-address")
    case .missingUser: say("sync-missing-user")
    case .twoPasswords: say("sync-two-passwords")
    case .address(let fault, let text): sentence(fault, text)
    }
  }

  /// `en, es, fr or tr`.
  private var codes: String {
    let codes = Language.allCases.map(\.code)
    return say("sync-codes", ["first": Array(codes.dropLast()), "last": codes[codes.count - 1]])
  }

  func sentence(_ fault: WebAddress.Fault, _ text: String) -> String {
    switch fault {
    case .notAnAddress: say("sync-not-an-address", ["text": text])
    // Leave the text out: it may contain a password.
    case .holdsUser: say("sync-address-holds-user")
    case .needsTLS: say("sync-needs-tls")
    }
  }

  func sentence(_ fault: DAVFault, server: String) -> String {
    switch fault {
    case .unreachable(let fault): sentence(fault, server)
    case .unauthorized: say("sync-unauthorized", ["server": server])
    case .forbidden: say("sync-forbidden", ["server": server])
    case .notFound: say("sync-not-found", ["server": server])
    case .notSupported: say("sync-not-supported", ["server": server])
    case .conflict: say("sync-conflict", ["server": server])
    case .changed: say("sync-changed", ["server": server])
    case .outdated: say("sync-outdated", ["server": server])
    case .locked: say("sync-locked", ["server": server])
    case .busy(nil): say("sync-busy", ["server": server])
    case .busy(let time?): say("sync-busy-for", ["server": server, "minutes": time.minutes])
    case .full: say("sync-full", ["server": server])
    case .tooLarge: say("sync-too-large", ["server": server])
    case .otherServer(let other): say("sync-other-server", ["server": server, "other": other])
    case .redirectedTooOften: say("sync-redirected-too-often", ["server": server])
    case .notCalendars: say("sync-not-calendars", ["server": server])
    case .unreadable(.notUTF8): say("sync-not-utf8", ["server": server])
    case .unreadable(.malformed(let line)): say("sync-malformed", ["server": server, "line": line])
    case .unreadable(.declaresEntities), .unreadable(.tooDeep), .unreadable(.tooLarge):
      say("sync-unsafe", ["server": server])
    case .status(let status): say("sync-status", ["server": server, "status": status])
    }
  }

  private func sentence(_ fault: TransportFault, _ server: String) -> String {
    switch fault {
    case .unknownServer: say("sync-unknown-server", ["server": server])
    case .cannotConnect: say("sync-cannot-connect", ["server": server])
    case .timedOut: say("sync-timed-out", ["server": server])
    case .brokenOff: say("sync-broken-off", ["server": server])
    case .tooLarge(let limit):
      say("sync-answer-too-large", ["server": server, "megabytes": limit >> 20])
    case .certificate(.expired): say("sync-certificate-expired", ["server": server])
    case .certificate(.notYetValid): say("sync-certificate-not-yet-valid", ["server": server])
    case .certificate(.unknownAuthority): say("sync-certificate-of-unknown-authority", ["server": server])
    case .certificate(.otherServer): say("sync-certificate-of-other-server", ["server": server])
    case .certificate(.other): say("sync-certificate-not-trusted", ["server": server])
    case .noTLS: say("sync-no-tls", ["server": server])
    case .noAuthorities: say("sync-no-authorities")
    case .needsTLS: sentence(WebAddress.Fault.needsTLS, server)
    case .cancelled: say("sync-cancelled")
    case .other(let code): say("sync-connection-failed", ["server": server, "code": code])
    }
  }

  func sentence(_ fault: SecretFault) -> String {
    switch fault {
    case .isOpenToOthers(let path): say("sync-password-open-to-others", ["path": path])
    case .isNotAFile(let path): say("sync-password-not-a-file", ["path": path])
    case .cannotRead(let path, let reason):
      say("sync-password-cannot-read", ["path": path, "reason": reason])
    case .cannotStore(let path, let reason):
      say("sync-password-cannot-store", ["path": path, "reason": reason])
    case .isEmpty: say("sync-password-empty")
    case .commandFailed(let code): say("sync-password-command-failed", ["code": Int(code)])
    case .commandTookTooLong: say("sync-password-command-took-too-long")
    case .nobodyToAsk: say("sync-password-nobody-to-ask")
    case .cancelled: say("sync-cancelled")
    }
  }

  /// Whether to log in as whom the database names; the address is that of the server.
  func logIn(_ user: String, server: String) -> String {
    say("sync-log-in", ["user": user, "server": server])
  }
  var yesOrNo: String { say("sync-yes-or-no") }
  var yes: Set<String> { Set(say("sync-yes").split(separator: ", ").map(String.init)) }
  func passwordFor(_ user: String, server: String) -> String {
    say("sync-password-for", ["user": user, "server": server])
  }
  func loggedIn(_ user: String, server: String) -> String {
    say("sync-logged-in", ["user": user, "server": server])
  }
  func storedPassword(_ path: String) -> String { say("sync-stored-password", ["path": path]) }
  /// After the name of a read-only list.
  var readOnly: String { say("sync-read-only") }
  /// That there is no list for tasks, with or without the right to make one.
  func noLists(canMake: Bool) -> String { canMake ? say("sync-no-lists-yet") : say("sync-no-lists") }
}

extension Duration {
  /// Rounded up to whole minutes.
  var minutes: Int { max(1, Int((components.seconds + 59) / 60)) }
}
