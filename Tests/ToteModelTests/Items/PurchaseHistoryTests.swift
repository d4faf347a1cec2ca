// What was bought: counting, finding by a prefix, ranking, and the same order every time.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct PurchaseHistoryTests {
  static let day: Int64 = 86_400_000
  static let now: Int64 = 1_800_000_000_000

  static func history(_ rows: (String, Int, Int64)...) -> PurchaseHistory {
    PurchaseHistory(rows.map { PurchaseHistory.Entry(name: $0.0, count: $0.1, last: now - $0.2 * day) })
  }

  @Test func `a purchase is counted under its key, with the latest spelling`() {
    var history = PurchaseHistory()
    history.record("Creme fraiche", at: 10)
    history.record("Crème fraîche", at: 20)
    history.record("creme FRAICHE", at: 5)
    history.record(" ", at: 30)
    #expect(history.all == [PurchaseHistory.Entry(name: "Crème fraîche", count: 3, last: 20, days: [0])])
  }

  @Test func `putting the entry back that was there undoes a purchase`() {
    var history = Self.history(("milk", 3, 2), ("oat milk", 1, 1))
    let before = history
    for name in ["milk", "cherry tomatoes"] {
      let old = history[name]
      history.record(name, at: Self.now)
      #expect(history != before && history.count == before.count + (old == nil ? 1 : 0))
      history[name] = old
      #expect(history == before)
    }
    history["milk"] = PurchaseHistory.Entry(name: "bread", last: 0)
    #expect(history == before)
  }

  @Test func `any word of a name is found by its start, without accents and case`() {
    let history = Self.history(("Cherry tomatoes", 1, 0), ("Crème brûlée", 1, 0), ("jus d'orange", 1, 0))
    for (typed, name) in [
      ("ch", "Cherry tomatoes"), ("TOM", "Cherry tomatoes"), ("cherry t", "Cherry tomatoes"),
      ("cre", "Crème brûlée"), ("CRÈ", "Crème brûlée"), ("brul", "Crème brûlée"), ("or", "jus d'orange"),
      ("d'or", "jus d'orange"),
    ] {
      #expect(history.suggestions(for: typed, at: Self.now).map(\.name) == [name], "\(typed)")
    }
    for typed in ["", " ", "herry", "x", "cherry tomatoes and", "Cherry Tomatoes"] {
      #expect(history.suggestions(for: typed, at: Self.now).isEmpty, "\(typed)")
    }
  }

  @Test func `names that begin with the letters come first, then the more often and more lately bought`() {
    let history = Self.history(
      ("cherry tomatoes", 50, 0), ("tomatoes", 2, 1), ("tofu", 4, 90), ("toast", 4, 0), ("tonic", 2, 1))
    #expect(
      history.suggestions(for: "to", at: Self.now).map(\.name) == [
        "toast", "tomatoes", "tonic", "tofu", "cherry tomatoes",
      ])
    #expect(history.suggestions(for: "to", limit: 2, at: Self.now).map(\.name) == ["toast", "tomatoes"])
    #expect(history.suggestions(for: "to", limit: 0, at: Self.now).isEmpty)
    #expect(history.suggestions(for: "to", limit: -1, at: Self.now).isEmpty)
    #expect(history.suggestions(for: "to", limit: .max, at: Self.now).count == 5)
  }

  @Test func `a name whose words begin alike is suggested once`() {
    let history = Self.history(("milk milkshake", 1, 0), ("my milk milk", 1, 0))
    #expect(history.suggestions(for: "mil", at: Self.now).map(\.name) == ["milk milkshake", "my milk milk"])
  }

  @Test func `of names that begin alike the first goes by how often and how lately`() {
    let history = Self.history(
      ("a bread", 3, 7), ("a once today", 1, 0), ("a long ago", 10, 365), ("a twice yesterday", 2, 1),
      ("a a", 1, 0))
    let names = ["a bread", "a twice yesterday", "a a", "a once today", "a long ago"]
    for limit in 0...5 {
      let found = history.suggestions(for: "a ", limit: limit, at: Self.now)
      #expect(found.map(\.name) == Array(names.prefix(limit)))
    }
  }

  @Test func `what is due comes first, the most overdue at the top, and then the rest by name`() {
    let today = Moment(milliseconds: Self.now).dayNumber
    func bought(_ name: String, _ daysAgo: Int...) -> PurchaseHistory.Entry {
      PurchaseHistory.Entry(
        name: name, last: Self.now - Int64(daysAgo.min()!) * Self.day, days: daysAgo.map { today - $0 })
    }
    // The order of the days, and a day twice, change nothing.
    let history = PurchaseHistory([
      bought("yogurt", 21, 14, 7), bought("bread", 10, 20, 30, 30), bought("milk", 2, 9, 16),
      bought("apples", 21, 14, 7), bought("salt", 50), bought("rice", 40, 20, 60),
    ])
    let now = Moment(milliseconds: Self.now)
    #expect(
      history.byDueness(at: now) { $0.isDue(at: now) == true }.map(\.name) == [
        "apples", "bread", "rice", "yogurt", "milk", "salt",
      ])
  }

  @Test func `absurd counts and times are no trouble`() {
    for now in [Int64.min, 0, Int64.max] {
      let history = PurchaseHistory(
        [Int64.min, -1, 0, Int64.max].enumerated().map {
          PurchaseHistory.Entry(name: "a\($0)", count: $0 == 0 ? .max : $0 - 2, last: $1)
        })
      #expect(history.byDueness(at: Moment(milliseconds: now)) { $0.isDue(at: .zero) == true }.count == 4)
      #expect(history.suggestions(for: "a", at: now).count == 4)
      #expect(history.all.allSatisfy { $0.count >= 1 && $0.score(at: now) >= 0 })
    }
    let twice = PurchaseHistory([
      PurchaseHistory.Entry(name: "A", count: .max, last: 1), PurchaseHistory.Entry(name: "a", last: 2),
    ])
    #expect(twice.all == [PurchaseHistory.Entry(name: "a", count: .max, last: 2)])
  }

  @Test func `a history made step by step is the one made at once, and finds what a plain search finds`() {
    var random = SplitMix(seed: 13)
    let words = ["milk", "oat", "Crème", "tom", "tomato", "to", "x", "牛乳", "d'or", "e\u{301}", "-"]
    var stepwise = PurchaseHistory()
    for step in 0..<600 {
      let name = (0..<Int.random(in: 1...3, using: &random)).map { _ in words.randomElement(using: &random)! }
        .joined(separator: " ")
      if Int.random(in: 0..<4, using: &random) == 0 {
        stepwise[ItemName.key(of: name)] = nil
      } else {
        stepwise.record(name, at: Int64(step) * Self.day)
      }
    }
    #expect(stepwise == PurchaseHistory(stepwise.all.shuffled(using: &random)))
    for typed in ["t", "to", "tom", "tomato ", "o", "cre", "creme t", "牛", "d", "e", "x"] {
      let found = Set(stepwise.suggestions(for: typed, limit: .max, at: 0).map(\.key))
      let prefix = Folding.fold(typed)
      let plain = stepwise.all.filter { entry in
        let starts = entry.key.split(whereSeparator: { " '-".contains($0) }).map {
          entry.key[$0.startIndex...]
        }
        return entry.key != prefix && (starts + [entry.key[...]]).contains { $0.hasPrefix(prefix) }
      }
      #expect(found == Set(plain.map(\.key)), "\(typed)")
    }
  }

  private static func amount(_ text: String) -> ItemDetails { ItemDetails(amount: Amount(text)) }

  @Test func `each kind of amount is remembered for itself, in singular and plural as one`() {
    var history = PurchaseHistory()
    for (name, amount) in [
      ("tomatoes", "1 kg"), ("tomato", "5 cans"), ("Tomatoes", "500 g"), ("tomatoes", "2"),
      ("tomato", "3 cans"),
    ] { history.record(name, Self.amount(amount), at: Self.now) }
    #expect(
      history.all.map { "\($0.key) \($0.name) \($0.count) \($0.details.amount?.description ?? "")" } == [
        "tomato tomato 2 3 cans", "tomatoes Tomatoes 2 500 g", "tomatoes  x tomatoes 1 2x",
      ])
    #expect(history == PurchaseHistory(history.all.shuffled()) && history.count == 3)
    #expect(history.all.map(\.kind) == [.count(.can), .mass, .count(.piece)])
    // Typing offers a name once, of whatever kinds it was bought.
    #expect(Set(history.suggestions(for: "tom", at: Self.now).map(\.nameKey)) == ["tomato", "tomatoes"])
    let plain = history.all
    let again = try! #require(history.entry(of: "tomatoes", saying: Self.amount("7")))
    history.takeBack(again)
    #expect(history.count == 2)
    #expect(history.entry(of: "tomatoes", saying: Self.amount("7"))?.kind != .count(.piece))
    history[again.key] = again
    #expect(history.all == plain)
  }

  @Test func `what was bought without an amount takes the kind of the next one`() {
    var history = PurchaseHistory()
    history.record("milk", at: 1)
    history.record("milk", Self.amount("2 l"), at: 2)
    #expect(history.all.map(\.key) == ["milk"])
    history.record("milk", Self.amount("2 bottles"), at: 3)
    history.record("milk", ItemDetails(), at: 4)
    #expect(history.all.map(\.count) == [2, 2])
    #expect(history.entry(of: "milk", saying: Self.amount("1 bottle"))?.count == 2)
  }

  @Test func `of two that were remembered in singular and plural one is shown, with the sum of both`() {
    let history = Self.history(("onion", 2, 7), ("onions", 3, 1), ("milk", 1, 1))
    #expect(
      history.byDueness(at: .zero) { _ in false }.map { "\($0.name) \($0.count)" } == ["milk 1", "onions 5"])
    #expect(history.entries(unifiedIn: history.all[1]).count == 2)
  }
}
