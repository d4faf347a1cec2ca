import Composable
import Parts
import Screen
import ToteModel

/// Chooses one of some rows by typing, or several: `tote pick` and `tote done`, below the prompt.
package struct Pick: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    package let name: String
    /// At the right, where there is room.
    package let detail: String

    package init(_ name: String, detail: String = "") { (self.name, self.detail) = (name, detail) }
  }

  fileprivate struct Searched: Equatable {
    let name: SearchName
    let whole: SearchName
  }

  package let title: String
  package let rows: [Row]
  let takesSeveral: Bool
  var field: TextCursor
  /// What fits, by the number of its row, the best fit first.
  var list: Listing<Int>
  /// Also those that don't show now.
  private var marked: Set<Int> = []
  /// Made when the first key is typed, so that it opens at once.
  private var searched: [Searched] = []
  /// The numbers of the rows, in their order; empty if it was left. `nil` while it is open.
  package private(set) var chosen: [Int]?

  package init(_ title: String, _ rows: [Row], takesSeveral: Bool = false, typed: String = "") {
    (self.title, self.rows, self.takesSeveral) = (title, rows, takesSeveral)
    field = TextCursor(typed)
    list = Listing([], marks: .none)
    find(among: Array(rows.indices))
  }

  var markedCount: Int { marked.count }

  func isMarked(_ row: Int) -> Bool { marked.contains(row) }

  /// The best fit first, what fits with its detail after what fits by its name; those that fit alike in their order.
  private mutating func find(among candidates: [Int]) {
    let sought = SearchName(Folding.fold(field.text))
    var found = candidates
    if !sought.isEmpty {
      if searched.isEmpty { searched = rows.map(Searched.init) }
      found = candidates.compactMap { row in searched[row].fit(sought).map { (fit: $0, row: row) } }
        .sorted { $0 < $1 }.map(\.row)
    }
    list = Listing(found.map { ListingRow($0, rows[$0].name) }, marks: .none, window: list.window)
  }

  fileprivate mutating func edit(_ edit: TextEdit) {
    let before = field.text
    field.apply(edit)
    // What goes on from what was typed can't fit other rows.
    let isNarrower = !before.isEmpty && field.text.hasPrefix(before)
    find(among: isNarrower ? list.rows.map(\.id).sorted() : Array(rows.indices))
  }

  /// Marks the row under the cursor, or no longer, and goes on to the next.
  fileprivate mutating func mark() {
    guard let row = list.current?.id else { return }
    if marked.remove(row) == nil { marked.insert(row) }
    list.move(by: 1)
  }

  /// Marks all that show, or none of them if they are.
  fileprivate mutating func markAll() {
    let shown = Set(list.rows.map(\.id))
    if shown.isSubset(of: marked) { marked.subtract(shown) } else { marked.formUnion(shown) }
  }

  fileprivate mutating func end(choosing: Bool) {
    let current = list.current.map { [$0.id] } ?? []
    chosen = choosing ? marked.isEmpty ? current : marked.sorted() : []
  }
}

extension Pick.Searched {
  fileprivate init(_ row: Pick.Row) {
    name = SearchName(Folding.fold(row.name))
    whole = SearchName(Folding.fold("\(row.detail) \(row.name)"))
  }

  fileprivate func fit(_ sought: SearchName) -> Int? {
    if let fit = name.fit(sought) { return fit.rawValue }
    // Somewhere in two texts, the letters of nearly everything come in this order.
    guard let fit = whole.fit(sought), fit < .letters else { return nil }
    return 100 + fit.rawValue
  }
}

package enum PickAction: Equatable, Sendable {
  case edited(TextEdit)
  case list(ListingAction<Int>)
  case marked, allMarked
  case chosen, left
}

extension Pick {
  package static let reducer = Reducer<Pick, PickAction, Void> { state, action, _ in
    switch action {
    case .edited(let edit): state.edit(edit)
    case .list(.chosen(let row)), .list(.pressed(let row)):
      state.list.move(to: row)
      return .send(.chosen)
    case .list(let action):
      return Listing.reducer.run(action, in: &state, at: \.list, (), as: PickAction.list)
    case .marked: state.mark()
    case .allMarked: state.markAll()
    // Where nothing fits, Enter waits for other words.
    case .chosen: if state.list.current != nil || state.markedCount > 0 { state.end(choosing: true) }
    case .left: state.end(choosing: false)
    }
    return .none
  }
}
