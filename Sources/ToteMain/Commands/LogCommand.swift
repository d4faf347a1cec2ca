import ToteStorage

/// `tote log`: the last entries of the debug log.
extension Command {
  static let log = Command(
    name: "log", summary: "show what the screen did, action by action",
    options: [
      Option("--last", "-n", value: Operand("COUNT", .number), help: "how many actions to show (default: 20)")
    ],
    about: [
      "tote --debug opens the screen and writes down every action, with what it has changed of the state. The log may "
        + "hold what is on the lists; nobody else can read it."
    ],
    examples: [Example("tote log -n 5", "shows the last five actions, and what each has changed")]
  ) { shell, arguments in
    guard PrivateFile.size(of: shell.places.log) != nil else {
      throw Refusal(.notFound, "There is no log yet: tote --debug writes one.")
    }
    let text = String(decoding: try Input.bytes(of: shell.places.log), as: UTF8.self)
    let count = arguments["--last"].flatMap { Int($0) } ?? 20
    for line in DebugLog.last(count, of: text) { try shell.print(String(line)) }
  }
}
