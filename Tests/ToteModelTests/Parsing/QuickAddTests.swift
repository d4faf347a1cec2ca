// The table of the add field: what is typed, and how it is understood. The right side is written
// `amount | name | the rest`, with a dash for no amount; the rest is `#category @store price !note`.

import Testing

@testable import ToteModel

@Suite struct QuickAddTests {
  static func said(_ line: String) -> String {
    guard let item = QuickAdd(line)?.item else { return "nothing" }
    var rest: [String] = []
    if let category = item.category { rest.append("#\(category.rawValue)") }
    if let store = item.store { rest.append("@\(store)") }
    if let price = item.price { rest.append("\(price)") }
    if let note = item.note { rest.append("!\(note)") }
    let head = "\(item.amount.map(\.description) ?? "-") | \(item.name)"
    return rest.isEmpty ? head : "\(head) | \(rest.joined(separator: " "))"
  }

  typealias Row = (line: String, said: String)

  static let fromTheText: [Row] = [
    ("2 kg apples", "2 kg | apples"),
    ("apples 2kg", "2 kg | apples"),
    ("2x milk", "2x | milk"),
    ("milk x2", "2x | milk"),
    ("½ l cream", "0.5 l | cream"),
    ("2½ kg flour", "2.5 kg | flour"),
    ("1 1/2 cups rice", "1.5 cups | rice"),
    ("1,5 kg potatoes", "1.5 kg | potatoes"),
    ("7up", "- | 7up"),
    ("eggs, beaten", "- | eggs | !beaten"),
    ("milk 2 l #dairy @Lidl 1.09€ !the blue one", "2 l | milk | #dairy @Lidl 1.09€ !the blue one"),
  ]

  static let amounts: [Row] = [
    ("milk", "- | milk"),
    ("4 eggs", "4x | eggs"),
    ("12 eggs", "12x | eggs"),
    ("500g flour", "500 g | flour"),
    ("flour 500 G", "500 g | flour"),
    ("flour 500 gr.", "500 g | flour"),
    ("apples, 2 kg", "2 kg | apples"),
    ("2 kg, apples", "2 kg | apples"),
    ("2kg, apples", "2 kg | apples"),
    ("milk: 2 l", "2 l | milk"),
    ("2 × milk", "2x | milk"),
    ("2× milk", "2x | milk"),
    ("×2 milk", "2x | milk"),
    ("2 x milk", "2x | milk"),
    ("2X milk", "2x | milk"),
    ("milk x 2", "2x | milk"),
    ("milk X2", "2x | milk"),
    ("x2 milk", "2x | milk"),
    ("milk x 2 kg", "2 kg | milk"),
    ("1 ½ cups rice", "1.5 cups | rice"),
    ("1½cup rice", "1.5 cups | rice"),
    ("1/2 l cream", "0.5 l | cream"),
    ("1⁄2 l cream", "0.5 l | cream"),
    ("1/3 cup oil", "0.333 cup | oil"),
    ("⅔ cup oil", "0.667 cup | oil"),
    ("1 1/2cups rice", "1.5 cups | rice"),
    ("½ watermelon", "0.5x | watermelon"),
    ("1/2 watermelon", "0.5x | watermelon"),
    ("0,33l cola", "0.33 l | cola"),
    (".5 l cream", "0.5 l | cream"),
    ("2,500 kg beef", "2.5 kg | beef"),
    ("1.234,5 g salt", "1234.5 g | salt"),
    ("1,234,567 g salt", "1234567 g | salt"),
    ("2 lbs. beef", "2 lb | beef"),
    ("3 pounds beef", "3 lb | beef"),
    ("8 oz cheddar", "8 oz | cheddar"),
    ("3 tbsp honey", "3 tbsp | honey"),
    ("1 teaspoon salt", "1 tsp | salt"),
    ("2 cans of tomatoes", "2 cans | tomatoes"),
    ("1 can beans", "1 can | beans"),
    ("2 tins sardines", "2 cans | sardines"),
    ("3 bottles wine", "3 bottles | wine"),
    ("2 bunches parsley", "2 bunches | parsley"),
    ("1 bunch of radishes", "1 bunch | radishes"),
    ("6 pcs lemons", "6x | lemons"),
    ("lemons 6 pcs", "6x | lemons"),
    ("bananas 6 stk", "6x | bananas"),
    ("6 Stück Zitronen", "6x | Zitronen"),
    ("2 packs coffee", "2 packs | coffee"),
    ("1 box tea", "1 pack | tea"),
    ("33 cl beer", "33 cl | beer"),
    ("2 dl cream", "2 dl | cream"),
    ("250 mg saffron", "250 mg | saffron"),
    ("milk 2 l organic", "2 l | milk organic"),
    ("2 litres de lait", "2 l | lait"),
    ("1 kilo de tomates", "1 kg | tomates"),
    ("500 g d'olives", "500 g | olives"),
    ("500 g d’olives", "500 g | olives"),
    ("2 botellas de agua", "2 bottles | agua"),
    ("1 manojo de perejil", "1 bunch | perejil"),
    ("3 latas de atún", "3 cans | atún"),
    ("2 şişe süt", "2 bottles | süt"),
    ("3 ADET limon", "3x | limon"),
    ("1 demet maydanoz", "1 bunch | maydanoz"),
    ("2 boîtes d'œufs", "2 cans | œufs"),
    ("２ｋｇ りんご", "2 kg | りんご"),
    ("٢ kg تفاح", "2 kg | تفاح"),
  ]

