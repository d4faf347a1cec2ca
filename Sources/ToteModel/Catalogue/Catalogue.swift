/// The built-in catalogue: everyday things in English, Spanish, French and Turkish, and where each stands in
/// a shop. A new item asks it for its category unless one was typed or learnt. Only what a question needs is
/// read: the names with the same first letter. A script that adds one thing does not pay for all of them.

/// Where everyday things stand in a shop.
///
///     Catalogue.category(of: "2 cherry tomatoes") == .produce
///     Catalogue.category(of: "jus d'orange") == .drinks
///     Catalogue.category(of: "screwdriver") == nil
///     Catalogue.category(of: "milk", learnt: ["milk": .frozen]) == .frozen
package enum Catalogue {
  /// The category of a name, or `nil` if none of its words is known.
  ///
  /// In this order: what was learnt for the very name (by its `ItemName.key`), a word that decides wherever
  /// it stands (`frozen`, `en conserve`), the longest run of words that is in the catalogue. Of several
  /// equally long the last counts, but the first where only Spanish or French knows them all: `apple juice`
  /// and `jus de pomme` are both a juice. A word that two languages put in different places goes by the
  /// preferred language, else by the first in the order above.
  ///
  /// What grows or lies on the butcher's counter keeps in a can or a jar: five cans of tomatoes are no vegetables, by their amount
  /// or by their name, `lata de tomates`.
  package static func category(
    of name: String, in unit: Unit? = nil, learnt: [String: Category] = [:],
    preferring language: Language? = nil
  ) -> Category? {
    let key = ItemName.key(of: name)
    if let known = learnt[key] { return known }
    let words = CatalogueText.words(of: key).prefix(longestName)
    guard let category = category(of: words, preferring: language) else { return nil }
    guard category == .produce || category == .meat else { return category }
    let units = [unit] + (words.count > 1 ? words.map { Unit(spelling: $0) } : [])
    return units.contains(.can) || units.contains(.jar) ? .pantry : category
  }

  private static func category(of words: ArraySlice<Substring>, preferring language: Language?) -> Category? {
    guard !words.isEmpty else { return nil }
    var best: [Place] = []
    for start in words.indices {
      guard let initial = words[start].utf8.first else { continue }
      let table = table(initial)
      guard let one = table[String(words[start])] else { continue }
      for length in 1...(one.begins ? min(longestEntry, words.endIndex - start) : 1) {
        guard
          var place = length == 1
            ? one : table[words[start..<(start + length)].joined(separator: " ")]
        else { continue }
        if place.decides { return place.category(preferring: language) }
        if length < words.count { place.dropWhole() }
        guard !place.isEmpty, length >= best.last?.length ?? 1 else { continue }
        place.length = length
        if length > best.last?.length ?? length { best = [] }
        best.append(place)
      }
    }
    guard let first = best.first, let last = best.last else { return nil }
    let shared = Language.allCases.filter { language in best.allSatisfy { $0[language] != nil } }
    let startsWithHead = !shared.isEmpty && !shared.contains(where: \.endsWithHead)
    return (startsWithHead ? first : last).category(preferring: language)
  }

  /// Longer names are looked at so far and no further.
  private static let longestName = 16
  private static let longestEntry = 4

  /// Where a run of words belongs, in each language that knows it.
  private struct Place {
    private var categories: SIMD4<UInt8> = .zero
    private var whole: SIMD4<UInt8> = .zero
    var decides = false
    /// Whether longer names begin with it; it may then be no name itself.
    var begins = false
    var length = 0

    var isEmpty: Bool { categories == .zero }

    subscript(language: Language) -> Category? {
      let index = categories[language.rawValue]
      return index == 0 ? nil : Category.builtIn[Int(index) - 1]
    }

    mutating func add(_ entry: CatalogueText.Entry, _ language: Language) {
      guard categories[language.rawValue] == 0,
        let index = Category.builtIn.firstIndex(of: entry.category)
      else { return }
      categories[language.rawValue] = UInt8(index + 1)
      if entry.isWhole { whole[language.rawValue] = 1 }
      if entry.decides { decides = true }
    }

    mutating func dropWhole() { categories.replace(with: 0, where: whole .== 1) }

    func category(preferring language: Language?) -> Category? {
      if let language, let category = self[language] { return category }
      return Language.allCases.lazy.compactMap { self[$0] }.first
    }
  }

  /// The runs of words by their first letter, as far as they were asked for.
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
      // All names before any plural, so that a plural made by rule never hides a name.
      for entry in entries { add(entry.words, entry, language) }
      for entry in entries where !entry.isWhole {
        for plural in CatalogueText.plurals(of: entry.words, language) { add(plural, entry, language) }
      }
    }
    return table
  }
}
