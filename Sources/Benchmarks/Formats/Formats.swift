import Tote
import ToteModel
import ToteFormats

func runFormats(_ report: inout Report) {
  let everything = items(100_000)
  for format in FileFormat.allCases {
    let bytes = (try? format.bytes(of: everything)) ?? []
    let write = measure(
      rounds: 3, repetitions: 1, prepare: { everything },
      { everything, _ in _ = try? format.bytes(of: everything) })
    report.add("formats.\(format.rawValue).write.100000", write / 1e6, unit: "ms", bar: 500)
    let read = measure(
      rounds: 3, repetitions: 1, prepare: { bytes }, { bytes, _ in _ = try? format.read(bytes) })
    report.add("formats.\(format.rawValue).read.100000", read / 1e6, unit: "ms", bar: 1000)
    report.add("formats.\(format.rawValue).size.100000", Double(bytes.count) / 1e6, unit: "MB")
  }
}

private func items(_ count: Int) -> ExportData {
  let names = [
    "apples", "cherry tomatoes", "milk", "crème fraîche", "7up", "baking powder, large", "牛乳", "eggs",
  ]
  let list = ShoppingList(
    id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: Moment(milliseconds: 0))
  let ranks = Rank.between(nil, nil, count: count)
  return ExportData(
    lists: [list],
    items: (0..<count).map { number in
      let isFull = number % 2 == 0
      return Item(
        id: Item.ID(high: 2, low: UInt64(number)), list: list.id, name: "\(names[number % 8]) \(number)",
        details: ItemDetails(
          amount: number % 3 == 0 ? nil : Amount(thousandths: Int64(number % 40 + 1) * 250, unit: .kilogram),
          category: number % 5 == 0 ? Category("Garden centre") : .produce, store: isFull ? "Lidl" : nil,
          price: isFull ? Price(minorUnits: Int64(number), currency: .euro) : nil,
          note: isFull ? "the red ones" : nil), isTicked: number % 4 == 0, rank: ranks[number],
        created: Moment(milliseconds: 1_795_274_553_123 + Int64(number)))
    })
}
