import Testing

@testable import ToteModel

/// Prices of a line, of a piece and of a unit: how they are typed, what the line then costs, and what they are compared by.
@Suite struct LinePriceTests {
  @Test(arguments: [
    // Of the line, whatever its amount.
    ("3 kg potatoes 3.20€", "3.20€", "1.07€/kg"),
    ("bread 3.20€", "3.20€", "3.20€/x"),
    ("500 g butter 2.89€", "2.89€", "5.78€/kg"),
    ("2 bottles wine 13€", "13.00€", "6.50€/bottle"),
    ("0.5 l cream 1.10€", "1.10€", "2.20€/l"),
    // Of a piece.
    ("4 cans tomatoes 0.89€/x", "3.56€", "0.89€/x"),
    ("6 eggs 30 TL each", "180.00₺", "30.00₺/x"),
    ("soap 1.49€ each", "1.49€", "1.49€/x"),
    ("400 g mozzarella 0.99€/x", "0.99€", "0.99€/x"),
    ("500 g cheese 4.20€ each", "4.20€", "4.20€/x"), ("1.5 l water 0.60€ each", "0.60€", "0.60€/x"),
    ("10 kg potatoes 8€ each", "8.00€", "8.00€/x"), ("5 cans tomatoes 0.89€ each", "4.45€", "0.89€/x"),
    ("2x500 g pasta 0.99€ each", "1.98€", "0.99€/x"),
    // Of each of a few whole litres, kilos or pounds.
    ("2 l milk 1.09€ each", "2.18€", "1.09€/l"), ("3 l lait 1,09 € chacun", "3.27€", "1.09€/l"),
    ("2 kg café 9,50€ c/u", "19.00€", "9.50€/kg"), ("2 l süt 45 TL tanesi", "90.00₺", "45.00₺/l"),
    ("9 kg potatoes 1€/x", "9.00€", "1.00€/kg"), ("2 lb beef $4 each", "$8.00", "$8.82/kg"),
    ("milk 1.09€ each 1 l", "1.09€", "1.09€/l"),
    // Of a unit.
    ("1.5 kg apples 2.50€/kg", "3.75€", "2.50€/kg"),
    ("300 g ham 19.90€ per kilo", "5.97€", "19.90€/kg"),
    ("250 ml oil $8/l", "$2.00", "$8.00/l"),
    ("2 lb beef €12/kg", "10.89€", "12.00€/kg"),
    ("75 cl wine 1€/dl", "7.50€", "10.00€/l"),
    ("1 kg pommes 2,50 € le kilo", "2.50€", "2.50€/kg"),
    ("2 kg elma 45 TL/kg", "90.00₺", "45.00₺/kg"),
    ("3 adet simit 15₺ tanesi", "45.00₺", "15.00₺/x"),
    ("2 kg naranjas 1,80€ por kilo", "3.60€", "1.80€/kg"),
    // Of so many of a size that the note says.
    ("2 cans tomatoes 3€/kg !400 g", "2.40€", "3.00€/kg"), ("3 x 500 g pasta 2€/kg", "3.00€", "2.00€/kg"),
    ("6x1,5L eau 0,40€/l", "3.60€", "0.40€/l"), ("2 400g tins beans 3€/kg", "2.40€", "3.00€/kg"),
    // Half a coin is rounded up.
    ("333 g cheese 10€/kg", "3.33€", "10.00€/kg"),
    ("1.5 kg figs 0.99€/kg", "1.49€", "0.99€/kg"),
  ])
  func `what a line costs, and a unit of it`(line: String, price: String, unitPrice: String) throws {
    let item = try #require(ParsedItem(line))
    #expect(item.details.linePrice?.description == price)
    #expect(item.details.unitPrice?.description == unitPrice)
    // It says the same when it is edited, and when it is stored.
    #expect(ParsedItem(item.description) == item)
    #expect(item.price.flatMap { Price(stored: $0.stored) } == item.price)
  }

  @Test(arguments: [
    ("1x lemon 0.69€/x", "€0.69"), ("1 kg apples 2.50€/kg", "€2.50"),
    ("400 g mozzarella 0.99€/x", "€0.99/400 g"),
    ("2 l milk 1.09€ each", "€2.18 (€1.09/l)"), ("1.5 l milk 1.09€ each", "€1.09/1.5 l"),
    ("lemon 0.69€/x", "€0.69/x"), ("2 lemons 0.69€/x", "€1.38 (€0.69/x)"),
    ("500 g apples 2.50€/kg", "€1.25 (€2.50/kg)"), ("cheese 19€/kg", "€19.00/kg"), ("2 lemons 1€", "€1.00"),
  ])
  func `the price of one is told where it is not that of the line`(line: String, shown: String) throws {
    let parts = try #require(ParsedItem(line)).details.shownParts(in: .english)
    #expect(parts.map(\.text) == [shown])
  }

  @Test func `a pack of two litres says what it costs, for behind them each would be read as each of them`()
    throws
  {
    let details = ItemDetails(amount: Amount("2 l"), price: Price("1.19€")?.per(.piece))
    let item = try #require(ParsedItem(name: "milk", details: details))
    #expect(item.price == Price("1.19€"))
    #expect(item.details.linePrice == details.linePrice)
    #expect(ParsedItem(item.description) == item)
  }

  @Test(arguments: [
    ("cheese 19€/kg", "19.00€/kg"), ("6 apples 2€/kg", "2.00€/kg"), ("1 l milk 2€/kg", "2.00€/kg"),
  ])
  func `where the amount says nothing of the unit, the price is known and the line's is not`(
    line: String, price: String
  ) throws {
    let details = try #require(ParsedItem(line)).details
    #expect(details.price?.description == price)
    #expect(details.linePrice == nil)
    #expect(details.unitPrice?.description == price)
  }

