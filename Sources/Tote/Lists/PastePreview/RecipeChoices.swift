import ToteModel

/// Which lines of recipes and plans were dropped, or kept though their boxes are ticked: they stay so for the day, when one comes
/// back to look at them or sends them again. Tomorrow something else is at home.
package struct RecipeChoices: Equatable, Sendable {
  private var day = 0
  private var kept: [Note.ID: [String: Bool]] = [:]

  package init() {}

  /// Remembers how the lines of a recipe were left. As its boxes say is nothing to remember.
  mutating func remember(_ preview: PastePreview, at now: Moment) {
    guard let recipe = preview.cooking?.recipe else { return }
    if day != now.dayNumber { kept = [:] }
    var choices: [String: Bool] = [:]
    for row in preview.rows where row.isKept != row.beganKept {
      choices[Self.key(of: row)] = row.isKept
    }
    kept[recipe.note] = choices.isEmpty ? nil : choices
    day = kept.isEmpty ? 0 : now.dayNumber
  }

  /// The lines of a recipe as they were left today.
  func restored(_ preview: PastePreview, at now: Moment) -> PastePreview {
    guard day == now.dayNumber, let choices = (preview.cooking?.recipe.note).flatMap({ kept[$0] }) else {
      return preview
    }
    var preview = preview
    for index in preview.rows.indices {
      if let isKept = choices[Self.key(of: preview.rows[index])] { preview.rows[index].isKept = isKept }
    }
    return preview
  }

  private static func key(of row: PastePreview.Row) -> String {
    [ItemName.key(of: row.item.name), row.sent?.title].compactMap { $0 }.joined(separator: "\t")
  }
}
