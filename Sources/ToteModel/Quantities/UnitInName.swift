/// Names that begin as units do: in Turkish a clove is a tooth, and `2 diş fırçası` are brushes.

extension AmountText {
  /// A unit that stands apart from its number, and how many words it takes.
  static func unit(in words: QuickAddTokens, at start: Int) -> (unit: Unit, count: Int)? {
    guard words.isPlain(start) else { return nil }
    if let phrase = Unit.phrase({ words.isPlain(start + $0) ? words[start + $0].text : nil }) {
      // Without anything in them, they are what is bought: `6 çay bardağı`.
      let next = start + phrase.count
      let isThing =
        phrase.unit == .glass && (isEmpty(words, start, next) || isName(.glass, words, next: next))
      return isThing ? nil : phrase
    }
    if let glass = glass(in: words, at: start) { return glass }
    // In America a cup; without the full stop `4 C batteries` are none.
    if words[start].text == "c.", words.isPlain(start + 1), !isName(.cup, words, next: start + 1) {
      return (.cup, 1)
    }
    if let spoon = spoon(in: words, at: start) { return (spoon, 1) }
    return unit(words[start].text).flatMap { isName($0, words, next: start + 1) ? nil : ($0, 1) }
  }

  /// American recipes write `2 T sugar` and `1 t salt`, and there only the case tells one spoon from the other.
  private static func spoon(in words: QuickAddTokens, at start: Int) -> Unit? {
    let text = words[start].text
    guard text.utf8.count == 1, text == "T" || text == "t", words.isPlain(start + 1) else { return nil }
    let next = Folding.fold(String(words[start + 1].text.prefix(8)))
    if next.hasPrefix("shirt") || next.hasPrefix("bone") || next.hasPrefix("-") { return nil }
    return text == "T" ? .tablespoon : .teaspoon
  }

  /// A glass with something in it: `a glass of milk`, `2 verres d'eau`, `1 vaso y medio de harina`.
  private static func glass(in words: QuickAddTokens, at start: Int) -> (unit: Unit, count: Int)? {
    guard let byte = words[start].text.utf8.first, "gv".utf8.contains(Folding.lower(byte)),
      Unit(spelling: words[start].text) == .glass
    else { return nil }
    let link = start + 1 + (NumberWords.andPart(words, at: start + 1)?.count ?? 0)
    if !isEmpty(words, start, start + 1), !words.hasFree(start + 1) { return (.glass, 1) }
    guard words.isPlain(link), words[link].text.utf8.count <= 32 else { return nil }
    let key = Folding.fold(words[link].text)
    let isLinked = key.hasPrefix("d'") || (key == "of" || key == "de") && link + 1 < words.count
    return isLinked && !isName(.glass, words, next: link) ? (.glass, 1) : nil
  }

  /// Whether nothing is in a glass: neither is something behind it, nor stands it behind a name, as in `milk 2 glasses`. A set of
  /// six glasses is empty, too.
  private static func isEmpty(_ words: QuickAddTokens, _ start: Int, _ next: Int) -> Bool {
    guard !words.hasFree(next) else { return false }
    guard start > 1, words.hasFree(start - 2), Number(words[start - 2].text) == nil else { return true }
    return ["of", "de"].contains(Folding.fold(String(words[start - 2].text.prefix(4))))
  }

  /// Whether a word that could be a unit begins a name with what follows it.
  private static func isName(_ unit: Unit, _ words: QuickAddTokens, next: Int) -> Bool {
    guard let names = namesBehind[unit] else { return false }
    func key(_ index: Int) -> String {
      words.isPlain(index) && words[index].text.utf8.count <= 16 ? Folding.fold(words[index].text) : ""
    }
    let first = key(next)
    return names.contains(first) || first.last == "s" && names.contains(String(first.dropLast()))
      || (first == "de" || first == "a") && names.contains(key(next + 1))
  }

  private static let namesBehind: [Unit: Set<String>] = [
    .clove: ["fircasi", "macunu", "ipi", "suyu", "jeli"],
    .cup: ["fraiche"],
    .bunch: ["garni"],
    .glass: [
      "takimi", "plastico", "papel", "carton", "cristal", "vidrio", "chupito", "plastique", "papier",
      "crystal",
    ],
    .head: ["veau", "porc", "cochon", "cerdo", "cordero", "&"],
    .sprig: ["makhani", "tadka", "fry", "curry", "soup"],
    .leaf: ["afeitar", "lasana", "lasagne", "papel", "papier", "brick", "sarma", "sarmasi"],
    // In French it is a quarter.
    .quart: ["de", "d'heure"],
    .pint: ["glass", "glasses"],
    .bag: ["basura", "dormir", "poubelle", "main", "dos", "couchage", "congelation", "aspirateur", "clips"],
    .carton: ["bardak", "tabak", "kutu", "koli"],
    .tray: ["takimi", "bake"],
    .tub: ["takimi"],
    .tube: ["sock", "top"],
    .loaf: ["labios", "incienso", "tin", "cake"],
    .bar: ["stool", "stools", "mix", "lave-vaisselle", "lavavajillas", "kilifi", "case", "cover", "stand"],
    .block: ["notes", "notas"],
    .stick: ["blender", "deodorant", "escoba", "fregona", "golf", "selfie", "kraker", "makarna"],
  ]
}

extension QuickAddTokens {
  /// Whether there is a word that may belong to the name, in quotes or without.
  fileprivate func hasFree(_ index: Int) -> Bool {
    index < count && self[index].role == nil && self[index].mark == nil
  }
}

extension Language {
  /// What stands between a glass and what is in it: without it, `2 glass bowls` would be glasses, too.
  func link(behind unit: Unit) -> String {
    guard unit == .glass else { return "" }
    return switch self {
    case .english: " of"
    case .spanish, .french: " de"
    case .turkish: ""
    }
  }
}
