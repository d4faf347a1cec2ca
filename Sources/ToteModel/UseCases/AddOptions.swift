/// How items are added to a list: `.needed(for: recipe).creating(list)`, or `.pasted.above(milk.id)`.
package struct AddOptions: Sendable {
  package enum Source: Hashable, Sendable {
    /// Only what a line says counts.
    case typed
    /// What is known of an item fills in what its line doesn't say.
    case pasted
    /// By a recipe or a plan: filled in as well, but the amounts don't say how much is usually bought.
    case needed
  }

  package private(set) var source: Source
  /// The recipe or plan that was cooked.
  package private(set) var cooked: CookedRecipe?
  /// What was left out of that by hand.
  package private(set) var leftOut: [ParsedItem] = []
  /// The list, if it is created in the same step.
  package private(set) var newList: ShoppingList?
  /// An item beside which they go. Without one, or if it is ticked, they go below everything to buy.
  package private(set) var anchor: Item.ID?
  package private(set) var isAbove = false

  private init(_ source: Source) { self.source = source }

  package static var typed: Self { Self(.typed) }
  package static var pasted: Self { Self(.pasted) }
  package static var needed: Self { Self(.needed) }

  package static func needed(for cooked: CookedRecipe?, leavingOut items: [ParsedItem] = []) -> Self {
    var options = needed
    (options.cooked, options.leftOut) = (cooked, items)
    return options
  }

  package func above(_ item: Item.ID?) -> Self { placed(above: true, item) }

  package func below(_ item: Item.ID?) -> Self { placed(above: false, item) }

  package func placed(above isAbove: Bool, _ item: Item.ID?) -> Self {
    var options = self
    (options.isAbove, options.anchor) = (isAbove, item)
    return options
  }

  package func creating(_ list: ShoppingList?) -> Self {
    var options = self
    options.newList = list
    return options
  }
}
