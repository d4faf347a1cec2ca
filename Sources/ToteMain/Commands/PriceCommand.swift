import FoundationEssentials
import Screen
import Tote
import ToteFormats
import ToteModel
import ToteStorage

/// `tote price`: lists what was bought without a price, and says what it has cost, as Spending does in the app.
extension Command {
  static let price = Command(
    name: "price", help: { $0.help("help-of-price") },
    operands: [
      Operand(.item, .unpricedItem, isOptional: true),
      Operand(.price, .text, isOptional: true, isRepeated: true),
    ],
    options: [
      Option(
        "--date", "-d", value: Operand(.date, .text), help: { $0.say("price-command-price-date-option") }),
      Option("--json", help: { $0.say("price-command-price-json-option") }),
      Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    let name = arguments.operands.first
    let text = arguments.operands.dropFirst().joined(separator: " ")
    let day = try arguments["--date"].map { text throws(Refusal) in
      guard let day = Moment(day: text) else { throw Refusal(.usage, words.notADate(text)) }
      return day.day
    }
    if day != nil, name == nil { throw Refusal(.usage, words.dateWithoutItem) }
    if let name, arguments.operands.count > 1 {
      let (priced, others) = try shell.edit { try price(name, at: text, on: day, in: $0) }
      if arguments.has("--quiet") { return }
      try shell.print(words.priced(priced.name, priced.price?.shown ?? "", on: priced.moment.local.shownDay))
      if others > 0 { shell.say(words.moreUnpriced(others)) }
      return
    }
    let purchases = try shell.read { session in
      try name.map { try Self.purchases(of: $0, on: day, in: session) } ?? session.unpricedPurchases()
    }
    if arguments.has("--json") { try shell.output.write(JSONFormat.array(of: purchases)) }
    guard !purchases.isEmpty else {
      if let name { throw Refusal(.notFound, words.noPurchase(of: name, on: day)) }
      if !arguments.has("--quiet"), shell.places.isThere { shell.say(words.allPriced(nil)) }
      return
    }
    if !arguments.has("--json") { try shell.print(purchases) }
  }

  /// The purchase with its price, and how many of the item have none yet.
  private static func price(
    _ name: String, at text: String, on day: String?, in session: CommandSession
  ) throws -> (PurchasedItem, others: Int) {
    let candidates = try purchases(of: name, on: day, in: session)
    guard let bought = candidates.first else { throw Refusal(.notFound, words.noPurchase(of: name, on: day)) }
    guard let price = try Price(paid: text, currency: session.knownCurrency(of: bought.list)) else {
      throw Refusal(.usage, words.notAPrice(text))
    }
    var workspace = Workspace(
      DatabaseSnapshot(
        lists: try session.lists(), items: try session.rows([.item(bought.item)]),
        purchases: try session.purchases(of: [bought.key]), settings: try session.settings(),
        purchasedItems: try session.purchasedItems(onReceiptOf: bought)), writer: Shell.writer())
    guard let priced = workspace.pricePurchase(bought.id, at: price, .current) else {
      throw Refusal(.refused, words.priceDoesNotFit(price, bought.name))
    }
    try session.save(workspace.unsaved)
    return (priced, candidates.dropFirst().count { $0.price == nil })
  }

  /// Purchases without a price by name, in singular or plural, the latest first; all of them on a day that is given; or any
  /// one by its id.
  private static func purchases(
    of name: String, on day: String?, in session: CommandSession
  ) throws -> [PurchasedItem] {
    if let uuid = UUID(uuidString: name) { return try session.rows([.purchasedItem(PurchasedItem.ID(uuid))]) }
    let keys = Set(WordForms.keys(of: ItemName.key(of: name)))
    if let day {
      let bought = try keys.flatMap { try session.purchasedItems(named: $0) }.filter {
        $0.moment.local.day == day
      }
      // What has no price first.
      return bought.sorted {
        ($0.price != nil ? 1 : 0, $1.moment, $1.id) < ($1.price != nil ? 1 : 0, $0.moment, $0.id)
      }
    }
    return try session.unpricedPurchases().filter { keys.contains($0.key) }
  }
}

extension Shell {
  fileprivate func print(_ purchases: [PurchasedItem]) throws {
    var columns = Columns(right: [1])
    for bought in purchases {
      columns.add(
        bought.name, bought.amount?.shown ?? "", bought.store.map { "@\($0)" } ?? "",
        bought.moment.local.shownDay)
    }
    for line in columns.lines { try print(line) }
  }
}
