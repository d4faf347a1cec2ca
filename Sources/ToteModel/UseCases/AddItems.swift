/// Adding items to a list in one step, and what that would do. The app and the shell both add by this.
extension Workspace {
  /// Adds items one below the other.
  ///
  /// - Parameters:
  ///   - areNeeded: Whether a recipe, a plan or a paste needs them, and nobody typed them.
  ///   - cooked: The recipe that needs them.
  package mutating func addItems(
    _ parsed: [ParsedItem], to list: ShoppingList.ID, above: Bool = false, anchor: Item.ID? = nil,
    areNeeded: Bool = false, cooked: CookedRecipe? = nil, _ context: EditContext
  ) -> Additions {
    addItems(
      parsed, to: list, creating: nil, above: above, anchor: anchor, areNeeded: areNeeded, cooked: cooked,
      context
    ) { _ in }
  }

  /// The same for many items.
  ///
  /// - Parameters:
  ///   - new: The list, where it is made in the same step.
  ///   - added: Told how many are added. If it throws, nothing is.
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

  /// What adding these would do, as a recipe, a plan or a paste needs them; nothing is added.
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
