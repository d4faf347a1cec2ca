import ToteModel

extension Words {
  /// Labels of the fields below, if their titles don't fit.
  var repeatLabel: String { say("value-editor-repeat-label") }
  /// The title of the field for an interval, with examples, and the word for none.
  func repeatTitle(_ item: String) -> String { say("value-editor-repeat-title", ["item": item]) }
  var intervalExamples: String { say("value-editor-interval-examples") }
  var never: String { say("value-editor-never") }
  /// What counts against it.
  var budgetScope: String { say("value-editor-budget-scope") }
  var budgetExample: String { say("value-editor-budget-example") }
  /// After `repeats`, for a new staple.
  var changesRepetition: String { say("value-editor-changes-repetition") }
  /// The field for what the receipt says, with what happens to items without a price.
  func receiptTitle(_ count: Int) -> String { say("value-editor-receipt-title", ["count": counted(count)]) }
  var receiptLabel: String { say("value-editor-receipt-label") }
  func receiptScope(_ unpriced: Int) -> String {
    say("value-editor-receipt-scope", ["count": counted(unpriced)])
  }
  /// What an empty field means.
  func receiptEmpty(_ sum: String) -> String { say("value-editor-receipt-empty", ["sum": sum]) }
  var receiptExample: String { say("value-editor-receipt-example") }
  func notAnInterval(_ text: String) -> String { say("value-editor-not-an-interval") }
  func notABudget(_ text: String) -> String { say("value-editor-not-a-budget") }
}

extension Words {
  /// From the longest to the shortest.
  func budgetLabels(_ list: String) -> [String] {
    [
      say("value-editor-budget-label", ["list": list]),
      say("value-editor-budget-label", attribute: "short", ["list": list]),
      say("value-editor-budget-label", attribute: "shortest"),
    ]
  }
  /// The title of the field for a budget, with its scope and an example.
  func budgetTitle(_ list: String) -> String { say("value-editor-budget-title", ["list": list]) }
  func repeats(_ item: Item, every: Repeat?) -> String {
    guard let every else { return say("value-editor-repeats-no-more", ["name": item.name]) }
    return say("value-editor-repeats", ["name": item.name, "often": name(every)])
  }
  /// `usual`, before three purchases have taught the interval.
  func repeatsOnceKnown(_ item: Item) -> String {
    say("value-editor-repeats-once-known", ["name": item.name])
  }
  /// `nil` removes the budget.
  func budgeted(_ list: ShoppingList, _ budget: Price?, every period: BudgetPeriod) -> String {
    guard let budget else { return say("value-editor-budget-removed", ["list": list.name]) }
    return say("value-editor-budgeted", ["list": list.name, "price": self.budget(budget, every: period)])
  }
  /// The same for the price of an item on a list.
  func priced(_ item: Item, _ price: Price?) -> String {
    guard let price else { return say("value-editor-price-removed", ["name": item.name]) }
    return say("value-editor-priced", ["name": item.name, "price": price.shown])
  }
}

extension Message {
  /// `isKnown` is about the interval; a new staple's message names the key for other intervals.
  static func repeats(_ item: Item, every: Repeat?, isKnown: Bool, isNew: Bool = false) -> Message {
    let said = isKnown ? words.repeats(item, every: every) : words.repeatsOnceKnown(item)
    return Message(isNew ? "\(said) \(words.changesRepetition)" : said)
  }
  static func notAnInterval(_ text: String) -> Message { refused(words.notAnInterval(text)) }
  static func notABudget(_ text: String) -> Message { refused(words.notABudget(text)) }
  static func budgeted(_ list: ShoppingList, _ budget: Price?, every period: BudgetPeriod) -> Message {
    Message(words.budgeted(list, budget, every: period))
  }
  static func priced(_ item: Item, _ price: Price?) -> Message { Message(words.priced(item, price)) }
}
