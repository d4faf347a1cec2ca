/// How units are typed, in the words of four languages. How they are written stands in `UnitNames.swift`.

extension Unit {
  /// The unit of a word as people type it: any case, accents or none, singular or plural, with or without a
  /// full stop, in English, Spanish, French or Turkish. Words that are more often a thing than a unit
  /// (`livre`, `bardak`) are left out.
  /// A glass is one only in front of what is in it (`AmountText.unit`).
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

  /// The units of a folded word, or of one that is begun so: `can`, and from three letters on `kilo` for the kilogram. Pieces have
  /// none, for nobody looks for them.
  static func units(spelledLike word: String) -> [Unit] {
    let isBegun = word.utf8.count > 2
    let found = spellings.filter { $0.key == word || isBegun && $0.key.hasPrefix(word) }.values
    return allCases.filter { $0 != .piece && found.contains($0) }
  }

  /// A unit of several words: `yemek kaşığı`, `c. à soupe`. The answer has how many words it takes.
  static func phrase(_ words: (Int) -> String?) -> (unit: Unit, count: Int)? {
    func key(_ index: Int) -> String? {
      words(index).map { Folding.fold($0.filter { $0 != "." && $0 != "," }) }
    }
    // Most words behind a number begin no unit: a look at the first byte is enough for them.
    guard let byte = words(0)?.utf8.first, byte >= 0x80 || "cfsty".utf8.contains(Folding.lower(byte)),
      let first = key(0), let phrases = phrases[first]
    else { return nil }
    for (rest, unit) in phrases
    where rest.indices.allSatisfy({ index in key(index + 1).map { $0 == rest[index] } == true }) {
      return (unit, rest.count + 1)
    }
    return nil
  }

  /// Whether a unit of several words may begin with this one.
  static func beginsPhrase(_ word: some StringProtocol) -> Bool { phrases[Folding.fold(String(word))] != nil }

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
    (.teaspoon, "tsp tsps teaspoon teaspoons cucharadita cucharaditas cdta cdtas cdita cditas cac"),
    (.tablespoon, "tbsp tbsps tbs tblsp tablespoon tablespoons cucharada cucharadas cda cdas cas cs yk"),
    (.dessertspoon, "dsp dsps dessertspoon dessertspoons"),
    (.cup, "cup cups taza tazas tasse tasses"),
    (.fluidOunce, "floz"),
    (.pint, "pint pints pt pts pinta pintas pinte pintes chopine chopines"),
    (.quart, "quart quarts qt qts"),
    (.gallon, "gallon gallons gal gals galon galones"),
    (.piece, "x × pc pcs piece pieces ud uds unidad unidades unite unites pieza piezas adet tane stk stuck"),
    (
      .pack,
      "pack packs packet packets pkt pkts pkg pkgs package packages paquete paquetes paquet paquets paket"
    ),
    (.pack, "box boxes crate crates caja cajas cagette cagettes koli kasa"),
    (.can, "can cans tin tins lata latas boite boites kutu"),
    (.bottle, "bottle bottles btl btls botella botellas bouteille bouteilles sise"),
    (.bunch, "bunch bunches manojo manojos atado atados botte bottes bouquet bouquets demet"),
    (.jar, "jar jars tarro tarros bote botes frasco frascos pot pots bocal bocaux kavanoz"),
    (
      .bag,
      "bag bags bolsa bolsas bolsita bolsitas saco sacos malla mallas sachet sachets sac sacs torba poset pouch pouches"
    ),
    (.roll, "roll rolls rollo rollos rouleau rouleaux rulo"),
    (.carton, "carton cartons brik briks brick bricks tetrabrik tetrabriks brique briques karton"),
    (.tray, "tray trays punnet punnets bandeja bandejas barquette barquettes tabak viyol"),
    (.tub, "tub tubs tarrina tarrinas bac bacs kase"),
    (.tube, "tube tubes tubo tubos tup"),
    (.loaf, "loaf loaves barra barras hogaza hogazas miche miches somun"),
    (.bar, "bar bars tableta tabletas tablette tablettes tablet"),
    (.block, "block blocks bloque bloques bloc blocs plaquette plaquettes kalip"),
    (.stick, "stick sticks palo palos baton batons cubuk"),
    (.slice, "slice slices loncha lonchas rebanada rebanadas tranche tranches dilim"),
    (.clove, "clove cloves diente dientes gousse gousses dis"),
    (.pinch, "pinch pinches pizca pizcas pincee pincees tutam"),
    (.handful, "handful handfuls punado punados poignee poignees avuc"),
    (.glass, "glass glasses vaso vasos verre verres"),
    (.head, "head heads cabeza cabezas tete tetes bas"),
    (.bulb, "bulb bulbs bulbo bulbos bulbe bulbes yumru"),
    (.stalk, "stalk stalks tallo tallos rama ramas branche branches tige tiges sap"),
    (.sprig, "sprig sprigs ramita ramitas ramito ramitos brin brins dal"),
    (.leaf, "leaf leaves hoja hojas feuille feuilles yaprak"),
    (.metre, "m metre metres meter meters metro metros"),
  ]

  /// By their first words, the rest behind.
  private static let phrases: [String: [(rest: [String], unit: Unit)]] = {
    var phrases: [String: [(rest: [String], unit: Unit)]] = [:]
    for (unit, texts) in [
      (
        Unit.teaspoon,
        [
          "cay kasigi", "c a cafe", "c a c", "cuil a cafe", "cuillere a cafe", "cuilleres a cafe",
          "cuilleree a cafe", "cuillerees a cafe",
        ]
      ),
      (
        .tablespoon,
        [
          "yemek kasigi", "c a soupe", "c a s", "cuil a soupe", "cuillere a soupe", "cuilleres a soupe",
          "cuilleree a soupe", "cuillerees a soupe", "cucharada sopera", "cucharadas soperas", "cda sopera",
          "cdas soperas",
        ]
      ),
      (
        .dessertspoon,
        [
          "tatli kasigi", "c a dessert", "cuil a dessert", "cuillere a dessert", "cuilleres a dessert",
          "cda de postre", "cdas de postre", "cucharada de postre", "cucharadas de postre",
        ]
      ),
      (.cup, ["su bardagi"]), (.glass, ["cay bardagi"]),
      (.fluidOunce, ["fl oz", "fl ounce", "fl ounces", "fluid oz", "fluid ounce", "fluid ounces"]),
      (.quart, ["cuarto de galon", "cuartos de galon"]),
    ] {
      for text in texts {
        let words = text.split(separator: " ").map(String.init)
        phrases[words[0], default: []].append((Array(words.dropFirst()), unit))
      }
    }
    return phrases
  }()
}
