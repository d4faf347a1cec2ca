import Testing

@testable import ToteModel

/// Lines with packs, pints and parts of a kilo, and as chats and other programs write them.
@Suite struct PackLineTests {
  @Test(arguments: [
    // Pints are counted, for nobody knows which.
    ("2 pints milk", "2 pints | milk"), ("2 pints of milk", "2 pints | milk"),
    ("a pint of cream", "1 pint | cream"),
    ("2 quarts milk", "2 quarts | milk"), ("a quart of milk", "1 quart | milk"),
    ("1 gallon milk", "1 gallon | milk"),
    ("half a gallon of milk", "0.5 gallon | milk"), ("2 fl oz vanilla", "2 fl oz | vanilla"),
    ("2 fl. oz. vanilla", "2 fl oz | vanilla"), ("2 x 1 pint cream", "2x | cream | !1 pint"),
    ("4 x 12 fl oz beer", "4x | beer | !12 fl oz"), ("2 pintas de leche", "2 pints | leche"),
    ("un galón de leche", "1 gallon | leche"), ("2 pintes de bière", "2 pints | bière"),
    ("2 galon su", "2 gallons | su"), ("three quarts of milk", "3 quarts | milk"),
    ("1 quart de brie", "1x | quart de brie"), ("un quart de litre de lait", "0.25 l | lait"),
    // One pack of so many.
    ("12 pack of coke", "1 pack | coke | !12x"), ("12-pack coke", "1 pack | coke | !12x"),
    ("pack of 6 eggs", "1 pack | eggs | !6x"), ("6 pack beer", "1 pack | beer | !6x"),
    ("6pk beer 4.99€ each", "1 pack | beer | 4.99€/x | !6x"),
    ("coke 24 pack $8.99", "1 pack | coke | $8.99 | !24x"),
    ("2 12-packs coke", "2 packs | coke | !12x"), ("2 x 6-pack beer", "2 packs | beer | !6x"),
    ("eggs (12 pack)", "1 pack | eggs | !12x"), ("eggs (pack of 12)", "1 pack | eggs | !12x"),
    ("eggs, box of 12", "1 pack | eggs | !12x"), ("a box of 24 cans of beer", "1 pack | beer | !24 cans"),
    ("a bag of 500 g rice", "1 bag | rice | !500 g"), ("bag of 3 onions", "1 bag | onions | !3x"),
    ("caja de 12 huevos", "1 pack | huevos | !12x"), ("cerveza pack 6", "1 pack | cerveza | !6x"),
    ("atún pack 3 latas", "1 pack | atún | !3 latas"), ("pack 6 cervezas", "1 pack | cervezas | !6x"),
    ("boîte de 6 œufs", "1 can | œufs | !6x"), ("2 packs de 6 bières", "2 packs | bières | !6x"),
    ("un pack de 6 bouteilles d'eau", "1 pack | eau | !6 bouteilles"),
    ("6'lı paket kola", "1 pack | kola | !6x"),
    ("12’li tuvalet kağıdı", "1 pack | tuvalet kağıdı | !12x"), ("6lı bira", "1 pack | bira | !6x"),
    ("12-pack coke !diet", "1 pack | 12-pack coke | !diet"),
    // Several packs.
    ("12 packs coke", "12 packs | coke"), ("2 pack biscuits", "2 packs | biscuits"),
    ("6 pack de bière", "6 packs | bière"), ("3 paket makarna", "3 packs | makarna"),
    // Parts of a kilo.
    ("3/4 de carne", "0.75 kg | carne"), ("1/2 de queso", "0.5 kg | queso"),
    ("1 1/2 de gambas", "1.5 kg | gambas"), ("1/2 de melón", "0.5x | melón"),
    ("1/4 de pollo", "0.25x | pollo"),
    ("1/2 de kilo de uvas", "0.5 kg | uvas"),
    ("cuarto y mitad de jamón", "0.375 kg | jamón"), ("tres cuartos de carne", "0.75 kg | carne"),
    ("tres cuartos de kilo de carne", "0.75 kg | carne"), ("trois quarts de litre de lait", "0.75 l | lait"),
    ("kilo y medio de patatas", "1.5 kg | patatas"), ("1 kilo y cuarto de uvas", "1.25 kg | uvas"),
    ("kilo de tomates", "1 kg | tomates"), ("litre de lait", "1 l | lait"), ("litre d'huile", "1 l | huile"),
    ("half a watermelon", "0.5x | watermelon"), ("media sandía", "0.5x | sandía"),
    ("un demi citron", "0.5x | citron"), ("yarım ekmek", "0.5x | ekmek"),
    // What is sold in pieces.
    ("une brique de lait", "1 carton | lait"), ("un brik de leche", "1 carton | leche"),
    ("2 cartons milk", "2 cartons | milk"), ("2 karton süt", "2 cartons | süt"),
    ("una bandeja de pollo", "1 tray | pollo"), ("une barquette de fraises", "1 tray | fraises"),
    ("a punnet of strawberries", "1 tray | strawberries"), ("1 tabak çilek", "1 tray | çilek"),
    ("a tub of hummus", "1 tub | hummus"), ("2 tarrinas de queso", "2 tubs | queso"),
    ("1 kâse yoğurt", "1 tub | yoğurt"),
    ("a loaf of bread", "1 loaf | bread"), ("2 barras de pan", "2 loaves | pan"),
    ("1 somun ekmek", "1 loaf | ekmek"),
    ("2 bars of chocolate", "2 bars | chocolate"), ("una tableta de chocolate", "1 bar | chocolate"),
    ("une tablette de chocolat", "1 bar | chocolat"), ("a block of tofu", "1 block | tofu"),
    ("une plaquette de beurre", "1 block | beurre"), ("1 kalıp peynir", "1 block | peynir"),
    ("2 sticks butter", "2 sticks | butter"), ("2 çubuk tarçın", "2 sticks | tarçın"),
    ("1 tube toothpaste", "1 tube | toothpaste"), ("1 tüp salça", "1 tube | salça"),
    ("2 sacs de pommes", "2 bags | pommes"), ("bir kasa domates", "1 pack | domates"),
    ("2 cucharadas soperas de aceite", "2 tbsp | aceite"),
  ])
  func `a line is understood`(line: String, said: String) throws { try Self.expect(line, said) }

