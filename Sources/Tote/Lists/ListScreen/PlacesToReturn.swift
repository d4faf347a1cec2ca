import ToteModel

/// Where undoing a change of several items returns the cursor. Only the latest steps are kept.
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