  static let severalNumbers: [Row] = [
    ("vitamin b12", "- | vitamin b12"),
    ("coke zero 0.33 l", "0.33 l | coke zero"),
    ("100% orange juice", "- | 100% orange juice"),
    ("100 % orange juice", "- | 100 % orange juice"),
    ("3 in 1 shampoo", "- | 3 in 1 shampoo"),
    ("2 ply tissues", "- | 2 ply tissues"),
    ("7 up", "- | 7 up"),
    ("2 l 7 up", "2 l | 7 up"),
    ("2x 7up", "2x | 7up"),
    ("10 x 1.5 l water", "10x | water | !1.5 l"),
    ("6x330ml cola", "6x | cola | !330ml"),
    ("coke 6x330ml", "6x | coke | !330ml"),
    ("water 6x1.5l still", "6x | water still | !1.5l"),
    ("6x0,33l cola", "6x | cola | !0,33l"),
    ("water 1.5 l x10", "10x | water | !1.5 l"),
    ("3 cans tomatoes 400 g", "3 cans | tomatoes 400 g"),
    ("coffee 250 g 2 packs", "2 packs | coffee 250 g"),
    ("4 yogurts 125 g", "4x | yogurts 125 g"),
    ("2 kg apples 3 kg", "3 kg | apples"),
    ("2x4 timber", "- | 2x4 timber"),
    ("diapers size 4", "- | diapers size 4"),
    ("coke 4", "4x | coke"),
    ("WD 40", "- | WD 40"),
    ("flour type 405", "- | flour type 405"),
    ("007 film", "- | 007 film"),
    ("24/7 bar", "- | 24/7 bar"),
    ("2-3 onions", "3x | onions"),
    ("-2 kg ice", "- | -2 kg ice"),
    ("0 kg ice", "- | 0 kg ice"),
    ("0.0001 kg ice", "- | 0.0001 kg ice"),
    ("1.2.3 thing", "- | 1.2.3 thing"),
    ("99999999999999999999 eggs", "- | 99999999999999999999 eggs"),
    ("999999999999 eggs", "999999999999x | eggs"),
    ("1/0 egg", "- | 1/0 egg"),
    ("5/ egg", "- | 5/ egg"),
    ("12\" pizza", "- | 12\" pizza"),
    ("2 kg", "- | 2 kg"),
    ("2", "- | 2"),
    ("x2", "- | x2"),
    ("2 kg of", "2 kg | of"),
    ("2 cups", "- | 2 cups"),
    ("of mice", "- | of mice"),
    ("can opener", "- | can opener"),
    ("box", "- | box"),
    ("9 volt battery", "- | 9 volt battery"),
  ]

