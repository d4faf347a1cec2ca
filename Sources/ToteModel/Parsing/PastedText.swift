package struct PastedLine: Equatable, Sendable {
  package enum Role: Sendable {
    case toBuy, heading
    /// Among what to buy, but no item: prose, times, ratings.
    case leftOut
    /// The title, for how many, above the ingredients or among the steps.
    case beside
  }

  package var text: String
  package var understood: QuickAdd
  package var role: Role
  /// The line that it is only a part of: `milk, bread` of the bread.
  package var whole: String?

  package var item: ParsedItem { understood.item }
  package var isToBuy: Bool { role == .toBuy }
  /// Whether it begins with how much: `200 g flour`, `a pinch of salt`; but not `10 minutes`.
  var beginsWithAmount: Bool {
    item.amount != nil && understood.isNamed && understood.spans.first?.kind == .amount
      && !RecipePage.isDuration(text)
  }
}

extension PastedLine {
  package static func lines(
    of text: String, own: [Category], stores: [String], currency: Currency? = nil,
    knows: (String) -> Bool = { _ in false }, in language: Language
  ) -> [PastedLine] {
    let parted = PastedText.parted(PastedText.lines(of: text), knows)
    var reader = Reader(
      of: parted.flatMap(\.parts), own: own, stores: stores, currency: currency, in: language)
    return parted.flatMap { line, parts in
      parts.compactMap { part in
        var read = reader.read(part)
        if parts.count > 1 { read?.whole = PastedText.withoutBullet(line) }
        return read
      }
    }
  }

  /// Reads line by line, as the meaning of a line depends on its heading.
  package struct Reader {
    private let own: [Category]
    private let stores: [String]
    private let currency: Currency?
    private let language: Language
    let isRecipe: Bool
    let hasItemHeading: Bool
    private let isGerman: Bool
    private var isBesideItems: Bool
    /// Of the heading above what to buy.
    private var level: Int?
    private var titleLines: Int

    package init(
      of lines: [String], own: [Category], stores: [String] = [], currency: Currency? = nil,
      in language: Language
    ) {
      (self.own, self.stores, self.currency, self.language) = (own, stores, currency, language)
      titleLines = titleCount(of: lines)
      isRecipe = lines.contains(where: saysRecipe)
      hasItemHeading = isRecipe && lines.contains(where: isItemHeading)
      isGerman = hasItemHeading && lines.contains { GermanMeasures.isHeading($0) }
      isBesideItems = hasItemHeading
    }

    package mutating func read(_ line: String) -> PastedLine? {
      if let event = ChatText.event(line) {
        return QuickAdd(event, in: language).map { PastedLine(text: event, understood: $0, role: .leftOut) }
      }
      let unmarked = PastedText.withoutBullet(line.withoutEmoji).withoutEmoji
      var bare = isRecipe ? RecipePage.tidied(InlineMarkup.plain(unmarked)) : unmarked
      if isGerman { bare = GermanMeasures.translated(bare) }
      let heading = RecipeHeading(line, inRecipe: hasItemHeading)
      guard bare.contains(where: { $0.isLetter || $0.isNumber }),
        let understood = QuickAdd(
          heading?.text ?? bare, own: own, stores: stores, currency: currency, in: language)
      else { return nil }
      defer { titleLines -= 1 }
      var read = PastedLine(text: heading == nil ? bare : unmarked, understood: understood, role: .heading)
      if let heading {
        enter(heading)
      } else if isBesideItems || titleLines > 0 || saysServings(bare) {
        read.role = .beside
      } else {
        read.role = isItem(read, unmarked, isListed: unmarked != line) ? .toBuy : .leftOut
      }
      return read
    }

    private mutating func enter(_ heading: RecipeHeading) {
      switch heading.meaning {
      case .items, .list:
        isBesideItems = false
        level = heading.level
      case .beside:
        isBesideItems = true
      case .group:
        // Another part of the page, as high as the ingredients.
        guard let level, let own = heading.level, own <= level, !RecipePage.isPart(heading.text) else {
          return
        }
        isBesideItems = true
      }
    }

    private func isItem(_ line: PastedLine, _ unmarked: String, isListed: Bool) -> Bool {
      if PastedText.isStruckThrough(unmarked) || ChatText.isChatter(line.text) { return false }
      if isRecipe, RecipePage.isNoise(line.text) { return false }
      guard hasItemHeading else { return !isProse(RecipePage.withoutAsides(line.text)) }
      // However much is said about it.
      return line.beginsWithAmount || !isProse(RecipePage.withoutAsides(line.text), isListed: isListed)
    }
  }

