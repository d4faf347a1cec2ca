package struct PastedLine: Equatable, Sendable {
  package var text: String
  package var understood: QuickAdd
  package var isToBuy: Bool

  package var item: ParsedItem { understood.item }
}

extension PastedLine {
  package static func lines(
    of text: String, own: [Category], stores: [String], currency: Currency? = nil, in language: Language
  ) -> [PastedLine] {
    let lines = PastedText.parts(of: PastedText.lines(of: text))
    var reader = Reader(of: lines, own: own, stores: stores, currency: currency, in: language)
    return lines.compactMap { reader.read($0) }
  }

  /// Reads line by line, as the meaning of a line depends on its heading.
  package struct Reader {
    private let own: [Category]
    private let stores: [String]
    private let currency: Currency?
    private let language: Language
    private let isRecipe: Bool
    private let hasItemHeading: Bool
    /// Above the ingredients, if they have a heading, and among the steps.
    private var isBesideItems: Bool
    private var titleLines: Int

    package init(
      of lines: [String], own: [Category], stores: [String] = [], currency: Currency? = nil,
      in language: Language
    ) {
      (self.own, self.stores, self.currency, self.language) = (own, stores, currency, language)
      titleLines = titleCount(of: lines)
      isRecipe = lines.contains(where: saysRecipe)
      hasItemHeading = lines.contains(where: isItemHeading)
      isBesideItems = hasItemHeading
    }

    package mutating func read(_ line: String) -> PastedLine? {
      if let event = ChatText.event(line) {
        return QuickAdd(event, in: language).map { PastedLine(text: event, understood: $0, isToBuy: false) }
      }
      let unmarked = PastedText.withoutBullet(line.withoutEmoji).withoutEmoji
      let bare = isRecipe ? RecipePage.tidied(unmarked) : unmarked
      let heading = headingWords(of: line)
      guard bare.contains(where: { $0.isLetter || $0.isNumber }),
        let understood = QuickAdd(
          heading ?? bare, own: own, stores: stores, currency: currency, in: language)
      else { return nil }
      defer { titleLines -= 1 }
      let key = Folding.fold(heading ?? bare)
      let endsItems = hasItemHeading && RecipePage.isHeadingBesideItems(key)
      if heading != nil || isKnownHeading(bare) || isItemHeading(line) || endsItems {
        if endsItems || stepHeadings.contains(where: key.hasPrefix) { isBesideItems = true }
        if isItemHeading(line) || (itemHeadings.union(listHeadings)).contains(where: key.hasPrefix) {
          isBesideItems = false
        }
        return PastedLine(text: bare, understood: understood, isToBuy: false)
      }
      return PastedLine(
        text: bare, understood: understood,
        isToBuy: titleLines <= 0 && !PastedText.isStruckThrough(unmarked) && !isBesideItems && !isProse(bare)
          && !saysServings(bare)
          && !ChatText.isChatter(bare) && !(isRecipe && RecipePage.isNoise(bare)))
    }
  }

  /// Whether a text says that it is a recipe: for how many, or where the ingredients or steps begin. A list with amounts
  /// doesn't say so.
  fileprivate static func saysRecipe(_ line: String) -> Bool {
    let bare = PastedText.withoutBullet(line)
    let key = Folding.fold(headingWords(of: line) ?? bare)
    return saysServings(bare) || isItemHeading(line) || stepHeadings.contains(key)
  }

  /// The number of title lines above the servings or ingredients: at most two, without amounts.
  private static func titleCount(of lines: [String]) -> Int {
    let first = lines.prefix(3).map(PastedText.withoutBullet)
    let end = first.firstIndex { line in
      if Servings.count(inLine: line) != nil { return true }
      return itemHeadings.contains(Folding.fold(headingWords(of: line) ?? line))
    }
    guard let end, first[..<end].allSatisfy({ !$0.contains(where: \.isNumber) }) else { return 0 }
    return end
  }

  /// Of a marked heading: `# Dough`, `**Dough**`, `For the dough:`.
  private static func headingWords(of line: String) -> String? {
    let line = Folding.clean(line)
    let signs = line.prefix { $0 == "#" }.count
    if (1...6).contains(signs), line.dropFirst(signs).first == " " {
      return String(line.dropFirst(signs + 1))
    }
    var words = Substring(line)
    if words.hasSuffix(":"), words.count > 1 { words = words.dropLast() }
    let isBold = ["**", "__"].contains { words.count > 4 && words.hasPrefix($0) && words.hasSuffix($0) }
    if isBold { return String(words.dropFirst(2).dropLast(2)) }
    return words.count < line.count ? String(words) : nil
  }

