import Tote
import ToteModel
import ToteStorage

extension AppOptions {
  /// Below the prompt there is nothing but the shop.
  var errand: Errand? { shop.map { Errand($0, isAll: isInline) } }
}

/// `tote shop`: the app in a shop, on the whole screen or in some rows below the prompt.
extension Command {
  static let shop = Command(
    name: "shop", help: { $0.help("help-of-shop") }, operands: [Operand(.store, .store, isOptional: true)],
    options: [
      Option("--inline", "-i", help: { $0.say("app-command-inline-option") })
    ],
    appOptions: ["--theme", "--linear"]
  ) { shell, arguments in
    var options = AppOptions(arguments)
    options.isInline = arguments.has("--inline")
    options.shop = try shop(arguments.operands.first, shell)
    let code = AppRun(shell, options).run()
    if code != 0 { throw Refusal(ExitCode(rawValue: code) ?? .refused) }
  }

  /// The one that is named, with its sign or without; or else the usual one, or one that is chosen.
  private static func shop(_ word: String?, _ shell: Shell) throws -> Shop {
    if let word { return try .named(word.first == "@" ? String(word.dropFirst()) : word) }
    if let usual = shell.settings.settings.defaultStore.flatMap({ Shop($0) }) { return usual }
    let stores = try shell.places.isThere ? shell.read { try $0.stores() } : []
    if stores.isEmpty { throw Refusal(.usage, words.whichStore) }
    return try .named(stores[shell.choose(Pick(words.pickStore, stores.map { Pick.Row($0) }))[0]])
  }
}