  static let prices: [Row] = [
    ("milk €1.09", "- | milk | 1.09€"),
    ("milk 1.09 €", "- | milk | 1.09€"),
    ("milk € 1.09", "- | milk | 1.09€"),
    ("milk 1,09€", "- | milk | 1.09€"),
    ("$2 milk", "- | milk | $2.00"),
    ("2$ milk", "- | milk | $2.00"),
    ("milk £3.50", "- | milk | £3.50"),
    ("süt 20 TL", "- | süt | 20.00₺"),
    ("süt 20₺", "- | süt | 20.00₺"),
    ("süt ₺20,5", "- | süt | 20.50₺"),
    ("牛乳 240円", "- | 牛乳 | ¥240"),
    ("milk ¥1.5", "- | milk ¥1.5"),
    ("cheese 5 CHF", "- | cheese | 5.00CHF"),
    ("2 milk 3 euros", "2x | milk | 3.00€"),
    ("1.09€ 4 eggs", "4x | eggs | 1.09€"),
    ("milk, 1.09€", "- | milk | 1.09€"),
    ("tv 1,234 €", "- | tv | 1234.00€"),
    ("tv 1.234 €", "- | tv 1.234 €"),
    ("tv 1,234.50 €", "- | tv | 1234.50€"),
    ("fuel 1.2345 €", "- | fuel 1.2345 €"),
    ("sample 0 €", "- | sample | 0.00€"),
    ("milk 1€ 2€", "- | milk | 2.00€"),
    ("wine 19.50€ 18€ 17.85€", "- | wine | 17.85€"),
    ("wine 19.50€ @Lidl 17.85 €", "- | wine | @Lidl 17.85€"),
    ("wine 2.50€/l 3€", "- | wine | 3.00€"),
    ("19.50€ 17.85€ wine", "- | wine | 17.85€"),
    ("gift card 10€ or 20€", "- | gift card 10€ or | 20.00€"),
    ("1€ 2€", "- | 1€ 2€"),
    ("apples 2€/kg", "- | apples | 2.00€/kg"),
    ("A$AP poster", "- | A$AP poster"),
    ("$", "- | $"),
    ("3€", "- | 3€"),
    ("2 kg 3€", "- | 2 kg | 3.00€"),
  ]

  static let marks: [Row] = [
    ("milk #dairy", "- | milk | #dairy"),
    ("#dairy milk", "- | milk | #dairy"),
    ("apples #veg", "- | apples | #produce"),
    ("apples #fru", "- | apples | #produce"),
    ("soap #HOUSE", "- | soap | #household"),
    ("ball #Toys", "- | ball | #Toys"),
    ("rusk #\"Baby food\"", "- | rusk | #Baby food"),
    ("ball #\"veg\"", "- | ball | #veg"),
    // Where they end the line the last ones count, and elsewhere the first.
    ("milk #dairy #blue", "- | milk | #blue"),
    ("carrots @Lidl @Market", "- | carrots | @Market"),
    ("carrots @Lidl big @Market", "- | carrots big @Market | @Lidl"),
    ("#1 tomatoes", "- | #1 tomatoes"),
    ("c# book", "- | c# book"),
    ("milk @Lidl", "- | milk | @Lidl"), ("milk @Lidl, #dairy;", "- | milk | #dairy @Lidl"),
    ("@Lidl: milk", "- | milk | @Lidl"),
    ("milk @\"Whole Foods\"", "- | milk | @Whole Foods"),
    ("milk @7-Eleven", "- | milk | @7-Eleven"),
    ("milk @ Lidl", "- | milk @ Lidl"),
    ("ask me@home", "- | ask me@home"),
    ("milk ＠Lidl ＃dairy", "- | milk | #dairy @Lidl"),
    ("milk !the blue one", "- | milk | !the blue one"),
    ("milk !blue 2 l 3€", "- | milk | !blue 2 l 3€"),
    ("milk !blue #dairy 2 l", "- | milk | !blue #dairy 2 l"),
    ("2 l milk #dairy @Lidl 3€ !blue", "2 l | milk | #dairy @Lidl 3.00€ !blue"),
    ("tea !ask @Anna about 3€ ones", "- | tea | !ask @Anna about 3€ ones"),
    ("2 kg wine !two words of #note @here says", "2 kg | wine | !two words of #note @here says"),
    ("!ripe ones #fruit apples", "- | apples | #produce !ripe ones"),
    ("2 kg !ripe @Lidl apples", "2 kg | apples | @Lidl !ripe"),
    ("rice !see #dry goods", "- | rice | !see #dry goods"), ("wine !max 5€", "- | wine | !max 5€"),
    ("gouda @Lidl 3€ !ask @Marta", "- | gouda | @Lidl 3.00€ !ask @Marta"),
    ("milk ! blue", "- | milk | !blue"),
    ("milk !", "- | milk"),
    ("milk #", "- | milk"),
    ("milk @", "- | milk"),
    ("milk @ # ！", "- | milk"),
    ("2 l milk !cold #", "2 l | milk | !cold"),
    ("milk @Lidl #", "- | milk | @Lidl"),
    ("milk \"#\"", "- | milk #"),
    ("apples #Fruit & vegetables", "- | apples | #produce"),
    ("apples #fruit & VEG", "- | apples | #produce"),
    ("#meat & fish 2 kg salmon", "2 kg | salmon | #meat"),
    ("rice #dry goods @Lidl", "- | rice | #pantry @Lidl"),
    ("#fruit & nuts", "- | & nuts | #produce"),
    ("apples #\"Fruit & vegetables\"", "- | apples | #produce"),
    ("wow! bars", "- | wow! bars"),
    ("milk !one !two", "- | milk | !one !two"),
    ("milk !\"ask @Bob\" 2 l", "2 l | milk | !ask @Bob"),
    ("milk !say \"hi you\"", "- | milk | !say \"hi you\""),
    ("!only a note", "- | !only a note"),
    ("#dairy", "- | #dairy"),
    ("#dairy @Lidl", "- | #dairy @Lidl"),
    ("2 kg #dairy", "- | 2 kg | #dairy"),
    ("@Lidl 2 l milk 1€ #dairy", "2 l | milk | #dairy @Lidl 1.00€"),
    ("\"7 samurai\" 2x", "2x | 7 samurai"),
    ("\"2 kg\"", "- | 2 kg"),
    ("\"say \"\"hi\"\" now\"", "- | say \"hi\" now"),
    ("\"a b\"x #dairy", "- | a bx | #dairy"),
    ("\"a #b\"x #dairy", "- | a #bx | #dairy"),
    ("\"2 kg\"#x 2 l", "2 l | 2 kg#x"),
    ("milk @\"Whole Foods\"s #\"Baby food\"s", "- | milk | #Baby foods @Whole Foodss"),
    ("milk !\"ask @Bob\", twice 2 l", "2 l | milk twice | !ask @Bob,"),
    ("\"open end", "- | \"open end"),
    ("\"\" milk", "- | \"\" milk"),
  ]

