import ToteModel

extension Command {
  static let tote: Command = Command(
    name: "tote", help: { $0.help("help-of-tote") },
    options: [
      Option("--db", value: Operand(.file, .file), help: { $0.say("help-db-option") }),
      Option("--restricted", help: { $0.say("help-restricted-option") }),
      Option("--debug", isForApp: true, reachesOutside: true, help: { $0.say("help-debug-option") }),
      Option(
        "--language", value: Operand(.language, .choice(Language.allCases.map(\.code))),
        help: \.languageOption),
      Option(
        "--record", value: Operand(.file, .file), isForApp: true,
        help: { $0.say("app-command-record-option") }),
      Option("--redact", isForApp: true, help: { $0.say("app-command-redact-option") }),
      Option("--linear", isForApp: true, help: { $0.say("help-linear-option") }),
      Option(
        "--theme", value: Operand(.theme, .choice(AppOptions.themeNames)), isForApp: true,
        help: \.themeOption),
      Option("--help", "-h", help: \.helpOption),
      Option("--version", help: { $0.say("help-version-option") }),
    ],
    commands: [
      .add, .ls, .today, .edit, .done, .untick, .clear, .mv, .rm, .pick, .lists, .list, .shop, .store,
      .catalogue, .staples,
      .repeat,
      .home, .used,
      .price,
      .prices,
      .spent,
      .undo, .redo, .history, .watch, .note, .cook, .meals, .share, .unshare, .sync, .import, .export, .print,
      .backup,
      .check, .config, .env, .log,
      .where,
      .play, .replay, .guide, .completion, .manual, .help,
    ])

  /// `Invocation` handles this, since it needs the whole table.
  private static let help = Command(
    name: "help", help: { $0.help("help-of-help") },
    operands: [Operand(.command, .command, isOptional: true, isRepeated: true)],
    run: { _, _ in })
}
