import Tote
import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `tote print` and `tote list message`: what is left to buy of a list, for somebody without Tote.
extension Command {
  static let print = Command(
    name: "print", help: { $0.help("help-of-print") }, operands: handedOperands,
    options: [
      Option(
        "--columns", value: Operand(.columns, .choice(["1", "2"])),
        help: { $0.say("handing-columns-option") }),
      storeOption,
      Option("--output", "-o", value: Operand(.file, .file), help: { $0.say("handing-output-option") }),
      Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    let list = try shell.handedList(arguments)
    let page = list.page(columns: arguments["--columns"].flatMap { Int($0) })
    guard let file = arguments["--output"] else { return try shell.output.write(page) }
    try shell.write(page, toNew: file)
    if !arguments.has("--quiet") { try shell.print(words.wroteList(list.name, to: file)) }
  }

  static let listMessage = Command(
    name: "message", help: { $0.help("help-of-list-message") },
    operands: handedOperands,
    options: [storeOption]
  ) { shell, arguments in
    let message = try shell.handedList(arguments).message()
    try shell.output.isTerminal ? shell.showText(Array(message.utf8)) : shell.output.write(message)
  }

  static let handedOperands = [
    Operand(.list, .list, isOptional: true), Operand(.filter, .filter, isOptional: true, isRepeated: true),
  ]

  static let storeOption = Option(
    "--store", value: Operand(.store, .store), help: { $0.say("list-command-ls-store-option") })
}

extension CommandSession {
  /// The named list, or the one to start with.
  func list(_ word: String?, among lists: [ShoppingList]) throws -> ShoppingList {
    if let word { return try NameLookup.list(word, among: lists, in: self) }
    guard let list = lists.setAsDefault ?? lists.first(where: { !$0.isArchived }) else {
      throw NameLookup.noList
    }
    return list
  }
}

extension Shell {
  /// As the app arranges it, or for a walk through a store; the first list if none is named. What a filter finds, if there is one.
  func handedList(_ arguments: Arguments) throws -> HandedList {
    let shop = try arguments["--store"].map { name throws(Refusal) in try Shop.named(name) }
    let target = FilteredList(arguments)
    try target.check()
    let list = try read { session in
      let lists = try session.lists()
      let list = try session.list(target.name, among: lists)
      let settings: [Setting] =
        try session.rows([.setting(Arrangement.key(of: list.id))])
        + (shop.map { try session.rows([Records.aisles(of: $0)]) } ?? [])
      let items = try session.items(of: list.id, areTicked: false)
      var records = Records(
        lists: [list], items: items.filter(target.query(among: items).matches),
        settings: settings)
      if let shop { try records.walk(through: shop, in: session) }
      return HandedList(list, records.lines(of: list.id))
    }
    if list.items.isEmpty {
      throw Refusal(
        .notFound, target.filter.isEmpty ? words.listIsEmpty : words.nothingMatches(target.filter))
    }
    return list
  }

  /// Refuses to replace a file.
  func write(_ text: String, toNew file: String) throws {
    let path = places.path(of: file)
    guard access(path, F_OK) != 0 else { throw Refusal(.refused, words.noteFileExists(file)) }
    do throws(FileFault) {
      let folder = try OpenFolder(PrivateFile.folder(of: path) ?? "/")
      try folder.write(Array(text.utf8), to: String(path.split(separator: "/").last ?? ""), isSynced: true)
    } catch {
      throw Refusal(.storage, words.cannotWrite(error.path, error.reason))
    }
  }
}
