/// What the notes are sorted by where properties are their columns.
package struct NoteColumnOrder: Hashable, Sendable {
  package var column: NoteColumn
  package var isAscending: Bool

  package init(_ column: NoteColumn, isAscending: Bool = true) {
    (self.column, self.isAscending) = (column, isAscending)
  }

  /// `rating`, or `-rating` downwards.
  fileprivate init?(stored text: String) {
    let isDown = text.hasPrefix("-")
    guard let column = NoteColumn(isDown ? String(text.dropFirst()) : text) else { return nil }
    self.init(column, isAscending: !isDown)
  }

  fileprivate var stored: String { (isAscending ? "" : "-") + column.name }

  /// Upwards, downwards, the next column; `nil` after the last.
  package static func next(after order: NoteColumnOrder?, in columns: [NoteColumn]) -> NoteColumnOrder? {
    guard let order else { return columns.first.map { NoteColumnOrder($0) } }
    if order.isAscending { return NoteColumnOrder(order.column, isAscending: false) }
    guard let place = columns.firstIndex(of: order.column), columns.indices.contains(place + 1) else {
      return nil
    }
    return NoteColumnOrder(columns[place + 1])
  }

  fileprivate static let key = "notes/order"
  fileprivate static let shownKey = "notes/columns"
}

extension Records {
  /// Whether the notes are a table.
  package var showsNoteColumns: Bool { settings[NoteColumnOrder.shownKey] == "shown" }
  /// `nil` where `noteSort` holds.
  package var noteColumnOrder: NoteColumnOrder? {
    settings[NoteColumnOrder.key].flatMap { NoteColumnOrder(stored: $0) }
  }
}

extension Workspace {
  /// Can't be undone.
  package mutating func showNoteColumns(_ areShown: Bool, _ context: EditContext) {
    remember(areShown ? "shown" : "hidden", as: NoteColumnOrder.shownKey, context)
  }

  /// Can't be undone.
  package mutating func sortNotes(by order: NoteColumnOrder?, _ context: EditContext) {
    remember(order?.stored ?? "", as: NoteColumnOrder.key, context)
  }
}