  /// Whether a text says that it is a recipe: for how many, or where the ingredients or steps begin. A list with amounts
  /// doesn't say so.
  fileprivate static func saysRecipe(_ line: String) -> Bool {
    let bare = PastedText.withoutBullet(line)
    if saysServings(bare) || isItemHeading(line) { return true }
    return RecipeHeading(line)?.meaning == .beside
  }

  /// The number of title lines above the servings or ingredients: at most two, without amounts.
  private static func titleCount(of lines: [String]) -> Int {
    let first = lines.prefix(3).map(PastedText.withoutBullet)
    let end = first.firstIndex { Servings.count(inLine: $0) != nil || isItemHeading($0) }
    guard let end, first[..<end].allSatisfy({ !$0.contains(where: \.isNumber) }) else { return 0 }
    return end
  }

  fileprivate static func isItemHeading(_ line: String) -> Bool { RecipeHeading(line)?.meaning == .items }

  /// But `2 portions of chips` are chips.
  private static func saysServings(_ line: String) -> Bool {
    Servings.count(inLine: line) != nil && (!beginsWithNumber(line) || line.split(separator: " ").count < 3)
  }

  private static func beginsWithNumber(_ line: String) -> Bool { line.first?.isNumber == true }

  /// Whether it ends like a sentence or is too long. Lines that begin with an amount or a bullet may be longer.
  private static func isProse(_ line: String, isListed: Bool = false) -> Bool {
    let words = line.split(separator: " ")
    let (few, many) = beginsWithNumber(line) || isListed ? (8, 16) : (3, 10)
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
  package static func parts(of lines: [String], knows: (String) -> Bool = { _ in false }) -> [String] {
    parted(lines, knows).flatMap(\.parts)
  }

  fileprivate static func parted(
    _ lines: [String], _ knows: (String) -> Bool
  ) -> [(line: String, parts: [String])] {
    ChatText.lines(of: lines).map { line in
      (line, ChatText.event(line) == nil ? parts(ofSentence: line, knows) : [line])
    }
  }

  /// Without what a list begins with and the full stop: `Fruit: apples, pears.`
  private static func parts(ofSentence line: String, _ knows: (String) -> Bool) -> [String] {
    var said = line[...]
    if said.last == ".", !said.hasSuffix("..") { said.removeLast() }
    if let colon = said.firstIndex(of: ":"), said[colon...].hasPrefix(": ") {
      let heading = withoutBullet(String(said[..<colon]))
      if heading.allSatisfy({ $0.isLetter || $0 == " " }), heading.split(separator: " ").count < 5 {
        let parts = QuickAdd.parts(of: Folding.clean(String(said[colon...].dropFirst())), knows: knows)
        if parts.count > 1 { return parts }
      }
    }
    let parts = QuickAdd.parts(of: String(said), knows: knows)
    // A word or two are no sentence: `Cebollas.`
    let words = said.split(separator: " ")
    let isWord = words.count < 4 && words.last.map { $0.filter(\.isLetter).count > 3 } == true
    return parts.count > 1 ? parts : [isWord ? String(said) : line]
  }

  /// The names that decide how lines are parted, for looking up which of them were bought before.
  package static func namesOfParts(of lines: [String]) -> [String] {
    ChatText.lines(of: lines).flatMap { QuickAdd.namesOfParts(of: $0) }
  }

  /// What one line says to buy, without bullet, emoji, and who wrote it in a chat; the line if that is nothing.
  package static func parts(ofLine line: String, knows: (String) -> Bool = { _ in false }) -> [String] {
    let parts = ChatText.lines(of: [line]).flatMap {
      QuickAdd.parts(of: withoutBullet($0.withoutEmoji).withoutEmoji, knows: knows)
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
    for bullet in [
      "- ", "* ", "+ ", "• ", "– ", "— ", "· ", "‣ ", "◦ ", "▪ ", "★ ", "☆ ", "● ", "○ ", "■ ", "► ", "▶ ",
      "→ ",
    ] where rest.hasPrefix(bullet) {
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
