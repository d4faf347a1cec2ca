import Screen

struct HelpText {
  let text: String

  init(_ path: [Command], width: Int = 80, in words: any CommandLineWords = words) {
    let command = path[path.count - 1]
    let help = command.help(words)
    let above = path.dropLast().map(\.name)
    let title = (above + [command.name]).joined(separator: " ")
    let isRoot = path.count == 1
    let usage = words.usage + " "
    var parts = [
      Self.wrapped("\(title) – \(help.summary)", width),
      usage
        + Self.wrapped(command.synopsis(below: above, in: words), width, indent: usage.columns)
        .dropFirst(usage.columns),
    ]
    parts += Self.paragraphs(help.details, width)
    parts.append(
      Self.table(words.commands, command.commands.map { ($0.name, $0.help(words).summary) }, width))
    parts.append(
      Self.table(words.options, command.options.map { ($0.synopsis(in: words), $0.help(words)) }, width))
    if isRoot {
      let codes = ExitCode.allCases.map { ("\($0.rawValue)", words.meaning($0)) }
      parts.append(Self.table(words.exitStatus, codes, width))
    }
    parts.append(Self.examples(words.examples, help.examples, width))
    parts.append(Self.wrapped(isRoot ? words.moreAboutCommands : words.moreAboutAll, width))
    text = parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Separates paragraphs by blank lines, except examples, which follow their paragraph directly.
  private static func paragraphs(_ details: [String], _ width: Int) -> [String] {
    var paragraphs: [String] = []
    for detail in details {
      if detail.hasPrefix(CommandHelp.bullet) {
        let text = wrapped(String(detail.dropFirst(CommandHelp.bullet.count)), width, indent: 4)
        paragraphs.append((paragraphs.popLast().map { $0 + "\n" } ?? "") + "  • " + text.dropFirst(4))
      } else if detail.hasPrefix("  ") {
        paragraphs.append((paragraphs.popLast().map { $0 + "\n" } ?? "") + detail)
      } else {
        paragraphs.append(wrapped(detail, width))
      }
    }
    return paragraphs
  }

  /// Two columns under a heading; empty without rows.
  private static func table(_ heading: String, _ rows: [(name: String, help: String)], _ width: Int) -> String
  {
    guard !rows.isEmpty else { return "" }
    let column = (rows.map(\.name.columns).max() ?? 0) + 4
    let lines = rows.map { row in
      let help = wrapped(row.help, width, indent: column)
      return "  " + row.name + String(repeating: " ", count: column - 2 - row.name.columns)
        + help.drop { $0 == " " }
    }
    return "\(heading)\n" + lines.joined(separator: "\n")
  }

  private static func examples(_ heading: String, _ examples: [CommandHelp.Example], _ width: Int) -> String {
    guard !examples.isEmpty else { return "" }
    let lines = examples.map { "  \($0.line)\n" + wrapped($0.meaning, width, indent: 6) }
    return "\(heading)\n" + lines.joined(separator: "\n")
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
