import ToteModel
import ToteStorage

/// `tote list` and what its subcommands share: each does something to one list.
extension Command {
  static let list = Command(
    name: "list", help: { $0.help("help-of-list") },
    commands: [
      .listNew, .listRename, .listArchive, .listRestore, .listDuplicate, .listRm, .listOrder, .listBudget,
      .listMessage, .listQR, .listCheapest,
      .listAddSet,
    ])

  static let listOptions = [Option("--quiet", "-q", help: \.quietOption)]

  /// `mayBegin` accepts an abbreviated name; `hasItems` loads the list's items for the edit.
  static func changeList(
    _ shell: Shell, _ arguments: Arguments, mayBegin: Bool = true, hasItems: Bool = false,
    _ edit: (ShoppingList, inout Workspace) throws -> String
  ) throws {
    // Don't make a database for this.
    guard shell.places.isThere else { throw NameLookup.noList }
    let sentence = try shell.edit { session in
      let lists = try session.lists()
      let list = try NameLookup.list(arguments.operands[0], mayBegin: mayBegin, among: lists, in: session)
      return try session.perform(
        lists: lists, items: hasItems ? session.items(of: list.id) : [],
        settings: session.rows([.setting(Arrangement.key(of: list.id))])
      ) { try edit(list, &$0) }
    }
    if !arguments.has("--quiet") { try shell.print(sentence) }
  }

  /// Turns a use case's name error into a refusal.
  static func naming<Result>(_ work: () throws(ListNameError) -> Result) throws(Refusal) -> Result {
    do throws(ListNameError) {
      return try work()
    } catch {
      switch error {
      case .taken(let list): throw Refusal(.refused, words.listExists(list.name, isArchived: list.isArchived))
      case .notFound: throw NameLookup.noList
      }
    }
  }

  /// Joins several words, so that names need no quotes.
  static func listName(from words: some Sequence<String>) throws(Refusal) -> String {
    let name = Folding.clean(words.joined(separator: " "))
    if name.isEmpty { throw Refusal(.refused, ToteMain.words.emptyName(.list)) }
    return name
  }
}

extension CommandSession {
  fileprivate func perform<Result>(
    lists: [ShoppingList], items: [Item], settings: [Setting], _ useCase: (inout Workspace) throws -> Result
  ) throws -> Result {
    var workspace = Workspace(
      DatabaseSnapshot(lists: lists, items: items, settings: settings), writer: Shell.writer())
    let result = try useCase(&workspace)
    try save(workspace.unsaved)
    return result
  }
}
