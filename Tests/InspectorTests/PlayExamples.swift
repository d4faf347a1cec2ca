import Loop
import Testing

@testable import Inspector

// What the inspector has written, compiled and played: with the mend, these tests pass.

private func folders() -> Rehearsal<Folders, FoldersAction> { folders(isMended: true) }

@Suite struct PlayExamples {
  @Test func `after fetched, mails is [ Drafts 1 , Drafts 2 ]`() throws {
    let program = holding("fetch") { folders() }
    try program.play("id")
    try program.answer("fetch", number: 2, .fetched(["Drafts 1", "Drafts 2"]))
    try program.answer("fetch", .fetched(["Inbox 1", "Inbox 2"]))
    #expect(program.state.mails == ["Drafts 1", "Drafts 2"])
  }

  @Test func `after ticked, items[1].isTicked is true`() throws {
    let program = pantry()
    try program.play("fj<space>")
    #expect(program.state.items[1].isTicked == true)
  }
}
