import Testing

@testable import ToteModel

/// Lines of recipes and chats with measures that are filled, added up or guessed, and sizes and counts behind the name.
@Suite struct MeasureLineTests {
  @Test(arguments: [
    ("1 heaped tbsp sugar", "1 tbsp | sugar | !heaped"),
    ("2 level tsp salt", "2 tsp | salt | !level"),
    ("1 rounded tsp baking powder", "1 tsp | baking powder | !rounded"),
    ("a heaped teaspoon of cinnamon", "1 tsp | cinnamon | !heaped"),
    ("2 large handfuls spinach", "2 handfuls | spinach | !large"),
    ("2 large cloves garlic, crushed", "2 cloves | garlic | !large, crushed"),
    ("1 small bunch parsley", "1 bunch | parsley | !small"),
    ("una cucharada colmada de azúcar", "1 tbsp | azúcar | !colmada"),
    ("1 cucharada rasa de levadura", "1 tbsp | levadura | !rasa"),
    ("1 diente grande de ajo", "1 clove | ajo | !grande"),
    ("1 c. à s. bombée de farine", "1 tbsp | farine | !bombée"),
    ("1 grosse gousse d'ail", "1 clove | ail | !grosse"),
    ("1 büyük demet maydanoz", "1 bunch | maydanoz | !büyük"),
    ("2 yemek kaşığı tepeleme un", "2 tbsp | un | !tepeleme"),
    ("1 heaped tbsp sugar !brown", "1 tbsp | heaped sugar | !brown"),
    ("3/4 c. sugar", "0.75 cup | sugar"),
    ("2 c. flour", "2 cups | flour"),
    ("1 cda sopera de azúcar", "1 tbsp | azúcar"),
    ("2 C.à.S d'huile", "2 tbsp | huile"), ("1 c-à-s de farine", "1 tbsp | farine"),
    ("1 c.à.c de sel", "1 tsp | sel"),
    ("3 pz aguacate", "3x | aguacate"), ("6 pzas pan", "6x | pan"), ("2 lts leche", "2 l | leche"),
    ("1 paq. salchichas", "1 pack | salchichas"), ("1 Pr. Salz", "1 pinch | Salz"),
    ("2 Dose(n) Tomaten", "2 cans | Tomaten"),
    ("pint of milk", "1 pint | milk"), ("a few onions", "onions | !a few"),
    ("a bit of butter", "butter | !a bit"),
    ("bread 1", "1x | bread"), ("channel 1", "channel 1"), ("milk,", "milk"), ("✓ eggs", "eggs"),
    ("✔ 6 eggs", "6x | eggs"),
    ("tin of tomatoes x4", "4 cans | tomatoes"), ("1 bag potatoes x2", "2 bags | potatoes"),
    ("tin of tomatoes", "1 can | tomatoes"), ("Note: milk", "Note: milk"),
    ("3 cs de sucre", "3 tbsp | sucre"),
    ("2 T sugar", "2 tbsp | sugar"),
    ("1 t salt", "1 tsp | salt"),
    ("1/2 t of vanilla", "0.5 tsp | vanilla"),
    ("3 T shirts", "3x | T shirts"),
    ("2 T bone steaks", "2x | T bone steaks"),
    ("2 tbs butter", "2 tbsp | butter"),
    ("1 yk salça", "1 tbsp | salça"),
  ])
  func `measures of kitchens are understood as they are filled`(line: String, said: String) throws {
    try PackLineTests.expect(line, said)
  }