  @Test(arguments: [
    ("milk 1.09€ a day keeps", "milk a day keeps"), ("bread 2€ each/other", "bread each/other"),
    ("batteries 24/7 5€", "batteries 24/7"), ("milk 2€/day", "milk 2€/day"), ("each 2€", "each"),
  ])
  func `what only looks like a unit stays in the name`(line: String, name: String) throws {
    let item = try #require(ParsedItem(line))
    #expect(item.name == name)
    #expect(item.price?.basis == nil)
  }

  @Test(arguments: [
    ("450 ml cream 1.19€", "900 ml", "2.38€"), ("450 ml cream 1.19€", "1 l", "2.64€"),
    ("3 lemons 1€", "6", "2.00€"), ("6 eggs 2.19€", "1 pack", nil), ("500 g rice 1.09€", "2 cups", nil),
    ("1 bunch radishes 0.99€", "200 g", nil), ("1 cup rice 1€", "250 ml", "1.00€"),
    // What has no amount is one.
    ("bread 3€", "2", "6.00€"), ("tomatoes 0.89€", "3 cans", "2.67€"), ("milk 1.19€", "2 l", nil),
    // The price of a kilo is one whatever is bought.
    ("500 g apples 2€/kg", "2 kg", "2.00€/kg"), ("6 eggs", "12", nil),
    // What one of several packs costs says nothing of a weight; of one pack it does.
    ("2 butter 2.29€/x", "75 g", nil), ("2 butter 2.29€/x", "3", "2.29€/x"),
    ("500 g cheese 4.20€/x", "250 g", "4.20€/x"),
    // Of packs a price by weight says something where their size is known.
    ("1 kg rice 2.50€/kg", "2 packs", nil), ("1 kg rice 2.50€/kg !500 g", "2 packs", "2.50€/kg"),
    ("2 cans tomatoes 3€/kg !400 g", "5 cans", "3.00€/kg"), ("1 kg rice 2.50€/kg !basmati", "2 packs", nil),
    ("1 l milk 1€/l !500 g", "2 bottles", nil),
    // Not for nothing, and nothing stays nothing.
    ("1 kg saffron 0.01€", "1 mg", nil), ("2 kg tap water 0€", "1 kg", "0.00€"),
    ("2 kg rice 3€", "2000 g", "3.00€"),
  ])
  func `the price of a line follows its amount where it can`(line: String, amount: String, price: String?)
    throws
  {
    let details = try #require(ParsedItem(line)).details.changing(to: Amount(amount))
    #expect(details.amount == Amount(amount))
    #expect(details.price?.description == price)
  }

  @Test(arguments: [
    // Both have a price, and an amount.
    ("2 bread 3€", "1 bread 1€", "3", "4.00€"), ("500 g rice 1€", "1 kg rice 3€", "1.5 kg", "4.00€"),
    // One has a price: it is scaled to the sum.
    ("2 bread 3€", "1 bread", "3", "4.50€"), ("2 bread", "1 bread 1€", "3", "3.00€"),
    // A line without an amount adds nothing: the new amount is all of it, and so is its price.
    ("bread 3€", "2 bread 5€", "2", "5.00€"), ("bread", "2 bread 5€", "2", "5.00€"),
    ("bread 3€", "2 bread", "2", "6.00€"), ("jar 2€", "50 g jar", "50 g", "2.00€/x"),
    // The price of a unit isn't added to that of a line.
    ("1 kg apples 2€/kg", "1 kg apples 3€", "2 kg", "6.00€"),
    ("1 kg apples 3€", "1 kg apples 2€/kg", "2 kg", "2.00€/kg"),
    ("1 kg apples 2€/kg", "1 kg apples 2.50€/kg", "2 kg", "2.50€/kg"),
    // Prices in two currencies can't be added: the new one holds.
    ("1 bread 3€", "1 bread $2", "2", "$4.00"),
  ])
  func `what is added to a line adds its price`(line: String, more: String, sum: String, price: String) throws
  {
    var details = try #require(ParsedItem(line)).details
    details.take(try #require(ParsedItem(more)).details, summingTo: try #require(Amount(sum)))
    #expect(details.amount == Amount(sum))
    #expect(details.price?.description == price)
  }

  @Test func `the note of a few is their size only if it is short`() throws {
    var details = try #require(ParsedItem("2 cans tomatoes 3€/kg")).details
    details.note = String(repeating: " ", count: 11) + "400 g"
    #expect(details.linePrice?.description == "2.40€")
    details.note = String(repeating: " ", count: 12) + "400 g"
    #expect(details.linePrice == nil)
  }

  @Test func `the largest amount and price trap nothing`() throws {
    let details = ItemDetails(
      amount: Amount(thousandths: Amount.limit, unit: .kilogram),
      price: Price(minorUnits: Price.limit, currency: .euro))
    #expect(details.changing(to: Amount(thousandths: 1, unit: .milligram)).price == nil)
    #expect(
      details.changing(to: Amount(thousandths: Amount.limit - 1, unit: .kilogram)).price?.minorUnits
        == Price.limit)
    let small = ItemDetails(amount: Amount(thousandths: 1, unit: .milligram), price: details.price)
    #expect(small.changing(to: details.amount).price == nil, "absurd")
  }

  @Test func `a stored price that is none is none`() {
    for text in ["", "€", "109", "109€/", "109€/x/x", "109€/furlong", "/kg", "-5€"] {
      #expect(Price(stored: text) == nil, "\(text)")
    }
  }
}
