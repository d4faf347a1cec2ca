// `prices` and `spent`.

import PtyTesting
import Testing

@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct PriceCommandTests {
    let home = Home()

    func fill() throws {
      try home.fill()
      let storage = try Storage(path: home.database)
      defer { storage.close() }
      let bought: [(String, String, String?, String, Category)] = [
        ("milk", "€1.20", "Lidl", "2026-09-05", .dairy), ("milk", "€0.99", "Aldi", "2026-10-01", .dairy),
        ("milk", "€1.25", "lidl", "2026-11-20", .dairy), ("bread", "4€", nil, "2026-11-21", .bakery),
      ]
      let changes = bought.enumerated().map { index, bought in
        Change(
          adding: PurchasedItem(
            id: PurchasedItem.ID(high: 5, low: UInt64(index)), item: .zero, name: bought.0,
            amount: bought.0 == "milk" ? Amount("1 l") : nil, category: bought.4, store: bought.2,
            price: Price(bought.1), moment: Moment(day: bought.3)!))
      }
      try storage.apply([
        Entry(
          Edit(id: Edit.ID(high: 3, low: 2), title: "buy", moment: Moment(milliseconds: 0), changes: changes),
          writer: Entry.Writer.ID(high: 4, low: 1))
      ])
    }

    /// Rows end with a return, as spreadsheets expect.
    private func rows(_ command: String) throws -> [String] {
      try home.run(command).output.split(separator: "\r\n").map(String.init)
    }

    @Test func `purchases and their sums are tables for a spreadsheet`() async throws {
      try fill()
      let lines = try rows("tote export purchases")
      #expect(lines.first == "bought,name,amount,category,store,price,currency,estimated,list")
      #expect(
        lines.contains("2026-09-05T00:00:00.000Z,milk,1 l,dairy,Lidl,1.20,EUR,false,"), "\(lines)")
      #expect(lines.count == 5)
      #expect(
        try rows("tote spent --by store --csv")
          == ["group,count,sum,currency", ",1,4.00,EUR", "Lidl,2,2.45,EUR", "Aldi,1,0.99,EUR"])
      #expect(try home.run("tote export purchases -f json").output.contains("\"estimated\": false"))
      #expect(try home.run("tote export purchases -f md").code == 2)
    }

    @Test func `days are those of the clock here`() throws {
      try fill()
      let newYork = Zone { _ in -300 }
      // Midnight of 21 November in UTC is the evening before in New York.
      #expect(try home.run("tote price -d 2026-11-20 bread", zone: newYork).output.contains("bread"))
      #expect(try home.run("tote price -d 2026-11-21 bread", zone: newYork).code == 3)
      let spent = try home.run("tote spent --csv", zone: newYork).output
      #expect(spent.contains("2026-11,2,5.25,EUR") && spent.contains("2026-09,2,2.19,EUR"), "\(spent)")
      let exported = try home.run("tote export purchases", zone: newYork).output
      #expect(exported.contains("2026-11-20T19:00:00.000-05:00,bread,,bakery,,4.00,EUR,false,"))
    }

    @Test func `prices of what isn't known name what is called like it`() async throws {
      try home.run("tote add -q 'coffee beans €9'; tote add -q 'milk €1'")
      try home.run("tote done -q 'coffee beans'; tote done -q milk")
      let run = try home.run("tote prices coffee")
      #expect(
        run.code == 3 && run.words.contains("coffee beans") && !run.words.contains("milk"), "\(run.words)")
    }

    @Test func `a receipt is shared out on clearing`() async throws {
      for line in ["'milk €2'", "tea", "rice"] { try home.run("tote add -q \(line)") }
      for name in ["milk", "tea", "rice"] { try home.run("tote done -q \(name)") }
      #expect(try home.run("tote clear --paid cheap").code == 2)
      #expect(try home.run("tote clear --paid 5.01").code == 0)
      let cells = try rows("tote export purchases").dropFirst().map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
      let bought = cells.map { "\($0[1]) \($0[5]) \($0[7])" }.sorted()
      #expect(bought.first == "milk 2.00 false" && bought.count == 3)
      #expect(Set(cells.filter { $0[7] == "true" }.map { $0[5] }) == ["1.50", "1.51"], "\(bought)")
    }

    @Test func `a day tells which purchase gets a price, cleared long ago and priced before`() async throws {
      try fill()
      #expect(
        try home.run("tote price milk --date 2026-09-05 '€1.10'").lines == [
          "milk, 2026-09-05: €1.10"
        ])
      #expect(
        try await home.script("tote prices --json milk | jq -r '.[].price.value'").lines == [
          "1.1", "0.99", "1.25",
        ])
      let none = try home.run("tote price milk --date 2026-09-06 '€1.10'")
      #expect(none.code == 3 && none.words == "tote: There is no known purchase of “milk” on 2026-09-06.\n")
      #expect(try home.run("tote price --date 2026-09-05").code == 2)
      #expect(try home.run("tote price milk --date yesterday 1").code == 2)
      try home.run("tote undo")
      #expect(
        try await home.script("tote prices --json milk | jq -r '.[].price.value'").lines == [
          "1.2", "0.99", "1.25",
        ])
    }

    @Test func `prices tells the last, the lowest, the cheapest store, and every payment`() async throws {
      try fill()
      #expect(
        try home.run("tote prices MILK").lines == [
          "last      €1.25/l  @lidl  2026-11-20", "lowest    €0.99/l  @Aldi  2026-10-01",
          "cheapest  €0.99/l  @Aldi  2026-10-01", "", "          €1.25/l  @lidl  2026-11-20",
          "          €0.99/l  @Aldi  2026-10-01", "          €1.20/l  @Lidl  2026-09-05",
        ])
      #expect(
        try await home.script("tote prices --json milk | jq -r '.[].store'").lines == [
          "Lidl", "Aldi", "lidl",
        ])
      let none = try home.run("tote prices tea")
      #expect(none.code == 3)
      #expect(
        none.words
          == "tote: No price known for “tea”. Tote remembers a price when you tick an item that has one.\n")
      #expect(try home.run("tote prices tea --json").output == "[]\n")
      #expect(try home.run("tote completion fish -- 'tote prices m'").lines == ["milk"])
    }

    @Test func `an item that is ticked with a price is in both`() async throws {
      try home.run("tote add -q 2 l milk 3€ @Lidl; tote done -q milk")
      #expect(
        try home.run("tote prices milk").lines.first?.hasPrefix("last    €1.50/l  @Lidl") == true)
      #expect(try home.run("tote spent --by store").lines == ["Lidl  €3.00"])
    }

    @Test func `each kind of one name is told by itself, what was bought last first`() async throws {
      try home.run(
        "tote add -q 2 kg tomatoes 5€ @Market; tote done -q tomatoes; tote add -q 3 cans tomatoes €2.40 @Lidl; "
          + "tote done -q tomatoes")
      let said = try home.run("tote prices tomatoes").lines.map { line in
        line.split(separator: " ").dropLast(line.isEmpty ? 0 : 1).joined(separator: " ")
      }
      let cans = ["last €0.80/can @Lidl", "lowest €0.80/can @Lidl", "", "€0.80/can @Lidl"]
      let kilos = ["last €2.50/kg @Market", "lowest €2.50/kg @Market", "", "€2.50/kg @Market"]
      #expect(said == cans + [""] + kilos)
    }

    @Test func `a price that is edited after ticking is corrected in both, and one undo takes that back`()
      async throws
    {
      try home.run("tote add -q chicken €910.45; tote done -q chicken")
      try home.run("tote edit -q chicken chicken €10.45")
      #expect(try home.run("tote spent --by category").lines.first?.hasSuffix("  €10.45") == true)
      let last = try #require(try home.run("tote prices chicken").lines.first)
      #expect(last.hasPrefix("last    €10.45"))
      try home.run("tote undo")
      #expect(try home.run("tote spent --by category").lines.first?.hasSuffix("€910.45") == true)
    }

    @Test func `price lists what has no price, prices the latest, and one undo takes that back`() async throws
    {
      try home.run(
        "tote add -q 2 l milk @Lidl; tote add -q bread; tote done -q milk bread; tote rm -q milk; tote add -q milk; "
          + "tote done -q milk")
      func unpriced() async throws -> [String] {
        try home.run("tote price").lines.map { String($0.dropLast(12)) }
      }
      #expect(try await unpriced().count == 3)
      #expect(try home.run("tote completion fish -- 'tote price b'").lines == ["bread"])
      let first = try home.run("tote price milk '€1.20'")
      #expect(first.code == 0 && first.output.hasPrefix("milk, ") && first.output.hasSuffix(": €1.20\n"))
      #expect(first.words == "tote: 1 older purchase of it has no price.\n")
      // By the litre, of the older one.
      #expect(try home.run("tote price milk €1.10/l").lines.first?.hasSuffix(": €2.20") == true)
      #expect(try home.run("tote price milk").code == 3)
      #expect(try home.run("tote spent").lines.first?.hasSuffix("€3.40") == true)
      #expect(try home.run("tote prices milk").code == 0)
      try home.run("tote undo")
      #expect(try home.run("tote price milk").lines.count == 1)
      let id = try await home.script("tote price --json bread | jq -r '.[0].id'").lines[0]
      #expect(try home.run("tote price -q \(id) 3€").output.isEmpty)
      #expect(try home.run("tote price -q \(id) 4€").code == 0)
      #expect(
        try await home.script("tote spent --by item | grep bread").lines.first?.hasSuffix("€4.00") == true)
    }

    @Test func `what can't be priced says why`() async throws {
      try home.run("tote add -q 2 apples; tote done -q apples")
      #expect(try home.run("tote price tea 3€").code == 3)
      #expect(try home.run("tote price apples dear").code == 2)
      let refused = try home.run("tote price apples 3€/kg")
      #expect(refused.code == 1 && refused.words.contains("doesn't match the amount"))
      #expect(
        try home.run("tote price -q apples 3€; tote price").words
          == "tote: All purchases have a price.\n")
    }

    @Test func `spent adds up by month, week, category or store`() async throws {
      try fill()
      #expect(
        try home.run("tote spent").lines == [
          "Nov 2026  €5.25", "Oct 2026  €0.99", "Sep 2026  €1.20",
        ])
      #expect(try home.run("tote spent --by week --since 2026-11-01").lines == ["16 Nov  €5.25"])
      #expect(
        try home.run("tote spent --by category").lines == [
          "Bakery  €4.00", "Dairy   €3.44",
        ])
      #expect(
        try home.run("tote spent --by store").lines == [
          "no store  €4.00", "Lidl      €2.45", "Aldi      €0.99",
        ])
      let items = try home.run("tote spent --by item").lines
      #expect(items.count > 1 && items.first?.hasSuffix("  €4.00") == true, "\(items)")
      #expect(
        try home.run("tote spent --json --since 2026-11-01").output
          == "[\n  {\"group\": \"2026-11\", \"count\": 2, \"sums\": [{\"value\": 5.25, \"currency\": \"EUR\"}]}\n]\n"
      )
      #expect(
        try await home.script("tote spent --json --by store | jq -c '.[].group'").lines
          == ["null", "\"Lidl\"", "\"Aldi\""])
      #expect(
        try await home.script("tote spent --by week --json | jq -r '.[0].group'").lines == ["2026-11-16"])
      let program = try home.tote(["spent"])
      #expect(try program.waitForEnd() == .exited(0))
      #expect(program.lines[3] == "total     €7.44")
      #expect(
        try home.run("tote spent --since 2027-01-01").words
          == "tote: Nothing spent in this period.\n")
      #expect(try home.run("tote spent --since 2026-02-30").code == 2)
      #expect(try home.run("tote spent --by year").code == 2)
    }
  }
}
