// Writes notes as the program does: by a use case on a workspace.

import ToteModel

@testable import ToteStorage

extension Storage {
  struct Signature {
    var id: Edit.ID
    var moment: Moment
    var writer: Entry.Writer.ID
  }

  func create(_ note: Note, _ signature: Signature) throws {
    try edit(signature) { workspace, context in workspace.createNote(note, context) }
  }

  func update(_ updates: [NoteUpdate], as kind: EditKind, _ signature: Signature) throws {
    try edit(signature) { workspace, context in try workspace.updateNotes(updates, as: kind, context) }
  }

  func remove(_ ids: [Note.ID], _ signature: Signature) throws {
    try edit(signature) { workspace, context in try workspace.deleteNotesForEver(ids, context) }
  }

  private func edit(
    _ signature: Signature, _ useCase: (inout Workspace, EditContext) throws -> Void
  ) throws {
    var workspace = Workspace(try load(), writer: signature.writer)
    workspace.setNotes(try notes())
    try useCase(&workspace, EditContext(newID: { signature.id.uuid }, now: signature.moment))
    try apply(workspace.unsaved)
  }
}
