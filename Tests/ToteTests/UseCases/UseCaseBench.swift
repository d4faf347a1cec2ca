// A workspace for the use cases, which sign their edits with ids that count.

@testable import Tote
@testable import ToteModel

/// Makes contexts of edits.
final class EditSigner {
  private var count: UInt64 = 0

  var context: EditContext {
    EditContext(
      newID: { [self] in
        count += 1
        return Edit.ID.numbered(count).uuid
      }, now: DatabaseSnapshot.rowMoment)
  }
}

extension Workspace {
  static func with(_ contents: DatabaseSnapshot, notes: [Note] = []) -> Workspace {
    var workspace = Workspace(contents, writer: Entry.Writer.ID(high: 7, low: 7))
    workspace.setNotes(notes)
    return workspace
  }

  /// What was done, in the words of undo.
  var titles: [String] { unsaved.map { words.name($0.title) } }
  /// The names on a list, in their order.
  func names(on list: ShoppingList) -> [String] { records.items(of: list.id).map(\.name) }

  /// Takes everything back, and forgets what was saved of it, so that only the rows are compared.
  mutating func undoAll(_ context: EditContext) -> Records {
    while undo(id: context.id(), at: context.now) != nil {}
    return records
  }
}
