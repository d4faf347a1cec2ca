import ToteFormats
import ToteModel
import ToteStorage

/// `tote list cheapest`: what a list would cost at one store, or at two.
extension Command {
  static let listCheapest = Command(
    name: "cheapest", help: { $0.help("help-of-list-cheapest") },
    operands: [Operand(.list, .list, isOptional: true)],
    options: [Option("--json", help: { $0.say("cheapest-json-option") })]
  ) { shell, arguments in
    let (list, cheapest) = try shell.read { session in
      let list = try session.list(arguments.operands.first, among: session.lists())
      let log = PurchaseLog(try session.purchasedItems(since: nil))
      let items = try session.items(of: list.id, areTicked: false)
      return (list, CheapestStores(items) { log.purchases(before: $0, last: PurchaseFacts.limit) })
    }
    if arguments.has("--json") { try shell.output.write(JSONFormat.array(of: cheapest)) }
    if cheapest.isEmpty { throw Refusal(.notFound, words.noStorePrices(list.name)) }
    if arguments.has("--json") { return }
    var columns = Columns(right: [1])
    for trip in cheapest.trips {
      columns.add(words.stores(of: trip), trip.sum.shown, words.unpriced(on: trip, of: cheapest))
    }
    for line in columns.lines { try shell.print(line) }
  }
}
