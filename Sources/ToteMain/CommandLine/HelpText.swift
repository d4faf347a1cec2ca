import Screen

/// What `tote help` says of a command: made of the table and nothing else.
struct HelpText {
  /// The text, lines that fit into this many columns.
  let text: String

  /// About the last of these commands, the root first.
  init(_ path: [Command], width: Int = 80) {
    let command = path[path.count - 1]
    let above = path.dropLast().map(\.name)
    var parts: [String] = []
    let title = (above + [command.name]).joined(separator: " ")
    parts.append(Self.wrapped("\(title) – \(command.summary)", width))
    parts.append("usage: " + command.synopsis(below: above))
    parts += command.about.map { Self.wrapped($0, width) }
    parts.append(Self.table("commands", command.commands.map { ($0.name, $0.summary) }, width))
    parts.append(Self.table("options", command.options.map { ($0.synopsis, $0.help) }, width))
    parts.append(Self.examples(command.examples, width))
    let more =
      path.count > 1
      ? "tote help says what all commands have in common." : "tote help COMMAND says more about each."
    parts.append(Self.wrapped(more, width))
    text = parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Rows of two columns under a heading; nothing without rows.
  private static func table(_ heading: String, _ rows: [(name: String, help: String)], _ width: Int) -> String
  {
    guard !rows.isEmpty else { return "" }
    let column = (rows.map(\.name.columns).max() ?? 0) + 4
    let lines = rows.map { row in
      let help = wrapped(row.help, width, indent: column)
      return "  " + row.name + String(repeating: " ", count: column - 2 - row.name.columns)
        + help.drop { $0 == " " }
    }
    return "\(heading):\n" + lines.joined(separator: "\n")
  }

  private static func examples(_ examples: [Command.Example], _ width: Int) -> String {
    guard !examples.isEmpty else { return "" }
    let lines = examples.map { "  \($0.line)\n" + wrapped($0.meaning, width, indent: 6) }
    return "examples:\n" + lines.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, _ width: Int, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.columns + 1 + word.columns > width {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [margin + line]).joined(separator: "\n")
  }
}
