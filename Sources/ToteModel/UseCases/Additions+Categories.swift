/// Where an item belongs whose line doesn't say it, and what is learned where one does.

extension Additions {
  /// The category of an item whose line names none.
  package static func category(of name: String, in workspace: Workspace) -> Category {
    Catalogue.category(of: name, learnt: workspace.records.corrections) ?? .other
  }

  /// The same of a line, which may say that it comes in cans.
  package static func category(of thing: ParsedItem, in workspace: Workspace) -> Category {
    Catalogue.category(of: thing.name, in: thing.amount?.unit, learnt: workspace.records.corrections)
      ?? .other
  }

  /// What is learnt when somebody says where a thing belongs; `nil` where that was known.
  package static func correction(_ category: Category, of name: String, in workspace: Workspace) -> Change? {
    guard Self.category(of: name, in: workspace) != category else { return nil }
    let key = ItemName.key(of: name)
    return Change(
      before: workspace.records.corrections[key].map {
        .correction(CategoryCorrection(key: key, category: $0))
      },
      after: .correction(CategoryCorrection(key: key, category: category)))
  }
}
