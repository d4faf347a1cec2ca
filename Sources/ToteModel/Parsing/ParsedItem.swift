/// A thing to buy as a line describes it. `QuickAdd` parses it, and `text(in:)` restores an equal line.
///
///     let item = ParsedItem("milk 2 l #dairy @Lidl 1.09€ !the blue one")!
///     item.description == "2 l milk #dairy @Lidl 1.09€ !the blue one"
@dynamicMemberLookup
package struct ParsedItem: Hashable, Sendable {
  package let name: String
  package let details: ItemDetails

  package subscript<Detail>(dynamicMember detail: KeyPath<ItemDetails, Detail>) -> Detail {
    details[keyPath: detail]
  }

  /// `nil` if the name is blank. Cleans the texts and drops blank ones.
  package init?(name: String, details: ItemDetails = ItemDetails()) {
    let name = Folding.clean(name)
    guard !name.isEmpty else { return nil }
    self.name = name
    self.details = details.mapTexts(Folding.clean).withPriceOfPack
  }
}

extension ParsedItem: LosslessStringConvertible {
  package init?(_ description: String) {
    guard let understood = QuickAdd(description) else { return nil }
    self = understood.item
  }

  package var description: String { line(in: .english, amount: \.description, price: \.description) }

  /// Quotes texts only if they would be misread: the name `2 kg` becomes `"2 kg"`.
  package func text(in language: Language) -> String {
    line(in: language, amount: { $0.text(in: language) }, price: { $0.text(in: language) })
  }

  private func line(
    in language: Language, amount: (Amount) -> String, price: (Price) -> String
  ) -> String {
    func text(quoted: Set<QuickAdd.Kind>) -> String { self.text(quoted: quoted, language, amount, price) }
    if let quoted = plainQuotes { return text(quoted: quoted) }
    for quoted in Self.quotings {
      let line = text(quoted: quoted)
      // Must keep the spelling of categories, and mean the same with or without a currency.
      if let said = QuickAdd(line, currency: .euro, in: language), said.isNamed, said.item == self,
        !said.hasBarePrice,
        said.item.category?.rawValue == details.category?.rawValue
      {
        return line
      }
    }
    return text(quoted: Self.quotings[Self.quotings.count - 1])
  }

  private static let quotings: [Set<QuickAdd.Kind>] = {
    let kinds = [.name] + DetailMark.allCases.map(QuickAdd.Kind.mark)
    let all = (0..<1 << kinds.count).map { bits in
      Set(kinds.indices.filter { bits >> $0 & 1 == 1 }.map { kinds[$0] })
    }
    return (0...kinds.count).flatMap { size in all.filter { $0.count == size } }
  }()

  private func text(
    quoted: Set<QuickAdd.Kind>, _ language: Language, _ amount: (Amount) -> String, _ price: (Price) -> String
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
      case .price: if let said = details.price { write(price(said), kind) }
      case .replaced: break
      // Quoted words are read only as English, and built-in categories need no quotes.
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