  static let strange: [Row] = [
    ("", "nothing"),
    (" \t\n ", "nothing"),
    ("\u{200B}\u{202E}", "nothing"),
    ("\u{200D}", "nothing"),
    ("\u{0}\u{1B}\u{7F}\u{85}", "nothing"),
    ("  2   kg   apples  ", "2 kg | apples"),
    ("2\u{A0}kg\u{3000}apples", "2 kg | apples"),
    ("2 kg\u{1B}[31mapples", "2 kg | [31mapples"),
    ("mi\u{202E}lk", "- | milk"),
    ("mi\u{0}lk", "- | mi lk"),
    ("milk\r\n2 l", "2 l | milk"),
    ("牛乳 2 l", "2 l | 牛乳"),
    ("2 kg 苹果 #蔬菜", "2 kg | 苹果 | #蔬菜"),
    ("🍎 x3", "3x | 🍎"),
    ("👩‍👩‍👧 cake 1 kg", "1 kg | 👩‍👩‍👧 cake"),
    ("2 kg תפוחים", "2 kg | תפוחים"),
    ("شیر 2 l @بازار", "2 l | شیر | @بازار"),
    ("cafe\u{301} 500 g", "500 g | cafe\u{301}"),
    (".", "- | ."),
    (",", "- | ,"),
    ("!", "- | !"),
    ("! !", "- | ! !"),
    ("# @ !", "- | # @ !"),
    ("\"", "- | \""),
    ("½", "- | ½"),
  ]

  static let table = fromTheText + amounts + severalNumbers + prices + marks + strange

  @Test(arguments: table.map(\.line)) func `a line is understood`(line: String) throws {
    let row = try #require(Self.table.first { $0.line.utf8.elementsEqual(line.utf8) })
    #expect(Self.said(line) == row.said)
  }

  @Test func `the table is long, and no line stands in it twice`() {
    #expect(Self.table.count >= 200)
    #expect(Set(Self.table.map { Array($0.line.utf8) }).count == Self.table.count)
  }

  @Test func `the price that is typed last takes the place of those before it, and says so`() {
    func read(_ line: String) -> [String] {
      guard let line = QuickAdd(line, currency: .euro) else { return [] }
      return [line.item.description] + line.replacedPrices.map(\.description)
    }
    #expect(read("wine 19.50€ 17.85€") == ["wine 17.85€", "19.50€"])
    // Behind a price it needs no currency, as it needs none alone.
    #expect(read("wine 19.50€ 17.85") == ["wine 17.85€", "19.50€"])
    #expect(read("wine 19.50€ 2.50/l") == ["wine 2.50€/l", "19.50€"])
    #expect(read("eggs 3€ 0.30 each") == ["eggs 0.30€/x", "3.00€"])
    #expect(read("wine 19.50€ 19.50€") == ["wine 19.50€"])
    #expect(read("wine 19.50€ 18") == ["\"wine 18\" 19.50€"])
    // What has a part of the name between them is no correction.
    #expect(read("voucher 10€ or 20€") == ["voucher 10€ or 20.00€"])
    #expect(read("\"2€ bag\" 3€") == ["2€ bag 3.00€"])
  }

