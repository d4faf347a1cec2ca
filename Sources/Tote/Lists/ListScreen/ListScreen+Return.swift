import ToteModel

/// Where the cursor was when several items were changed in one step: undoing that brings it back there. A change of one item
/// needs no such memory, for the cursor goes to that.
extension ListScreen {
  enum CursorPlace: Hashable, Sendable {
    case item(Item.ID)
    case heading(ListHeading)
  }

  /// Where the cursor stands before an act on several items; `nil` before any other.
  var placeToReturn: CursorPlace? {
    if let selectedHeading { return .heading(selectedHeading) }
    return selection.isEmpty ? nil : selectedItem.map { .item($0.id) }
  }

  /// Remembers it for the step that the act has made.
  mutating func remember(_ place: CursorPlace?, since last: Edit.ID?) {
    guard let place, let edit = workspace.history.undoable.last?.id, edit != last else { return }
    placesToReturn[edit] = place
  }

  /// Back to where the cursor was before a step that was undone; false where that is not known, or no longer shows.
  mutating func returnCursor(before edit: Edit.ID?) -> Bool {
    switch edit.flatMap({ placesToReturn[$0] }) {
    case .item(let id):
      guard let index = shownIndex(of: id) else { return false }
      select(index)
      return true
    case .heading(let heading): return select(heading)
    case nil: return false
    }
  }
}
