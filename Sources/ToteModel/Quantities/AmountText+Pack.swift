/// Packs by their contents: `12-pack coke`, `a pack of 6 eggs`, `6'lı bira`. The amount is one pack, as the
/// price is for that, and the contents become the note, always as `12x`, so that equal packs add up.

extension AmountText {
  /// How many a pack holds, and where its words end.
  static func contents(
    _ number: Number, in words: QuickAddTokens, from start: Int, isMeant: Bool = false
  ) -> (note: String, end: Int)? {
    guard number.isWhole, number.thousandths >= 2000 else { return nil }
    let note = Number.text(thousandths: number.thousandths) + Unit.piece.rawValue
    if number.rest.isEmpty {
      // `12 packs` are twelve packs, and `2 pack` are probably two. In French `pack de` is a unit.
      guard words.isPlain(start + 1), isPack(words[start + 1].text, several: isMeant),
        isMeant || number.thousandths >= 3000
      else { return nil }
      let link = words.isPlain(start + 2) ? Folding.fold(String(words[start + 2].text.prefix(2))) : ""
      return !isMeant && ["de", "d'"].contains(link) ? nil : (note, start + 2)
    }
    let first = number.rest.first
    let isQuoted = first.map("'’".contains) == true
    if packEndings.contains(Folding.fold(String(isQuoted ? number.rest.dropFirst() : number.rest))) {
      // `6'lı paket`. A three may be part of the name: `3'lü priz`.
      let isPack = words.isPlain(start + 1) && unit(words[start + 1].text) == .pack
      return isPack ? (note, start + 2) : number.thousandths >= 4000 ? (note, start + 1) : nil
    }
    let text = first.map { "-–‑".contains($0) } == true ? number.rest.dropFirst() : number.rest
    return isPack(text, several: true) ? (note, start + 1) : nil
  }

  /// At the end: `yaourts par 12`.
  static func packBehindLink(_ words: QuickAddTokens, at start: Int) -> AmountText? {
    guard start > 0, words[start].text.utf8.count == 3, packLinks.contains(Folding.fold(words[start].text)),
      words.isPlain(start + 1), !words.isPlain(start + 2), let number = Number(words[start + 1].text),
      number.isWhole, number.rest.isEmpty, 2000...99_000 ~= number.thousandths,
      var pack = AmountText(1000, .pack, start..<start + 2)
    else { return nil }
    pack.size = start + 1..<start + 2
    pack.note = Number.text(thousandths: number.thousandths) + Unit.piece.rawValue
    return pack
  }

  private static let packLinks = Language.words { $0.packLink }

  private static func isPack(_ text: some StringProtocol, several: Bool) -> Bool {
    guard text.utf8.count <= 12 else { return false }
    let key = Folding.fold(text.hasSuffix(",") ? String(text.dropLast()) : String(text))
    return pack.contains(key) || several && packs.contains(key)
  }

  private static let pack = Language.words { $0.pack }
  private static let packs = Language.words { $0.packs }
  private static let packEndings = Language.words { $0.packEndings }

  /// A container before its contents: `pack of 6 eggs`, `pack 6 cervezas`, `eggs, box of 12`.
  static func oneWithContents(_ words: QuickAddTokens, at start: Int, isFirst: Bool) -> Unit? {
    // Most lines end here, without looking up a unit.
    guard words.isPlain(start + 1), let byte = words[start + 1].text.utf8.first,
      words[start + 1].text.utf8.count == 2 || 0x30...0x39 ~= byte,
      let unit = unit(words[start].text), let contents = contents(of: unit, in: words, at: start + 1)
    else { return nil }
    return isFirst || !words.isPlain(contents.words.upperBound) ? unit : nil
  }

  /// The words for a pack's contents, and the note they make.
  static func contents(
    of unit: Unit, in words: QuickAddTokens, at start: Int
  ) -> (words: Range<Int>, note: String?)? {
    guard holdsSeveral.contains(unit), words.isPlain(start), words[start].text.utf8.count <= 16 else {
      return nil
    }
    let link = Folding.fold(words[start].text)
    let isLinked = links.contains(link)
    let first = isLinked ? start + 1 : start
    var words = words
    guard isLinked || unit == .pack, words.isPlain(first), Number(words[first].text) != nil,
      let found = AmountText(in: &words, at: first, isFirst: true), found.size == nil,
      isLinked || found.amount.unit.isCount
    else { return nil }
    return (found.words, found.amount.unit == .piece ? found.amount.description : nil)
  }

  private static let holdsSeveral: Set<Unit> = [.pack, .bag, .can, .tray, .carton, .tub]
}
