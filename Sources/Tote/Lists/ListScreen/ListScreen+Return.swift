import ToteModel

/// Where the cursor was when several items were changed in one step: undoing that returns it there. A change of one item needs no
/// such memory, for the cursor goes to that.
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
    placesToReturn.add(place, before: edit)
  }

  /// Back to where the cursor was before a step that was undone; false where that is not known, or no longer shows.
  mutating func returnCursor(before edit: Edit.ID?) -> Bool {
    switch edit.flatMap(placesToReturn.place(before:)) {
    case .item(let id):
      guard let index = shownIndex(of: id) else { return false }
      select(index)
      return true
    case .heading(let heading): return select(heading)
    case nil: return false
    }
  }
}

/// The places of the latest steps. Whoever undoes more than these looks for something older than what was just done, and
/// then the cursor goes to what has changed, as after any other step; so a program that is open for months doesn't hold a place
/// for each of them.
struct PlacesToReturn: Equatable, Sendable {
  private struct Step: Equatable, Sendable {
    var edit: Edit.ID
    var place: ListScreen.CursorPlace
  }

  static let limit = 50
  /// The latest last.
  private var steps: [Step] = []
  var count: Int { steps.count }

  mutating func add(_ place: ListScreen.CursorPlace, before edit: Edit.ID) {
    if steps.count == Self.limit { steps.removeFirst() }
    steps.append(Step(edit: edit, place: place))
  }

  func place(before edit: Edit.ID) -> ListScreen.CursorPlace? {
    steps.last { $0.edit == edit }?.place
  }
}
