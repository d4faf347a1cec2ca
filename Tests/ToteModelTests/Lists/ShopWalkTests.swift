// A list on a walk through a shop: what shows, in which order, and that both are kept up with every change.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct ShopWalkTests {
  static let list = ShoppingList(id: ShoppingList.ID(high: 1, low: 1), name: "A", created: .zero)
  static let lidl = Shop("Lidl")!

  static func item(_ number: Int, _ line: String) -> Item {
    let isTicked = line.hasPrefix("x ")
    var item = Item(
      ParsedItem(isTicked ? String(line.dropFirst(2)) : line)!, id: Item.ID(high: 2, low: UInt64(number)),
      list: list.id, rank: Rank.between(nil, nil, count: 500)[number], created: .zero)
    item.isTicked = isTicked
    return item
  }

  static func records(_ lines: [String], _ settings: [Setting] = []) -> Records {
    Records(
      lists: [list], items: lines.enumerated().map { item($0.offset, $0.element) }, settings: settings)
  }

  static func told(_ records: Records) -> [String] {
    let lines = records.lines(of: list.id)
    return (0..<lines.count).map { line in
      switch lines[line] {
      case .blank: ""
      case .heading(.category(let category), let group): "# \(category.key) \(group.count) \(group.prices)"
      case .heading(.store(let shop), let group): "@ \(shop?.name ?? "-") \(group.count) \(group.prices)"
      case .heading(.elsewhere, let group): "~ \(group.count) \(group.prices)"
      case .heading(.basket, let group): "= \(group.count) \(group.prices)"
      case .item(let item): item.name
      }
    }
  }

  static let lines = [
    "apples 2€ #produce", "milk 1€ @LIDL #dairy", "nails @Hardware #household", "bread #bakery",
    "cheese 3€ #dairy", "x butter 2€ @lidl #dairy", "x glue 5€ @Hardware #household",
  ]

  @Test func `only what is bought there or anywhere shows, in the order of its aisles`() {
    var records = Self.records(Self.lines)
    records.setWalk(records.walk(through: Self.lidl, learned: [.dairy, .produce]))
    #expect(
      Self.told(records) == [
        "# dairy 2 4.00€", "milk", "cheese", "# produce 1 2.00€", "apples", "# bakery 1 ", "bread",
        "= 1 2.00€", "butter",
      ])
    #expect(records.lines(of: Self.list.id).totals.count == 5)
    #expect(records.shownIndex(of: Item.ID(high: 2, low: 2)) == nil)
    records.setWalk(nil)
    #expect(records.lines(of: Self.list.id).items.count == 7)
  }

  @Test func `what was put right by hand goes before what was learned`() {
    let hand = Setting(key: "aisles/lidl", value: "bakery\tproduce")
    var records = Self.records(Self.lines, [hand])
    let walk = records.walk(through: Self.lidl, learned: [.produce, .dairy, .bakery])
    #expect(walk.known == [.bakery, .produce, .dairy])
    records.setWalk(walk)
    // As soon as it is put right otherwise, by an undo or in another program, it shows.
    records.apply(
      [Change(before: .setting(hand), after: .setting(Setting(key: hand.key, value: "dairy")))!])
    #expect(records.walk?.known == [.produce, .dairy, .bakery])
    #expect(
      Self.told(records).filter { $0.hasPrefix("#") }.map { $0.split(separator: " ")[1] } == [
        "produce", "dairy", "bakery",
      ])
  }

  @Test func `what is learned finds its place among what was put right`() {
    #expect(AisleOrder.merged([], [.dairy, .bakery]) == [.dairy, .bakery])
    #expect(
      AisleOrder.merged([.bakery, .produce], [.produce, .dairy, .bakery]) == [.bakery, .produce, .dairy])
    #expect(AisleOrder.merged([.bakery], [.drinks, .bakery, .care]) == [.drinks, .bakery, .care])
    #expect(AisleOrder.merged([.bakery, .bakery], []) == [.bakery])
    #expect(AisleOrder.merged([.meat], [.dairy, .bakery]) == [.meat, .dairy, .bakery])
  }

  @Test func `a category of one's own comes behind the last that usually comes before it`() throws {
    let (pets, hobby) = (try #require(Category("Pets")), try #require(Category("Hobby")))
    let walk = ShopWalk(through: Self.lidl, learned: [.care, .produce, .dairy])
    // One's own usually come last, but for other things.
    #expect(
      [pets, .produce, hobby, .care, .dairy, .other].sorted(by: walk.isBefore)
        == [.care, .produce, .dairy, hobby, pets, .other])
  }

  @Test func `grouped by store, the shops by name and what can be bought anywhere last`() {
    let arrangement = Setting(
      key: Arrangement.key(of: Self.list.id), value: Arrangement(sort: .name, grouping: .store).stored)
    let records = Self.records(Self.lines + ["eggs @lidl"], [arrangement])
    #expect(
      Self.told(records) == [
        "@ Hardware 1 ", "nails", "@ lidl 2 1.00€", "eggs", "milk", "@ - 3 5.00€", "apples", "bread",
        "cheese",
        "= 2 7.00€", "butter", "glue",
      ])
  }

  @Test(arguments: Arrangement.Grouping.allCases, [false, true])
  func `whatever is changed, the list is as if it were made anew`(
    grouping: Arrangement.Grouping, isWalking: Bool
  ) {
    var chance = SplitMix(seed: 14)
    let stores = ["", "@Lidl", "@LIDL", "@Aldi", "@aldi", "@Hardware"]
    let setting = Setting(
      key: Arrangement.key(of: Self.list.id), value: Arrangement(grouping: grouping).stored)
    func some(_ number: Int) -> Item {
      let category = Category.builtIn.randomElement(using: &chance)!.rawValue
      let price = Int.random(in: 0...2, using: &chance)
      let line =
        "\(Bool.random(using: &chance) ? "x " : "")thing\(number) #\(category) \(stores.randomElement(using: &chance)!)"
        + (price == 0 ? "" : " \(price)€")
      return Self.item(number, line)
    }
    var items = Dictionary(uniqueKeysWithValues: (0..<60).map { ($0, some($0)) })
    func fresh() -> Records {
      var records = Records(
        lists: [Self.list], items: items.sorted { $0.key < $1.key }.map(\.value), settings: [setting])
      if isWalking { records.setWalk(records.walk(through: Self.lidl, learned: [.drinks, .bakery])) }
      return records
    }
    var records = fresh()
    for _ in 0..<300 {
      let number = Int.random(in: 0..<80, using: &chance)
      let after = Int.random(in: 0...3, using: &chance) == 0 ? nil : some(number)
      if let change = Change(before: items[number].map(Row.item), after: after.map(Row.item)) {
        records.apply(change)
      }
      items[number] = after
      let anew = fresh()
      #expect(records.lines(of: Self.list.id) == anew.lines(of: Self.list.id))
      #expect(records.shops(of: Self.list.id).map(\.open) == anew.shops(of: Self.list.id).map(\.open))
      let query = ItemQuery("thing1")
      #expect(records.find(query, on: Self.list.id) == anew.find(query, on: Self.list.id))
    }
  }

  @Test func `whatever is ticked, taken back and put back on the list, a walk is as if it were made anew`() {
    var chance = SplitMix(seed: 15)
    let now = Moment(milliseconds: 1_789_000_000_000)
    var items = (0..<30).map { Self.item($0, "thing\($0) \($0 % 4 + 1)€" + ($0 % 3 == 0 ? " @Lidl" : "")) }
    var records = Records(lists: [Self.list], items: items)
    func walk(_ records: inout Records) {
      var walk = records.walk(through: Self.lidl, learned: [])
      walk.basket = records.basket(in: Self.lidl, at: now)
      records.setWalk(walk)
    }
    walk(&records)
    var bought: [Int: [PurchasedItem]] = [:]
    for step in 0..<300 {
      let index = Int.random(in: items.indices, using: &chance)
      let ticked = Change(items[index]) { $0.isTicked.toggle() }
      items[index].isTicked.toggle()
      var changes = [ticked]
      if items[index].isTicked {
        let shop = ["Lidl", "LIDL", "Aldi", nil].randomElement(using: &chance)!
        let purchase = PurchasedItem(
          items[index], id: PurchasedItem.ID(high: 8, low: UInt64(step)), in: shop,
          at: Moment(milliseconds: now.milliseconds + Int64(step)))
        bought[index, default: []].append(purchase)
        changes.append(Change(adding: purchase))
      } else if Bool.random(using: &chance), let last = bought[index]?.popLast() {
        // A mistake; what isn't one is to buy once more.
        changes.append(Change(removing: last))
      }
      // Undoing takes them in the other order.
      records.apply(Bool.random(using: &chance) ? changes : changes.reversed())
      var anew = Records(lists: [Self.list], items: items, purchasedItems: bought.values.flatMap { $0 })
      walk(&anew)
      #expect(records.lines(of: Self.list.id) == anew.lines(of: Self.list.id))
      #expect(records.prices(of: Self.list.id).basket == anew.prices(of: Self.list.id).basket)
      #expect(records.cleared(from: Self.list.id) == anew.cleared(from: Self.list.id))
      let cleared = bought.flatMap { index, bought in bought.dropLast(items[index].isTicked ? 1 : 0) }
      var sum = PriceSums()
      for purchase in cleared where purchase.store?.lowercased() == "lidl" {
        sum.add(purchase.price, times: 1)
      }
      #expect(records.cleared(from: Self.list.id, in: Self.lidl) == sum)
    }
  }

  @Test
  func `the shop where most is to buy comes first, and those with as much by name, wherever one was last`() {
    let records = Records(
      lists: [Self.list],
      items: ["milk @LIDL", "bread @Lidl", "nails @Hardware", "x rice @Asia", "eggs", "tea"].enumerated().map
      {
        Self.item($0.offset, $0.element)
      },
      purchases: [
        Purchase(name: "fish", last: Moment(milliseconds: 5), details: ItemDetails(store: "Market")),
        Purchase(name: "tea", last: Moment(milliseconds: 9), details: ItemDetails(store: "Tea room")),
        Purchase(name: "eggs", last: Moment(milliseconds: 7), details: ItemDetails(store: "lidl")),
      ])
    let shops = records.shops(of: Self.list.id)
    #expect(shops.map(\.shop.name) == ["LIDL", "Hardware", "Asia", "Market", "Tea room"])
    // With what is bought anywhere: it is what is left in the shop.
    #expect(shops.map(\.open) == [4, 3, 2, 2, 2])
    #expect(records.openAnywhere(on: Self.list.id) == 2 && records.openAnywhere(on: nil) == 0)
    let kiosk = records.shops(of: Self.list.id, and: Shop("Kiosk"))
    #expect(kiosk.map(\.shop.name) == ["LIDL", "Hardware", "Asia", "Kiosk", "Market", "Tea room"])
    #expect(records.shops(of: Self.list.id, and: Shop("Lidl")).map(\.shop.name) == shops.map(\.shop.name))
  }
}
