import ToteModel

/// A feature that works on rows. The parent owns them, and lends them while the feature acts or is drawn.
/// Lending moves the rows rather than copying them, so a key press costs the same with 100,000 items as with
/// ten.
///
///     var listScreen: ListScreen {
///       get { lists.borrowing(workspace) }
///       _modify {
///         workspace.lend(to: &lists)
///         defer { workspace.takeBack(from: &lists) }
///         yield &lists
///       }
///     }
package protocol WorkspaceBorrower {
  var workspace: Workspace { get set }
}

extension WorkspaceBorrower {
  /// A copy with these rows, for reading.
  func borrowing(_ workspace: Workspace) -> Self {
    var borrower = self
    borrower.workspace = workspace
    return borrower
  }
}

extension Workspace {
  /// For features while nothing is lent to them.
  package static let vacant = Workspace(writer: Entry.Writer.ID(high: 0, low: 0))

  mutating func lend(to borrower: inout some WorkspaceBorrower) { swap(&self, &borrower.workspace) }

  mutating func takeBack(from borrower: inout some WorkspaceBorrower) { swap(&self, &borrower.workspace) }

  mutating func lend(to borrower: inout (some WorkspaceBorrower)?) {
    if borrower != nil { swap(&self, &borrower!.workspace) }
  }

  mutating func takeBack(from borrower: inout (some WorkspaceBorrower)?) {
    if borrower != nil { swap(&self, &borrower!.workspace) }
  }
}
