/// Adding items to a list in one step, and what that would do.
extension Workspace {
  /// Adds items in one step, one below the other; what has become of each stands in the answer.
  ///
  /// - Parameters:
  ///   - areNeeded: Whether a recipe, a plan or a paste needs them, and nobody has typed them.
  ///   - cooked: The recipe that needs them.
  package mutating func addItems(
    _ parsed: [ParsedItem], to list: ShoppingList.ID, above: Bool = false, anchor: Item.ID? = nil,
    areNeeded: Bool = false, cooked: CookedRecipe? = nil, _ context: EditContext
  ) -> Additions {
    var additions = Additions(to: list, at: context.now, areNeeded: areNeeded)
    additions.add(
      parsed, above: above, anchor: anchor, in: &self, id: { context.id() }, added: { _ in })
    perform(additions.kind, records.noting(cooked, with: additions.changes), context)
    return additions
  }

  /// What adding these would do, as a recipe, a plan or a paste needs them; nothing is added.
  package mutating func rehearsal(ofAdding parsed: [ParsedItem], to list: ShoppingList.ID) -> Additions {
    var additions = Additions(to: list, at: Moment(milliseconds: 0), areNeeded: true)
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
