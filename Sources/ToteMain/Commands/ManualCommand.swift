extension Command {
  static let manual: Command = Command(name: "manual", help: { $0.help("help-of-manual") }) { shell, _ in
    try shell.output.write(Manual(of: .tote, version: Invocation.version).text)
  }
}
