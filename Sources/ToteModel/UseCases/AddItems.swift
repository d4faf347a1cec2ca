extension Workspace {
  /// - Parameter areNeeded: For a recipe, a plan or a paste, rather than typed.
  package mutating func addItems(
    _ parsed: [ParsedItem], to list: ShoppingList.ID, above: Bool = false, anchor: Item.ID? = nil,
    areNeeded: Bool = false, cooked: CookedRecipe? = nil, _ context: EditContext
  ) -> Additions {
    addItems(
      parsed, to: list, creating: nil, above: above, anchor: anchor, areNeeded: areNeeded, cooked: cooked,
      context
    ) { _ in }
  }

  /// - Parameter new: The list, if created in the same step.
  /// - Parameter added: Receives the count so far; if it throws, nothing is added.
  package mutating func addItems(
    _ parsed: [ParsedItem], to list: ShoppingList.ID, creating new: ShoppingList?, above: Bool = false,
    anchor: Item.ID? = nil, areNeeded: Bool, cooked: CookedRecipe?, _ context: EditContext,
    added: (Int) throws -> Void
  ) rethrows -> Additions {
    var additions = Additions(to: list, at: context.now, areNeeded: areNeeded)
    try additions.add(
      parsed, above: above, anchor: anchor, in: &self, id: { context.id() }, added: added)
    let changes = records.noting(cooked, with: additions.changes)
    perform(additions.kind, (new.map { [Change(adding: $0)] } ?? []) + changes, context)
    return additions
  }

  package mutating func rehearsal(ofAdding parsed: [ParsedItem], to list: ShoppingList.ID) -> Additions {
    var additions = Additions(to: list, at: .zero, areNeeded: true)
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