  @Test(arguments: [
    ("tomatoes (5)", "5x | tomatoes"), ("tomatoes (x5)", "5x | tomatoes"), ("tomatoes x5", "5x | tomatoes"),
    ("tomatoes × 5", "5x | tomatoes"), ("5 × tomatoes", "5x | tomatoes"), ("tomatoes 5x", "5x | tomatoes"),
    ("tomatoes - 5", "5x | tomatoes"), ("tomatoes – 5", "5x | tomatoes"), ("eggs = 10", "10x | eggs"),
    ("eggs: 12", "12x | eggs"), ("eggs: 12 2.50€", "12x | eggs | 2.50€"), ("milk: 2 l", "2 l | milk"),
    ("milk (2 l)", "2 l | milk"), ("milk (2L) @Lidl", "2 l | milk"), ("milk - 2 l", "2 l | milk"),
    ("milk = 2 l", "2 l | milk"), ("2 kg - flour", "2 kg | flour"),
    ("milk 2 l - 1.09€", "2 l | milk | 1.09€"),
    ("wood glue - 6.49€", "wood glue | 6.49€"), ("- 2 kg flour", "2 kg | flour"), ("• eggs", "eggs"),
    ("* 6 eggs", "6x | eggs"), ("[ ] milk", "milk"), ("- [x] milk", "milk"), ("☐ milk", "milk"),
    ("1. eggs", "eggs"), ("2) 6 eggs", "6x | eggs"),
  ])
  func `a line from elsewhere is understood`(line: String, said: String) throws {
    try Self.expect(line, said)
  }

