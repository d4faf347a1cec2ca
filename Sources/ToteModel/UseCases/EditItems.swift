/// Changing items that are on a list: the whole line of one, or the category of several.
extension Workspace {
  /// Makes an item what a line says; `false` where there is no such item any more.
  ///
  /// A category that the line names is learned for this name.
  package mutating func editItem(_ id: Item.ID, to parsed: ParsedItem, _ context: EditContext) -> Bool {
    guard let item = records[item: id] else { return false }
    var changes = [
      Change(item) {
        $0.name = parsed.name
        $0.details = parsed.details
        $0.category = parsed.category ?? Additions.category(of: parsed.name, in: self)
      }
    ]
    if let category = parsed.category {
      changes += [Additions.correction(category, of: parsed.name, in: self)].compactMap { $0 }
    }
    perform("edit \(item.name)", changes, context)
    return true
  }

  /// Puts items into a category, which is learned for each of their names; the answer is the items that are still there.
  package mutating func categorize(_ ids: [Item.ID], as category: Category, _ context: EditContext) -> [Item]
  {
    let items = ids.compactMap { records[item: $0] }
    guard !items.isEmpty else { return [] }
    var corrections: [Row.Key: Change] = [:]
    for item in items {
      if let correction = Additions.correction(category, of: item.name, in: self) {
        corrections[correction.key] = correction
      }
    }
    perform(
      "put \(items.summary) under \(category.title)",
      items.map { Change($0) { $0.category = category } }
        + corrections.values.sorted { "\($0.key)" < "\($1.key)" }, context)
    return items
  }

  /// An item as the line that says it; the category only where the catalogue would not find it.
  package func line(of item: Item) -> String {
    var details = item.details
    if details.category == Additions.category(of: item.name, in: self) { details.category = nil }
    return ParsedItem(name: item.name, details: details)?.description ?? item.name
  }

  /// Whether saying this category of a name teaches something that was not known.
  package func isCorrection(_ category: Category, of name: String) -> Bool {
    Additions.correction(category, of: name, in: self) != nil
  }
}
