extension Workspace {
  package mutating func addItems(
    _ parsed: [ParsedItem], to list: ShoppingList.ID, as options: AddOptions = .typed, _ context: EditContext
  ) -> Additions {
    addItems(parsed, to: list, as: options, context) { _ in }
  }

  /// - Parameter added: Receives the count so far; if it throws, nothing is added.
  package mutating func addItems(
    _ parsed: [ParsedItem], to list: ShoppingList.ID, as options: AddOptions = .typed, _ context: EditContext,
    added: (Int) throws -> Void
  ) rethrows -> Additions {
    let parsed = list.isHome ? parsed.map { BestBefore.read($0, on: context.now.local) } : parsed
    var additions = Additions(to: list, at: context.now, as: options.source)
    try additions.add(
      parsed, above: options.isAbove, anchor: options.anchor, in: &self, id: { context.id() }, added: added)
    let recipes = records.notingRecipes(
      options.cooked, for: parsed, as: additions.items, with: additions.changes)
    let left = options.source == .needed ? records.notingLeftOut(options.leftOut, taken: parsed) : []
    let changes = records.noting(options.cooked, with: additions.changes + recipes + left)
    let creation = options.newList.map { [Change(adding: $0)] } ?? []
    perform(additions.kind, creation + changes, context)
    return additions
  }

  /// What adding them as a recipe's or a paste's would do.
  package mutating func rehearsal(
    ofAdding parsed: [ParsedItem], to list: ShoppingList.ID, as source: AddOptions.Source = .needed
  ) -> Additions {
    var additions = Additions(to: list, at: .zero, as: source)
    var number: UInt64 = 0
    additions.add(
      parsed, in: &self,
      id: {
        number += 1
        return Item.ID(high: 0, low: number)
      }, added: { _ in })
    return additions
  }
}
