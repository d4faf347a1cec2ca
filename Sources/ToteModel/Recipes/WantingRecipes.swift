/// The recipes that put an item on its list, or added to it, for its details. Forgotten with the item, and when it comes
/// back to be bought another time.

import FoundationEssentials

// Stored as a setting in the same edit as the item, which undo, export and older versions handle.
extension Records {
  private static func wantingKey(of item: Item.ID) -> String { "recipes/\(item)" }
  /// The latest of them are enough to know what something is for.
  private static let wantingLimit = 6

  /// The latest first.
  package func recipes(wanting item: Item.ID) -> [Note.ID] {
    settings[Self.wantingKey(of: item)].map { stored in
      stored.split(separator: " ").compactMap { UUID(uuidString: String($0)).map(Note.ID.init) }
    } ?? []
  }

  /// - Parameter items: As they are after the addition, each for one of the lines.
  func notingRecipes(
    _ cooked: CookedRecipe?, for lines: [ParsedItem], as items: [Item], with changes: [Change]
  ) -> [Change] {
    // What is on the list already, as it is, is no change.
    guard changes.contains(where: { !$0.isEmpty }), cooked != nil || !settings.isEmpty else { return [] }
    var wanting: [Item.ID: [Note.ID]] = [:]
    for (line, item) in zip(lines, items) {
      // Bought meanwhile, it is needed for something else now.
      let isAnew = self[item: item.id]?.isTicked ?? true
      let before = wanting[item.id] ?? (isAnew ? [] : recipes(wanting: item.id))
      let new = (cooked?.recipes(for: line) ?? []).filter { !before.contains($0) }
      wanting[item.id] = Array((new + before).prefix(Self.wantingLimit))
    }
    return wanting.sorted { $0.key < $1.key }.compactMap { item, notes in
      let (key, stored) = (Self.wantingKey(of: item), notes.map { "\($0)" }.joined(separator: " "))
      return (settings[key] ?? "") == stored ? nil : changing(key, to: stored.isEmpty ? nil : stored)
    }
  }

  func forgettingRecipes(of items: some Sequence<Item>) -> [Change] {
    items.compactMap { changing(Self.wantingKey(of: $0.id), to: nil) }.filter { !$0.isEmpty }
  }
}
