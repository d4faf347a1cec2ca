import ToteFormats
import ToteModel

/// The manual page, made of the table of commands: what `man tote` shows. The language is man's own, which every `man`
/// understands.
struct Manual {
  /// The page.
  let text: String

  /// The page of a program.
  init(of root: Command, version: String) {
    var lines = [
      ".TH \(root.name.uppercased()) 1 \"\" \"\(version)\" \"User Commands\"",
      ".SH NAME", "\(root.name) \\- \(Self.escaped(root.summary))",
      ".SH SYNOPSIS", ".B \(root.name)",
      "[\\fIOPTION\\fR\\|.\\|.\\|.] [\\fICOMMAND\\fR [\\fIARGUMENT\\fR\\|.\\|.\\|.]]",
      ".SH DESCRIPTION",
    ]
    lines += Self.paragraphs(root.about)
    lines.append(".SH OPTIONS")
    lines += Self.options(root.options)
    lines.append(".SH COMMANDS")
    lines += Self.commands(root.commands, below: [root.name])
    lines += [".SH EXIT STATUS"]
    for code in ExitCode.allCases { lines += [".TP", ".B \(code.rawValue)", Self.escaped(code.meaning)] }
    lines += [
      ".SH JSON",
      "With \\-\\-json each row has all these fields, always.value in this order. A moment is in milliseconds since",
      "1970; an amount has a quantity and a unit, a price a value and a currency.",
    ]
    for (name, kind) in JSONSchema.arrays.prefix(3) {
      lines += [".TP", ".B \(name)", JSONSchema.fields(of: kind).map(Self.field).joined(separator: ", ")]
    }
    lines += [
      ".SH FILES", ".TP", ".I $XDG_DATA_HOME/tote/tote.db",
      "the lists and the notes; where the variable is not set,",
      ".I ~/.local/share/tote/tote.db", ".TP", ".I $XDG_STATE_HOME/tote/backups",
      "a copy of each of the last ten days, the last ten that were asked for, and one of before each new version of the "
        + "database; where the variable is not set,", ".I ~/.local/state/tote/backups",
      ".SH ENVIRONMENT", ".TP", ".B TOTE_DB", "the database to use", ".TP", ".B VISUAL\\fR, \\fBEDITOR",
      "with what a note is edited outside; vi where neither is set", ".TP", ".B NO_COLOR",
      "where it is set, nothing has colours",
    ]
    text = lines.joined(separator: "\n") + "\n"
  }

  /// `note (text or null)`.
  private static func field(_ field: RecordField) -> String {
    "\(field.name) (\(field.kind.rawValue)\(field.isOptional ? " or null" : ""))"
  }

  private static func commands(_ commands: [Command], below path: [String]) -> [String] {
    commands.flatMap { command -> [String] in
      if !command.commands.isEmpty { return Self.commands(command.commands, below: path + [command.name]) }
      var lines = [".SS \"\(escaped(command.synopsis(below: path)))\""]
      lines.append(escaped(command.summary.prefix(1).uppercased() + command.summary.dropFirst()) + ".")
      lines += command.about.flatMap { [".PP", escaped($0)] }
      lines += options(command.options)
      for example in command.examples {
        lines += [".PP", escaped(example.meaning.prefix(1).uppercased() + example.meaning.dropFirst()) + ":"]
        lines += [".PP", ".RS 4", ".nf", escaped(example.line), ".fi", ".RE"]
      }
      return lines
    }
  }

  private static func options(_ options: [Option]) -> [String] {
    options.flatMap { [".TP", "\\fB\(escaped($0.synopsis))\\fR", escaped($0.help)] }
  }

  private static func paragraphs(_ texts: [String]) -> [String] { texts.flatMap { [".PP", escaped($0)] } }

  /// A text that is a text for man too: no line of it begins a request, and a dash is the one that people type.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "…": escaped += "..."
      case "·": escaped += "\\(pc"
      default: escaped.append(character)
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
