import ToteStorage

extension Command {
  static let log = Command(
    name: "log", help: { $0.help("help-of-log") },
    options: [
      Option("--last", "-n", value: Operand(.count, .number), help: { $0.say("app-command-last-option") })
    ]
  ) { shell, arguments in
    guard PrivateFile.size(of: shell.places.log) != nil else {
      throw Refusal(.notFound, words.noLogYet)
    }
    let text = String(decoding: try shell.input.bytes(of: shell.places.log), as: UTF8.self)
    let count = arguments["--last"].flatMap { Int($0) } ?? 20
    for line in DebugLog.last(count, of: text) { try shell.print(String(line)) }
  }
}
