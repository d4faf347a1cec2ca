import ToteModel

/// A feature that works on the workspace. The app moves the rows in and out, so a key never copies them.
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
  /// Held by features while nothing is lent to them.
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
