/// `tote manual`: the manual page that is installed.
extension Command {
  static let manual: Command = Command(
    name: "manual", summary: "print the manual page, for man",
    examples: [Example("tote manual >tote.1 && man ./tote.1", "makes the page and shows it")]
  ) { shell, _ in
    try shell.output.write(Manual(of: .tote, version: Invocation.version).text)
  }
}
