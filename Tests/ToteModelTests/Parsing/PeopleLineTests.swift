import Testing

@testable import ToteModel

/// Lines as they stand on the kitchen tables of four countries.
@Suite struct PeopleLineTests {
  @Test(arguments: [
    ("some cheese", "cheese | !some"), ("a few sprigs of thyme", "thyme | !a few sprigs"),
    ("a splash of milk", "milk | !a splash"), ("a knob of butter", "1 knob | butter"),
    ("some parsley, chopped", "parsley | !some, chopped"), ("approx 300g mince", "300 g | mince"),
    ("about 2 kg apples", "2 kg | apples"), ("about a dozen eggs", "12x | eggs"),
    ("about 6 eggs", "6x | eggs"),
    ("~500 g flour", "500 g | flour"),
    ("semi skimmed milk 4 pints £1.45", "4 pints | semi skimmed milk | £1.45"),
    ("loo roll 9 pack", "1 pack | loo roll | !9x"),
    ("Heinz beans 4pk £3.50", "1 pack | Heinz beans | £3.50 | !4x"),
    ("2 punnets strawberries £2 each", "2 trays | strawberries | £2.00/x"), ("tin toms x4", "4x | tin toms"),
    ("1 (15-oz) can black beans, drained", "1 can | black beans | !15-oz, drained"),
    ("1/2 lb ground beef", "0.5 lb | ground beef"),
    ("2 sticks butter, softened", "2 sticks | butter | !softened"),
    ("AA batteries (8)", "8x | AA batteries"), ("nappies size 4", "nappies size 4"),
    ("juice of 1 lime, strained !ripe", "juice of 1 lime, strained | !ripe"),
  ])
  func `in English`(line: String, said: String) throws { try PackLineTests.expect(line, said) }

  @Test(arguments: [
    ("leche 6 briks 5,34€", "6 cartons | leche | 5.34€"),
    ("6 briks de leche 0,89€ c/u", "6 cartons | leche | 0.89€/x"),
    ("200 gr jamón york en lonchas", "200 g | jamón york en lonchas"),
    ("papel higiénico 12 rollos", "12 rolls | papel higiénico"),
    ("1/4 kg de jamón serrano", "0.25 kg | jamón serrano"),
    ("aceite de oliva 1L 8,95 €", "1 l | aceite de oliva | 8.95€"),
    ("1 docena huevos L", "12x | huevos L"), ("pechuga de pollo 600g aprox", "600 g | pechuga de pollo"),
    ("unos 500 g de harina", "500 g | harina"), ("un poco de queso", "queso | !un poco"),
    ("unas hojas de menta", "menta | !unas hojas"), ("unos tomates", "tomates | !unos"),
    ("un chorrito de aceite", "1 dash | aceite"), ("medio melón", "0.5x | melón"),
    ("2 latas de atún @Mercadona 1,20€ c/u", "2 cans | atún | 1.20€/x"),
    ("cuarto y mitad de gambas", "0.375 kg | gambas"),
    ("1 pizca de nuez moscada", "1 pinch | nuez moscada"),
  ])
  func `in Spanish`(line: String, said: String) throws { try PackLineTests.expect(line, said) }

  @Test(arguments: [
    ("environ 500 g de farine", "500 g | farine"), ("500 g environ de farine", "500 g | farine"),
    ("quelques feuilles de laurier", "laurier | !quelques feuilles"),
    ("quelques brins de persil", "persil | !quelques brins"),
    ("un peu de sel", "sel | !un peu"), ("1 L de lait demi-écrémé", "1 l | lait demi-écrémé"),
    ("2 barquettes de lardons", "2 trays | lardons"), ("eau 6x1,5L", "6x | eau | !1,5L"),
    ("1 pack de 6 bières", "1 pack | bières | !6x"), ("1 sachet de sucre vanillé", "1 bag | sucre vanillé"),
    ("3 c. à s. d'huile d'olive", "3 tbsp | huile d'olive"),
    ("pommes golden 2,49€/kg", "pommes golden | 2.49€/kg"),
    ("jambon 4 tranches", "4 slices | jambon"), ("lessive 8€90", "lessive | 8.90€"),
    ("1/2 baguette", "0.5x | baguette"),
    ("20 cl de crème fraîche", "20 cl | crème fraîche"), ("une demi-douzaine d'huîtres", "6x | huîtres"),
  ])
  func `in French`(line: String, said: String) throws { try PackLineTests.expect(line, said) }

  @Test(arguments: [
    ("biraz peynir", "peynir | !biraz"), ("birkaç dal maydanoz", "maydanoz | !birkaç dal"),
    ("birkaç diş sarımsak", "sarımsak | !birkaç diş"), ("yaklaşık 1 kg domates", "1 kg | domates"),
    ("2 kg domates 29,90 TL/kg", "2 kg | domates | 29.90₺/kg"), ("yarım kg kıyma", "0.5 kg | kıyma"),
    ("10'lu yumurta", "1 pack | yumurta | !10x"), ("tuvalet kağıdı 32'li", "1 pack | tuvalet kağıdı | !32x"),
    ("5'li soda 60₺", "1 pack | soda | 60.00₺ | !5x"), ("beyaz peynir 500 gr", "500 g | beyaz peynir"),
    ("zeytin 250 gr 45₺", "250 g | zeytin | 45.00₺"), ("3 tane avokado", "3x | avokado"),
    ("2 su bardağı un", "2 cups | un"), ("yarım çay kaşığı tuz", "0.5 tsp | tuz"),
    ("bir avuç ceviz", "1 handful | ceviz"),
    ("az yağlı süt", "az yağlı süt"), ("bir paket makarna", "1 pack | makarna"),
  ])
  func `in Turkish`(line: String, said: String) throws { try PackLineTests.expect(line, said) }

  @Test(arguments: ["about a boy", "awesome sauce", "\"some cheese\"", "unos", "some", "a few", "biraz"])
  func `a name stays a name`(line: String) throws {
    let name = line.filter { $0 != "\"" }
    try PackLineTests.expect(line, name)
  }
}
