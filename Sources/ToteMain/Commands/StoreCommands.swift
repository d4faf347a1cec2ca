import ToteModel
import ToteStorage

extension Command {
  static let store = Command(name: "store", help: { $0.help("help-of-store") }, commands: [.storeAisles])

  static let storeAisles = Command(
    name: "aisles", help: { $0.help("help-of-store-aisles") },
    operands: [Operand(.store, .store), Operand(.category, .text, isOptional: true, isRepeated: true)],
    options: [Option("--quiet", "-q", help: \.quietOption)]
  ) { shell, arguments in
    let shop = try Shop.named(arguments.operands[0])
    let names = arguments.operands.dropFirst()
    func visit(_ session: CommandSession) throws -> Workspace {
      var workspace = Workspace(
        DatabaseSnapshot(settings: try session.rows([Records.aisles(of: shop)])), writer: Shell.writer())
      workspace.walk(through: shop, knowing: try session.purchasedItems(in: shop), at: .now)
      return workspace
    }
    if names.isEmpty {
      return try shell.print(aisles: shell.read { try visit($0).records.walk?.aisles ?? [] })
    }
    let (aisles, isChanged) = try shell.edit { session in
      var workspace = try visit(session)
      let known =
        (workspace.records.walk?.aisles ?? [])
        + (try session.lists().flatMap { try session.ownCategories(of: $0.id) })
      workspace.orderAisles(try names.map { try .named($0, among: known) }, .current)
      try session.save(workspace.unsaved)
      return (workspace.records.walk?.aisles ?? [], !workspace.isSaved)
    }
    if arguments.has("--quiet") { return }
    if !isChanged { return shell.say(words.nothingChanged) }
    try shell.print(aisles: aisles)
  }
}

extension ToteModel.Category {
  /// A known category; a typo must not make a new one.
  static func named(_ word: String, among known: [Self]) throws(Refusal) -> Self {
    let own = known.filter { !$0.isBuiltIn }
    guard let category = Self(short: word, own: own, in: .current) else {
      throw Refusal(.usage, words.emptyName(.category))
    }
    if category.isBuiltIn || own.contains(category) { return category }
    throw NameLookup.missing(
      word, among: Set(builtIn + own).sorted().map { ListHeading.category($0).title }, .category)
  }
}

extension Shell {
  fileprivate func print(aisles: [ToteModel.Category]) throws {
    for aisle in aisles { try print(ListHeading.category(aisle).title) }
  }
}
