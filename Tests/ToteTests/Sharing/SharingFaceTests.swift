import Screen
import ScreenTesting
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel

/// What one sees of sharing: marks among the lists, what the server has, what has happened.
@Suite struct SharingFaceTests {
  private func answering(_ environment: inout ToteEnvironment) {
    environment.sync.offers = { () throws(SharingFailure) in OfferedList.samples }
    environment.sync.notes = { () throws(SharingFailure) in SharingNote.samples }
  }

  /// How it stands in the database once something was done.
  private func becoming(
    _ environment: inout ToteEnvironment, _ change: (inout [ShoppingList.ID: SharedListStatus]) -> Void
  ) {
    var status = DatabaseSnapshot.shared.sharing
    change(&status.lists)
    environment.changes = { [status] sequence throws(StorageError) in
      ExternalChanges(sequence: sequence, sharing: status)
    }
  }

  private func refusing(_ environment: inout ToteEnvironment) {
    let failure = SharingFailure("example.org can't be reached. Check the address, or try again later.")
    environment.sync.offers = { () throws(SharingFailure) in throw failure }
    environment.sync.perform = { _ throws(SharingFailure) in throw failure }
  }

  @Test func `shared lists are marked`() throws {
    assertFrames("lists", try faces(.shared, "L"))
    assertFrames("another list", try faces(.shared, "Lj"))
  }

  @Test func `a list is shared, and the line above the keys tells it`() throws {
    assertFrames(
      "shared",
      try faces(.shared, "LjS") { environment in
        becoming(&environment) { $0[DatabaseSnapshot.list(1)] = SharedListStatus(name: "Hardware store") }
      })
    assertFrames("not shared", try faces(.shared, "LjS", environment: refusing))
    assertFrames(
      "left",
      try faces(.shared, "LX") { environment in
        becoming(&environment) { $0[DatabaseSnapshot.list(0)] = nil }
      })
    assertFrames("no account", try faces(.house, "LS"))
  }

  @Test func `what is on the server can be taken up`() throws {
    assertFrames("join", try faces(.shared, "L+", environment: answering))
    assertFrames("nothing to join", try faces(.shared, "L+"))
    assertFrames("no answer", try faces(.shared, "L+", environment: refusing))
  }

  @Test func `what has happened to a list, or to all`() throws {
    assertFrames("log", try faces(.shared, "LH", environment: answering))
    assertFrames("log of all", try faces(.shared, "LH<Tab>", environment: answering))
    assertFrames("log of nothing", try faces(.shared, "LH"))
  }

  /// A program to which others send that the first item is ticked and the second is gone.
  private func beside(
    _ keys: String, size: Size, linear: Bool = false
  ) throws -> (stage: Stage, arrive: () throws -> Void) {
    let contents = DatabaseSnapshot.shared
    let (stream, arrivals) = AsyncStream.makeStream(of: Void.self)
    let edit = Edit(
      id: Edit.ID(high: 5, low: 1), title: .none, moment: .zero,
      changes: [Change(contents.items[0]) { $0.isTicked = true }, Change(removing: contents.items[1])])
    var records = Records(contents)
    records.apply(edit.changes)
    // After whatever is saved here.
    var changes = ExternalChanges(
      entries: [Entry(edit, kind: .aside, writer: .sharing)], sequence: 100, sharing: contents.sharing)
    for change in edit.changes { changes.rows[change.key] = .some(records[change.key]) }
    // It also asks by itself, after each save.
    let isThere = Atomic(false)
    let stage = Stage(contents, size: size, linear: linear) {
      $0.changed = { stream }
      $0.changes = { [changes] sequence throws(StorageError) in
        isThere.load(ordering: .relaxed) ? changes : ExternalChanges(sequence: sequence)
      }
    }
    try stage.play(keys)
    return (
      stage,
      {
        isThere.store(true, ordering: .relaxed)
        arrivals.yield()
        try stage.play("")
      }
    )
  }

  @Test func `what others did is told over no row, until its time is over`() throws {
    var scenes: [Scene] = []
    for (keys, size) in [("", Size(40, 10)), ("G", Size(80, 12)), ("am", Size(40, 10)), ("L", Size(60, 16))] {
      let (stage, arrive) = try beside(keys, size: size)
      try arrive()
      #expect(stage.state.sharing.toasts.shown.count == 1)
      scenes.append(Scene("\(keys) \(size)", stage.frame))
      try stage.play("<wait 9s>")
      #expect(stage.state.sharing.toasts.shown.isEmpty && !stage.frame.plainText.contains("others"))
    }
    assertFrames("others", scenes)
  }

  @Test func `beside another message it is over the end of the list, but not over the cursor`() throws {
    for keys in ["<Space>", "G<Space>"] {
      let (stage, arrive) = try beside(keys + "u", size: Size(40, 7))
      try arrive()
      let row = try #require(stage.frame.lines.firstIndex { $0.contains("others: ✓1 −1") })
      #expect(row != stage.frame.cursor?.point.row && stage.state.notice != nil)
      #expect(stage.frame.lines.contains { $0.contains("Undid") })
    }
  }

  @Test func `a press takes it away, and other tabs don't show it`() throws {
    let (stage, arrive) = try beside("", size: Size(60, 16))
    try arrive()
    try stage.play("2")
    #expect(!stage.frame.plainText.contains("others:"))
    try stage.play("1<click toast(1)>")
    #expect(stage.state.sharing.toasts.shown.isEmpty)
  }

  @Test func `who hears the screen hears it once`() throws {
    let (stage, arrive) = try beside("", size: Size(60, 16), linear: true)
    try arrive()
    #expect(stage.frame.lines.last?.contains("others: ✓1 −1") == true, "\(stage.frame.plainText)")
    try stage.play("j")
    #expect(stage.frame.lines.last?.contains("others") == false, "\(stage.frame.plainText)")
  }

  @Test(arguments: [Language.spanish, .french, .turkish, .german])
  func `in other languages`(language: Language) throws {
    try Language.$current.withValue(language) {
      assertFrames("\(language) lists", try faces(.shared, "LjS"))
      assertFrames("\(language) log", try faces(.shared, "LH<Tab>", environment: answering))
    }
  }
}
