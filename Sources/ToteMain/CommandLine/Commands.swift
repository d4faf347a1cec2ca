/// The table of all that `tote` understands. Each command's row stands beside what it does, in `Shell/`.
extension Command {
  /// The program itself: its options go for every command.
  static let tote: Command = Command(
    name: "tote", summary: "shopping lists and notes in the terminal",
    options: [
      Option("--db", value: Operand("FILE", .file), help: "use this database; TOTE_DB does the same"),
      Option("--debug", help: "on the screen: write every action into the log that tote log shows"),
      Option("--help", "-h", help: "say what tote, or a command, can do"),
      Option("--version", help: "say the version"),
    ],
    about: [
      "Without a command it opens the lists on the screen, where ? shows the keys.",
      "Results go to standard output, words about them to standard error. It ends with 0 when all is done, 1 when "
        + "something was refused, 2 when the command line cannot be understood, 3 when a name is not found or means "
        + "several things, and 4 when the database or a file cannot be read or written.",
      "-- ends the options, and - stands for standard input.",
    ],
    commands: [
      .add, .ls, .done, .rm, .lists,
      .undo, .redo, .note, .import, .export, .backup, .check, .log, .where,
      .play, .completion, .manual, .help,
    ])

  /// `tote help`: `Invocation` does it, since it needs the whole table.
  private static let help = Command(
    name: "help", summary: "say what tote, or a command, can do",
    operands: [Operand("COMMAND", .command, isOptional: true, isRepeated: true)],
    examples: [Example("tote help add", "says what tote add can do")],
    run: { _, _ in })
}
