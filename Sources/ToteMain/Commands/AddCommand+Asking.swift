import Tote
import ToteModel
import ToteStorage

/// `tote add` without words: the app's field below the prompt, and above it what the command says of each line.
extension AddCommand {
  func ask() throws {
    try checkOptions()
    let contents = try contents()
    try shell.ask(AddPrompt(contents, list: try list(among: contents.lists))) { lines in
      Result { try AddedLines(self.contents(), to: add(lines).id) }
        .mapError { AddingFailed(shell.refusal(for: $0).lines.joined(separator: " ")) }
    }
  }

  private func add(_ lines: AddPrompt.Lines) throws -> ShoppingList {
    defer { try? shell.output.flush() }
    return switch lines {
    case .typed(let items): try run(adding: items)
    case .pasted(let text):
      try AddCommand(shell, arguments, pasted: text.split(whereSeparator: \.isNewline).map(String.init)).run()
    }
  }

  /// `nil` for a list that is made with its first item.
  private func list(among lists: [ShoppingList]) throws -> ShoppingList.ID? {
    if lists.isEmpty, arguments["--list"] == nil { return nil }
    return try shell.read { session in
      let (list, isNew) = try NameLookup.list(
        arguments["--list"], creates: arguments.has("--create"), among: lists, in: session)
      return isNew ? nil : list.id
    }
  }

  private func contents() throws -> DatabaseSnapshot {
    guard try shell.hasDatabase() else { return DatabaseSnapshot() }
    let storage = try Storage.forReading(path: shell.places.database)
    defer { storage.close() }
    return try storage.load()
  }
}
