import ToteModel
import ToteStorage

/// `tote list`, and what its commands have in common: each does something to one list, or says its name.
extension Command {
  static let list = Command(
    name: "list", help: \.listHelp,
    commands: [
      .listNew, .listRename, .listArchive, .listRestore, .listDuplicate, .listRm, .listOrder, .listBudget,
    ])

  static let listOptions = [Option("--quiet", "-q", help: \.quietOption)]

  /// Edits the list that the first operand names, in one step, and prints what the edit says of it.
  ///
  /// - Parameters:
  ///   - mayBegin: Whether the beginning of its name is enough.
  ///   - hasItems: Whether the edit must know what is on it.
  static func changeList(
    _ shell: Shell, _ arguments: Arguments, mayBegin: Bool = true, hasItems: Bool = false,
    _ edit: (ShoppingList, inout Workspace) throws -> String
  ) throws {
    // No database is made for it where there is none.
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

  /// What a use case does; the name that it did not get is told.
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

  /// A name of several words, which need no quotes.
  static func listName(from words: some Sequence<String>) throws(Refusal) -> String {
    let name = Folding.clean(words.joined(separator: " "))
    if name.isEmpty { throw Refusal(.refused, ToteMain.words.emptyName(.list)) }
    return name
  }
}

extension CommandSession {
  /// Applies a use case to all lists, and saves what it has done; the answer is its own.
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
