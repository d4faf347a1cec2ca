import FoundationEssentials
import ToteModel
import ToteStorage

extension Command {
  static let undo = Command(
    name: "undo", help: { $0.help("help-of-undo") }, operands: [Operand(.step, .text, isOptional: true)],
    options: [Option("--yes", "-y", help: { $0.say("history-command-undo-yes-option") })]
  ) { shell, arguments in
    let asks = shell.canAsk && !arguments.has("--yes")
    if let word = arguments.operands.first { return try undoStep(stepNumber(word), shell, asks: asks) }
    let shown = asks ? try nextToUndo(shell) : nil
    if let shown, try !shell.confirms(words.asksToUndo(shown)) {
      throw Refusal(.refused, words.nothingChanged)
    }
    try step(shell, words.undid, otherwise: words.nothingToUndo) { session in
      let history = try session.history { history, _ in !history.undoable.isEmpty }
      if let shown, lastEdit(of: history)?.id != shown.id { throw Refusal(.refused, words.changedMeanwhile) }
      return history
    } step: {
      $0.undo(id: $1, at: .now, writer: $2)
    }
  }

  /// `nil` if there is nothing; the step itself says so.
  private static func nextToUndo(_ shell: Shell) throws -> Entry? {
    guard try shell.hasDatabase() else { return nil }
    return try shell.read { try lastEdit(of: $0.history { history, _ in !history.undoable.isEmpty }) }
  }

  private static func lastEdit(of history: UndoHistory) -> Entry? {
    history.undoable.last { !$0.inverse.isEmpty }.map { Entry($0, writer: Shell.writer()) }
  }

  static let redo = Command(
    name: "redo", help: { $0.help("help-of-redo") }
  ) { shell, _ in
    try step(shell, words.redid, otherwise: words.nothingToRedo) { session in
      try session.history { history, entries in
        // After a new edit there is nothing to redo.
        !history.redoable.isEmpty || entries.contains { $0.kind == .edit }
      }
    } step: {
      $0.redo(id: $1, at: .now, writer: $2)
    }
  }

  /// Undoes a single step out of order. What can't be undone is refused without a question.
  private static func undoStep(_ number: Int64, _ shell: Shell, asks: Bool) throws {
    guard try shell.hasDatabase() else { throw Refusal(.notFound, words.sentence(.unknown(number))) }
    if asks {
      let step = try shell.read { session in
        _ = try undoing(number, in: session)
        return try session.journal(after: number - 1, limit: 1).first?.entry
      }
      if let step, try !shell.confirms(words.asksToUndo(step)) {
        throw Refusal(.refused, words.nothingChanged)
      }
    }
    let entry = try shell.edit { session in
      let (workspace, entry) = try undoing(number, in: session)
      try session.save(workspace.unsaved)
      return entry
    }
    try shell.print(words.undid(words.undone(by: entry)))
  }

  private static func undoing(
    _ number: Int64, in session: CommandSession
  ) throws -> (Workspace, undone: Entry) {
    let lines = try session.journal(after: number - 1)
    var workspace = Workspace(
      DatabaseSnapshot(entries: lines.map(\.entry)), writer: Shell.writer(), language: .current)
    do throws(StepObstacle) {
      let entry = try workspace.undoStep(number, in: StepHistory(lines), .current)
      return (workspace, entry)
    } catch {
      throw Refusal(error.code, words.sentence(error))
    }
  }

  private static func step(
    _ shell: Shell, _ said: (String) -> String, otherwise: String,
    _ history: (CommandSession) throws -> UndoHistory,
    step: (inout UndoHistory, Entry.ID, Entry.Writer.ID) -> Entry?
  ) throws {
    // Don't make a database for this.
    guard try shell.hasDatabase() else { throw Refusal(.refused, otherwise) }
    let entry = try shell.edit { session in
      var history = try history(session)
      let entry = step(&history, Entry.ID(UUID()), Shell.writer())
      if let entry { try session.save([entry]) }
      return entry
    }
    guard let entry else { throw Refusal(.refused, otherwise) }
    try shell.print(said(words.name(entry)))
  }
}

extension StepObstacle {
  fileprivate var code: ExitCode {
    switch self {
    case .unknown: .notFound
    case .undone, .builtOn, .unreadable: .refused
    }
  }
}
