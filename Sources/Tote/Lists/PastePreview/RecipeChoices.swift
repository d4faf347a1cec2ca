import ToteModel

/// Lines dropped or kept against their boxes. Forgotten the next day.
package struct RecipeChoices: Equatable, Sendable {
  private enum Choice: Equatable {
    case kept, dropped
    /// Dropped as long as enough is on the list.
    case droppedAsEnough
  }

  private var day = 0
  private var choices: [Note.ID: [String: Choice]] = [:]
  /// The last preview's change, and earlier ones by the step that added their lines.
  private var latest: Turn?
  private var turns: [Edit.ID: Turn] = [:]

  /// A recipe's choices on the other side of a step.
  private struct Turn: Equatable {
    let recipe: Note.ID
    var other: [String: Choice]?
  }

  package init() {}

  /// Remembers which lines of a recipe differ from its boxes.
  mutating func remember(_ preview: PastePreview, at now: Moment) {
    guard let recipe = preview.cooking?.recipe else { return }
    if day != now.local.dayNumber { (choices, turns) = ([:], [:]) }
    var chosen: [String: Choice] = [:]
    for row in preview.rows where row.isKept != row.beganKept {
      chosen[Self.key(of: row)] = row.isKept ? .kept : row.isEnoughOnList ? .droppedAsEnough : .dropped
    }
    latest = Turn(recipe: recipe.note, other: choices[recipe.note])
    choices[recipe.note] = chosen.isEmpty ? nil : chosen
    day = now.local.dayNumber
  }

  /// Ties the last choices to their step.
  mutating func join(_ step: Edit.ID) { turns[step] = latest }

  /// Undoes or redoes choices along with their step.
  mutating func turn(_ step: Edit.ID) {
    guard var turn = turns[step] else { return }
    (choices[turn.recipe], turn.other) = (turn.other, choices[turn.recipe])
    turns[step] = turn
  }

  func restored(_ preview: PastePreview, at now: Moment) -> PastePreview {
    guard day == now.local.dayNumber, let recipe = preview.cooking?.recipe.note else { return preview }
    var preview = preview
    for index in preview.rows.indices {
      let row = preview.rows[index]
      switch choices[recipe]?[Self.key(of: row)] {
      case .kept?: preview.rows[index].isKept = true
      case .dropped?: (preview.rows[index].isKept, preview.rows[index].wasLeftOut) = (false, true)
      case .droppedAsEnough?: preview.rows[index].dropsIfEnough = true
      case nil: break
      }
      // A line that was dropped from its recipe wasn't sent with it either.
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
