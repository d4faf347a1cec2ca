import ToteModel

/// The staples of the open list that come next and aren't on it. Looked up when something has changed, not with every key.
package struct NextStaples: Equatable, Sendable {
  struct Row: Equatable, Sendable {
    let staple: Staple
    /// Zero or less if it is due.
    let days: Int
  }

  private(set) var rows: [Row] = []
  private var seen: Place?

  private struct Place: Equatable, Sendable {
    let list: ShoppingList.ID?
    let day: Int
    let sequence: Int64
    let unsavedCount: Int
  }

  private static let most = 4
  /// Sorting more would be felt.
  private static let sorted = 200

  mutating func refresh(in workspace: inout Workspace, on list: ShoppingList.ID?, at now: Moment) {
    let today = now.local.dayNumber
    let place = Place(
      list: list, day: today, sequence: workspace.sequence, unsavedCount: workspace.unsaved.count)
    if place == seen { return }
    (seen, rows) = (place, [])
    guard let list, 1...Self.sorted ~= workspace.records.staples.count else { return }
    for (staple, due) in workspace.staplesByDueDay(on: list) {
      guard rows.count < Self.most, let due else { return }
      if workspace.items(named: staple.key, on: list).contains(where: { !$0.isTicked }) { continue }
      rows.append(Row(staple: staple, days: due.dayNumber - today))
    }
  }
}
