import ToteModel

/// The table of all commands. Each command's row is in its own file, in `Commands/`, beside what it does.
extension Command {
  /// The program itself: its options go for every command.
  static let tote: Command = Command(
    name: "tote", summary: "shopping lists and notes in the terminal",
    options: [
      Option("--db", value: Operand("FILE", .file), help: "use this database; TOTE_DB does the same"),
      Option(
        "--debug", isForScreen: true,
        help: "on the screen: write every action into the log that tote log shows"),
      Option(
        "--language", value: Operand("LANGUAGE", .choice(Language.allCases.map(\.code))),
        help: "speak English (en), Spanish (es), French (fr) or Turkish (tr), whatever the locale"),
      Option(
        "--theme", value: Operand("THEME", .choice(ScreenOptions.themes.map(\.name))), isForScreen: true,
        help: "the colours, where the terminal does not say whether it is dark or light"),
      Option("--help", "-h", help: "say what tote, or a command, can do"),
      Option("--version", help: "say the version"),
    ],
    about: [
      "Without a command it opens the lists on the screen, where ? shows the keys.",
      "What the commands below do, they do to the same database and by the same changes as the screen. There is none to "
        + "change an item or untick it, to move one, to rename a list, put it away or delete it, or to pin or archive a "
        + "note: the screen does that. tote add wants a ticked item again, and tote undo takes back any step.",
      "A LIST is named by its name, whatever its case and accents, by how only that one begins, or by its id. An ITEM is "
        + "named by its whole name or its id, and so is a NOTE that is to be changed.",
      "Results go to standard output, words about them to standard error. It ends with \(ends).",
      "-- ends the options, and - stands for standard input.",
    ],
    commands: [
      .add, .ls, .done, .rm, .lists,
      .undo, .redo, .note, .import, .export, .backup, .check, .log, .where,
      .play, .completion, .manual, .help,
    ])

  /// With which codes it ends.
  private static var ends: String {
    ExitCode.allCases.map { "\($0.rawValue) when \($0.meaning)" }.joined(separator: "; ")
  }

  /// `tote help`: `Invocation` does it, since it needs the whole table.
  private static let help = Command(
    name: "help", summary: "say what tote, or a command, can do",
    operands: [Operand("COMMAND", .command, isOptional: true, isRepeated: true)],
    examples: [Example("tote help add", "says what tote add can do")],
    run: { _, _ in })
}
