extension Command {
  static let manual: Command = Command(name: "manual", help: \.manualHelp) { shell, _ in
    try shell.output.write(Manual(of: .tote, version: Invocation.version).text)
  }
}