  @Test func `the user's own categories are found by their start`() {
    let own = [Category("Pets")!, Category("Baby food")!]
    #expect(QuickAdd("rusk #ba", own: own)?.item.category?.rawValue == "ba")
    #expect(QuickAdd("rusk #bab", own: own)?.item.category == own[1])
    #expect(QuickAdd("litter #PETS", own: own)?.item.category?.title == "Pets")
    #expect(QuickAdd("litter #\"pe\"", own: own)?.item.category?.title == "pe")
  }

  @Test func `a category of the user's own may have several words, and the longest that is spelled counts`() {
    let own = ["Baby", "Baby food", "Baby food jars", "Party"].map { Category($0)! }
    func said(_ line: String) -> [String?] {
      let item = QuickAdd(line, own: own)?.item
      return [item?.name, item?.category?.title]
    }
    #expect(said("rusk #BABY food 2x") == ["rusk", "Baby food"])
    #expect(said("#baby food jars rusk") == ["rusk", "Baby food jars"])
    #expect(said("#baby wipes") == ["wipes", "Baby"])
    #expect(said("rusk #\"baby food\" jars") == ["rusk jars", "baby food"])
    // What ends with the line may still be going on: one way is taken, of two none.
    #expect(said("rusk #baby foo") == ["rusk foo", "Baby"])
    #expect(said("rusk #baby food j") == ["rusk j", "Baby food"])
    #expect(said("rusk #baby food jars") == ["rusk", "Baby food jars"])
    #expect(said("rusk #party x2") == ["rusk", "Party"])
  }

  @Test func `a store or a category that doesn't count is named, with the one that does`() throws {
    let line = try #require(QuickAdd("1 kg carrots 1.29€ @Lidl #produce 1.50€ @Market #snacks"))
    #expect(line.item.name == "carrots" && line.item.store == "Market" && line.item.price == Price("1.50€"))
    #expect(
      line.replacedMarks == [
        .init(mark: .store, old: "@Lidl", new: "@Market"),
        .init(mark: .category, old: "#produce", new: "#snacks"),
      ])
    #expect(QuickAdd("carrots @A @B @C")?.replacedMarks == [.init(mark: .store, old: "@B", new: "@C")])
    // However wide the sign is.
    #expect(QuickAdd("carrots ＠A ＠B @C")?.replacedMarks == [.init(mark: .store, old: "＠B", new: "@C")])
    #expect(QuickAdd("carrots ＠A ＠B ＠C")?.replacedMarks == [.init(mark: .store, old: "＠B", new: "＠C")])
    #expect(QuickAdd("carrots @Lidl big @Market")?.replacedMarks == [])
    // What was made a part of the name is a word like any other.
    #expect(QuickAdd("carrots @A big #produce @B #snacks")?.item.name == "carrots big @B #snacks")
    let known = QuickAdd("carrots @A #baby food @B", own: [Category("Baby food")!])
    #expect(known?.item.name == "carrots" && known?.item.store == "B")
  }

  @Test func `a known store may have several words`() {
    let stores = ["Whole Foods", "El Corte Inglés"]
    func said(_ line: String) -> [String?] {
      let item = QuickAdd(line, stores: stores)?.item
      return [item?.name, item?.store]
    }
    #expect(said("milk @whole foods") == ["milk", "Whole Foods"])
    #expect(said("@el corte ingles milk") == ["milk", "El Corte Inglés"])
    #expect(said("milk @el corte") == ["milk", "El Corte Inglés"])
    #expect(said("milk @whole @foods") == ["milk", "foods"])
    #expect(said("milk @\"whole\" foods") == ["milk foods", "whole"])
    #expect(said("milk @Lidl") == ["milk", "Lidl"])
  }

  @Test(arguments: ["2 kg", "2", "@lidl", "#dairy", "#", "! !", "3€", "2 kg #dairy @Lidl", "!note"])
  func `a line without a name is known as one`(line: String) {
    #expect(QuickAdd(line)?.isNamed == false)
    #expect(QuickAdd("milk \(line)")?.isNamed == true)
    let quoted = QuickAdd("\"\(line)\"")
    #expect(quoted?.isNamed == true)
    #expect(quoted?.item.name == line)
  }
}
