/// The everyday things known in all languages, by category. Typed categories and corrections take precedence.
///
///     Catalogue.category(of: "jus d'orange") == .drinks
///     Catalogue.category(of: "milk", corrections: ["milk": .frozen]) == .frozen
package enum Catalogue {
  /// The correction of a name's category, or that of a word that decides anywhere (`frozen`, `en conserve`), or
  /// of the longest known run of words. Of equally long runs the last counts, or the first in languages that
  /// put the head first: `apple juice` and `jus de pomme` are juice. The preferred language comes first.
  ///
  /// Produce and meat in cans or jars are pantry goods, by amount or by name, as in `lata de tomates`.
  package static func category(
    of name: String, in unit: Unit? = nil, corrections: [String: Category] = [:],
    preferring language: Language? = nil
  ) -> Category? {
    let key = ItemName.key(of: name)
    if let known = corrections[key] { return known }
    let words = CatalogueText.words(of: key).prefix(longestName)
    guard let category = category(of: words, preferring: language) else { return nil }
    guard category == .produce || category == .meat else { return category }
    let units = [unit] + (words.count > 1 ? words.map { Unit(spelling: $0) } : [])
    return units.contains(.can) || units.contains(.jar) ? .pantry : category
  }

  /// Whether this is the whole name of something in it, and not only a part: `eggs`, but not `cheese pizza`.
  static func knows(_ name: String) -> Bool {
    let words = CatalogueText.words(of: ItemName.key(of: name))
    guard words.count <= longestEntry, let initial = words.first?.utf8.first else { return false }
    return table(initial)[words.joined(separator: " ")]?.isEmpty == false
  }

  private static func category(of words: ArraySlice<Substring>, preferring language: Language?) -> Category? {
    guard !words.isEmpty else { return nil }
    var best: [Place] = []
    for start in words.indices {
      guard let initial = words[start].utf8.first else { continue }
      let table = table(initial)
      guard let one = table[String(words[start])] else { continue }
      var deciding: Place?
      for length in 1...(one.begins ? min(longestEntry, words.endIndex - start) : 1) {
        guard
          var place = length == 1
            ? one : table[words[start..<(start + length)].joined(separator: " ")]
        else { continue }
        // Unless a longer name begins with it: `kuru soğan` isn't dried.
        deciding = place.decides ? place : nil
        if place.decides { continue }
        if length < words.count { place.dropWhole() }
        guard !place.isEmpty, length >= best.last?.length ?? 1 else { continue }
        place.length = length
        if length > best.last?.length ?? length { best = [] }
        best.append(place)
      }
      if let deciding { return deciding.category(preferring: language) }
    }
    guard let first = best.first, let last = best.last else { return nil }
    let shared = Language.allCases.filter { language in best.allSatisfy { $0[language] != nil } }
    let startsWithHead = !shared.isEmpty && !shared.contains(where: \.vocabulary.endsWithHead)
    return (startsWithHead ? first : last).category(preferring: language)
  }

  /// In words; the rest of a longer name is ignored.
  private static let longestName = 16
  private static let longestEntry = 4

  /// The categories of a run of words, by language.
  private struct Place {
    private var meanings: [(language: Language, category: Category, isWhole: Bool)] = []
    var decides = false
    /// Whether longer names begin with it; it may not be a name itself.
    var begins = false
    var length = 0

    var isEmpty: Bool { meanings.isEmpty }

    subscript(language: Language) -> Category? { meanings.first { $0.language == language }?.category }

    mutating func add(_ entry: CatalogueText.Entry, _ language: Language) {
      guard self[language] == nil else { return }
      meanings.append((language, entry.category, entry.isWhole))
      if entry.decides { decides = true }
    }

    mutating func dropWhole() { meanings.removeAll(where: \.isWhole) }

    /// In the preferred language, or the first that knows it.
    func category(preferring language: Language?) -> Category? {
      language.flatMap { self[$0] } ?? meanings.first?.category
    }
  }

  private static let tables = ByInitial(makeTable)

  private static func table(_ initial: UInt8) -> [String: Place] { tables[initial] }

  private static func makeTable(_ initial: UInt8) -> [String: Place] {
    var table: [String: Place] = [:]
    func add(_ words: String, _ entry: CatalogueText.Entry, _ language: Language) {
      table[words, default: Place()].add(entry, language)
      if let blank = words.utf8.firstIndex(of: 0x20) {
        table[String(words[..<blank]), default: Place()].begins = true
      }
    }
    for language in Language.allCases {
      let entries = CatalogueText.entries(language, beginningWith: initial)
      // Names first, so that a plural made by rule never hides one.
      for entry in entries { add(entry.words, entry, language) }
      for entry in entries where !entry.isWhole {
        for plural in CatalogueText.plurals(of: entry.words, language) { add(plural, entry, language) }
      }
    }
    return table
  }
}
