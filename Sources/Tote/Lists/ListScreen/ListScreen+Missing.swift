import ToteModel

/// What is said where a key is about an item or a list, and there is none: a key that does nothing and says nothing leaves one
/// wondering whether it was heard.
extension ListScreen {
  /// Whether a list is open and has nothing on it.
  var isEmpty: Bool { openList != nil && filter == nil && lines.items.isEmpty }

  /// Why an act cannot be done; `nil` where it can.
  func reasonNot(to action: ListScreenAction) -> Message? {
    switch action.subject {
    // Where there is nothing yet, whoever wants to write an item writes the first.
    case .item where action == .editBegun && isEmpty: nil
    // All under a heading can be ticked.
    case .item where action == .ticked && selectedHeading != nil: nil
    case .item where cursor.selection.isEmpty && selectedItem == nil:
      list == nil ? .noOpenList : selectedHeading == nil ? .noItemHere : .isHeading
    case .list where openList == nil: .noOpenList
    case .anyList where workspace.records.lists.isEmpty: .noOpenList
    case .item, .list, .anyList, nil: nil
    }
  }
}

extension ListScreenAction {
  fileprivate enum Subject {
    /// What is selected, or under the cursor.
    case item
    /// The list that is open, or any.
    case list, anyList
  }

  /// What has to be there.
  fileprivate var subject: Subject? {
    switch self {
    case .ticked, .deleted, .selectionToggled, .rangeToggled, .allSelected, .noteAsked, .moveAsked,
      .repetitionTurned, .repetitionBegun, .editBegun, .categoryBegun, .storeAsked:
      .item
    // An aisle is moved as well.
    case .itemMoved: .list
    case .tickedCleared, .budgetBegun, .filterBegun, .sortChanged, .groupingTurned, .listRenameBegun,
      .listDeleted, .listDuplicated, .listArchived:
      .list
    case .listPickerAsked: .anyList
    case .cursorMoved, .pageMoved, .headingMoved, .movedToStart, .movedToEnd, .wheelTurned,
      .scrollBarPressed, .rowPressed, .boxPressed, .copied, .addBegun, .itemEditor, .nameEditor,
      .valueEditor, .pasted, .filterEdited, .filterKept, .filterCleared, .shopChosen, .aislesRead,
      .aislesFailed, .escaped, .listTurned, .listOpened, .listAddBegun, .delegate:
      nil
    }
  }
}
