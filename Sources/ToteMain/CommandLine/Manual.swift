import ToteFormats
import ToteModel

/// The manual page, in the portable `man` macros.
struct Manual {
  let text: String

  init(of root: Command, version: String, in words: any CommandLineWords = words) {
    let page = Page(words: words)
    let help = root.help(words)
    var lines = [
      // The encoding, for man.
      ".\\\" -*- coding: utf-8 -*-",
      ".TH \(root.name.uppercased()) 1 \"\" \"\(version)\" \"\(Self.escaped(words.manualSection))\"",
      // No hyphenation: man would use English rules.
      ".nh",
      ".SH \(words.manualName)", "\(root.name) \\- \(Self.escaped(help.summary))",
      ".SH \(words.manualSynopsis)", Self.escaped(root.synopsis(below: [], in: words)),
      ".SH \(words.manualDescription)",
    ]
    lines += page.details(help.details)
    lines.append(".SH \(words.manualOptions)")
    lines += page.options(root.options)
    lines.append(".SH \(words.manualCommands)")
    lines += page.commands(root.commands, below: [root.name])
    lines.append(".SH \(words.manualExitStatus)")
    for code in ExitCode.allCases {
      lines += [".TP", ".B \(code.rawValue)", Self.escaped(words.meaning(code))]
    }
    lines += [".SH JSON", Self.escaped(words.jsonFields)]
    for (name, kind) in JSONSchema.arrays.prefix(3) {
      lines += [".TP", ".B \(name)", JSONSchema.fields(of: kind).map(page.field).joined(separator: ", ")]
    }
    lines.append(".SH \(words.manualFiles)")
    lines += page.file(
      "$XDG_DATA_HOME/tote/tote.db", usually: "~/.local/share/tote/tote.db", words.databaseFile)
    lines += page.file(
      "$XDG_STATE_HOME/tote/backups", usually: "~/.local/state/tote/backups", words.backupsFolder)
    lines += page.file(
      "$XDG_CONFIG_HOME/tote/config.toml", usually: "~/.config/tote/config.toml", words.settingsFile)
    lines.append(".SH \(words.manualEnvironment)")
    for (names, meaning) in [
      ("TOTE_DB", words.toteDBVariable), ("TOTE_...", words.settingsVariables),
      ("VISUAL\\fR, \\fBEDITOR", words.editorVariable),
      ("BROWSER", words.browserVariable),
      ("NO_COLOR", words.noColorVariable),
      (
        "LC_ALL\\fR, \\fBLC_MESSAGES\\fR, \\fBLC_TIME\\fR, \\fBLC_MONETARY\\fR, \\fBLANG",
        words.localeVariable
      ),
    ] {
      lines += [".TP", ".B \(names)", Self.escaped(meaning)]
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private struct Page {
    let words: any CommandLineWords

    /// `note (text or null)`.
    func field(_ field: RecordField) -> String {
      let kind = field.kind.rawValue
      return "\(field.name) (\(field.isOptional ? Manual.escaped(words.orNull(kind)) : kind))"
    }

    func commands(_ commands: [Command], below path: [String]) -> [String] {
      commands.flatMap { command -> [String] in
        if !command.commands.isEmpty { return self.commands(command.commands, below: path + [command.name]) }
        let help = command.help(words)
        var lines = [".SS \"\(Manual.escaped(command.synopsis(below: path, in: words)))\""]
        lines.append(Manual.escaped(help.summary) + ".")
        lines += details(help.details) + options(command.options)
        for example in help.examples {
          lines += [
            ".PP", Manual.escaped(example.meaning.prefix(1).uppercased() + example.meaning.dropFirst()) + ":",
          ]
          lines += [".PP", ".RS 4", ".nf", Manual.escaped(example.line), ".fi", ".RE"]
        }
        return lines
      }
    }

    func options(_ options: [Option]) -> [String] {
      options.flatMap {
        [".TP", "\\fB\(Manual.escaped($0.synopsis(in: words)))\\fR", Manual.escaped($0.help(words))]
      }
    }

    func details(_ details: [String]) -> [String] {
      details.flatMap { detail -> [String] in
        if detail.hasPrefix(CommandHelp.bullet) {
          return [".IP \\(bu 2", Manual.escaped(String(detail.dropFirst(CommandHelp.bullet.count)))]
        }
        if detail.hasPrefix("  ") {
          return [".RS 4", ".nf", Manual.escaped(String(detail.drop { $0 == " " })), ".fi", ".RE"]
        }
        return [".PP", Manual.escaped(detail)]
      }
    }

    func file(_ path: String, usually usual: String, _ meaning: String) -> [String] {
      [".TP", ".I \(path)", Manual.escaped(meaning), ".br", Manual.escaped(words.usualPath(usual))]
    }
  }

  /// Escapes what man would take for a request, and keeps plain dashes.
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
