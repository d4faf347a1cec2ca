/// How units are typed and how they are written: the words of four languages on the way in, one short form
/// on the way out.

extension Unit {
  /// The unit of a word as people type it: any case, accents or none, singular or plural, with or without a
  /// full stop, in English, Spanish, French or Turkish. Words that are more often a thing than a unit
  /// (`livre`, `glass`, `bardak`) are left out.
  ///
  ///     Unit(spelling: "lbs.") == .pound
  ///     Unit(spelling: "şişe") == .bottle
  ///     Unit(spelling: "up") == nil
  package init?(spelling: some StringProtocol) {
    guard spelling.utf8.count <= 24 else { return nil }
    var key = Folding.fold(String(spelling))
    if key.hasSuffix(".") { key.removeLast() }
    guard let unit = Self.spellings[key] else { return nil }
    self = unit
  }

  /// How it is written after this many thousandths: `packs`, but `1 pack`; the others never change.
  func symbol(for thousandths: Int64) -> String {
    switch self {
    case .pack, .can, .bottle, .cup: thousandths > 1000 ? rawValue + "s" : rawValue
    case .bunch: thousandths > 1000 ? "bunches" : rawValue
    default: rawValue
    }
  }

  private static let spellings: [String: Unit] = {
    var spellings: [String: Unit] = [:]
    for (unit, words) in words {
      for word in words.split(separator: " ") { spellings[String(word)] = unit }
    }
    return spellings
  }()

  /// Folded, so without accents.
  private static let words: [(Unit, String)] = [
    (.milligram, "mg milligram milligrams miligramo miligramos milligramme milligrammes miligram"),
    (.gram, "g gr grs gram grams gramme grammes gramo gramos"),
    (.kilogram, "kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes kilogramo kilogramos"),
    (.ounce, "oz ounce ounces onza onzas once onces ons"),
    (.pound, "lb lbs pound pounds libra libras"),
    (.millilitre, "ml mls millilitre millilitres milliliter milliliters mililitro mililitros mililitre"),
    (.centilitre, "cl centilitre centilitres centiliter centiliters centilitro centilitros santilitre"),
    (.decilitre, "dl decilitre decilitres deciliter deciliters decilitro decilitros desilitre"),
    (.litre, "l lt ltr ltrs litre litres liter liters litro litros"),
    (.teaspoon, "tsp tsps teaspoon teaspoons cucharadita cucharaditas cac"),
    (.tablespoon, "tbsp tbsps tablespoon tablespoons cucharada cucharadas cas"),
    (.cup, "cup cups taza tazas tasse tasses"),
    (.piece, "x × pc pcs piece pieces ud uds unidad unidades unite unites pieza piezas adet tane stk stuck"),
    (.pack, "pack packs packet packets pkt pkts package packages paquete paquetes paquet paquets paket"),
    (.pack, "box boxes caja cajas boite boites kutu"),
    (.can, "can cans tin tins lata latas"),
    (.bottle, "bottle bottles btl btls botella botellas bouteille bouteilles sise"),
    (.bunch, "bunch bunches manojo manojos botte bottes demet"),
  ]
}
