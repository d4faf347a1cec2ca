import Composable
import Screen
import ToteModel

/// What is done to items: ticked, deleted, moved, marked, copied. One act is one step of undoing, on however many.
let itemReducer = Reducer<App, ShoppingAction, ToteEnvironment> { state, action, environment in
  switch action {
  case .ticked: state.tick(state.chosenItems, environment)
  case .pressed(let point):
    // The cursor is on it already: `movingReducer` has put it there.
    if state.isBox(point), let item = state.selectedItem { state.tick([item], environment) }

  case .deleted:
    let items = state.chosenItems
    guard !items.isEmpty else { return .none }
    state.leave(items)
    state.perform("delete \(items.summary)", items.map { Change(removing: $0) }, environment)
    let notes = items.count { state.workspace.records.note(of: $0.id) != nil }
    let rest = notes == 0 ? "" : notes == 1 ? " The note stays among the notes." : " The notes stay."
    state.message = Message(
      "Deleted \(items.summary). u brings \(items.count == 1 ? "it" : "them") back.\(rest)")
    state.shopping.marks = []

  case .tickedCleared:
    guard let list = state.shopping.list else { return .none }
    let totals = state.workspace.records.totals(of: list)
    let ticked = Array(state.workspace.records.items(of: list)[totals.remaining...])
    guard !ticked.isEmpty else {
      state.message = Message("Nothing is ticked.", .refused)
      return .none
    }
    let words = ticked.count == 1 ? ticked[0].name : "\(ticked.count) ticked items"
    state.perform("clear \(words)", ticked.map { Change(removing: $0) }, environment)
    state.message = Message("Cleared \(words). u brings back what is gone.")

  case .rowMoved(let rows): state.moveRow(by: rows, environment)

  case .markToggled:
    guard let item = state.selectedItem else { return .none }
    if state.shopping.marks.remove(item.id) == nil { state.shopping.marks.insert(item.id) }
    state.move(by: 1)
  case .allMarked:
    let all = Set(state.lines.items.map(\.id))
    state.shopping.marks = state.shopping.marks == all ? [] : all

  case .copied(let all):
    let items = all ? Array(state.lines.items) : state.chosenItems
    guard !items.isEmpty else {
      state.message = Message("There is nothing to copy.", .refused)
      return .none
    }
    state.message = Message("Copied \(items.summary).")
    return environment.copy(items.map(\.plainLine).joined(separator: "\n") + "\n").fireAndForget()

  default: break
  }
  return .none
}

extension Item {
  /// It as a line of a check list, for the clipboard.
  var plainLine: String {
    let parts = [
      amount?.description, name, store.map { "@\($0)" }, price?.description, note.map { "(\($0))" },
    ]
    return "- [\(isTicked ? "x" : " ")] " + parts.compactMap { $0 }.joined(separator: " ")
  }
}

extension App {
  /// Ticks what is not ticked; where all are, takes the ticks away. Ticking is buying: the history counts it.
  fileprivate mutating func tick(_ items: [Item], _ environment: ToteEnvironment) {
    guard !items.isEmpty else { return }
    let isTicking = items.contains { !$0.isTicked }
    let ticking = Ticking(items, to: isTicking, history: workspace.records.history, at: environment.now())
    // What is ticked goes down, and the cursor to what is next to buy; what is wanted again takes the cursor along.
    if isTicking, selectedItem?.isTicked == false { leave(items) { !$0.isTicked } }
    perform(ticking.title, ticking.changes, environment)
    shopping.marks = []
  }

  /// Takes the cursor off these items before they go: to the next that stays, or else to the one before. It scrolls
  /// nothing, for where the rows will be is not known yet; `perform` keeps the cursor on its item.
  fileprivate mutating func leave(_ going: [Item], to fits: (Item) -> Bool = { _ in true }) {
    let going = Set(going.map(\.id))
    guard let selected = selectedItem?.id, going.contains(selected) else { return }
    let lines = lines
    let items = lines.items
    let index = selectedIndex
    func stays(_ index: Int) -> Bool { !going.contains(items[index].id) && fits(items[index]) }
    guard let next = (index + 1..<items.count).first(where: stays) ?? (0..<index).last(where: stays) else {
      return
    }
    shopping.position.selected = lines.line(of: next)
  }

  /// Whether a point is on the box of a row.
  fileprivate func isBox(_ point: Point) -> Bool {
    let list = layout.list
    guard list.contains(point), (2...4).contains(point.column - list.left) else { return false }
    return shopping.position.top + point.row - list.top == shopping.position.selected && lines.items.count > 0
  }

  /// Moves a row past its neighbours, within its heading.
  fileprivate mutating func moveRow(by rows: Int, _ environment: ToteEnvironment) {
    guard let item = selectedItem, let list = shopping.list else { return }
    let arrangement = workspace.records.arrangement(of: list)
    guard arrangement.sort == .own, shopping.filter == nil else {
      let reason =
        shopping.filter == nil
        ? "sorted \(arrangement.sort.title): s changes that" : "filtered: Esc ends that"
      message = Message("Rows cannot be moved while the list is \(reason).", .refused)
      return
    }
    let target = selectedIndex + rows
    guard rows != 0 else { return }
    guard let other = lines.items.indices.contains(target) ? lines.items[target] : nil,
      other.isTicked == item.isTicked
    else {
      let place = item.isTicked ? " in the basket" : ""
      message = Message("\(item.name) is the \(rows < 0 ? "first" : "last")\(place) already.", .refused)
      return
    }
    if arrangement.isGrouped, !item.isTicked, (other.category ?? .other) != (item.category ?? .other) {
      message = Message("\(item.name) stays under its category: # puts it under another.", .refused)
      return
    }
    let (low, high) = workspace.records.gap(beside: other, above: rows < 0)
    perform("move \(item.name)", [Change(item) { $0.rank = Rank.between(low, high) }], environment)
  }
}
