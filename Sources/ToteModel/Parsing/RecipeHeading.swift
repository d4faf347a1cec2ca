/// A heading in a recipe, and what it says of the lines below it.
struct RecipeHeading {
  enum Meaning {
    /// What to buy begins: `Ingredients`, `You'll need`.
    case items
    /// `Shopping list`, which no recipe has.
    case list
    /// Steps, or what isn't bought: `Method`, `Equipment`.
    case beside
    /// A part of either: `For the dressing`, `Dough`.
    case group
  }

  /// Without its signs.
  let text: String
  let meaning: Meaning
  /// 1 to 6 if it is marked with `#`.
  let level: Int?

  /// `nil` if a line is no heading. Some words are one without a mark: `Ingredients`.
  init?(_ line: String, inRecipe isRecipe: Bool = false) {
    let line = Folding.clean(line.withoutEmoji)
    let signs = line.prefix { $0 == "#" }.count
    level = (1...6).contains(signs) && line.dropFirst(signs).first == " " ? signs : nil
    let marked = level == nil ? Self.unmarked(line) : Self.bare(String(line.dropFirst(signs + 1)))
    text = marked ?? PastedText.withoutBullet(line)
    guard let meaning = Self.meaning(Self.words(of: text), isMarked: marked != nil, inRecipe: isRecipe) else {
      return nil
    }
    self.meaning = meaning
  }

  /// Of `**Dough**`, `Dough:`, `**Dough:**` and `- Dough:`; `nil` for other lines, such as `- **salt**`.
  private static func unmarked(_ line: String) -> String? {
    let unlisted = PastedText.withoutBullet(line)
    let bare = bare(unlisted)
    guard bare != unlisted, !bare.isEmpty else { return nil }
    return unlisted == line || unlisted.contains(":") ? bare : nil
  }

  private static func bare(_ line: String) -> String {
    var words = Substring(line)
    if words.hasSuffix(":"), words.count > 1 { words = words.dropLast() }
    let isBold = ["**", "__"].contains { words.count > 4 && words.hasPrefix($0) && words.hasSuffix($0) }
    if isBold {
      words = words.dropFirst(2).dropLast(2)
      if words.contains("**") { return line }
      if words.hasSuffix(":") { words = words.dropLast() }
    }
    return String(words)
  }

  private static func words(of text: String) -> [String] {
    Folding.fold(text).split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
  }

  private static func meaning(_ words: [String], isMarked: Bool, inRecipe: Bool) -> Meaning? {
    if lists.contains(where: { isMarked ? words.starts(with: $0) : words == $0 }) { return .list }
    if isItems(words, isMarked: isMarked) { return .items }
    if steps.contains(words) || isMarked && steps.contains(where: { words.starts(with: $0) }) {
      return .beside
    }
    if inRecipe, isBeside(words) { return .beside }
    return isMarked ? .group : nil
  }

  private static func isItems(_ words: [String], isMarked: Bool) -> Bool {
    guard words.count < (isMarked ? 9 : 6) else { return false }
    return items.contains { phrase in
      words.starts(with: phrase) || isMarked && words.count < 5 && words.suffix(phrase.count) == phrase[...]
    } || itemEnds.contains { words.count > $0.count && words.suffix($0.count) == $0[...] }
  }

  /// `How to make pancakes`, `Equipment`.
  private static func isBeside(_ words: [String]) -> Bool {
    guard words.count < 9 else { return false }
    return beside.contains(words) || stepStarts.contains { words.starts(with: $0) }
      || stepEnds.contains { words.suffix($0.count) == $0[...] }
  }

  private static let items = Set(Language.phrases(\.itemHeadings) + ForeignHeadings.items)
  private static let itemEnds = Language.phrases(\.itemHeadingEnds)
  private static let lists = Set(Language.phrases(\.listHeadings))
  private static let steps = Set(Language.phrases(\.stepHeadings) + ForeignHeadings.steps)
  private static let stepStarts = Language.phrases(\.stepHeadingStarts)
  private static let stepEnds = Language.phrases(\.stepHeadingEnds)
  private static let beside = Set(Language.phrases(\.besideHeadings) + ForeignHeadings.beside)
}
