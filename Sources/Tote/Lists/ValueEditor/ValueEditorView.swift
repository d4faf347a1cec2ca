import Screen
import ToteModel

struct ValueEditorView: View {
  let editor: ValueEditor
  /// How many items a budget can't count.
  var unpriced = 0

  func draw(on canvas: inout Canvas) {
    let texts = texts
    let (line, row) = canvas.bounds.cut(top: canvas.size.height - 1)
    let whole = unpriced == 0 ? texts.scope : "\(texts.scope) · \(words.unpricedCount(unpriced))"
    let isRoomy = texts.title.columns + whole.columns + 8 <= line.width
    canvas.draw(Rule(title: texts.title, note: isRoomy ? whole : texts.scope), in: line)
    let label = line.height > 0 ? "›" : "\(label(within: row.width - Self.leastField)) ›"
    let hasRoom = label.columns + editor.field.text.columns + meaning.columns + 6 <= row.width
    canvas.draw(
      Prompt(
        label: label, field: editor.field, placeholder: texts.placeholder, isSelected: editor.isSelected,
        note: hasRoom ? meaning : ""),
      in: row)
  }

  /// In as many words as leave room for the field.
  private func label(within room: Int) -> String {
    texts.labels.first { $0.columns <= room } ?? texts.labels.last ?? ""
  }

  /// The columns of a short value and its label's edges.
  private static let leastField = 14

  private var texts: (title: String, labels: [String], scope: String, placeholder: String) {
    switch editor.subject {
    case .repetition(let item):
      (words.repeatTitle(item.name), [words.repeatLabel], "", words.intervalExamples)
    case .budget(let list, _):
      (words.budgetTitle(list.name), words.budgetLabels(list.name), words.budgetScope, words.budgetExample)
    case .itemPrice(let line, _):
      (
        words.priceTitle(line.item.name), words.priceLabels(line.item.name), line.item.amount?.shown ?? "",
        words.priceExamples
      )
    case .price(let bought, _):
      (words.priceTitle(bought.name), words.priceLabels(bought.name), scope(of: bought), words.priceExamples)
    case .receipt(let receipt, _):
      (
        words.receiptTitle(receipt.items.count), [words.receiptLabel],
        receipt.sums.unpriced == 0 ? "" : words.receiptScope(receipt.sums.unpriced),
        receipt.sums.isEmpty ? words.receiptExample : words.receiptEmpty(receipt.sums.shown)
      )
    }
  }

  /// Which purchase it is.
  private func scope(of bought: PurchasedItem) -> String {
    [bought.amount?.shown, bought.store, bought.moment.local.shownDay].compactMap { $0 }.joined(
      separator: " · ")
  }

  /// Empty if there is nothing to say.
  private var meaning: String {
    switch editor.value {
    case .repetition(let every?): words.name(every)
    case .budget(let budget?, let period?): words.budget(budget, every: period)
    case .budget(let budget?, nil): budget.shown
    case .repetition(nil): editor.field.isEmpty ? "" : words.never
    case .price(let price?), .receipt(let price?): meaning(of: price)
    case .budget(nil, _), .price(nil), .receipt(nil): ""
    case nil: words.isNotUnderstood
    }
  }

  /// A price per kilo or piece is shown as the amount paid.
  private func meaning(of price: Price) -> String {
    guard case .price(let bought, _) = editor.subject else { return price.shown }
    return ItemDetails(amount: bought.amount, price: price).linePrice?.shown ?? words.isNotUnderstood
  }
}
