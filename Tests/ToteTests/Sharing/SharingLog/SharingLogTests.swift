// What has happened to shared lists: read when it opens and whenever more has happened, the latest first.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct SharingLogTests {
  private let groceries = DatabaseSnapshot.shared.lists[0]
  private let party = DatabaseSnapshot.shared.lists[2]
  private let camping = DatabaseSnapshot.shared.lists[3]
  private let screen = CoveredScreen()

  private func workspace(_ contents: DatabaseSnapshot = .shared) -> Workspace {
    Workspace(contents, writer: Entry.Writer.ID(high: 7, low: 7))
  }

  private func log(_ list: ShoppingList, isOfAll: Bool = false) -> SharingLog {
    var log = SharingLog(of: list, isOfAll: isOfAll)
    var workspace = workspace()
    _ = log.update(from: &workspace, over: screen)
    log.fit(to: Size(60, 20))
    return log
  }

  private func store(
    _ log: SharingLog, failure: SharingFailure? = nil
  ) -> TestStore<SharingLog, SharingLogAction, SharingLogEnvironment> {
    let store = TestStore(
      initialState: log, reducer: SharingLog.reducer,
      environment: SharingLogEnvironment(notes: { () throws(SharingFailure) in
        if let failure { throw failure }
        return SharingNote.samples
      }))
    // The rows are looked at instead of told twice.
    store.exhaustivity = .off
    return store
  }

  /// What shows, with a sign in front of what is no line of the log.
  private func told(_ log: SharingLog) -> [String] {
    log.rows.map { row in
      switch row {
      case .notice(let text): "? " + text
      case .day(let day): "# " + day
      case .note(let time, let text): (time.isEmpty ? "" : time + " ") + text
      case .blank: ""
      }
    }
  }

  @Test func `the log of one list, the latest first, under its days`() {
    let store = store(log(groceries))
    store.send(.opened)
    store.receive(.notesRead(SharingNote.samples))
    #expect(
      told(store.state) == [
        "# 2026-09-22", "14:14 apples: changed here and elsewhere. Kept “2", "kg”, not “1 kg”.",
        "14:13 bread ticked", "# 2026-09-21", "14:13 milk added",
      ])
  }

  @Test func `days and times are those that the clocks show`() {
    var note = SharingNote.samples[0]
    note.moment = Moment(timestamp: "2026-09-21T22:30")!
    note.minutesAhead = 120
    let store = store(log(groceries))
    store.send(.notesRead([note]))
    #expect(told(store.state) == ["# 2026-09-22", "00:30 milk added"])
  }

  @Test func `the log of all lists names them, and one key goes from one to all`() {
    let store = store(log(groceries))
    store.send(.opened)
    store.receive(.notesRead(SharingNote.samples))
    #expect(store.state.keymap.with(.current).footer.map(\.title).contains("all lists"))
    store.send(.scopeTurned)
    #expect(
      told(store.state).filter { !$0.hasPrefix("?") } == [
        "# 2026-09-22", "14:15 Summer party: 12 items disappeared from the", "server at once",
        "14:14 Groceries: apples: changed here and elsewhere.", "Kept “2 kg”, not “1 kg”.",
        "14:13 Groceries: bread ticked",
        "# 2026-09-21", "14:14 Summer party: ice added", "14:13 Groceries: milk added",
      ])
    #expect(store.state.keymap.with(.current).footer.map(\.title).contains("only “Groceries”"))
  }

  @Test func `opened on a list that is only here, it tells of all, and of nothing else`() {
    let store = store(log(DatabaseSnapshot.shared.lists[1], isOfAll: true))
    store.send(.opened)
    store.receive(.notesRead(SharingNote.samples))
    #expect(told(store.state).last == "14:13 Groceries: milk added")
    store.send(.scopeTurned)
    #expect(store.state.isOfAll)
    #expect(store.state.keymap.with(.current).footer.map(\.title) == ["delete here too", "keep", "close"])
  }

  @Test func `where deletions are held it asks what becomes of them, and two keys answer`() {
    let store = store(log(party))
    #expect(
      told(store.state) == [
        "? 12 items of “Summer party” are gone from the server. D",
        "? deletes them here too, K keeps them.",
      ])
    #expect(store.state.keymap.with(.current).footer.map(\.title).starts(with: ["delete here too", "keep"]))
    store.send(.decided(accepting: true))
    store.receive(.delegate(.sharingAsked(.decide(party, accepting: true))))
    store.send(.decided(accepting: false))
    store.receive(.delegate(.sharingAsked(.decide(party, accepting: false))))
  }

  @Test func `where nothing is held the two keys do nothing`() {
    let store = store(log(groceries))
    store.exhaustivity = .on
    #expect(!store.state.keymap.with(.current).footer.map(\.title).contains("keep"))
    store.send(.decided(accepting: true))
  }

  /// What is told of a list, or of all, where this is in the way of all.
  private func told(_ problem: SharingProblem, of list: ShoppingList, isOfAll: Bool = false) -> [String] {
    var contents = DatabaseSnapshot.shared
    contents.sharing.account?.problem = problem
    var workspace = workspace(contents)
    var log = SharingLog(of: list, isOfAll: isOfAll)
    log.fit(to: Size(200, 20))
    _ = log.update(from: &workspace, over: screen)
    return told(log)
  }

  @Test(arguments: SharingProblem.allCases, Language.allCases)
  func `what is in the way stands before the log, with the server's name`(
    problem: SharingProblem, language: Language
  ) throws {
    try Language.$current.withValue(language) {
      let lines = told(problem, of: groceries)
      #expect(lines.count == 1)
      let line = try #require(lines.first)
      #expect(line.hasPrefix("? ") && line.contains("example.org") && line.hasSuffix("."))
      // What is to be typed has nothing in it that comes from the database, which may be anyone's.
      #expect(line.contains("tote sync login") == [.password, .login, .gone].contains(problem))
      #expect(!line.contains("https://example.org") && !line.contains("--user ada"))
    }
  }

  @Test func `of all lists, what is in the way of all is told once, and what is in the way of one names it`()
  {
    let lines = told(.offline, of: groceries, isOfAll: true)
    #expect(lines.count == 3)
    #expect(lines.count { $0.contains("can't be reached") } == 1)
    #expect(lines.contains { $0.contains("“Camping” is no longer on example.org") })
    #expect(told(.offline, of: camping).count == 1, "what is in the way of the list itself counts")
  }

  @Test func `it is gone as soon as it is over`() {
    var contents = DatabaseSnapshot.shared
    contents.sharing.account?.problem = .offline
    var offline = workspace(contents)
    var log = log(groceries)
    _ = log.update(from: &offline, over: screen)
    #expect(!log.rows.isEmpty)
    var online = workspace()
    _ = log.update(from: &online, over: screen)
    #expect(log.rows.isEmpty)
  }

  @Test(arguments: [
    ("https://dav.example.org/", "dav.example.org"), ("https://localhost:5232/ada/", "localhost:5232"),
    ("example.org", "example.org"), ("", ""),
  ])
  func `a server is called by its name alone`(address: String, server: String) {
    #expect(SharingStatus.Account(user: "ada", address: address).server == server)
  }

  @Test func `it is read once more when more has happened, and not otherwise`() {
    let store = store(log(groceries))
    store.send(.opened)
    store.receive(.notesRead(SharingNote.samples))
    var log = store.state
    var same = workspace()
    _ = log.update(from: &same, over: screen)
    #expect(log.loading == .loaded)
    var contents = DatabaseSnapshot.shared
    contents.sharing.lists[groceries.id]?.lastNote = 9
    var later = workspace(contents)
    _ = log.update(from: &later, over: screen)
    #expect(log.loading == .idle)
  }

  @Test func `it scrolls to its end and no further`() {
    var low = log(groceries)
    low.fit(to: Size(60, 4))
    let store = store(low)
    store.send(.opened)
    store.receive(.notesRead(SharingNote.samples))
    // As its view tells them.
    store.send(.page(.resized(Size(58, 3))))
    store.send(.page(.contentResized(Size(58, store.state.rows.count))))
    let top = { store.state.page.offset.row }
    store.send(.page(.movedToEnd))
    #expect(top() == 3)
    store.send(.page(.scrolled(rows: -1)))
    #expect(top() == 2)
    store.send(.page(.pageMoved(by: -1)))
    #expect(top() == 1, "half of three")
    store.send(.page(.pageMoved(by: -2)))
    #expect(top() == 0)
  }

  @Test func `where it cannot be read it says why, and can be asked again`() {
    let failure = SharingFailure("The database is damaged.")
    let store = store(log(groceries), failure: failure)
    store.send(.opened)
    store.receive(.readingFailed(failure))
    #expect(store.state.loading == .failed(failure))
    #expect(store.state.keymap.with(.current).footer.first?.title == "try again")
  }

  @Test func `Escape leads back to the list one came from`() throws {
    let store = store(log(groceries))
    store.send(.closed)
    store.receive(.delegate(.closed))
    let stage = try Stage.blind(.shared, "Lj")
    let before = stage.state.overlay
    try stage.play("H")
    guard case .sharingLog? = stage.state.overlay else { return #expect(Bool(false)) }
    try stage.play("<Esc>")
    #expect(stage.state.overlay == before)
  }
}
