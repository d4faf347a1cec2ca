import ToteModel

/// Where the cursor was when several items were changed in one step: undoing that returns it there. After a change of one item
/// the cursor goes to that item. Only the latest steps are remembered, however long the program runs.
struct PlacesToReturn: Equatable, Sendable {
  enum Place: Hashable, Sendable {
    case item(Item.ID)
    case heading(ListHeading)
  }

  private struct Step: Equatable, Sendable {
    var edit: Edit.ID
    var place: Place
  }

  static let limit = 50
  /// The latest last.
  private var steps: [Step] = []
  var count: Int { steps.count }

  mutating func add(_ place: Place, before edit: Edit.ID) {
    if steps.count == Self.limit { steps.removeFirst() }
    steps.append(Step(edit: edit, place: place))
  }

  func place(before edit: Edit.ID) -> Place? { steps.last { $0.edit == edit }?.place }
}
