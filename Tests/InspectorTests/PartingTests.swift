import Loop
import Screen
import Testing

@testable import Inspector

/// Two runs are played beside each other, to where they part.
@Suite struct PartingTests {
  private func replay(_ keys: String, isMended: Bool = false) throws -> Replay<Folders, FoldersAction> {
    let lines = keys.map { "+0ms \($0)\n" }.joined()
    let replay = Replay<Folders, FoldersAction>(
      try Recording("recording 1\nprogram folders 1\nsize 60x12\n" + lines)
    ) { _ in folders(isMended: isMended) }
    try replay.play()
    return replay
  }

  @Test func `runs that do the same never part`() throws {
    #expect(try replay("id").parting(from: replay("id")) == nil)
  }

  @Test func `the first action that differs is said, and one that only one run has`() throws {
    let run = try replay("id")
    #expect(
      try run.parting(from: replay("ii"))?.description
        == "They part at action 2:\n  .opened(\"Drafts\") → .opened(\"Inbox\")")
    #expect(try run.parting(from: replay("i"))?.lines == ["only the first run does .opened(\"Drafts\")"])
    #expect(try replay("i").parting(from: run)?.lines == ["only the second run does .opened(\"Drafts\")"])
  }

  @Test func `where the same action leads to another state, its parts are listed`() throws {
    let parting = try replay("i").parting(from: replay("i", isMended: true))
    #expect(parting == Parting(number: 1, lines: ["isMended: false → true"]))
  }
}
