import FoundationEssentials

package struct EditContext {
  let newID: () -> UUID
  package let now: Moment

  package init(newID: @escaping () -> UUID, now: Moment) {
    self.newID = newID
    self.now = now
  }

  package func id<Named>() -> RowID<Named> { RowID(newID()) }
}

extension Workspace {
  package mutating func perform(_ kind: EditKind, _ changes: [Change], _ context: EditContext) {
    perform(Edit(id: context.id(), title: EditTitle(kind), moment: context.now, changes: changes))
  }

  /// Can't be undone.
  package mutating func remember(_ value: String, as key: String, _ context: EditContext) {
    if let change = records.changing(key, to: value) {
      remember(change, id: context.id(), at: context.now)
    }
  }
}

extension [Item] {
  package var subject: EditSubject { EditSubject(map(\.name)) }
}
