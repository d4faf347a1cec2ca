package struct ShoppingList: Hashable, Sendable, Identifiable {
  package typealias ID = RowID<ShoppingList>

  package let id: ID
  package var name: String
  package var rank: Rank
  package var isArchived: Bool
  package let created: Moment
  package var budget: Price?
  package var budgetPeriod: BudgetPeriod

  package init(
    id: ID, name: String, rank: Rank = .first, isArchived: Bool = false, created: Moment,
    budget: Price? = nil,
    budgetPeriod: BudgetPeriod = .trip
  ) {
    self.id = id
    self.name = name
    self.rank = rank
    self.isArchived = isArchived
    self.created = created
    self.budget = budget
    self.budgetPeriod = budgetPeriod
  }

  /// Replaces a list deleted elsewhere while an item was added to it. The same in every program.
  package static func foundAgain(_ id: ID) -> ShoppingList {
    ShoppingList(id: id, name: "Found again", created: Moment(milliseconds: 0))
  }
}

extension ShoppingList: Record {
  package static var kind: Row.Kind { .list }
  package static let schema = RecordSchema(ShoppingList.self, table: "list")
  package static var blank: ShoppingList { ShoppingList(id: .zero, name: "", created: .zero) }
  package var row: Row { .list(self) }
  package var rowKey: Row.Key { .list(id) }

  package init(_ list: ShoppingList, fields: inout some FieldVisitor) {
    id = fields.visit("id", list.id)
    name = fields.visit("name", list.name)
    rank = fields.visit("rank", list.rank)
    isArchived = fields.visit("archived", list.isArchived)
    created = fields.visit("created", list.created)
    budget = fields.visit("budget", list.budget)
    let period = list.budgetPeriod == .trip ? nil : list.budgetPeriod
    budgetPeriod = fields.visit("budgetPeriod", period, .following("budget")) ?? .trip
  }
}
