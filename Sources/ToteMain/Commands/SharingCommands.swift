import Glibc
import ToteModel
import ToteStorage

/// These replace the process by `tote-sync`, the only program that talks to servers, so that `tote` need not link it.
extension Command {
  static let share = Command(
    name: "share", help: { $0.help("help-of-share") }, operands: [Operand(.list, .list, isOptional: true)],
    options: [
      Option("--as", value: Operand(.name, .text), help: { $0.say("sharing-help-share-as-option") }),
      Option("--join", help: { $0.say("sharing-help-share-join-option") }),
      Option("--json", help: { $0.say("sharing-help-share-json-option") }),
    ]
  ) { shell, arguments in
    let json = arguments.has("--json") ? ["--json"] : []
    if arguments.has("--join") { return try shell.becomeSync(["join"] + json + ["--"] + arguments.operands) }
    if !json.isEmpty { throw Refusal(.usage, words.jsonNeedsJoin) }
    guard let list = arguments.operands.first else { throw Refusal(.usage, words.nothingToShare) }
    try shell.becomeSync(["share", "--", list], options: ["--as": arguments["--as"]])
  }

  static let unshare = Command(
    name: "unshare", help: { $0.help("help-of-unshare") }, operands: [Operand(.list, .list)],
    options: [Option("--delete-on-server", help: { $0.say("sharing-help-delete-on-server-option") })]
  ) { shell, arguments in
    let flags = arguments.has("--delete-on-server") ? ["--delete-on-server"] : []
    try shell.becomeSync(["unshare"] + flags + ["--"] + arguments.operands)
  }

  static let sync = Command(
    name: "sync", help: { $0.help("help-of-sync") }, operands: [Operand(.list, .list, isOptional: true)],
    commands: [syncLogin, syncLogout, syncStatus, syncLog, syncHeld]
  ) { shell, arguments in try shell.becomeSync(["sync", "--"] + arguments.operands) }

  private static let syncLogin = Command(
    name: "login", help: { $0.help("help-of-sync-login") },
    operands: [Operand(.address, .text, isOptional: true)],
    options: [
      Option("--user", "-u", value: Operand(.user, .text), help: { $0.say("sharing-help-user-option") }),
      Option(
        "--password-command", value: Operand(.command, .text),
        help: { $0.say("sharing-help-password-command-option") }),
      Option(
        "--password-file", value: Operand(.file, .file), help: { $0.say("sharing-help-password-file-option") }
      ),
      Option("--ca", value: Operand(.file, .file), help: { $0.say("sharing-help-authorities-option") }),
    ],
    // It chooses a server, and the program that knows the password.
    reachesOutside: true
  ) { shell, arguments in
    let names = ["--user", "--password-command", "--password-file", "--ca"]
    try shell.becomeSync(
      ["login", "--"] + arguments.operands,
      options: Dictionary(uniqueKeysWithValues: names.map { ($0, arguments[$0]) }))
  }

  private static let syncLogout = Command(
    name: "logout", help: { $0.help("help-of-sync-logout") }, reachesOutside: true
  ) { shell, _ in
    try shell.becomeSync(["logout"])
  }

  private static let syncStatus = Command(
    name: "status", help: { $0.help("help-of-sync-status") },
    options: [Option("--json", help: \.syncJSONOption)]
  ) { shell, arguments in
    try shell.becomeSync(arguments.has("--json") ? ["status", "--json"] : ["status"])
  }

  private static let syncLog = Command(
    name: "log", help: { $0.help("help-of-sync-log") }, options: [Option("--json", help: \.syncJSONOption)]
  ) { shell, arguments in
    try shell.becomeSync(arguments.has("--json") ? ["log", "--json"] : ["log"])
  }

  private static let syncHeld = Command(
    name: "held", help: { $0.help("help-of-sync-held") },
    operands: [Operand(.word, .choice(["accept", "keep"])), Operand(.list, .list)]
  ) { shell, arguments in try shell.becomeSync(["held", "--"] + arguments.operands) }
}

extension Shell {
  /// Returns only if `tote-sync` is missing.
  fileprivate func becomeSync(_ words: [String], options: [String: String?] = [:]) throws {
    let given = options.sorted { $0.key < $1.key }.flatMap { name, value in
      value.map { ["\(name)=\($0)"] } ?? []
    }
    let arguments = SyncProgram.arguments(database: places.database) + given + words
    throw Refusal(.refused, SyncProgram.become(arguments))
  }
}
