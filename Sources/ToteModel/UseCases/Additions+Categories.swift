extension Additions {
  /// The category if the line names none.
  package static func category(of name: String, in workspace: Workspace) -> Category {
    Catalogue.category(
      of: name, corrections: workspace.records.corrections, preferring: workspace.language) ?? .other
  }

  /// The unit matters too: cans, for example.
  package static func category(of thing: ParsedItem, in workspace: Workspace) -> Category {
    Catalogue.category(
      of: thing.name, in: thing.amount?.unit, corrections: workspace.records.corrections,
      preferring: workspace.language) ?? .other
  }

  /// Remembers a category chosen by the user; `nil` if it was already known.
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
