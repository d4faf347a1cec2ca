import Testing

@testable import ToteModel

/// Sizes of each, ranges, several measures of one amount, and numbers in words, as cooks of four countries write them.
@Suite struct SizedLineTests {
  @Test(arguments: [
    ("One 5-pound chicken", "1x | chicken | !5-pound"), ("2 6-ounce fillets", "2x | fillets | !6-ounce"),
    ("1 12- to 16-pound turkey", "1x | turkey | !12- to 16-pound"),
    ("One 8-to 10-pound ham", "1x | ham | !8-to 10-pound"),
    ("One 4–5 pound chicken", "1x | chicken | !4–5 pound"),
    ("one 1 ½-pound fillet", "1x | fillet | !1 ½-pound"),
    ("4 150g/5½oz salmon fillets", "4x | salmon fillets | !150g/5½oz"),
    ("1 400g/14oz tin chickpeas", "1 can | chickpeas | !400g/14oz"),
    ("2 x 400g/14oz tins tomatoes", "2 cans | tomatoes | !400g/14oz"),
    ("5 lb bag of potatoes", "1 bag | potatoes | !5 lb"),
    ("8-ounce can tomato sauce", "1 can | tomato sauce | !8-ounce"), ("2 lb bag", "2 lb | bag"),
  ])
  func `the size of each is the note`(line: String, said: String) throws {
    try PackLineTests.expect(line, said)
  }

  @Test(arguments: [
    ("2-2 1/2 cups flour", "2.5 cups | flour"), ("2 ¼ to 2 ½ cups flour", "2.5 cups | flour"),
    ("¾ cup to 1 cup milk", "1 cup | milk"), ("1kg–1.3kg beef", "1.3 kg | beef"),
    ("1-1/2 cups rice", "1.5 cups | rice"), ("1 and 1/2 cups rice", "1.5 cups | rice"),
    ("300ml/11fl oz milk", "300 ml | milk"), ("1kg/2lb 4oz potatoes", "1 kg | potatoes"),
    ("1 cup almonds 240 ml", "1 cup | almonds | !240 ml"),
    // The amount of something else.
    ("1 onion or 3 spring onions", "1x | onion | !or 3 spring onions"),
    ("2 large or 3 small onions", "2x | large or 3 small onions"), ("2 large", "2x | large"),
    ("4 carrots cut into sticks", "4x | carrots | !cut into sticks"),
    ("butter, cut into 8 slices", "butter | !cut into 8 slices"),
    ("leaves of 1 sprig thyme", "1 sprig | leaves of thyme"), ("slices of bread", "slices of bread"),
    ("peppers (red, 3)", "3x | peppers | !red"), ("potatoes (2 kg, white)", "2 kg | potatoes | !white"),
  ])
  func `the larger or the first counts`(line: String, said: String) throws {
    try PackLineTests.expect(line, said)
  }

  @Test(arguments: [
    ("fifteen eggs", Language.english, "15x | eggs"),
    ("eight blueberry yogurts", .english, "8x | blueberry yogurts"),
    ("five spice chicken wings", .english, "five spice chicken wings"),
    ("four seasons pizzas", .english, "four seasons pizzas"),
    ("twenty-four rolls", .english, "24x | rolls"),
    ("handful spinach", .english, "1 handful | spinach"), ("sprig of thyme", .english, "1 sprig | thyme"),
    ("quince limones", .spanish, "15x | limones"), ("quince jelly", .english, "quince jelly"),
    ("media crema", .spanish, "media crema"), ("medio kilo de jamón", .spanish, "0.5 kg | jamón"),
    ("un cuarto de jamón", .spanish, "0.25 kg | jamón"), ("un quart de brie", .french, "0.25x | brie"),
    ("yaourts par 12", .french, "1 pack | yaourts | !12x"),
    ("quinze citrons", .french, "15x | citrons"),
    ("yirmi beş yumurta", .turkish, "25x | yumurta"), ("otuz yumurta", .turkish, "30x | yumurta"),
    ("2 bağ maydanoz", .turkish, "2 bunches | maydanoz"), ("2 can eriği", .turkish, "2x | can eriği"),
    ("2 bags rice", .turkish, "2 bags | rice"),
    ("500 gramlık makarna", .turkish, "500 g | makarna"), ("1 litrelik süt", .turkish, "1 l | süt"),
  ])
  func `numbers in words, as somebody of that language means them`(
    line: String, language: Language, said: String
  ) throws {
    let item = try #require(QuickAdd(line, in: language)).item
    #expect(RecipeLineTests.said(item) == said)
    #expect(QuickAdd(item.text(in: language), in: language)?.item == item)
  }

  @Test(arguments: [
    ("limones 30 céntimos", "limones | 0.30€"), ("ekmek 50 kuruş", "ekmek | 0.50₺"),
    ("5 € de jamón", "jamón | 5.00€"), ("2 kg tomates a 2 €", "2 kg | tomates | 2.00€"),
    ("20 liralık peynir", "peynir | 20.00₺"), ("milk 50 cents", "milk 50 cents"),
  ])
  func `a price in words`(line: String, said: String) throws { try PackLineTests.expect(line, said) }

  @Test(arguments: Language.allCases)
  func `a word is one unit in its language`(language: Language) {
    var units: [String: Unit] = [:]
    for (unit, names) in language.vocabulary.units {
      for spelling in Set(names.spellings) {
        #expect(units[spelling] == nil, "\(spelling)")
        units[spelling] = unit
      }
    }
  }
}
