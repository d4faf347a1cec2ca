/// Packs by what is in them: `12-pack coke`, `a pack of 6 eggs`, `caja de 12 huevos`, `6'lı bira`. One pack is bought and has one
/// price, so it is what counts, and how many there are in it becomes the note: `12x`, however it was typed, so that two of them
/// are one line. As twelve bottles it would cost twelve times its price, and as twelve packs, too.

extension AmountText {
  /// How many are in a pack, where a number is part of its name, and where the words end that say so.
  static func contents(
    _ number: Number, in words: QuickAddTokens, from start: Int, isMeant: Bool = false
  ) -> (note: String, end: Int)? {
    guard number.isWhole, number.thousandths >= 2000 else { return nil }
    let note = Number.text(thousandths: number.thousandths) + Unit.piece.rawValue
    if number.rest.isEmpty {
      // `12 packs` are twelve, and so are two that somebody has left without an ending. In French `pack de` is.
      guard words.isPlain(start + 1), isPack(words[start + 1].text, several: isMeant),
        isMeant || number.thousandths >= 3000
      else { return nil }
      let link = words.isPlain(start + 2) ? Folding.fold(String(words[start + 2].text.prefix(2))) : ""
      return !isMeant && ["de", "d'"].contains(link) ? nil : (note, start + 2)
    }
    let first = number.rest.first
    if let first, "'’".contains(first) || first == "l" {
      // `6'lı paket`; three of something may be its name: `3'lü priz`.
      let ending = Folding.fold(String(first == "l" ? number.rest : number.rest.dropFirst()))
      guard ending == "li" || ending == "lu" else { return nil }
      let isPack = words.isPlain(start + 1) && unit(words[start + 1].text) == .pack
      return isPack ? (note, start + 2) : number.thousandths >= 4000 ? (note, start + 1) : nil
    }
    let text = first.map { "-–‑".contains($0) } == true ? number.rest.dropFirst() : number.rest
    return isPack(text, several: true) ? (note, start + 1) : nil
  }

  private static func isPack(_ text: some StringProtocol, several: Bool) -> Bool {
    guard text.utf8.count <= 6 else { return false }
    let key = Folding.fold(text.hasSuffix(",") ? String(text.dropLast()) : String(text))
    return key == "pack" || key == "pk" || several && key == "packs"
  }

  /// A container without a number, where what is in it follows: `pack of 6 eggs`, `pack 6 cervezas`, `eggs, box of 12`.
  static func oneWithContents(_ words: QuickAddTokens, at start: Int, isFirst: Bool) -> Unit? {
    // Most lines go on with another word: no unit is looked up for them.
    guard words.isPlain(start + 1), let byte = words[start + 1].text.utf8.first,
      words[start + 1].text.utf8.count == 2 || 0x30...0x39 ~= byte,
      let unit = unit(words[start].text), let contents = contents(of: unit, in: words, at: start + 1)
    else { return nil }
    return isFirst || !words.isPlain(contents.words.upperBound) ? unit : nil
  }

  /// What is in a container, behind it: the words that say it, and how it is noted.
  static func contents(
    of unit: Unit, in words: QuickAddTokens, at start: Int
  ) -> (words: Range<Int>, note: String?)? {
    guard holdsSeveral.contains(unit), words.isPlain(start), words[start].text.utf8.count <= 16 else {
      return nil
    }
    let link = Folding.fold(words[start].text)
    let isLinked = link == "of" || link == "de"
    let first = isLinked ? start + 1 : start
    var words = words
    guard isLinked || unit == .pack, words.isPlain(first), Number(words[first].text) != nil,
      let found = AmountText(in: &words, at: first, isFirst: true), found.size == nil,
      isLinked || found.amount.unit.isCount
    else { return nil }
    return (found.words, found.amount.unit == .piece ? found.amount.description : nil)
  }

  /// What is sold with several of something in it.
  private static let holdsSeveral: Set<Unit> = [.pack, .bag, .can, .tray, .carton, .tub]
}