  /// Recipe headings that need no mark.
  private static func isKnownHeading(_ line: String) -> Bool {
    let key = Folding.fold(line)
    return [itemHeadings, listHeadings, stepHeadings].contains { $0.contains(key) }
  }

  fileprivate static func isItemHeading(_ line: String) -> Bool {
    let key = Folding.fold(headingWords(of: line) ?? PastedText.withoutBullet(line))
    return itemHeadings.contains {
      key == $0 || key.hasPrefix($0 + " ") && key.split(separator: " ").count < 6
    } || itemHeadingEnds.contains { key.hasSuffix(" " + $0) }
  }

  private static let itemHeadings = headings(\.itemHeadings)
  private static let itemHeadingEnds = headings(\.itemHeadingEnds)
  private static let listHeadings = headings(\.listHeadings)
  private static let stepHeadings = headings(\.stepHeadings)

  private static func headings(_ list: (Vocabulary) -> String) -> Set<String> {
    Set(Language.phrases(list).map { $0.joined(separator: " ") })
  }

  /// But `2 portions of chips` are chips.
  private static func saysServings(_ line: String) -> Bool {
    Servings.count(inLine: line) != nil && (!beginsWithNumber(line) || line.split(separator: " ").count < 3)
  }

  private static func beginsWithNumber(_ line: String) -> Bool { line.first?.isNumber == true }

  /// Whether it ends like a sentence or is too long. Lines that begin with an amount may be longer.
  private static func isProse(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    let (few, many) = beginsWithNumber(line) ? (8, 16) : (3, 10)
    if words.count > many { return true }
    return words.count >= few && words.contains { endsSentence($0) }
  }

  /// Short words with a point are mostly abbreviations: `c.`, `St.`, `cda.`
  private static func endsSentence(_ word: Substring) -> Bool {
    let letters = word.drop { !$0.isLetter }.prefix(while: \.isLetter)
    guard let last = word.last, letters.count > 3 else { return false }
    return "!?…".contains(last) || last == "." && !abbreviations.contains(Folding.fold(String(letters)))
  }

  private static let abbreviations = Language.words(\.abbreviations)
}

package enum PastedText {
  package static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(String.init).filter { !Folding.clean($0).isEmpty }
  }

  /// Each thing to buy on a line of its own, without who wrote it in a chat.
  package static func parts(of lines: [String]) -> [String] {
    ChatText.lines(of: lines).flatMap { ChatText.event($0) == nil ? QuickAdd.parts(of: $0) : [$0] }
  }

  /// What one line says to buy, without bullet, emoji, and who wrote it in a chat; the line if that is nothing.
  package static func parts(ofLine line: String) -> [String] {
    let parts = ChatText.lines(of: [line]).flatMap {
      QuickAdd.parts(of: withoutBullet($0.withoutEmoji).withoutEmoji)
    }
    return parts.isEmpty ? [line] : parts
  }

  package static func isRecipe(_ text: String) -> Bool {
    lines(of: text).contains(where: PastedLine.saysRecipe)
  }

  /// As Slack, WhatsApp and Markdown write what no longer counts: `~milk~`, `~~milk~~`.
  static func isStruckThrough(_ line: String) -> Bool {
    line.utf8.count > 2 && line.hasPrefix("~") && line.hasSuffix("~") && line.contains(where: \.isLetter)
  }

  package static func withoutBullet(_ line: String) -> String {
    var rest = line.drop { $0 == " " || $0 == "\t" }
    for bullet in ["- ", "* ", "• ", "– ", "— ", "· ", "‣ ", "◦ ", "▪ "] where rest.hasPrefix(bullet) {
      rest = rest.dropFirst(bullet.count)
    }
    rest = rest.withoutNumber
    for box in ["[ ] ", "[x] ", "[X] ", "☐ ", "☑ ", "▢ ", "□ ", "◻ "] where rest.hasPrefix(box) {
      rest = rest.dropFirst(box.count)
    }
    return rest.isEmpty ? line : String(rest)
  }
}

extension Substring {
  /// After `1. ` or `2) `; `1.5 l milk` isn't numbered.
  fileprivate var withoutNumber: Substring {
    let digits = prefix { "0"..."9" ~= $0 }
    guard (1...3).contains(digits.count) else { return self }
    let rest = self[digits.endIndex...]
    return rest.hasPrefix(". ") || rest.hasPrefix(") ") ? rest.dropFirst(2) : self
  }
}
