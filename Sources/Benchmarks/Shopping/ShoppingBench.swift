import Glibc
import ToteModel
import ToteStorage

/// Measures a list of two hundred items in a pty, with ten years of purchases and with none.
func runShopping(_ report: inout Report) async {
  guard let home = TemporaryHome(), let programs = TotePrograms() else {
    return printError(
      "benchmarks: the programs \"tote\" and \"floor\" are not built beside this one; build all first.")
  }
  guard let old = home.database("old", years: 10), let new = home.database("new", years: 0) else {
    return printError("benchmarks: no database could be made")
  }
  starting(programs, old, new, &report)
  acting(programs, old, new, &report)
  adding(programs, old, &report)
  opening(programs, old, &report)
}

private let (width, height) = (120, 40)

/// Random purchases, the same in every run.
private enum Shopping {
  static let now = Moment(milliseconds: 1_790_000_000_000)
  static let (purchaseCount, nameCount) = (50_000, 2_000)
  static let stores = ["Market", "Lidl", "Bakery", "Butcher", "Corner shop", "Whole Foods"]

  static func name(_ number: Int) -> String { "thing \(10_001 + number)" }

  static func remembered() -> [Purchase] {
    (0..<nameCount).map { Purchase(name: name($0), count: 25, last: now) }
  }

  static func bought() -> [PurchasedItem] {
    var numbers = SplitMix(state: 20_261_122)
    let length = Int64(10) * 365 * 86_400_000
    return (0..<purchaseCount).map { number in
      let name = Int.random(in: 0..<nameCount, using: &numbers)
      return PurchasedItem(
        id: PurchasedItem.ID(high: 6, low: UInt64(number)), item: Item.ID(high: 7, low: UInt64(number)),
        name: Self.name(name), amount: name % 3 == 0 ? Amount("2 kg") : nil,
        category: Category.builtIn[name % 10], store: stores.randomElement(using: &numbers),
        price: Price(
          "\(Int.random(in: 1...9, using: &numbers)).\(Int.random(in: 10...99, using: &numbers))€"),
        moment: Moment(milliseconds: now.milliseconds - length / Int64(purchaseCount) * Int64(number)))
    }
  }
}

extension TemporaryHome {
  fileprivate func database(_ name: String, years: Int) -> String? {
    let file = "\(path)/\(name).db"
    guard let storage = try? Storage(path: file) else { return nil }
    defer { storage.close() }
    let list = ShoppingList(id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: Shopping.now)
    var changes = [Change(adding: list), Change(adding: Setting(key: "tour", value: "seen"))]
    var rank: Rank?
    for number in 0..<200 {
      rank = .between(rank, nil)
      changes.append(
        Change(
          adding: Item(
            id: Item.ID(high: 2, low: UInt64(number)), list: list.id, name: Shopping.name(number),
            details: ItemDetails(
              amount: number % 3 == 0 ? Amount("2 kg") : nil, category: Category.builtIn[number / 20],
              store: Shopping.stores[number % 6], price: Price("1.99€")),
            rank: rank!, created: Shopping.now)))
    }
    if years > 0 {
      changes +=
        Shopping.remembered().map { Change(adding: $0) } + Shopping.bought().map { Change(adding: $0) }
    }
    let edit = Edit(
      id: Edit.ID(high: 3, low: 1), title: EditTitle(.importFile("import")), moment: Shopping.now,
      changes: changes)
    let entry = Entry(edit, writer: Entry.Writer.ID(high: 4, low: 1))
    return (try? storage.apply([entry])) == nil ? nil : file
  }
}

private func open(_ programs: TotePrograms, _ path: String) -> Pty? {
  guard let pty = Pty(programs.tote, "--db=\(path)", width: width, height: height),
    pty.start(until: "thing 100") != nil
  else { return nil }
  pty.readUntilQuiet(1_000)
  return pty
}

