import Testing

@testable import ToteModel

/// Lines as recipes and people write them.
@Suite struct RecipeLineTests {
  /// What a line says: amount, name, price, note.
  static func said(_ line: String, currency: Currency? = nil) -> String {
    QuickAdd(line, currency: currency).map { said($0.item) } ?? ""
  }

  static func said(_ item: ParsedItem) -> String {
    [item.amount?.description, item.name, item.price?.description, item.note.map { "!" + $0 }]
      .compactMap { $0 }.joined(separator: " | ")
  }

  @Test(arguments: [
    // Numbers that are written out.
    ("a dozen eggs", "12x | eggs"), ("half a dozen eggs", "6x | eggs"), ("2 dozen oysters", "24x | oysters"),
    ("dozen eggs", "12x | eggs"), ("media docena de huevos", "6x | huevos"),
    ("una docena de huevos", "12x | huevos"),
    ("une douzaine d'œufs", "12x | œufs"), ("une demi-douzaine d’œufs", "6x | œufs"),
    ("bir düzine yumurta", "12x | yumurta"), ("yarım düzine yumurta", "6x | yumurta"),
    ("yarım kilo peynir", "0.5 kg | peynir"), ("bir buçuk kilo elma", "1.5 kg | elma"),
    ("1 buçuk kilo elma", "1.5 kg | elma"), ("1 kilo y medio de patatas", "1.5 kg | patatas"),
    ("un kilo y medio de patatas", "1.5 kg | patatas"), ("docena y media de huevos", "18x | huevos"),
    ("1 kilo et demi de pommes", "1.5 kg | pommes"), ("un demi kilo de tomates", "0.5 kg | tomates"),
    ("une livre et demie", "une livre et demie"), ("un cuarto de kilo de jamón", "0.25 kg | jamón"),
    ("un cuarto de pollo", "un cuarto de pollo"), ("2 limones y medio melón", "2x | limones y medio melón"),
    ("couple of lemons", "2x | lemons"), ("a couple of lemons", "2x | lemons"),
    ("un bouquet de persil", "1 bunch | persil"), ("1 bouquet garni", "1x | bouquet garni"),
    ("2 botes de garbanzos", "2 jars | garbanzos"), ("pain 1€20", "pain | 1.20€"),
    ("baguettes 1€20 pièce", "baguettes | 1.20€/x"), ("pain 1€2", "pain 1€2"),
    ("half a pound of butter", "0.5 lb | butter"), ("medio kilo de tomates", "0.5 kg | tomates"),
    ("un litre de lait", "1 l | lait"), ("iki şişe su", "2 bottles | su"),
    ("two cans of tuna", "2 cans | tuna"),
    ("a bottle of wine", "1 bottle | wine"),
    // What recipes and shops count in.
    ("12 rolls of toilet paper", "12 rolls | toilet paper"), ("a pinch of salt", "1 pinch | salt"),
    ("2-3 cloves garlic", "3 cloves | garlic"), ("2 m cable", "2 m | cable"),
    ("2 gousses d'ail", "2 cloves | ail"),
    ("3 dientes de ajo", "3 cloves | ajo"), ("2 diş sarımsak", "2 cloves | sarımsak"),
    ("1 tutam tuz", "1 pinch | tuz"),
    // Ranges: the larger.
    ("2-3 bottles water", "3 bottles | water"), ("2–3 bunches dill", "3 bunches | dill"),
    ("1-2 lemons", "2x | lemons"),
    // Two measures: the first.
    ("100 g/3½ oz caster sugar", "100 g | caster sugar"), ("100g/3.5oz caster sugar", "100 g | caster sugar"),
    // The size of a container.
    ("1 (14 oz) can tomatoes", "1 can | tomatoes | !14 oz"),
    ("2 (400g) cans of tomatoes", "2 cans | tomatoes | !400g"),
    ("one 400 g tin of chickpeas", "1 can | chickpeas | !400 g"),
    ("3 500ml bottles beer", "3 bottles | beer | !500ml"),
    ("1 x 400ml tin coconut milk", "1 can | coconut milk | !400ml"),
    ("2x 400 g cans of tomatoes", "2 cans | tomatoes | !400 g"), ("10 x 1.5 l water", "10x | water | !1.5 l"),
    ("1 (14-oz) can coconut milk", "1 can | coconut milk | !14-oz"),
    ("2 400-g tins of chickpeas", "2 cans | chickpeas | !400-g"),
    ("one (8-ounce) package cream cheese", "1 pack | cream cheese | !8-ounce"),
    ("a handful of spinach", "1 handful | spinach"), ("2 puñados de arroz", "2 handfuls | arroz"),
    ("une poignée de noix", "1 handful | noix"), ("bir avuç ceviz", "1 handful | ceviz"),
    ("2 bulbs garlic", "2 bulbs | garlic"), ("a head of lettuce", "1 head | lettuce"),
    ("3 stalks celery, chopped", "3 stalks | celery | !chopped"), ("2 sprigs of thyme", "2 sprigs | thyme"),
    ("4 leaves basil", "4 leaves | basil"), ("4 bay leaves", "4x | bay leaves"),
    ("1 cabeza de ajo", "1 head | ajo"), ("2 ramas de apio", "2 stalks | apio"),
    ("2 ramitas de tomillo", "2 sprigs | tomillo"), ("3 hojas de laurel", "3 leaves | laurel"),
    ("1 tête d'ail", "1 head | ail"), ("2 branches de céleri", "2 stalks | céleri"),
    ("3 brins de persil", "3 sprigs | persil"), ("2 feuilles de laurier", "2 leaves | laurier"),
    ("1 baş sarımsak", "1 head | sarımsak"), ("3 dal maydanoz", "3 sprigs | maydanoz"),
    ("2 sap kereviz", "2 stalks | kereviz"), ("2 yaprak defne", "2 leaves | defne"),
    ("1 dal makhani", "1x | dal makhani"), ("10 hojas de afeitar", "10x | hojas de afeitar"),
    ("1 tête de veau", "1x | tête de veau"), ("4 light bulbs", "4x | light bulbs"),
    // Thousands, where the unit is small.
    ("1.000 g flour", "1000 g | flour"), ("1,000 g sugar", "1000 g | sugar"),
    ("1.500 kg flour", "1.5 kg | flour"),
    ("2,500 ml water", "2500 ml | water"), ("0.500 g saffron", "0.5 g | saffron"),
    ("1.25 g salt", "1.25 g | salt"),
    // How to prepare it is the note.
    ("1 bunch parsley, finely chopped", "1 bunch | parsley | !finely chopped"),
    ("garlic, minced", "garlic | !minced"), ("salt & pepper to taste", "salt & pepper | !to taste"),
    ("2 cebollas, picadas", "2x | cebollas | !picadas"), ("3 oignons, émincés", "3x | oignons | !émincés"),
    ("2 tomates, pelées", "2x | tomates | !pelées"),
    ("sel et poivre selon le goût", "sel et poivre | !selon le goût"),
    ("4 eggs, beaten", "4x | eggs | !beaten"), ("1 onion (diced)", "1x | onion | !diced"),
    ("2 carrots (peeled and grated)", "2x | carrots | !peeled and grated"),
    ("1 oignon (haché)", "1x | oignon | !haché"),
    ("2 soğan, ince doğranmış", "2x | soğan | !ince doğranmış"),
    ("2 yumurta, çırpılmış", "2x | yumurta | !çırpılmış"),
    ("maydanoz servis için", "maydanoz | !servis için"),
    // Behind a measure of kitchens it needs no comma.
    ("2 cloves minced garlic", "2 cloves | garlic | !minced"),
    ("2 cloves garlic minced", "2 cloves | garlic | !minced"),
    ("minced garlic 2 cloves", "2 cloves | garlic | !minced"),
    ("1 cup finely chopped onion @Lidl", "1 cup | onion | !finely chopped"),
    ("2 cups peeled and diced potatoes", "2 cups | potatoes | !peeled and diced"),
    // What no shop does needs no measure.
    ("2 cans chickpeas drained and rinsed", "2 cans | chickpeas | !drained and rinsed"),
    ("finely chopped parsley", "parsley | !finely chopped"), ("onion diced", "onion | !diced"),
    ("garbanzos escurridos", "garbanzos | !escurridos"), ("thon égoutté", "thon | !égoutté"),
    ("ince doğranmış soğan", "soğan | !ince doğranmış"), ("100 g melted butter", "100 g | butter | !melted"),
    ("2 dientes de ajo picados", "2 cloves | ajo | !picados"),
    ("2 gousses d'ail pelées et hachées", "2 cloves | ail | !pelées et hachées"),
    ("1 c. à soupe de persil finement haché", "1 tbsp | persil | !finement haché"),
    ("2 diş ince kıyılmış sarımsak", "2 cloves | sarımsak | !ince kıyılmış"),
    // What is used of a thing is the note, and the thing is bought.
    ("juice of 1 lime", "1x | lime | !juice"), ("the juice of half a lemon", "0.5x | lemon | !juice"),
    ("juice from two limes", "2x | limes | !juice"), ("juice of a large lemon", "1x | lemon | !juice, large"),
    ("zest of 2 lemons 0.80€", "2x | lemons | 0.80€ | !zest"),
    ("finely grated zest of 1 lemon", "1x | lemon | !finely grated zest"),
    ("juice and zest of ½ orange", "0.5x | orange | !juice and zest"),
    ("el zumo de 1 limón", "1x | limón | !zumo"), ("jugo de dos limas", "2x | limas | !jugo"),
    ("ralladura de una naranja", "1x | naranja | !ralladura"),
    ("jus d'un citron", "1x | citron | !jus"), ("le jus de 2 citrons verts", "2x | citrons verts | !jus"),
    ("le zeste râpé d’une orange", "1x | orange | !zeste râpé"),
    ("le jus et le zeste d'1 citron", "1x | citron | !jus et le zeste"),
    ("1 limonun suyu", "1x | limon | !suyu"), ("yarım limonun suyu", "0.5x | limon | !suyu"),
    ("2 portakalın rendelenmiş kabuğu", "2x | portakal | !rendelenmiş kabuğu"),
    ("bir elmanın suyu", "1x | elma | !suyu"),
    ("1 misket limonunun suyu", "1x | misket limonu | !suyu"),
  ])
  func `a line is understood`(line: String, said: String) throws {
    #expect(Self.said(line) == said)
    // And says the same when it is written again.
    let item = try #require(ParsedItem(line))
    #expect(ParsedItem(item.description) == item, "\(item.description)")
  }

