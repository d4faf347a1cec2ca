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
