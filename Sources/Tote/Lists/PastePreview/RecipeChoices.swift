import ToteModel

/// Which lines of recipes and plans were dropped, or kept though their boxes are ticked: they stay so for the day, when one comes
/// back to look at them or sends them again. Tomorrow something else is at home.
package struct RecipeChoices: Equatable, Sendable {
  private enum Choice: Equatable {
    case kept, dropped
    /// As long as it would come on top of what is on the list.
    case droppedAsEnough
  }

  private var day = 0
  private var choices: [Note.ID: [String: Choice]] = [:]
  /// What the last preview has changed, and what those that were sent have, by the step that put them on a list.
  private var latest: Turn?
  private var turns: [Edit.ID: Turn] = [:]

  /// What was chosen for a recipe on the other side of a step: before it, or while it is undone, after it.
  private struct Turn: Equatable {
    let recipe: Note.ID
    var other: [String: Choice]?
  }

  package init() {}

  /// Remembers how the lines of a recipe were left. As its boxes say is nothing to remember.
  mutating func remember(_ preview: PastePreview, at now: Moment) {
    guard let recipe = preview.cooking?.recipe else { return }
    if day != now.dayNumber { (choices, turns) = ([:], [:]) }
    var chosen: [String: Choice] = [:]
    for row in preview.rows where row.isKept != row.beganKept {
      chosen[Self.key(of: row)] = row.isKept ? .kept : row.isEnoughOnList ? .droppedAsEnough : .dropped
    }
    latest = Turn(recipe: recipe.note, other: choices[recipe.note])
    choices[recipe.note] = chosen.isEmpty ? nil : chosen
    day = now.dayNumber
  }

  /// Says which step has put on a list what was remembered last.
  mutating func join(_ step: Edit.ID) { turns[step] = latest }

  /// A step was undone, or redone: so is what was dropped with it.
  mutating func turn(_ step: Edit.ID) {
    guard var turn = turns[step] else { return }
    (choices[turn.recipe], turn.other) = (turn.other, choices[turn.recipe])
    turns[step] = turn
  }

  /// The lines of a recipe as they were left today.
  func restored(_ preview: PastePreview, at now: Moment) -> PastePreview {
    guard day == now.dayNumber, let recipe = preview.cooking?.recipe.note else { return preview }
    var preview = preview
    for index in preview.rows.indices {
      let row = preview.rows[index]
      switch choices[recipe]?[Self.key(of: row)] {
      case .kept?: preview.rows[index].isKept = true
      case .dropped?: (preview.rows[index].isKept, preview.rows[index].wasLeftOut) = (false, true)
      case .droppedAsEnough?: preview.rows[index].dropsIfEnough = true
      case nil: break
      }
      // Dropped in its recipe, it was not sent with it either.
      if let sent = row.sent?.recipe, choices[sent]?[ItemName.key(of: row.item.name)] == .dropped {
        preview.rows[index].wasLeftOut = true
      }
    }
    return preview
  }

  private static func key(of row: PastePreview.Row) -> String {
    [ItemName.key(of: row.item.name), row.sent?.title].compactMap { $0 }.joined(separator: "\t")
  }
}
