// A program gets the drafts of those that ended, not of those still running.

import Testing

@testable import Tote
@testable import ToteStorage
@testable import ToteMain
@testable import ToteModel

@Suite(.timeLimit(.minutes(5))) struct DraftTests {
  let folder = TemporaryFolder()
  let draft = Draft(note: Note.ID(high: 1, low: 9), title: "half", text: "a sent")

  private func live() -> (storage: LiveStorage, environment: ToteEnvironment) {
    let storage = LiveStorage(
      path: folder.database, backups: Backups(folder: folder.path + "/backups"), patience: nil)
    return (storage, .live(storage))
  }

  @Test func `a draft of a program that is still there is not taken for one that was left`() async throws {
    let (writing, environment) = live()
    _ = try await environment.load()
    try await environment.notes.saveDraft(draft.note, draft)
    let (other, theirs) = live()
    _ = try await theirs.load()
    #expect(try await theirs.notes.drafts() == [])
    writing.close()
    other.close()
    let (_, next) = live()
    _ = try await next.load()
    #expect(try await next.notes.drafts() == [draft])
  }

  @Test func `what a program has left is found while others have the file open`() async throws {
    let (other, theirs) = live()
    _ = try await theirs.load()
    try await theirs.notes.saveDraft(
      draft.note, Draft(note: draft.note, title: "theirs", text: "is being written"))
    let (writing, environment) = live()
    _ = try await environment.load()
    try await environment.notes.saveDraft(draft.note, draft)
    writing.close()
    let (_, next) = live()
    _ = try await next.load()
    #expect(try await next.notes.drafts() == [draft])
    // Saving deletes the recovered draft, but not another program's.
    try await next.notes.saveDraft(draft.note, nil)
    #expect(try await next.notes.drafts() == [])
    other.close()
    let (_, last) = live()
    _ = try await last.load()
    #expect(try await last.notes.drafts().map(\.title) == ["theirs"])
  }
}
