/// Several items on one line: `2 l milk, bread and 6 eggs`.

extension QuickAdd {
  /// The items on a line, or the line itself if it is one item. The whole line is always a valid reading too, so a preview can
  /// offer both.
  ///
  /// A comma isn't enough (`bread, sliced`, `skinless, boneless chicken`): each part must read as a thing, by its name or an
  /// amount of its own. Among several of these one unknown word may stand, too.
  ///
  ///     QuickAdd.parts(of: "2 l milk, bread and 6 eggs") == ["2 l milk", "bread", "6 eggs"]
  ///     QuickAdd.parts(of: "mac and cheese") == ["mac and cheese"]
  ///
  /// - Parameter knows: The names besides those of the catalogue, such as what was bought before.
  package static func parts(
    of line: String, knows: (String) -> Bool = { _ in false }, in language: Language = .current
  ) -> [String] {
    language.reading { parts(ofLine: line, knows) }
  }

  /// The names that decide whether a line is parted: of its pieces, of two side by side, and of all; none if it can't be.
  package static func namesOfParts(of line: String, in language: Language = .current) -> [String] {
    guard let cut = cut(line) else { return [] }
    let ranges = cut.pieces.map(\.range)
    let pairs = zip(ranges, ranges.dropFirst()).map { $0.lowerBound..<$1.upperBound }
    return ([line] + (ranges + pairs).map(cut.text)).compactMap { QuickAdd($0, in: language)?.item.name }
  }

  private static func cut(_ line: String) -> LineCut? {
    guard line.utf8.contains(where: mayPart), !line.utf8.contains(UInt8(ascii: "\"")) else { return nil }
    let cut = LineCut(line)
    return cut.pieces.count > 1 ? cut : nil
  }

  private static func parts(ofLine line: String, _ knows: (String) -> Bool) -> [String] {
    if let (store, rest) = QuickAddTokens.storeInFront(of: line) {
      let parts = parts(ofLine: rest, knows)
      let mark = store.utf8.contains(0x20) ? "@\"\(store)\"" : "@\(store)"
      return parts.count > 1 ? parts.map { $0.contains("@") ? $0 : "\($0) \(mark)" } : [line]
    }
    guard let cut = cut(line), QuickAdd(line).map({ knows($0.item.name) }) != true else { return [line] }
    var things: [PartOfLine] = []
    var joins = 0
    for piece in cut.pieces {
      let next = PartOfLine(piece, in: cut, knows)
      guard let last = things.last else {
        things = [next]
        continue
      }
      if piece.link == .word
        ? last.isApart(from: next, inList: cut.pieces.contains { $0.link == .comma })
        : !next.belongs(to: last)
      {
        things.append(next)
      } else {
        joins += 1
        // Each reads the joined text again.
        if joins > 24 { return [line] }
        things[things.count - 1] = last.joined(with: next, in: cut, knows)
      }
    }
    return areThings(things) ? things.map(\.text) : [line]
  }

  private static func areThings(_ parts: [PartOfLine]) -> Bool {
    guard parts.count > 1, let first = parts.first, first.kind != .tail,
      // `cod, haddock, or monkfish`
      !parts.contains(where: \.leavesChoice),
      // The note of the last is its own.
      !parts.dropLast().contains(where: { $0.text.utf8.contains(UInt8(ascii: "!")) })
    else { return false }
    // `1 tbsp thyme, rosemary` is one spoon of both.
    if first.amount?.unit.isOfCooks == true, parts.dropFirst().allSatisfy({ $0.amount == nil }) {
      return false
    }
    let known = parts.count { $0.kind == .thing }
    let unknown = parts.filter { $0.kind != .thing }
    return known > 1 && known >= 2 * unknown.count && unknown.allSatisfy(\.isShort)
  }

  /// A comma, a semicolon, `&`, `+`, or a blank, beside which a word may part things.
  private static func mayPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == 0x20 || byte == UInt8(ascii: ";")
  }
}

/// What one part of a line may be.
struct PartOfLine {
  enum Kind {
    case thing
    /// Nothing that is known.
    case unknown
    /// More about the part before: how to prepare it, what else will do, what it is for.
    case tail
  }

  let text: String
  let kind: Kind
  let name: String
  let amount: Amount?
  private let category: Category?
  private let range: Range<Int>

  init(_ piece: LineCut.Piece, in cut: LineCut, _ knows: (String) -> Bool) {
    self.init(piece.range, in: cut, knows)
  }

  private init(_ range: Range<Int>, in cut: LineCut, _ knows: (String) -> Bool) {
    self.range = range
    text = cut.text(range)
    let said = QuickAdd(text)
    let item = said.flatMap { $0.isNamed ? $0.item : nil }
    (name, amount) = (item?.name ?? "", item?.amount)
    let category = Catalogue.category(of: name)
    self.category = category
    let words = text.split(separator: " ").map { Folding.fold(String($0)) }
    if item == nil || Self.isTail(words) {
      kind = .tail
    } else if let amount, amount.unit != .piece || amount.thousandths % 1000 == 0 {
      kind = category != nil || knows(name) ? .thing : .unknown
    } else {
      kind = amount == nil && (knows(name) || Self.isKnown(name, category)) ? .thing : .unknown
    }
  }

  /// `cheese and coffee`, but neither `mac and cheese` nor `2 kg apples and pears`. Between commas it needs no other reason.
  func isApart(from next: PartOfLine, inList: Bool) -> Bool {
    guard kind == .thing, next.kind == .thing, !Self.arePair(name, next.name), !sharesWord(with: next) else {
      return false
    }
    guard next.amount == nil, let amount else { return true }
    return !amount.unit.isOfCooks && (inList || category != next.category)
  }

