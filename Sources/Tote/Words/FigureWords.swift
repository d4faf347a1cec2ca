import Screen
import ToteModel

extension Words {
  func text(_ amount: Amount) -> String { amount.text(in: language) }

  func day(_ backup: Backup) -> String { Moment(day: backup.day).map(day) ?? backup.day }
  func longDay(_ backup: Backup) -> String { Moment(day: backup.day).map(longDay) ?? backup.day }
}

// In the current language.

extension QuickAdd {
  /// Which amount, store, category or price replaced which.
  var replacement: String? {
    var sentences: [String] = []
    if let amount = item.amount, let replacedAmount {
      sentences.append(words.replaced(replacedAmount.shown, by: amount.shown))
    }
    sentences += replacedMarks.map { words.replaced($0.old, by: $0.new) }
    if let price = item.price, !replacedPrices.isEmpty {
      sentences.append(words.replaced(replacedPrices.map(\.shown).joined(separator: ", "), by: price.shown))
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: ", ")
  }
}

extension Key {
  var shown: String { label(naming: words.keyNames) }
}

extension PriceSums {
  package var shown: String { text(in: .current) }
}

extension ItemDetails {
  /// The details after name, amount and category.
  package var shownParts: [(kind: QuickAdd.Kind, text: String)] { shownParts(in: .current) }
}

extension ItemDetails {
  /// The price of several and of one: `€4.20 (€1.40/x)`. `nil` if there is only one.
  package var partedPrice: String? {
    guard let amount, amount.unit.isCount, amount.thousandths > 1000, let price, price.basis == nil,
      let each = unitPrice
    else { return nil }
    return "\(price.shown) (\(each.shown))"
  }

  package func changes(since before: ItemDetails) -> String {
    let known = Set(before.shownParts.map(\.text))
    let category = category == before.category ? nil : category.map(words.name)
    let parts = shownParts.map(\.text).filter { !known.contains($0) }
    return ([category].compactMap { $0 } + parts).joined(separator: " · ")
  }

  /// What distinguishes a line from others of its name.
  package var distinction: String {
    ([amount?.shown] + shownParts.filter { $0.kind != .price }.map(\.text)).compactMap { $0 }.joined(
      separator: " ")
  }
}
