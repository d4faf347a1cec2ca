import Loop
import Testing

@testable import Inspector

// What the inspector has written, compiled and played: with the mend, these tests pass.

private func ferries() -> Rehearsal<Ferries, FerriesAction> { ferries(isMended: true) }

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

  // What was chosen first is cancelled there, and its answer comes all the same.
  @Test func `after loaded, passengers[0] is Ada 2`() throws {
    let program = holding("passengers") { ferries() }
    try program.play("<enter>j<enter>")
    try program.answer("passengers", number: 2, .loaded(["Ada 2", "Ben 2"]))
    try program.answer("passengers", .loaded(["Ada 1", "Ben 1"]))
    #expect(program.state.passengers[0] == "Ada 2")
  }
}