  /// `cheese and onion crisps`, `yogur de fresa y plátano`: a word in only one of the two belongs to both.
  private func sharesWord(with next: PartOfLine) -> Bool {
    if next.amount == nil, !Catalogue.knows(next.name), let first = next.name.split(separator: " ").first,
      first.count < next.name.count, Catalogue.knows(String(first))
    {
      return true
    }
    return next.amount == nil && !Catalogue.knows(name)
      && name.split(separator: " ").dropFirst().contains { Self.isPhraseLink(String($0)) }
  }

  /// Whether a part behind a comma says more about this one, as in `bread, sliced`, `tomatoes, cherry`.
  func belongs(to before: PartOfLine) -> Bool {
    kind == .tail || amount == nil && before.amount == nil && Catalogue.knows("\(name) \(before.name)")
  }

  func joined(with next: PartOfLine, in cut: LineCut, _ knows: (String) -> Bool) -> PartOfLine {
    let all = PartOfLine(range.lowerBound..<next.range.upperBound, in: cut, knows)
    // A tail says nothing of what comes before it.
    return next.kind == .tail ? PartOfLine(all, kind) : all
  }

  private init(_ part: PartOfLine, _ kind: Kind) {
    (text, name, amount, category, range) = (part.text, part.name, part.amount, part.category, part.range)
    self.kind = kind
  }

  var leavesChoice: Bool {
    text.split(separator: " ").contains { Self.choices.contains(Folding.fold(String($0))) }
  }

  var isShort: Bool {
    kind == .unknown && amount == nil && name.count > 2 && name.split(separator: " ").count < 4
      && name.allSatisfy { $0.isLetter || $0 == " " || $0 == "'" || $0 == "’" || $0 == "-" }
  }

  /// A name in the catalogue, perhaps with a word or two more: `greek yoghurt`, `leche entera`.
  private static func isKnown(_ name: String, _ category: Category?) -> Bool {
    guard category != nil, name.first?.isNumber == false else { return false }
    if Catalogue.knows(name) || Compound.isWhole(name) { return true }
    let words = name.split(separator: " ")
    guard 2...4 ~= words.count, let first = words.first, let last = words.last else { return false }
    return Catalogue.knows(String(last)) || Catalogue.knows(String(first))
  }

  /// Words that only tell more, such as `sliced`, `for frying`, `large`, `zest`, `juice only`.
  static func isTail(_ words: [String]) -> Bool {
    guard let first = words.first else { return true }
    if articles.contains(first), mayBeThing(Array(words.dropFirst())) { return false }
    if tails.contains(first) || words.allSatisfy(describes) || words.last.map(lastOfTails.contains) == true {
      return true
    }
    guard words.contains(where: Preparation.isPreparing) else { return false }
    // `grated cheese` and `chopped tomatoes` are things.
    let name = words.drop { Number($0) != nil || Unit(spelling: $0) != nil }
    let rest = name.drop(while: Preparation.isPreparing)
    if rest.isEmpty || name.first.map(Preparation.onlyCooksSay) == true { return true }
    return !Catalogue.knows(name.joined(separator: " ")) && !Catalogue.knows(rest.joined(separator: " "))
  }

  /// `for frying`, `to serve`, `or more`, `plus extra`
  static func isServing(_ words: [String]) -> Bool {
    words.count > 1 && (words.first.map(servings.contains) == true)
  }

  /// `roots or stalks`
  static func isChoice(_ words: [String]) -> Bool { words.contains { choices.contains(Folding.fold($0)) } }

  static func beginsTail(_ word: String) -> Bool { tails.contains(word) || Preparation.isPreparing(word) }

  /// The `de` of `pasta de dientes`.
  static func isPhraseLink(_ word: String) -> Bool { phraseLinks.contains(Folding.fold(word)) }

  static func describes(_ word: String) -> Bool { describing.contains(word) }

  /// Whether folded words name a known thing, perhaps with its amount: `bread`, `6 eggs`.
  static func mayBeThing(_ words: [String]) -> Bool {
    let name = words.drop { Number($0) != nil || Unit(spelling: $0) != nil }.joined(separator: " ")
    return isKnown(name, Catalogue.category(of: name))
  }

  private static func arePair(_ one: String, _ other: String) -> Bool {
    guard let one = one.split(separator: " ").last, let other = other.split(separator: " ").last else {
      return false
    }
    return pairs.contains([Folding.fold(String(one)), Folding.fold(String(other))])
  }

  private static let phraseLinks = Language.words { $0.phraseLinks }
  private static let lastOfTails = Language.words { $0.lastOfTails }
  private static let tails = Language.words { "\($0.tails) \($0.adverbs)" }
  private static let servings = Language.words { "\($0.purposes) \($0.choices) \($0.plus) to if" }
  private static let choices = Language.words { $0.choices }
  private static let articles = Language.words { $0.numbers[1000] ?? "" }
  private static let describing = Language.words {
    "\($0.adjectives) \($0.sizesBeforeUnits) \($0.sizesBehindUnits) \($0.usedParts) \($0.ownedParts) \($0.and)"
  }
  private static let pairs = Set(Language.phrases { $0.pairs })
}

extension Unit {
  /// Measured out while cooking, never bought: one spoon of two things is a spoon of both.
  fileprivate var isOfCooks: Bool { isOfKitchens && ![.bunch, .head, .bulb, .stalk, .glass].contains(self) }
}
