import ToteModel

extension English {
  func budgetLabels(_ list: String) -> [String] { ["\(list), daily budget", "\(list), daily", "Budget"] }
  func budgetTitle(_ list: String) -> String { "Budget for “\(list)”" }

  func repeats(_ item: Item, every: Repeat?) -> String {
    every.map { "\(item.name) will be added \(name($0))." } ?? "“\(item.name)” is no longer a staple."
  }

  func repeatsOnceKnown(_ item: Item) -> String {
    "\(item.name): Tote will learn how often after three shopping days."
  }

  func budgeted(_ list: ShoppingList, _ budget: Price?) -> String {
    budget.map { "The budget of “\(list.name)” is \($0.shown)." } ?? "“\(list.name)” has no budget any more."
  }

  func priced(_ item: Item, _ price: Price?) -> String {
    price.map { "“\(item.name)” costs \($0.shown)." } ?? "“\(item.name)” has no price any more."
  }

  package func name(_ every: Repeat) -> String {
    switch every {
    case .days(let count): count == 1 ? "every day" : "every \(count) days"
    case .weeks(let count): count == 1 ? "every week" : "every \(count) weeks"
    case .months(let count): count == 1 ? "every month" : "every \(count) months"
    case .usual: "as often as you usually buy it"
    }
  }
}