  @Test(arguments: [
    ("three cheese pizza", "three cheese pizza"), ("7-up", "7-up"), ("a l", "a l"),
    ("One Direction tickets", "One Direction tickets"),
    ("24/7 batteries", "24/7 batteries"), ("salt, pepper", "salt, pepper"), ("to taste", "to taste"),
    ("minced", "minced"), ("chopped tomatoes", "chopped tomatoes"),
    ("garlic, minced !fresh", "garlic, minced | !fresh"),
    ("\"a dozen eggs\"", "a dozen eggs"), ("bananas (ripe)", "bananas | !ripe"), ("(diced)", "(diced)"),
    ("apples or pears", "apples or pears"),
    ("3-2 thing", "3-2 thing"), ("need a can opener", "need a can opener"),
    ("2 diş fırçası", "2x | diş fırçası"),
    // What is bought so.
    ("2 cans chopped tomatoes", "2 cans | chopped tomatoes"), ("500 g minced beef", "500 g | minced beef"),
    ("1 sliced bread", "1x | sliced bread"), ("200 g queso rallado", "200 g | queso rallado"),
    ("2 tbsp rapeseed oil", "2 tbsp | rapeseed oil"), ("1 cup cold brew", "1 cup | cold brew"),
    ("1 cup chopped", "1 cup | chopped"), ("2 cloves \"minced garlic\"", "2 cloves | minced garlic"),
    ("2 cans finely chopped tomatoes", "2 cans | finely chopped tomatoes"),
    ("1 can tomatoes diced", "1 can | tomatoes diced"), ("olives pitted", "olives pitted"),
    ("well done steak", "well done steak"), ("pan rallado", "pan rallado"), ("ail haché", "ail haché"),
    ("doğranmış domates", "doğranmış domates"), ("grand tamis", "grand tamis"),
    // No number, or nothing that it is of.
    ("orange juice", "orange juice"), ("juice of oranges", "juice of oranges"), ("juice of 2", "juice of 2"),
    ("zumo de naranja", "zumo de naranja"), ("jus d'orange", "jus d'orange"),
    ("2 elma suyu", "2x | elma suyu"),
    ("1 blanun suyu", "1x | blanun suyu"), ("juice of 1 lime !fresh", "juice of 1 lime | !fresh"),
    ("\"juice of 1 lime\"", "juice of 1 lime"), ("\"juice of a lime\"", "juice of a lime"),
  ])
  func `a name stays a name`(line: String, said: String) throws {
    #expect(Self.said(line) == said)
    let item = try #require(ParsedItem(line))
    #expect(ParsedItem(item.description) == item, "\(item.description)")
  }

