/// Names that begin as units do: in Turkish a clove is a tooth, and `2 diş fırçası` are brushes.

extension AmountText {
  /// A unit that stands apart from its number, and how many words it takes.
  static func unit(in words: QuickAddTokens, at start: Int) -> (unit: Unit, count: Int)? {
    guard words.isPlain(start) else { return nil }
    if let phrase = Unit.phrase({ words.isPlain(start + $0) ? words[start + $0].text : nil }) {
      return phrase
    }
    // In America a cup; without the full stop `4 C batteries` are none.
    if words[start].text == "c.", words.isPlain(start + 1), !isName(.cup, words, next: start + 1) {
      return (.cup, 1)
    }
    return unit(words[start].text).flatMap { isName($0, words, next: start + 1) ? nil : ($0, 1) }
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