  @Test(arguments: [
    ("chapter 5", "chapter 5"), ("vitamin b 12", "vitamin b 12"), ("7 up", "7 up"),
    ("coke zero", "coke zero"),
    ("Alien (1979)", "Alien (1979)"), ("milk (2%)", "milk | !2%"),
    ("eggs (free range)", "eggs | !free range"),
    ("1 kg flour (2 lb)", "1 kg | flour | !2 lb"), ("bread - wholemeal", "bread - wholemeal"), ("-", "-"),
    ("\"- milk\"", "- milk"), ("1. sınıf zeytinyağı", "1. sınıf zeytinyağı"), ("1.5 l milk", "1.5 l | milk"),
    ("2 stick blenders", "2x | stick blenders"), ("3 loaf tins", "3x | loaf tins"),
    ("2 pint glasses", "2x | pint glasses"),
    ("1 stick blender", "1x | stick blender"), ("2 bar stools", "2x | bar stools"),
    ("10 bolsas de basura", "10x | bolsas de basura"), ("10 sacs poubelle", "10x | sacs poubelle"),
    ("20 karton bardak", "20x | karton bardak"), ("1 barra de labios", "1x | barra de labios"),
    ("barra de pan", "barra de pan"), ("bolsa de basura", "bolsa de basura"), ("pack d'eau", "pack d'eau"),
    ("3'lü priz", "3'lü priz"), ("pack of 3", "pack of 3"), ("12-pack", "12-pack"), ("12 pack", "12 pack"),
    ("2 x 400 g tins", "2 x 400 g tins"), ("half and half", "half and half"), ("media luna", "media luna"),
    ("half fat milk", "half fat milk"), ("cuarto de baño", "cuarto de baño"), ("kilo", "kilo"),
    ("\"pack of 6 eggs\"", "pack of 6 eggs"), ("\"kilo de tomates\"", "kilo de tomates"),
    ("\"tomatoes (5)\"", "tomatoes (5)"), ("\"eggs: 12\"", "eggs: 12"),
  ])
  func `a name stays a name`(line: String, said: String) throws { try Self.expect(line, said) }

  @Test func `two pints are a quart in both countries, and no millilitres`() throws {
    let (pint, quart) = (try #require(Amount("2 pints")), try #require(Amount("1 quart")))
    #expect(quart.adding(pint)?.description == "2 quarts")
    #expect(try pint.adding(#require(Amount("3 gallons")))?.description == "3.25 gallons")
    #expect(try pint.adding(#require(Amount("500 ml"))) == nil)
    #expect(try Amount("1 cup")?.adding(#require(Amount("8 fl oz")))?.unit == .millilitre)
    // A gallon for 3.99 each.
    #expect(try #require(ParsedItem("2 gallons milk 3.99€ each")).details.linePrice == Price("7.98€"))
    #expect(try #require(ParsedItem("2 quarts milk 3.99€")).details.unitPrice == Price("1.00€/pint"))
  }

  @Test func `a size is the same however it is written`() throws {
    func contradict(_ one: String, _ other: String) throws -> Bool {
      try #require(ParsedItem(one)).details.contradicts(#require(ParsedItem(other)).details)
    }
    #expect(try !contradict("6 x 1 l milk", "6x1L milk"))
    #expect(try !contradict("2 x 250 g butter", "butter !0.25 kg"))
    #expect(try contradict("6 x 1 l milk", "6x1.5L milk"))
    #expect(try contradict("6-pack beer", "4-pack beer"))
    #expect(try contradict("2 x 250 g butter", "butter !salted"))
  }

  /// What a line says, and the line that says it again.
  static func expect(_ line: String, _ said: String) throws {
    #expect(RecipeLineTests.said(line) == said)
    let item = try #require(ParsedItem(line))
    for language in Language.allCases {
      let text = item.text(in: language)
      #expect(QuickAdd(text, in: language)?.item == item, "\(text)")
    }
  }
}