  @Test(arguments: [
    ("wood glue 6.49", "wood glue | 6.49€"), ("wood glue 6,49 @Obi", "wood glue | 6.49€"),
    ("2 kg figs 5.00", "2 kg | figs | 5.00€"),
    ("size 42", "size 42"), ("6.49", "6.49"), ("figs 5.0", "figs 5.0"), ("figs 5.000", "figs 5.000"),
    ("figs 3€ 6.49", "figs | 6.49€"), ("\"figs 6.49\"", "figs 6.49"),
  ])
  func `a number with two decimals at the end is a price in the list's currency`(line: String, said: String)
    throws
  {
    #expect(Self.said(line, currency: .euro) == said)
    // The line that says the item again says it with a currency and without one.
    let item = try #require(QuickAdd(line, currency: .euro)?.item)
    #expect(QuickAdd(item.description, currency: .euro)?.item == item)
    #expect(QuickAdd(item.description)?.item == item)
  }

  @Test(arguments: [
    ("yoghurt 0.55 each", "yoghurt | 0.55€/x"), ("6 yoghurt 0,55 each @Lidl", "6x | yoghurt | 0.55€/x"),
    ("yoghurt 0.55 x", "yoghurt | 0.55€/x"), ("yoghurt 0.55/x", "yoghurt | 0.55€/x"),
    ("yoghurt 0.55 /x", "yoghurt | 0.55€/x"), ("0.55 each yoghurt", "yoghurt | 0.55€/x"),
    ("yogur 0,55 c/u", "yogur | 0.55€/x"), ("yogur 0,55 la unidad", "yogur | 0.55€/x"),
    ("yogur 0,55 por pieza", "yogur | 0.55€/x"), ("yogur 0,55 cada unidad", "yogur | 0.55€/x"),
    ("yaourt 0,55 chacun", "yaourt | 0.55€/x"), ("yaourt 0,55 la pièce", "yaourt | 0.55€/x"),
    ("yaourt 0,55 pièce", "yaourt | 0.55€/x"), ("yaourt 0,55 l'unité", "yaourt | 0.55€/x"),
    ("yoğurt 0,55 tanesi", "yoğurt | 0.55€/x"), ("yoğurt 0,55 adedi", "yoğurt | 0.55€/x"),
    ("flour 1.20 per kilo", "flour | 1.20€/kg"), ("yoghurt 0.5 each", "yoghurt 0.5 each"),
    ("yoghurt 3€ 0.55 each", "yoghurt | 0.55€/x"),
  ])
  func `a number with two decimals is the price of a piece before the words for that`(
    line: String, said: String
  ) throws {
    #expect(Self.said(line, currency: .euro) == said)
    let item = try #require(QuickAdd(line, currency: .euro)?.item)
    #expect(QuickAdd(item.description, currency: .euro)?.item == item)
    #expect(QuickAdd(item.description)?.item == item)
  }

  @Test func `without a currency it is part of the name`() {
    #expect(Self.said("wood glue 6.49") == "wood glue 6.49")
    #expect(Self.said("yoghurt 0.55 each") == "yoghurt 0.55 each")
  }
}
