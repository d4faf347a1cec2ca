import ToteModel
import ToteStorage

/// Prints a shell's completion script, or answers such a script.
extension Command {
  static let completion: Command = Command(
    name: "completion", help: { $0.help("help-of-completion") },
    operands: [
      Operand(.shell, .choice(["bash", "zsh", "fish"])), Operand(.line, .text, isOptional: true),
      Operand(.part, .text, isOptional: true),
    ],
    // The line may name a database.
    reachesOutside: true
  ) { shell, arguments in
    let (name, line) = (arguments.operands[0], arguments.operands.dropFirst().first)
    guard let line else {
      return try shell.output.write(CompletionScripts.all[name]?(Command.tote.name) ?? "")
    }
    let home = shell.variables.value("HOME") ?? shell.variables.home() ?? "/"
    let words = CommandWords(line, home: home)
    // Variable assignments may precede the command.
    let behind = words.words.drop { $0.contains("=") }.dropFirst()
    let candidates = CompletionCandidates(
      behind: words.endsInWord ? behind.dropLast() : behind, at: words.endsInWord ? behind.last ?? "" : "",
      of: .tote)
    if candidates.hasFiles { return try shell.output.write("\tfiles\n") }
    let names =
      try candidates.matching(candidates.storedNames(shell)).map { (text: $0, help: "") }
      + candidates.matchingWords
    let texts = names.map { candidates.head + $0.text }
    if name == "bash" {
      let part = arguments.operands.count > 2 ? arguments.operands[2] : words.raw
      return try BashWord(words, replacing: part, home: home).replacements(texts).forEach(shell.print)
    }
    for (text, candidate) in zip(texts, names) {
      try shell.output.write(text.printable + (candidate.help.isEmpty ? "" : "\t\(candidate.help)") + "\n")
    }
  }
}

extension CompletionCandidates {
  fileprivate func storedNames(_ shell: Shell) throws -> [String] {
    guard !names.isEmpty else { return [] }
    var places = shell.places
    if let file = values["--db"] { places.file = file }
    return try Shell(places: places, variables: shell.variables, streams: shell.streams).read { session in
      let lists = try session.lists()
      return try names.flatMap { try storedNames($0, among: lists, in: session, shell) }
    }
  }

  private func storedNames(
    _ kind: Operand.Kind, among lists: [ShoppingList], in session: CommandSession, _ shell: Shell
  ) throws -> [String] {
    func items(areTicked: Bool? = nil) throws -> [Item] {
      let list = try NameLookup.list(values["--list"], among: lists, in: session)
      return try session.items(of: list.id, areTicked: areTicked)
    }
    switch kind {
    case .list: return lists.filter { !$0.isArchived }.map(\.name)
    case .archivedList: return lists.filter(\.isArchived).map(\.name)
    case .anyList: return lists.map(\.name)
    case .item: return try items().map(\.name)
    case .openItem: return try items(areTicked: false).map(\.name)
    case .tickedItem: return try items(areTicked: true).map(\.name)
    case .boughtItem: return try session.purchasedItems().map(\.name).reversed()
    case .unpricedItem: return try session.unpricedPurchases().map(\.name)
    case .filter:
      let list = try NameLookup.list(
        operands.first { !FilteredList.isFilter($0) }, among: lists, in: session)
      return Self.signs(in: try session.items(of: list.id))
    case .store: return try session.stores()
    case .tag: return try session.notes(in: .notes).flatMap(\.tags).sorted()
    case .template:
      return try session.notes().templates(in: shell.settings.settings.templates).map(\.givenName)
    case .noteFolder: return try session.directories().map(\.directory.path)
    default:
      return try session.notes(in: values["--forever"] == nil ? .notes : nil).map(\.title)
    }
  }

  private static func signs(in items: [Item]) -> [String] {
    func marked(_ mark: DetailMark, _ text: String) -> String {
      "\(mark.sign)" + (text.contains(" ") ? "\"\(text)\"" : text)
    }
    return Set(items.compactMap(\.store)).sorted().map { marked(.store, $0) }
      + Set(items.map { $0.category ?? .other }).sorted().map {
        marked(.category, ListHeading.category($0).title)
      }
  }
}
