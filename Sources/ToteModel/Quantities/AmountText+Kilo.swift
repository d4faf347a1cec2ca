/// Kilos and litres that are not said, or not counted: in Spanish `3/4 de carne` are of a kilo, `cuarto y mitad de jamón` is 375 g,
/// and `kilo y medio de patatas` is one and a half.

extension AmountText {
  /// Whether a part without a unit is one of a kilo: `de` follows, and something that is sold by weight.
  static func isOfKilo(_ words: QuickAddTokens, at link: Int) -> Bool {
    guard words.isPlain(link), words.isPlain(link + 1), Folding.fold(words[link].text) == "de" else {
      return false
    }
    let name = Folding.fold(words[link + 1].text)
    return unit(name) == nil && !otherwise.contains { name == $0 || name == $0 + "s" || name == $0 + "es" }
  }

  /// The one kilo or litre with which a line begins that says no number: `kilo de tomates`, `litro y medio de leche`.
  static func oneUnit(_ words: QuickAddTokens, at start: Int) -> Unit? {
    guard let unit = oneUnit(words[start].text) else { return nil }
    let next = start + 1 + (NumberWords.andPart(words, at: start + 1)?.count ?? 0)
    guard words.isPlain(next), words[next].text.utf8.count <= 32 else { return nil }
    let link = Folding.fold(words[next].text)
    return link.hasPrefix("d'") || (link == "de" || link == "of") && words.isPlain(next + 1) ? unit : nil
  }

  /// The unit of a word that may stand without a number.
  static func oneUnit(_ word: String) -> Unit? {
    guard (4...5).contains(word.utf8.count) else { return nil }
    return ["kilo": .kilogram, "litro": .litre, "litre": .litre, "liter": .litre][Folding.fold(word)]
  }

  /// `1/2 de kilo`: a unit behind a link.
  static func linkedUnit(_ words: QuickAddTokens, at link: Int) -> Unit? {
    guard words.isPlain(link), words.isPlain(link + 1), Folding.fold(words[link].text) == "de" else {
      return nil
    }
    return unit(words[link + 1].text)
  }

  /// What is cut into parts, or poured.
  private static let otherwise: Set<String> = [
    "pollo", "pavo", "conejo", "cordero", "cochinillo", "melon", "sandia", "calabaza", "pina", "papaya",
    "repollo", "col", "coliflor", "lombarda", "lechuga", "limon", "lima", "naranja", "manzana", "cebolla",
    "pepino", "aguacate", "pimiento", "pan", "barra", "tarta", "pizza", "docena", "hora",
    "leche", "aceite", "vino", "agua", "zumo", "jugo", "nata", "crema", "caldo", "vinagre", "cerveza",
  ]
}
