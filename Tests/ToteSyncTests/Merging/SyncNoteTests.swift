import Testing

@testable import ToteFormats
@testable import ToteSync

@Suite struct SyncNoteTests {
  private static let notes: [SyncNote] = [
    .added("milk"), .ticked("milk"), .unticked("crème fraîche"), .changed(""), .deleted("a | b"),
    .conflict(item: "milk", ItemMerge.Conflict(field: "amount", kept: "2 l", lost: "")),
    .revived("milk"), .joined("milk"), .leftAlone(Href(path: "/ada/l%C3%AFst/a@b.ics"), .noTask),
    .leftAlone(Href(path: "/a.ics"), .severalTasks(3)), .leftAlone(Href(path: "/a.ics"), .noSummary),
    .held(12), .accepted(12),
    .rejected("milk"),
  ]

  @Test(arguments: notes)
  func `a line that was stored is the same when it is read`(note: SyncNote) {
    #expect(SyncNote(stored: note.stored) == note)
    #expect(!note.stored.contains("\n"))
  }

  @Test func `a name cannot make another line or another field of it`() {
    let note = SyncNote(
      stored: SyncNote.conflict(
        item: "a\tb\nc", ItemMerge.Conflict(field: "note", kept: "one\ntwo", lost: "x\ty")
      ).stored)
    #expect(
      note
        == .conflict(item: "a b c", ItemMerge.Conflict(field: "note", kept: "one two", lost: "x y")))
    #expect(SyncNote(stored: SyncNote.added("a\r\nb").stored) == .added("a b"))
  }

  @Test(arguments: [
    "", "added", "sung\tmilk", "added\tmilk\tand more", "left\t/a.ics\tunheard-of", "held\tmany",
    "accepted\tmany",
  ])
  func `what a later version has written is no line`(text: String) {
    #expect(SyncNote(stored: text) == nil)
  }

  @Test(arguments: [TaskProblem.noTask, .noSummary, .severalTasks(2), .severalTasks(17)])
  func `a problem that was stored is the same when it is read`(problem: TaskProblem) {
    #expect(TaskProblem(stored: problem.stored) == problem)
  }

  @Test func `where a body cannot be read is not kept`() {
    let problem = TaskProblem.unreadable(CalendarError(.noCalendar, at: 40))
    #expect(TaskProblem(stored: problem.stored)?.stored == problem.stored)
    #expect(TaskProblem(stored: "") == nil)
  }
}
