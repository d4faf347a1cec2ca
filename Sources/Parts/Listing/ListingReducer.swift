import Composable
import Screen

/// What happens to a listing.
public enum ListingAction<ID: Hashable & Sendable>: Equatable, Sendable {
  case moved(by: Int), pageMoved(by: Int), movedToStart, movedToEnd
  /// Sideways by columns.
  case movedAside(by: Int)
  /// By lines, as a wheel does.
  case scrolled(by: Int)
  /// The middle of the scroll bar was dragged to a line.
  case dragged(toLine: Int)
  /// Selects the row under the cursor and moves on, or takes it out of the selection.
  case toggled
  /// The box of a row was pressed.
  case marked(ID)
  /// Selects all rows that show; if all are, none.
  case allToggled
  case filterBegun
  case filterEdited(TextEdit)
  /// The keys go to the rows again.
  case filterEnded
  /// Ends the filter, then the selection, then leaves.
  case escaped
  /// By this column; by the same again, the other way round.
  case sorted(by: Int)
  case sortedByNext, sortReversed
  /// Unfolds what is folded, then goes into it; folds what isn't, then goes out of it.
  case wentIn, wentOut
  case foldToggled(ID)
  case pressed(ID)
  case opened
  /// The room for rows, as the view has it.
  case resized(Size)
  /// For the parent: a row was opened.
  case chosen(ID)
  /// For the parent: rows are wanted that are in this one.
  case unfolded(ID)
  /// For the parent: the rows are wanted again.
  case retried
  /// For the parent: there was nothing left to end.
  case left
}

extension ListingAction: Codable where ID: Codable {}

extension Listing {
  /// The reducer of a listing.
  public static var reducer: Reducer<Listing, ListingAction<ID>, Void> {
    Reducer { state, action, _ in
      switch action {
      case .moved(let rows): state.go(to: state.cursor + rows)
      case .pageMoved(let halves): state.page(by: halves)
      case .movedToStart: state.go(to: 0)
      case .movedToEnd: state.go(to: state.count)
      case .movedAside(let columns):
        state.firstColumn = max(0, min(state.firstColumn + columns, state.columns.count - 1))
      case .scrolled(let lines): state.scroll(to: state.top + lines)
      case .dragged(let line): state.drag(to: line)
      case .resized(let size): state.resize(to: size)

      case .toggled:
        guard let current = state.current else { return .none }
        state.toggle(current.id)
        // Several for one command are mostly neighbours; a box is looked at after it was checked.
        if state.marks == .dots { state.go(to: state.cursor + 1) }
      case .marked(let id):
        state.move(to: id)
        state.toggle(id)
      case .allToggled: state.toggleAll()

      case .filterBegun: (state.filter, state.isTyping) = (state.filter ?? TextCursor(), true)
      case .filterEdited(let edit):
        let before = state.filter?.text ?? ""
        state.filter?.apply(edit)
        (state.cursor, state.top) = (0, 0)
        state.find(isNarrower: !before.isEmpty && state.filter?.text.hasPrefix(before) == true)
      case .filterEnded:
        state.isTyping = false
        if state.filter?.isEmpty == true { state.filter = nil }
      case .escaped: return state.escape()

      case .sorted(let column): state.sort(by: column)
      case .sortedByNext: state.sortByNext()
      case .sortReversed: if let order = state.order { state.sort(by: order.column) }

      case .wentIn: return state.goIn()
      case .wentOut: state.goOut()
      case .foldToggled(let id):
        guard let place = state.index.rowsByID[id].flatMap({ state.index.place(of: $0) }) else {
          return .none
        }
        state.go(to: place)
        if state.isOpen(state.shown(place)) { state.fold(place) } else { return state.unfolding(place) }

      case .pressed(let id):
        if state.marks == .boxes { return .send(.marked(id)) }
        if id == state.current?.id { return .send(.chosen(id)) }
        state.move(to: id)
      case .opened:
        state.isTyping = false
        return state.current.map { .send(.chosen($0.id)) } ?? .none
      case .chosen, .unfolded, .retried, .left: break
      }
      return .none
    }
  }

  private mutating func escape() -> Effect<ListingAction<ID>> {
    if filter != nil {
      isTyping = false
      setFilter(nil)
    } else if marks != .dots || selected.isEmpty {
      return .send(.left)
    } else {
      selected = []
    }
    return .none
  }

  private mutating func goIn() -> Effect<ListingAction<ID>> {
    guard let current, isBranch(current) else { return .none }
    if isOpen(current) { go(to: cursor + 1) } else { return unfolding(cursor) }
    return .none
  }

  private mutating func unfolding(_ place: Int) -> Effect<ListingAction<ID>> {
    let row = shown(place)
    return unfold(place) || !row.isBranch ? .none : .send(.unfolded(row.id))
  }

  private mutating func goOut() {
    guard let current, let row = index.rowsByID[current.id] else { return }
    if isOpen(current), filter == nil {
      fold(cursor)
    } else if let parent = index.parent(of: row).flatMap({ index.place(of: $0) }) {
      go(to: parent)
    }
  }
}
