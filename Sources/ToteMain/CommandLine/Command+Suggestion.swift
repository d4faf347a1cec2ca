import ToteModel

extension Command {
  /// The command below this one that a word may mean: by what other programs and the app's own hints call it, or by its spelling.
  func suggestion(for word: String) -> String? {
    let names = commands.map(\.name)
    let other = Self.namesElsewhere[word].flatMap { names.contains($0) ? $0 : nil }
    return other ?? word.closestMatch(in: names)
  }

  private static let namesElsewhere = [
    "tick": "done", "check-off": "done", "complete": "done", "buy": "done",
    "delete": "rm", "remove": "rm", "del": "rm", "find": "search", "show": "ls", "rename": "edit",
  ]
}
