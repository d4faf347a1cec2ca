import ToteModel
import ToteSync

extension English {
  var help: String {
    """
    Usage: tote-sync login [URL --user NAME] [OPTION…]

    Shares lists through a CalDAV server. tote starts it where it is needed.

    login finds your lists on a server. It asks for your password and stores it
    in a file that only you can read, unless one of the options says otherwise.

    Options:
      --user NAME               Your name on the server
      --password-command CMD    Read the password from the first line that a
                                command prints
      --password-file FILE      Read it from the first line of a file that only
                                you can read
      --ca FILE                 Trust the certificate authorities in a file (PEM)
                                instead of the system's
      --language LANGUAGE       Language: English (en), Spanish (es), French (fr) or
                                Turkish (tr)
      --help                    Print this help

    Exit status:
      0    success
      1    refused
      2    invalid command line
      4    a file can't be read or written
      5    the server can't be reached or refuses
    """
  }

  func sentence(_ problem: SyncInvocation.Problem) -> String {
    switch problem {
    case .missingCommand: "A command is missing. See tote-sync --help."
    case .unknownCommand(let word): "No command called \"\(word)\". See tote-sync --help."
    case .unknownOption(let word): "Unknown option: \(word)."
    case .missingValue(let option): "\(option) needs a value."
    case .notALanguage(let value): "--language doesn't accept \"\(value)\". Use \(codes("or"))."
    case .unexpected(let word): "Unexpected argument: \"\(word)\"."
    case .missingList: "The name of a list is missing."
    case .missingAddress: "login is missing an argument: URL."
    case .missingUser: "Your name on the server is missing. Add --user NAME."
    case .twoPasswords: "Use only one of --password-command and --password-file."
    case .address(let fault, let text): sentence(fault, text)
    }
  }

  func sentence(_ fault: WebAddress.Fault, _ text: String) -> String {
    switch fault {
    case .notAnAddress: "\"\(text)\" isn't an address such as https://dav.example.org."
    // Leave the text out: it may contain a password.
    case .holdsUser: "Leave the name and the password out of the address: use --user."
    case .needsTLS: "Passwords are only sent over https. Use an address that begins with https://."
    }
  }

  func sentence(_ fault: DAVFault, server: String) -> String {
    switch fault {
    case .unreachable(let fault): sentence(fault, server)
    case .unauthorized:
      "\(server) doesn't accept this name and password. Check both. If your login has a second step, the server wants an app password."
    case .forbidden: "\(server) doesn't allow this for your account."
    case .notFound: "\(server) has nothing at this address. Check it."
    case .notSupported: "\(server) doesn't support this."
    case .conflict: "\(server) reports a conflict. Try again."
    case .changed: "The list was changed on \(server) in the meantime. Try again."
    case .outdated:
      "\(server) keeps refusing a change as outdated. Tote waits longer each time before it tries again."
    case .locked: "The list is locked on \(server). Try again later."
    case .busy(nil): "\(server) is busy. Try again later."
    case .busy(let time?):
      time.minutes == 1
        ? "\(server) is busy. Try again in a minute."
        : "\(server) is busy. Try again in \(time.minutes) minutes."
    case .full: "\(server) is out of space. Free some there."
    case .tooLarge: "This is too large for \(server)."
    case .otherServer(let other):
      "\(server) redirects to \(other), which doesn't get your password. If you trust it, log in there."
    case .redirectedTooOften: "\(server) redirects in a circle. Check the address."
    case .notCalendars:
      "\(server) isn't a CalDAV server. Check the address, and whether your network wants you to log in."
    case .unreadable(.notUTF8): "The answer from \(server) isn't valid UTF-8."
    case .unreadable(.malformed(let line)): "The answer from \(server) isn't valid XML (line \(line))."
    case .unreadable(.declaresEntities), .unreadable(.tooDeep), .unreadable(.tooLarge):
      "The answer from \(server) isn't safe to read."
    case .status(let status): "\(server) answered with an error (HTTP \(status))."
    }
  }

  private func sentence(_ fault: TransportFault, _ server: String) -> String {
    switch fault {
    case .unknownServer: "No server called \(server). Check the address and your connection."
    case .cannotConnect: "\(server) can't be reached. Check the address, or try again later."
    case .timedOut: "\(server) took too long to answer. Try again later."
    case .brokenOff: "The connection to \(server) was lost. Try again."
    case .tooLarge(let limit): "The answer from \(server) is larger than \(limit >> 20) MB and wasn't read."
    case .certificate(.expired): "The certificate of \(server) has expired. Renew it there."
    case .certificate(.notYetValid):
      "The certificate of \(server) isn't valid yet. Check the date on this machine."
    case .certificate(.unknownAuthority):
      "The certificate of \(server) comes from an unknown authority. If it is your own, add --ca FILE."
    case .certificate(.otherServer):
      "The certificate of \(server) belongs to another server. Check the address."
    case .certificate(.other): "The certificate of \(server) can't be trusted."
    case .noTLS: "There is no secure connection to \(server). Check the address and the port."
    case .noAuthorities: "The file named by --ca can't be read as certificates (PEM)."
    case .needsTLS: "Passwords are only sent over https. Use an address that begins with https://."
    case .cancelled: "Cancelled."
    case .other(let code): "The connection to \(server) failed (curl error \(code))."
    }
  }

  func sentence(_ fault: SecretFault) -> String {
    switch fault {
    case .isOpenToOthers(let path): "Others can read \"\(path)\". Run chmod 600 on it first."
    case .isNotAFile(let path):
      "\"\(path)\" isn't a regular file. Name a file that has the password in its first line."
    case .cannotRead(let path, let reason): "\"\(path)\" can't be read: \(reason)."
    case .cannotStore(let path, let reason): "The password can't be stored in \"\(path)\": \(reason)."
    case .isEmpty: "The password is empty."
    case .commandFailed(let code): "The password command failed (exit status \(code))."
    case .commandTookTooLong: "The password command took too long."
    case .nobodyToAsk: "No terminal to ask for the password. Use --password-command or --password-file."
    case .cancelled: "Cancelled."
    }
  }

  func logIn(_ user: String, server: String) -> String { "Log in to \(server) as \(user)?" }
  var yesOrNo: String { "[y/N]" }
  var yes: Set<String> { ["y", "yes"] }
  func passwordFor(_ user: String, server: String) -> String { "Password for \(user) at \(server): " }
  func loggedIn(_ user: String, server: String) -> String { "Logged in to \(server) as \(user)." }
  func storedPassword(_ path: String) -> String {
    "Stored the password in \"\(path)\", readable only by you."
  }
  var readOnly: String { "read-only" }

  func noLists(canMake: Bool) -> String {
    canMake ? "No lists there yet. tote share LIST shares one of yours." : "No lists there."
  }
}
