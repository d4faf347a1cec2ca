import ToteModel

/// A feature that works on rows. Its parent owns them and lends them while the feature acts or is drawn; in between the
/// feature holds a vacant workspace. Lending moves the rows in and out and never copies them, so a key press costs the
/// same at 100,000 items as at ten.
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
  /// The feature as it is with these rows, to be looked at.
  func borrowing(_ workspace: Workspace) -> Self {
    var borrower = self
    borrower.workspace = workspace
    return borrower
  }
}

extension Workspace {
  /// What a feature holds while nothing is lent to it.
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
