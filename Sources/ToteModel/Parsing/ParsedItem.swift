/// What a line of the add field says: the value that becomes an item of the list. It is made by `QuickAdd`,
/// and its text, typed again, gives the same value: that is how an item comes back into the field to be
/// edited, and how lists are exported.

/// A thing to buy, as one line says it.
///
///     let item = ParsedItem("milk 2 l #dairy @Lidl 1.09€ !the blue one")!
///     item.name == "milk"
///     item.amount == Amount("2 l")
///     item.description == "2 l milk #dairy @Lidl 1.09€ !the blue one"
@dynamicMemberLookup
package struct ParsedItem: Hashable, Sendable {
  /// What it is called; never blank.
  package let name: String
  package let details: ItemDetails

  package subscript<Detail>(dynamicMember detail: KeyPath<ItemDetails, Detail>) -> Detail {
    details[keyPath: detail]
  }

  /// An item; the texts are cleaned (`Folding.clean`), blank ones are as good as none, and without a name
  /// there is no item.
  package init?(name: String, details: ItemDetails = ItemDetails()) {
    let name = Folding.clean(name)
    guard !name.isEmpty else { return nil }
    self.name = name
    self.details = details.mapTexts(Folding.clean).withPriceOfPack
  }
}

extension ParsedItem: LosslessStringConvertible {
  /// Reads a line as the add field does.
  package init?(_ description: String) {
    guard let understood = QuickAdd(description) else { return nil }
    self = understood.item
  }

  /// The line that says just this, as files have it.
  package var description: String { line(in: .english) { $0.description } }

  /// The line that says just this in a language. Texts stand in quotes only where they would be misunderstood without:
  /// the name `2 kg` becomes `"2 kg"`.
  package func text(in language: Language) -> String { line(in: language) { $0.text(in: language) } }

  private func line(in language: Language, amount: (Amount) -> String) -> String {
    func text(quoted: Set<QuickAdd.Kind>) -> String { self.text(quoted: quoted, language, amount) }
    if let quoted = plainQuotes { return text(quoted: quoted) }
    for quoted in Self.quotings {
      let line = text(quoted: quoted)
      // Categories are equal by their keys; but the line must give back the very spelling.
      // With a currency a number at the end would be a price, and without one it would not be.
      if let said = QuickAdd(line, currency: .euro, in: language), said.isNamed, said.item == self,
        !said.hasBarePrice,
        said.item.category?.rawValue == details.category?.rawValue
      {
        return line
      }
    }
    return text(quoted: Self.quotings[Self.quotings.count - 1])
  }

  /// What may stand in quotes: as little as will do.
  private static let quotings: [Set<QuickAdd.Kind>] = {
    let kinds = [.name] + DetailMark.allCases.map(QuickAdd.Kind.mark)
    let all = (0..<1 << kinds.count).map { bits in
      Set(kinds.indices.filter { bits >> $0 & 1 == 1 }.map { kinds[$0] })
    }
    return (0...kinds.count).flatMap { size in all.filter { $0.count == size } }
  }()

  private func text(
    quoted: Set<QuickAdd.Kind>, _ language: Language, _ amount: (Amount) -> String
  ) -> String {
    var line = ""
    func write(_ text: String, _ kind: QuickAdd.Kind, sign: Unicode.Scalar? = nil) {
      if !line.isEmpty { line += " " }
      if let sign { line.unicodeScalars.append(sign) }
      guard quoted.contains(kind) else { return line += text }
      line += "\""
      for scalar in text.unicodeScalars {
        if scalar == "\"" { line += "\"" }
        line.unicodeScalars.append(scalar)
      }
      line += "\""
    }
    for kind in QuickAdd.Kind.allCases {
      switch kind {
      case .amount:
        if let said = details.amount { write(amount(said) + language.link(behind: said.unit), kind) }
      case .name: write(name, kind)
      case .price: if let price = details.price { write(price.text(in: language), kind) }
      case .replaced: break
      // In quotes a word is only understood in English, and a built-in one needs none.
      case .mark(.category) where details.category?.isBuiltIn == true:
        if let category = details.category {
          line += " \(DetailMark.category.sign)\(category.word(in: language))"
        }
      case .mark(let mark): if let text = details[mark] { write(text, kind, sign: mark.sign) }
      }
    }
    return line
  }
}
