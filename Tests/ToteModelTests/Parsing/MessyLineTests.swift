import Testing

@testable import ToteModel

/// Lines as people of five countries write them in a hurry.
@Suite struct MessyLineTests {
  @Test(arguments: [
    ("2 pints semi-skimmed", "2 pints | semi-skimmed"),
    ("Warburtons bread x 2", "2x | Warburtons bread"),
    ("4 tins beans (Heinz)", "4 cans | beans | !Heinz"),
    ("cheddar, about 400g", "400 g | cheddar"),
    ("half dozen free range eggs", "6x | free range eggs"),
    ("Persil 38 wash £7", "Persil 38 wash | £7.00"),
    ("3 x 500g mince", "3x | mince | !500g"),
    ("a couple of avocados", "2x | avocados"),
    ("veg oil 1L", "1 l | veg oil"),
    ("chicken breasts x 4 £5", "4x | chicken breasts | £5.00"),
    ("kitchen roll 2pk", "1 pack | kitchen roll | !2x"),
    ("1 bunch spring onions", "1 bunch | spring onions"),
    ("juice of half a lemon", "0.5x | lemon | !juice"),
    ("6 pack of crisps", "1 pack | crisps | !6x"),
    ("2 boxes tissues", "2 packs | tissues"),
  ])
  func `in Britain`(line: String, said: String) throws { try PackLineTests.expect(line, said) }

  @Test(arguments: [
    ("1 1/2 tsp. baking soda", "1.5 tsp | baking soda"),
    ("1 stick unsalted butter, softened", "1 stick | unsalted butter | !softened"),
    ("1 16-oz jar salsa", "1 jar | salsa | !16-oz"),
    ("2 (6 oz) cans tuna", "2 cans | tuna | !6 oz"),
    ("1/2 gal milk", "0.5 gallon | milk"),
    ("dozen bagels", "12x | bagels"),
    ("paper towels (6 rolls)", "6 rolls | paper towels"),
    ("ground beef 2lbs", "2 lb | ground beef"),
    ("eggs - 1 dozen", "12x | eggs"),
    ("1 lg. onion, diced", "1x | onion | !lg., diced"),
    ("zest of 2 lemons", "2x | lemons | !zest"),
    ("2 tbsps. soy sauce", "2 tbsp | soy sauce"),
  ])
  func `in the US`(line: String, said: String) throws { try PackLineTests.expect(line, said) }

  @Test(arguments: [
    ("leche x6", "6x | leche"),
    ("1/2 kg tomates", "0.5 kg | tomates"),
    ("medio kg de gambas", "0.5 kg | gambas"),
    ("un manojo de perejil", "1 bunch | perejil"),
    ("huevos (1 docena)", "12x | huevos"),
    ("1 bote tomate frito", "1 jar | tomate frito"),
    ("dos paquetes de arroz", "2 packs | arroz"),
    ("yogures pack 8", "1 pack | yogures | !8x"),
    ("papel de cocina x3", "3x | papel de cocina"),
    ("2 cdas. de aceite", "2 tbsp | aceite"),
    ("pechugas de pollo (4)", "4x | pechugas de pollo"),
    ("naranjas de zumo 3 kg 2,99€", "3 kg | naranjas de zumo | 2.99€"),
  ])
  func `in Spain`(line: String, said: String) throws { try PackLineTests.expect(line, said) }

  @Test(arguments: [
    ("une botte de radis", "1 bunch | radis"),
    ("PQ x12", "12x | PQ"),
    ("1 plaquette beurre doux", "1 block | beurre doux"),
    ("sopalin 6 rouleaux", "6 rolls | sopalin"),
    ("2 càs d'huile", "2 tbsp | huile"),
    ("2 CàS farine", "2 tbsp | farine"),
    ("200g farine T55", "200 g | farine T55"),
    ("lait demi écrémé x6", "6x | lait demi écrémé"),
    ("café (2 paquets)", "2 packs | café"),
    ("beurre 250g 2€49", "250 g | beurre | 2.49€"),
    ("jus d'orange 2L", "2 l | jus d'orange"),
    ("1 bouteille d'huile", "1 bottle | huile"),
  ])
  func `in France`(line: String, said: String) throws { try PackLineTests.expect(line, said) }

  @Test(arguments: [
    ("yarım kilo kıyma", "0.5 kg | kıyma"),
    ("30'lu yumurta", "1 pack | yumurta | !30x"),
    ("2 lt süt", "2 l | süt"),
    ("2 dal taze soğan", "2 sprigs | taze soğan"),
    ("bulaşık deterjanı 1 adet", "1x | bulaşık deterjanı"),
    ("3 adet limon", "3x | limon"),
    ("1,5 su bardağı su", "1.5 cups | su"),
    ("2,5 lt kola 55 tl", "2.5 l | kola | 55.00₺"),
    ("yumurta 15li", "1 pack | yumurta | !15x"),
    ("domates 2-3 tane", "3x | domates"),
    ("bir tutam karabiber", "1 pinch | karabiber"),
    ("1 paket kabartma tozu", "1 pack | kabartma tozu"),
  ])
  func `in Turkey`(line: String, said: String) throws { try PackLineTests.expect(line, said) }

  @Test(arguments: [
    ("chicken breast 600g ~6€", "600 g | chicken breast | 6.00€"),
    ("fish about 12€", "fish | 12.00€"), ("pescado aprox 12€", "pescado | 12.00€"),
    ("chocolate 3 for 2€", "3x | chocolate | 2.00€"), ("chocolate 3 por 2€", "3x | chocolate | 2.00€"),
    ("chocolat 3 pour 2 €", "3x | chocolat | 2.00€"), ("chocolate 3 2€", "3x | chocolate | 2.00€"),
    ("something for 2€", "something | 2.00€"), ("500 g pasta 2 for 3€", "500 g | pasta 2 | 3.00€"),
  ])
  func `with a price that is about so much, or for several`(line: String, said: String) throws {
    try PackLineTests.expect(line, said)
  }

  @Test(arguments: [
    ("large onion !diced 1.79", "large onion | !diced 1.79"),
    ("coffee !beans 5.99€ 500 g", "coffee | !beans 5.99€ 500 g"),
    ("coffee !beans 5.99€ 500 g @Lidl", "coffee | !beans 5.99€ 500 g @Lidl"),
    ("coffee 4€ !beans 5.99", "coffee | 4.00€ | !beans 5.99"),
    ("coffee 4.00 !beans 5.99", "coffee | 4.00€ | !beans 5.99"),
    ("glue !for 2€ to 3 kg of wood", "glue | !for 2€ to 3 kg of wood"),
    ("beer !6x", "beer | !6x"), ("glue !1.79", "glue | !1.79"),
    ("glue !\"grade 1.79\"", "glue | !grade 1.79"),
  ])
  func `with what is typed at the end behind a note`(line: String, said: String) throws {
    #expect(RecipeLineTests.said(line, currency: .euro) == said)
    let item = try #require(QuickAdd(line, currency: .euro)?.item)
    for language in Language.allCases {
      let text = item.text(in: language)
      #expect(QuickAdd(text, currency: .euro, in: language)?.item == item, "\(text)")
    }
  }
}
