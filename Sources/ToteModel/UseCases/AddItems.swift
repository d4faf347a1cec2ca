extension Workspace {
  /// - Parameters:
  ///   - areNeeded: For a recipe or a plan: their amounts don't say how much is usually bought.
  ///   - areRecalled: Whether what is known of an item fills in what its line doesn't say, as for a recipe.
  package mutating func addItems(
    _ parsed: [ParsedItem], to list: ShoppingList.ID, above: Bool = false, anchor: Item.ID? = nil,
    areNeeded: Bool = false, areRecalled: Bool = false, cooked: CookedRecipe? = nil, _ context: EditContext
  ) -> Additions {
    addItems(
      parsed, to: list, creating: nil, above: above, anchor: anchor, areNeeded: areNeeded,
      areRecalled: areRecalled, cooked: cooked, context
    ) { _ in }
  }

  /// - Parameter new: The list, if created in the same step.
  /// - Parameter added: Receives the count so far; if it throws, nothing is added.
  package mutating func addItems(
    _ parsed: [ParsedItem], to list: ShoppingList.ID, creating new: ShoppingList?, above: Bool = false,
    anchor: Item.ID? = nil, areNeeded: Bool, areRecalled: Bool = false, cooked: CookedRecipe?,
    _ context: EditContext,
    added: (Int) throws -> Void
  ) rethrows -> Additions {
    var additions = Additions(to: list, at: context.now, areNeeded: areNeeded, areRecalled: areRecalled)
    try additions.add(
      parsed, above: above, anchor: anchor, in: &self, id: { context.id() }, added: added)
    let recipes = records.notingRecipes(
      cooked, for: parsed, as: additions.items, with: additions.changes)
    let changes = records.noting(cooked, with: additions.changes + recipes)
    perform(additions.kind, (new.map { [Change(adding: $0)] } ?? []) + changes, context)
    return additions
  }

  /// What adding them as a recipe's or a paste's would do.
  package mutating func rehearsal(
    ofAdding parsed: [ParsedItem], to list: ShoppingList.ID, areNeeded: Bool = true
  ) -> Additions {
    var additions = Additions(to: list, at: .zero, areNeeded: areNeeded, areRecalled: true)
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
