import FoundationEssentials

/// What a use case needs from outside to make an edit: new ids, and what time it is.
package struct EditContext {
  let newID: () -> UUID
  package let now: Moment

  package init(newID: @escaping () -> UUID, now: Moment) {
    self.newID = newID
    self.now = now
  }

  /// An id for a new row.
  package func id<Named>() -> RowID<Named> { RowID(newID()) }
}

extension Workspace {
  /// Does an edit of this kind now, as one step of undo. One that changes nothing leaves no trace.
  package mutating func perform(_ kind: EditKind, _ changes: [Change], _ context: EditContext) {
    perform(Edit(id: context.id(), title: EditTitle(kind), moment: context.now, changes: changes))
  }

  /// Remembers a setting, which is no step of undo.
  package mutating func remember(_ value: String, as key: String, _ context: EditContext) {
    if let change = records.changing(key, to: value) {
      remember(change, id: context.id(), at: context.now)
    }
  }
}

extension [Item] {
  /// These items, as what was done to them is named.
  package var subject: EditSubject { EditSubject(map(\.name)) }
}
