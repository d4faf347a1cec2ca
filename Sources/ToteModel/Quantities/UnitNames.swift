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
    case .milligram, .gram, .kilogram, .ounce, .pound, .millilitre, .centilitre, .decilitre, .litre, .piece:
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
    }
  }
}
