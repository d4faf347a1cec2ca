import Testing

@testable import Tote
@testable import ToteMain
@testable import ToteModel

@Suite struct ExitReportTests {
  @Test func `a program that has saved everything says nothing`() {
    #expect(ExitReport(App()).lines == [])
    #expect(ExitReport(App()).code == 0)
  }

  @Test
  func
    `every file that still holds a text is named: of an editor that failed, and of an edit that was refused`()
  {
    var app = App()
    app.notes.leftFiles = ["/run/left.md"]
    app.notes.finishedFiles = ["/run/refused.md"]
    let report = ExitReport(app)
    #expect(
      report.lines == [
        "Unsaved text from an editor: /run/left.md",
        "Unsaved text from an editor: /run/refused.md",
      ])
    #expect(report.code == 4)
  }
}
