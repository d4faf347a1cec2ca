/// How units are written behind a number: the signs that are the same everywhere, and the words of each language. All of them
/// are understood when they are typed (`UnitSpelling.swift`).

extension Unit {
  /// How it is written behind this many thousandths.
  func name(for thousandths: Int64, in language: Language) -> String {
    guard let (one, several) = words(in: language) else { return rawValue }
    return language.isPlural(thousandths) ? several : one
  }

  /// One and several; `nil` for what has a sign.
  private func words(in language: Language) -> (one: String, several: String)? {
    switch self {
    case .milligram, .gram, .kilogram, .ounce, .pound, .millilitre, .centilitre, .decilitre, .litre, .piece,
      .metre:
      nil
    case .teaspoon:
      switch language {
      case .english: nil
      case .spanish: ("cdta.", "cdtas.")
      case .french: ("c. à café", "c. à café")
      case .turkish: ("çay kaşığı", "çay kaşığı")
      }
    case .dessertspoon:
      switch language {
      case .english: ("dessertspoon", "dessertspoons")
      case .spanish: ("cda. de postre", "cdas. de postre")
      case .french: ("c. à dessert", "c. à dessert")
      case .turkish: ("tatlı kaşığı", "tatlı kaşığı")
      }
    case .tablespoon:
      switch language {
      case .english: nil
      case .spanish: ("cda.", "cdas.")
      case .french: ("c. à soupe", "c. à soupe")
      case .turkish: ("yemek kaşığı", "yemek kaşığı")
      }
    case .cup:
      switch language {
      case .english: ("cup", "cups")
      case .spanish: ("taza", "tazas")
      case .french: ("tasse", "tasses")
      case .turkish: ("su bardağı", "su bardağı")
      }
    case .fluidOunce: ("fl oz", "fl oz")
    case .pint:
      switch language {
      case .english: ("pint", "pints")
      case .spanish: ("pinta", "pintas")
      case .french: ("pinte", "pintes")
      case .turkish: ("pint", "pint")
      }
    case .quart:
      switch language {
      case .english: ("quart", "quarts")
      case .spanish: ("cuarto de galón", "cuartos de galón")
      case .french: ("quart", "quarts")
      case .turkish: ("quart", "quart")
      }
    case .gallon:
      switch language {
      case .english: ("gallon", "gallons")
      case .spanish: ("galón", "galones")
      case .french: ("gallon", "gallons")
      case .turkish: ("galon", "galon")
      }
    case .pack:
      switch language {
      case .english: ("pack", "packs")
      case .spanish: ("paquete", "paquetes")
      case .french: ("paquet", "paquets")
      case .turkish: ("paket", "paket")
      }
    case .can:
      switch language {
      case .english: ("can", "cans")
      case .spanish: ("lata", "latas")
      case .french: ("boîte", "boîtes")
      case .turkish: ("kutu", "kutu")
      }
    case .bottle:
      switch language {
      case .english: ("bottle", "bottles")
      case .spanish: ("botella", "botellas")
      case .french: ("bouteille", "bouteilles")
      case .turkish: ("şişe", "şişe")
      }
    case .bunch:
      switch language {
      case .english: ("bunch", "bunches")
      case .spanish: ("manojo", "manojos")
      case .french: ("botte", "bottes")
      case .turkish: ("demet", "demet")
      }
    case .jar:
      switch language {
      case .english: ("jar", "jars")
      case .spanish: ("tarro", "tarros")
      case .french: ("pot", "pots")
      case .turkish: ("kavanoz", "kavanoz")
      }
    case .bag:
      switch language {
      case .english: ("bag", "bags")
      case .spanish: ("bolsa", "bolsas")
      case .french: ("sachet", "sachets")
      case .turkish: ("torba", "torba")
      }
    case .roll:
      switch language {
      case .english: ("roll", "rolls")
      case .spanish: ("rollo", "rollos")
      case .french: ("rouleau", "rouleaux")
      case .turkish: ("rulo", "rulo")
      }
    case .carton:
      switch language {
      case .english: ("carton", "cartons")
      case .spanish: ("brik", "briks")
      case .french: ("brique", "briques")
      case .turkish: ("karton", "karton")
      }
    case .tray:
      switch language {
      case .english: ("tray", "trays")
      case .spanish: ("bandeja", "bandejas")
      case .french: ("barquette", "barquettes")
      case .turkish: ("tabak", "tabak")
      }
    case .tub:
      switch language {
      case .english: ("tub", "tubs")
      case .spanish: ("tarrina", "tarrinas")
      case .french: ("bac", "bacs")
      case .turkish: ("kâse", "kâse")
      }
    case .tube:
      switch language {
      case .english: ("tube", "tubes")
      case .spanish: ("tubo", "tubos")
      case .french: ("tube", "tubes")
      case .turkish: ("tüp", "tüp")
      }
    case .loaf:
      switch language {
      case .english: ("loaf", "loaves")
      case .spanish: ("barra", "barras")
      case .french: ("miche", "miches")
      case .turkish: ("somun", "somun")
      }
    case .bar:
      switch language {
      case .english: ("bar", "bars")
      case .spanish: ("tableta", "tabletas")
      case .french: ("tablette", "tablettes")
      case .turkish: ("tablet", "tablet")
      }
    case .block:
      switch language {
      case .english: ("block", "blocks")
      case .spanish: ("bloque", "bloques")
      case .french: ("bloc", "blocs")
      case .turkish: ("kalıp", "kalıp")
      }
    case .stick:
      switch language {
      case .english: ("stick", "sticks")
      case .spanish: ("palo", "palos")
      case .french: ("bâton", "bâtons")
      case .turkish: ("çubuk", "çubuk")
      }
    case .slice:
      switch language {
      case .english: ("slice", "slices")
      case .spanish: ("loncha", "lonchas")
      case .french: ("tranche", "tranches")
      case .turkish: ("dilim", "dilim")
      }
    case .clove:
      switch language {
      case .english: ("clove", "cloves")
      case .spanish: ("diente", "dientes")
      case .french: ("gousse", "gousses")
      case .turkish: ("diş", "diş")
      }
    case .pinch:
      switch language {
      case .english: ("pinch", "pinches")
      case .spanish: ("pizca", "pizcas")
      case .french: ("pincée", "pincées")
      case .turkish: ("tutam", "tutam")
      }
    case .handful:
      switch language {
      case .english: ("handful", "handfuls")
      case .spanish: ("puñado", "puñados")
      case .french: ("poignée", "poignées")
      case .turkish: ("avuç", "avuç")
      }
    case .glass:
      switch language {
      case .english: ("glass", "glasses")
      case .spanish: ("vaso", "vasos")
      case .french: ("verre", "verres")
      case .turkish: ("çay bardağı", "çay bardağı")
      }
    case .head:
      switch language {
      case .english: ("head", "heads")
      case .spanish: ("cabeza", "cabezas")
      case .french: ("tête", "têtes")
      case .turkish: ("baş", "baş")
      }
    case .bulb:
      switch language {
      case .english: ("bulb", "bulbs")
      case .spanish: ("bulbo", "bulbos")
      case .french: ("bulbe", "bulbes")
      case .turkish: ("yumru", "yumru")
      }
    case .stalk:
      switch language {
      case .english: ("stalk", "stalks")
      case .spanish: ("tallo", "tallos")
      case .french: ("branche", "branches")
      case .turkish: ("sap", "sap")
      }
    case .sprig:
      switch language {
      case .english: ("sprig", "sprigs")
      case .spanish: ("ramita", "ramitas")
      case .french: ("brin", "brins")
      case .turkish: ("dal", "dal")
      }
    case .leaf:
      switch language {
      case .english: ("leaf", "leaves")
      case .spanish: ("hoja", "hojas")
      case .french: ("feuille", "feuilles")
      case .turkish: ("yaprak", "yaprak")
      }
    }
  }
}
