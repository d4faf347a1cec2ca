import Composable
import Screen
import ToteModel

let listScreenReducer = Reducer<ListScreen, ListScreenAction, ListScreenEnvironment> {
  state, action, environment in
  state.reduce(action, environment)
}

extension ListScreen {
  fileprivate mutating func reduce(
    _ action: ListScreenAction, _ environment: ListScreenEnvironment
  ) -> Effect<ListScreenAction> {
    if let reason = ListCommand.all.reason(not: action, in: self) {
      message = reason
      return .none
    }
    if action != .ticked, action.isAct { visit.lastTicked = nil }
    let (place, last) = (cursor.placeToReturn(in: lines), workspace.history.undoable.last?.id)
    defer { remember(place, since: last) }
    switch action {
    case .cursorMoved(let rows): moveCursor { $0.move(by: rows, in: $1) }
    case .pageMoved(let halves):
      moveCursor { $0.move(by: ListPosition.rows(inHalfPages: halves, height: $1.height), in: $1) }
    case .headingMoved(let groups): moveCursor { $0.move(byHeadings: groups, in: $1) }
    case .movedToStart: moveCursor { $0.select(0, in: $1) }
    case .movedToEnd:
      let end = shop == nil ? lines.items.count - 1 : lines.endOfShop(from: cursor)
      moveCursor { $0.select(end, in: $1) }
    case .wheelTurned(let rows): cursor.scroll(by: rows, in: page)
    case .scrollBarPressed(let row): cursor.scroll(toBar: row, in: page)
    case .linePressed(let line): _ = press(line)
    case .lineDoublePressed(let line): if press(line) != nil { return reduce(.editBegun, environment) }
    case .boxPressed(let line): if let item = press(line) { tick([item], environment.edits.context) }

    case .ticked: tickChosen(environment.edits.context)
    case .deleted: delete(chosenItems, environment.edits.context)
    case .tickedCleared: clearTicked(environment.edits.context)
    case .itemMoved(let rows): moveItem(by: rows, environment.edits.context)
    case .selectionToggled:
      guard let item = selectedItem else { return .none }
      cursor.toggleSelection(of: item.id)
      moveCursor { $0.move(by: 1, in: $1) }
    case .rangeToggled:
      guard let item = selectedItem else { return .none }
      cursor.toggleRange(at: item.id)
      extendRange()
    case .allSelected:
      let items = shop == nil ? Array(lines.items) : lines.itemsToSelectInShop
      cursor.toggleSelection(ofAll: Set(items.map(\.id)))
    case .copied(let all): return copy(all ? Array(lines.items) : chosenItems, environment)
    case .messageCopied: return copyMessage(environment)
    case .printed: return print(environment)
    case .pageOpened(let outcome): tell(outcome)
    case .repetitionTurned: turnRepetition(environment.edits.context)
    case .repetitionBegun: beginRepeating()
    case .pricingBegun: beginPricing()
    case .budgetBegun: if let openList { beginBudget(of: openList) }
    case .noteAsked: return chosenItems.first.map { .send(.delegate(.noteAsked($0))) } ?? .none
    case .moveAsked:
      let items = chosenItems.map(\.id)
      return items.isEmpty ? .none : .send(.delegate(.listPickerAsked(.move(items))))
    case .storeAsked: return chosenItems.first.map { .send(.delegate(.shopPickerAsked(.buy($0)))) } ?? .none

    case .addBegun(let above): beginAdding(above: above, environment.edits)
    case .editBegun: beginEditing(environment.edits)
    case .categoryBegun: beginCategorizing(environment.edits)
    case .itemEditor(.delegate(let delegate)): return finish(delegate, environment.edits)
    case .nameEditor(.delegate(let delegate)): return finish(delegate, environment.edits)
    case .valueEditor(.delegate(let delegate)): finish(delegate, environment.edits.context)
    case .itemEditor(let action):
      return itemEditorReducer.run(
        action, in: &self, lending: ListScreen.itemEditor, environment.edits,
        as: ListScreenAction.itemEditor)
    case .nameEditor(let action):
      return listNameEditorReducer.run(
        action, in: &self, at: \.nameEditor, (), as: ListScreenAction.nameEditor)
    case .valueEditor(let action):
      return valueEditorReducer.run(
        action, in: &self, at: \.valueEditor, (), as: ListScreenAction.valueEditor)
    case .pasted(let text): return paste(text, environment.edits)

    case .filterBegun: beginFilter()
    case .filterEdited(let edit): editFilter(by: edit)
    case .filterKept:
      panel = nil
      filter?.isSelected = false
      if filter?.field.isEmpty == true { endFilter() }
    case .filterCleared:
      panel = nil
      endFilter()
    case .sortChanged: arrange(environment.edits.context) { $0.sort = $0.sort.next }
    case .groupingTurned: turnGrouping(environment.edits.context)
    case .shopChosen(let shop?): return enter(shop, environment)
    case .shopChosen(nil): leaveShop()
    case .aislesRead(let shop, let purchases): learnAisles(of: shop, from: purchases)
    case .aislesFailed(let error): message = Message(error.sentence, .refused)
    case .escaped:
      // The latest first.
      if !cursor.selection.isEmpty {
        cursor.selection = []
      } else if filter != nil {
        endFilter()
      } else {
        leaveShop()
      }

    case .listTurned(let steps): return turnList(by: steps)
    case .listOpened(let list): if workspace.records[list: list] != nil { open(list) }
    case .homeTurned: turnHome(environment.edits.context)
    case .listPickerAsked:
      return workspace.records.lists.toShop.isEmpty ? .none : .send(.delegate(.listPickerAsked(.open)))
    case .cheapestAsked: return .send(.delegate(.cheapestAsked))
    case .codeAsked: return .send(.delegate(.codeAsked))
    case .aislesAsked: return .send(.delegate(.aislesAsked))
    case .buyAgainAsked: return .send(.delegate(.buyAgainAsked))
    case .shopPickerAsked: return .send(.delegate(.shopPickerAsked(.walk)))
    case .listAddBegun: panel = .nameEditor(ListNameEditor())
    case .listRenameBegun: if let openList { panel = .nameEditor(ListNameEditor(renaming: openList)) }
    case .listDeleted: if let openList { delete(openList, environment.edits.context) }
    case .listDuplicated: if let openList { duplicate(openList, environment.edits.context) }
    case .listArchived: if let openList { toggleArchived(openList, environment.edits.context) }
    case .delegate: break
    }
    return .none
  }
}

extension ListScreen {
  static let itemEditor = Lending(\ListScreen.panel, case: Panel.itemEditorCase)
    .lending(\.$workspace, as: \.$workspace)

  var itemEditor: ItemEditor? {
    get { self[ListScreen.itemEditor] }
    _modify { yield &self[ListScreen.itemEditor] }
  }

  var nameEditor: ListNameEditor? {
    get { if case .nameEditor(let editor)? = panel { editor } else { nil } }
    set { if case .nameEditor? = panel { panel = newValue.map(Panel.nameEditor) } }
  }

  var valueEditor: ValueEditor? {
    get { if case .valueEditor(let editor)? = panel { editor } else { nil } }
    set { if case .valueEditor? = panel { panel = newValue.map(Panel.valueEditor) } }
  }
}