private func starting(_ programs: TotePrograms, _ old: String, _ new: String, _ report: inout Report) {
  var figures: (old: [Double], new: [Double]) = ([], [])
  for round in 0...15 {
    for path in [old, new] {
      guard let pty = Pty(programs.tote, "--db=\(path)", width: width, height: height),
        let start = pty.start(until: "thing 10001")
      else { return printError("benchmarks: the list did not show") }
      pty.readUntilQuiet(50)
      pty.end(by: "q")
      if round == 0 { continue }
      if path == old { figures.old.append(start.nanoseconds) } else { figures.new.append(start.nanoseconds) }
    }
  }
  report.add("shopping.start.items", median(figures.old) / 1e6, unit: "ms")
  report.add("shopping.start.items.ratio", median(figures.old) / median(figures.new), unit: "x", bar: 1.3)
}

/// Moves and ticks, which must not depend on past purchases.
private func acting(_ programs: TotePrograms, _ old: String, _ new: String, _ report: inout Report) {
  guard let before = open(programs, old), let without = open(programs, new) else {
    return printError("benchmarks: the list did not show")
  }
  for (name, keys, quiet) in [("move", ["j", "k"], Int32(8)), ("tick", [" ", " "], Int32(30))] {
    var figures: (old: [Double], new: [Double]) = ([], [])
    for press in 0..<60 {
      let (ours, bare) = (
        before.press(keys[press % 2], quiet: quiet), without.press(keys[press % 2], quiet: quiet)
      )
      if press < 10 { continue }
      figures.old.append(ours.nanoseconds)
      figures.new.append(bare.nanoseconds)
    }
    report.add("shopping.\(name).p50", median(figures.old) / 1000, unit: "µs")
    report.add("shopping.\(name).ratio", median(figures.old) / median(figures.new), unit: "x", bar: 1.3)
  }
  before.end(by: "q")
  without.end(by: "q")
}

/// Types a name that is completed from two thousand others.
private func adding(_ programs: TotePrograms, _ old: String, _ report: inout Report) {
  guard let pty = open(programs, old) else { return }
  _ = pty.press("a", quiet: 50)
  var letters: [Double] = []
  for _ in 0..<10 {
    for letter in "thing 118" { letters.append(pty.press(String(letter)).nanoseconds) }
    for _ in "thing 118" { _ = pty.press("\u{7F}") }
  }
  letters.sort()
  report.add("shopping.complete.p50", median(letters) / 1e6, unit: "ms", bar: 2)
  report.add("shopping.complete.p95", letters[letters.count * 95 / 100] / 1e6, unit: "ms", bar: 2)
  _ = pty.press("\u{1B}", quiet: 60)
  pty.end(by: "q")
}

/// The spending tab reads all purchases the first time.
private func opening(_ programs: TotePrograms, _ old: String, _ report: inout Report) {
  var (first, again, turns, offers) = ([Double](), [Double](), [Double](), [Double]())
  for round in 0...7 {
    guard let pty = open(programs, old) else { return printError("benchmarks: the list did not show") }
    // The last byte counts: the bars come when all purchases are read, and nothing is written meanwhile.
    let spending = pty.press("3", quiet: 700)
    let turn = pty.press("p", quiet: 60).nanoseconds
    _ = pty.press("1", quiet: 60)
    let second = pty.press("3", quiet: 60).nanoseconds
    _ = pty.press("1", quiet: 60)
    let offer = pty.press("b", quiet: 60).nanoseconds
    _ = pty.press("\u{1B}", quiet: 60)
    pty.end(by: "q")
    if round == 0 { continue }
    first.append(spending.nanoseconds)
    again.append(second)
    turns.append(turn)
    offers.append(offer)
  }
  report.add("shopping.spending.open", median(first) / 1e6, unit: "ms", bar: 50)
  report.add("shopping.spending.again", median(again) / 1e6, unit: "ms", bar: 16)
  report.add("shopping.spending.turn", median(turns) / 1e6, unit: "ms", bar: 50)
  report.add("shopping.again.open", median(offers) / 1e6, unit: "ms", bar: 16)
}
