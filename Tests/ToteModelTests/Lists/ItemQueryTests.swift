import Testing

@testable import ToteModel

/// What the filter of a list understands.
@Suite struct ItemQueryTests {
  static let items = [
    "2 l oat milk #dairy @Lidl 1.09€", "milk chocolate #pantry 2.50€ !for the oats",
    "bread @\"Lime Bakery\" $3",
    "牛乳 @東京スーパー", "Crème fraîche #\"My stuff\" 5€", "goat cheese @Aldi 5.01€", "eggs",
  ].enumerated().map { index, line in
    Item(
      ParsedItem(line)!, id: Item.ID(high: 1, low: UInt64(index)), list: .zero, rank: .first, created: .zero)
  }

  static func found(_ line: String) -> [String] {
    let query = ItemQuery(line, own: [Category("My stuff")!])
    return items.filter(query.matches).map(\.name)
  }

  static let amounts = [
    "5 cans tomatoes", "500 g cheese", "50 g yeast", "1.5 kg flour", "2x candles", "1 l milk",
    "2 bottles oil",
  ].enumerated().map { index, line in
    Item(
      ParsedItem(line)!, id: Item.ID(high: 2, low: UInt64(index)), list: .zero, rank: .first, created: .zero)
  }

  @Test(arguments: [
    ("cans", ["tomatoes"]), ("can", ["tomatoes", "candles"]), ("lata", ["tomatoes"]),
    ("boîtes", ["tomatoes"]),
    ("500 g", ["cheese"]), ("500g", ["cheese"]), ("50", ["cheese", "yeast"]), ("50g", ["yeast"]),
    ("5 can", ["tomatoes"]), ("1.5", ["flour"]), ("1,5 kg", ["flour"]), ("kilo", ["flour"]),
    ("2", ["candles", "oil"]), ("x", []), ("-cans 5", ["cheese", "yeast"]), ("bot", ["oil"]), (".5", []),
  ])
  func `an amount is found by its number and its unit`(line: String, names: [String]) {
    #expect(Self.amounts.filter(ItemQuery(line).matches).map(\.name) == names)
  }

  @Test func `letter by letter what is narrowed finds the same as what is looked for anew`() {
    for line in ["cans", "500 g", "50g", "1.5 kg", "bottles", "2 can", "gx", "5can"] {
      var found = Self.amounts
      var before = ItemQuery("")
      for end in line.indices {
        let query = ItemQuery(String(line[...end]))
        found = (query.narrows(before) ? found : Self.amounts).filter(query.matches)
        #expect(found == Self.amounts.filter(query.matches), "\(line[...end])")
        before = query
      }
    }
  }

  @Test(arguments: [
    ("", items.map(\.name)),
    ("milk", ["oat milk", "milk chocolate"]),
    // In any order, and in any of the texts.
    ("milk oat", ["oat milk", "milk chocolate"]),
    ("oat", ["oat milk", "milk chocolate", "goat cheese"]),
    ("CREME", ["Crème fraîche"]),
    ("lidl", ["oat milk"]),
    ("牛", ["牛乳"]),
    // Whole words, one after the other.
    ("\"oat milk\"", ["oat milk"]),
    ("\"milk oat\"", []),
    ("\"oat\"", ["oat milk"]),
    ("\"oat", ["oat milk"]),
    // The start of a word of the store.
    ("@li", ["oat milk", "bread"]),
    ("@baker", ["bread"]),
    ("@akery", []),
    ("@スーパー", ["牛乳"]),
    ("@\"lime bak\"", ["bread"]),
    // Categories; what has none is in Other.
    ("#dairy", ["oat milk"]),
    ("#stu", ["Crème fraîche"]),
    ("#dairy #pantry", []),
    ("#nothing", []),
    // Prices, in one currency or in any.
    (">2€", ["milk chocolate", "Crème fraîche", "goat cheese"]),
    (">2", ["milk chocolate", "bread", "Crème fraîche", "goat cheese"]),
    (">=5€ <=5€", ["Crème fraîche"]),
    ("≥5,00€ <5.01", ["Crème fraîche"]),
    ("<2€", ["oat milk"]),
    (">€2 <$9", []),
    ("is:priced -@lidl <3", ["milk chocolate"]),
    ("-is:priced", ["牛乳", "eggs"]),
    ("is:unpriced", ["牛乳", "eggs"]),
    ("is:u milk", []),
    ("-milk -is:p", ["牛乳", "eggs"]),
    ("-\"oat\" oat", ["milk chocolate", "goat cheese"]),
    ("-#dairy milk", ["milk chocolate"]),
  ])
  func `a line finds`(line: String, names: [String]) {
    #expect(Self.found(line) == names)
    #expect(ItemQuery(line).unknown == [])
  }

  @Test func `what is ticked is found by its state`() {
    var item = Self.items[0]
    item.isTicked = true
    #expect(ItemQuery("is:ti").matches(item))
    #expect(!ItemQuery("-is:ticked").matches(item))
    #expect(!ItemQuery("is:ticked").matches(Self.items[0]))
  }

  @Test(arguments: ["@", "#", "-", ">", "<", ">=", "is:", "-@", "\"", "\"\"", "-\"", "@\""])
  func `what is only begun asks for nothing yet`(line: String) {
    #expect(Self.found(line).count == Self.items.count)
    #expect(ItemQuery(line).unknown == [])
    #expect(ItemQuery("milk " + line).begun == [line])
  }

  @Test(arguments: [">cheap", "is:blue", "<5kg", "-is:x"])
  func `what means nothing is told, and asks for nothing`(line: String) {
    #expect(ItemQuery("milk " + line).unknown == [line])
    #expect(Self.found("milk " + line) == ["oat milk", "milk chocolate"])
  }

  @Test func `categories are found by their name in the language of the reader, and in English`() {
    let title = { (category: ToteModel.Category) in category == .dairy ? "Produits frais" : category.title }
    for line in ["#produits", "#frais", "#dai"] {
      #expect(ItemQuery(line, title: title).matches(Self.items[0]), "\(line)")
    }
  }

  /// If one says that it narrows another, it must find nothing that the other does not.
  @Test func `a query that narrows another finds only what that finds`() {
    let lines = [
      "", "m", "mi", "milk", "-m", "-mi", "@l", "@li", "#d", "#dairy", ">2", ">20", "<2", "is:p", "-is:p",
      "\"oat\"", "oat m", "m oat", "\"oat milk\"", "-\"oat\"", "is:nothing", "mi >2", ">2€",
    ]
    var narrowings = 0
    for line in lines {
      for other in lines {
        let (query, known) = (ItemQuery(line), ItemQuery(other))
        guard query.narrows(known) else { continue }
        narrowings += 1
        for item in Self.items where query.matches(item) { #expect(known.matches(item), "\(line) \(other)") }
      }
    }
    #expect(ItemQuery("milk @li").narrows(ItemQuery("mil @l")))
    #expect(!ItemQuery("-mi").narrows(ItemQuery("-m")))
    #expect(narrowings > lines.count)
  }
}
