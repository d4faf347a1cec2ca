import FoundationEssentials
import Screen
import ToteFormats
import ToteModel
import ToteStorage

extension Command {
  static let prices = Command(
    name: "prices", help: { $0.help("help-of-prices") }, operands: [Operand(.item, .boughtItem)],
    options: [Option("--json", help: { $0.say("price-command-prices-json-option") })]
  ) { shell, arguments in
    let name = arguments.operands[0]
    let purchases = try shell.read { try Self.purchases(of: name, in: $0) }
    if arguments.has("--json") {
      try shell.output.write(JSONFormat.array(of: purchases))
      if purchases.isEmpty { throw try noPrices(of: name, shell) }
      return
    }
    let histories = PriceHistory.ofEachKind(purchases)
    if histories.isEmpty { throw try noPrices(of: name, shell) }
    for (index, history) in histories.enumerated() {
      if index > 0 { try shell.print("") }
      try shell.print(history)
    }
  }

  /// Names what has prices and is called like it: `coffee beans` for `coffee`.
  private static func noPrices(of name: String, _ shell: Shell) throws -> Refusal {
    guard shell.places.isThere else { return Refusal(.notFound, words.noPrices(name)) }
    let priced = try shell.read { try $0.purchasedItems() }.filter { $0.unitPrice != nil }
    var known: Set<String> = []
    let names = priced.reversed().map(\.name).filter { known.insert(ItemName.key(of: $0)).inserted }
    return NameLookup.missing(name, among: names, saying: words.noPrices(name))
  }

  /// Purchases by name, in singular or plural, or by an item's id; earliest first.
  private static func purchases(of name: String, in session: CommandSession) throws -> [PurchasedItem] {
    var key = ItemName.key(of: name)
    if let uuid = UUID(uuidString: name), case .item(let item)? = try session.row(.item(Item.ID(uuid))) {
      key = item.key
    }
    return try WordForms.keys(of: key).flatMap { try session.purchasedItems(named: $0) }.sorted {
      ($0.moment, $0.id) < ($1.moment, $1.id)
    }
  }
}

extension Shell {
  /// Prints the last, lowest and cheapest-store price, then each payment, latest first.
  fileprivate func print(_ history: PriceHistory) throws {
    var columns = Columns(right: [1])
    func add(_ payment: PriceHistory.Payment, as label: String) {
      // A price per piece is simply a price.
      let price = payment.price.basis == .piece ? payment.price.per(nil) : payment.price
      columns.add(
        label, price?.shown ?? "", payment.store.map { "@\($0)" } ?? "", payment.moment.local.shownDay)
    }
    add(history.last, as: words.lastPrice)
    add(history.lowest, as: words.lowestPrice)
    if let cheapest = history.cheapestStore { add(cheapest, as: words.cheapestStore) }
    let summary = columns.lines.count
    for payment in history.payments.reversed() { add(payment, as: "") }
    for (index, line) in columns.lines.enumerated() {
      if index == summary { try print("") }
      try print(line)
    }
  }
}
