import Testing

@testable import Tote
@testable import ToteModel

/// An archived list is offered to be restored, not to be archived again.
@Suite struct OpenArchiveTests {
  private func titles(_ stage: Stage) -> [String] { stage.state.keymap.footer.map(\.title) }
  private func help(_ stage: Stage) -> String? {
    stage.state.palette(.help).commands.sections.flatMap(\.commands).first {
      $0.keys == ListCommand.archiveList.key
    }?
    .title
  }

  @Test func `an archived list that is open says how it comes back`() throws {
    let stage = try Stage.blind(.lists(["One": ["a"], "Two": ["b"]], plain: true), "")
    #expect(!titles(stage).contains("restore"))
    #expect(help(stage) == "archive the list")
    try stage.play("ZLk<Enter>")
    #expect(stage.list == "One")
    #expect(titles(stage).contains("restore"))
    #expect(help(stage) == "restore")
    try stage.play("Z")
    #expect(stage.message == "Restored “One”.")
    #expect(!titles(stage).contains("restore"))
  }

  @Test func `among all lists too`() throws {
    let stage = try Stage.blind(.lists(["One": ["a"], "Two": ["b"]], plain: true), "ZL")
    let isArchived = stage.state.workspace.records.lists.map(\.isArchived)
    #expect(isArchived == [true, false])
    #expect(titles(stage).contains("archive") && !titles(stage).contains("restore"), "the cursor is on Two")
    try stage.play("k")
    #expect(titles(stage).contains("restore") && !titles(stage).contains("archive"))
  }
}
