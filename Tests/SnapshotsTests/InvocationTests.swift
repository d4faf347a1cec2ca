import Testing

@testable import SnapshotsMain

@Suite struct InvocationTests {
  @Test func `each command is read`() throws {
    #expect(try Invocation([]) == .help)
    #expect(try Invocation(["review"]) == .review)
    #expect(try Invocation(["list"]) == .list)
    #expect(try Invocation(["accept", "--all"]) == .accept(.all))
    #expect(try Invocation(["accept", "a", "b/c"]) == .accept(.named(["a", "b/c"])))
    #expect(try Invocation(["reject", "a"]) == .reject(.named(["a"])))
    #expect(try Invocation(["prune"]) == .prune(deletes: false))
    #expect(try Invocation(["prune", "--yes"]) == .prune(deletes: true))
    #expect(try Invocation(["report", "r.html"]) == .report(file: "r.html"))
    #expect(try Invocation(["svg", "a"]) == .svg("a", file: nil))
    #expect(try Invocation(["svg", "a", "a.svg"]) == .svg("a", file: "a.svg"))
    #expect(try Invocation(["diff", "a", "b"]) == .diff("a", "b", only: nil))
    #expect(try Invocation(["diff", "--only", "style", "a", "b"]) == .diff("a", "b", only: .style))
  }

  @Test(arguments: [
    (["accept"], "accept what? Give names, or --all."),
    (["accept", "a", "--all"], "there is no option --all here; give names, or --all alone."),
    (["prune", "--force"], "cannot make sense of prune --force; try snapshots help."),
    (["review", "a"], "cannot make sense of review a; try snapshots help."),
    (["svg"], "cannot make sense of svg; try snapshots help."),
    (
      ["diff", "--only", "colour", "a", "b"],
      "colour is no part of a frame; there are size, title, cursor, text, style."
    ),
    (["repot"], "cannot make sense of repot; try snapshots help."),
  ])
  func `what makes no sense is said so in one sentence`(_ arguments: [String], _ sentence: String) {
    #expect(throws: Complaint(sentence)) { try Invocation(arguments) }
  }
}