  @Test(arguments: [
    ("1 cup + 2 tbsp flour", "280 ml | flour"),
    ("1 lb 4 oz beef", "1.25 lb | beef"),
    ("2 lb 3 oz potatoes", "35 oz | potatoes"),
    ("1 kilo 500 gram kıyma", "1.5 kg | kıyma"),
    ("1 kg and 500 g flour", "1.5 kg | flour"),
    ("1 to 2 tbsp oil", "2 tbsp | oil"),
    ("2 or 3 onions", "3x | onions"),
    ("1 - 2 onions", "2x | onions"),
    ("100 to 150 g sugar", "150 g | sugar"),
    ("2 o 3 cebollas", "3x | cebollas"),
    ("2 a 3 dientes de ajo", "3 cloves | ajo"),
    ("2 ou 3 oignons", "3x | oignons"),
    ("2 à 3 gousses d'ail", "3 cloves | ail"),
    ("2 veya 3 soğan", "3x | soğan"),
    ("1 can (15 oz) black beans", "1 can | black beans | !15 oz"),
    ("1 can (15-oz) of beans", "1 can | beans | !15-oz"),
    ("1 pkg. cream cheese (8 oz)", "1 pack | cream cheese | !8 oz"),
    ("6 beers (330 ml)", "6x | beers | !330 ml"),
    ("3 bottles of water (1.5 l)", "3 bottles | water | !1.5 l"),
    ("6 beers (330 ml) @Lidl !cold", "6x | beers (330 ml) | !cold"),
    ("coke 2l x 2", "2x | coke | !2l"),
    ("su 5 lt x2", "2x | su | !5 lt"),
  ])
  func `sums, ranges and sizes are understood`(line: String, said: String) throws {
    try PackLineTests.expect(line, said)
  }

  @Test(arguments: [
    ("onions, 2", "2x | onions"),
    ("AA batteries, 8", "8x | AA batteries"),
    ("eggs; 12", "12x | eggs"),
    ("tomatoes, 1 kg", "1 kg | tomatoes"),
    ("potatoes (2kg, white)", "2 kg | potatoes | !white"),
    ("tomatoes(5)", "5x | tomatoes"),
    ("süt(2)", "2x | süt"),
    ("cat food x12 tins", "12 cans | cat food"),
    ("wine x2 bottles", "2 bottles | wine"),
    ("2x bottles wine", "2 bottles | wine"),
    ("2 x tins of tomatoes", "2 cans | tomatoes"),
    ("tomatoes x 5 kg", "5 kg | tomatoes"),
    ("beer x12 pack", "1 pack | beer | !12x"),
    ("toilet roll - 16 pack £6.50", "1 pack | toilet roll | £6.50 | !16x"),
    ("1 doz eggs", "12x | eggs"),
    ("2 doz. eggs", "24x | eggs"),
    ("1 dz d'oeufs", "12x | oeufs"),
    ("apples at 2€/kg", "apples | 2.00€/kg"),
    ("wine for 10€", "wine | 10.00€"),
    ("pommes à 2 €/kg", "pommes | 2.00€/kg"),
    ("1 kg de naranjas a 1,50 €/kg", "1 kg | naranjas | 1.50€/kg"),
  ])
  func `what is said behind a name is understood`(line: String, said: String) throws {
    try PackLineTests.expect(line, said)
  }

  @Test(arguments: [
    ("2x can opener", "2x | can opener"),
    ("2x pot plants", "2x | pot plants"),
    ("4 C batteries", "4x | C batteries"),
    ("2 c. fraîche", "2x | c. fraîche"),
    ("2 small onions", "2x | onions | !small"),
    ("1 large egg", "1x | egg | !large"),
    ("1 grand marnier", "1x | grand marnier"),
    ("1 gros oignon", "1x | oignon | !gros"),
    ("level 5 tablets", "level 5 tablets"),
    ("vitamin a 3.99€", "vitamin a | 3.99€"),
    ("room 5, 6", "room 5, 6"),
    ("24, 12", "24, 12"),
    ("2 or 3", "2 or 3"),
    ("f(x)", "f(x)"),
    ("Alien(1979)", "Alien(1979)"),
    ("1 cup + sugar", "1 cup | + sugar"),
    ("1 kg + 6 eggs", "1 kg | + 6 eggs"),
    ("2 l milk 3 l", "3 l | milk"),
    ("2 large", "2x | large"),
    ("bread - wholemeal", "bread - wholemeal"),
    ("6 bananas (green)", "6x | bananas | !green"),
    ("2 cans tomatoes !San Marzano (400 g)", "2 cans | tomatoes | !San Marzano (400 g)"),
  ])
  func `a name stays a name`(line: String, said: String) throws { try PackLineTests.expect(line, said) }
}
