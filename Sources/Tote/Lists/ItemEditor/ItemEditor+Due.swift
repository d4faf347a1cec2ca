import ToteModel

/// While nothing is typed yet, the add field offers what is due and not on the list.
extension ItemEditor {
  var offersDue: Bool { isAdding && field.isEmpty }

  mutating func dueNames(at now: Moment) -> [String] {
    guard let list else { return [] }
    let entries = due ?? workspace.dueEntries(at: now)
    due = entries
    var names: [String] = []
    for entry in entries where names.count < Self.suggestionCount {
      guard let offer = workspace.offer(of: entry, on: list), offer.onList == nil, !offer.isOnlyNeeded else {
        continue
      }
      names.append(entry.name)
    }
    return names
  }
}

extension Workspace {
  /// The most overdue first.
  fileprivate func dueEntries(at now: Moment) -> [PurchaseHistory.Entry] {
    let history = records.history.byDueness(at: now) { isDue($0, at: now) == true }
    return Array(history.prefix { isDue($0, at: now) == true })
  }
}
