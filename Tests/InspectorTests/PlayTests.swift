import FoundationEssentials
import Loop
import Screen
import ScreenTesting
import Testing

@testable import Inspector

/// A bug in a run becomes a test that plays it.
@Suite struct PlayTests {
  private let overtaken: @Sendable (String) -> Duration = { .seconds($0 == "Inbox" ? 3 : 1) }

  /// The test of what was wrong after the last action.
  private func test<State, Action>(
    _ program: Rehearsal<State, Action>, _ play: PlayTest<State, Action>, bug: Fault? = nil
  ) throws -> WrittenTest {
    let history = try #require(program.history)
    return play.test(
      of: history, upTo: history.steps.last?.number ?? 0, bug: bug,
      picture: program.program.picture)
  }

  private var plays: PlayTest<Folders, FoldersAction> { PlayTest("folders()") { folders() } }

  /// `PlayExamples` is compiled and run, and so proves that what is written compiles and fails as long as the bug is there.
  @Test func `the examples are what is written`() throws {
    let file = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PlayExamples.swift"),
      encoding: .utf8)
    func bare(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    for test in try [late(), ticked(), chosen()] { #expect(bare(file).contains(bare(test)), "\(test)") }
  }

  private func late() throws -> String {
    let program = folders(pause: overtaken)
    try program.play("/report<esc>i<wait 200ms>d<wait 5s>")
    return try #require(
      try test(program, plays, bug: .part("mails", shouldBe: #"["Drafts 1", "Drafts 2"]"#)).source)
  }

  private func ticked() throws -> String {
    let pantry = pantry()
    try pantry.play("fjkj<Space>k<Space>j<Space><Space>")
    let play = PlayTest("pantry()") { freshPantry() }
    return try #require(
      try test(pantry, play, bug: .part("items[1].isTicked", shouldBe: "true")).source)
  }

  private func chosen() throws -> String {
    let program = ferries(pause: { .milliseconds($0 == 1 ? 4000 : 500) })
    try program.play("jk<enter>j<enter><wait 5s>")
    let play = PlayTest("ferries()") { ferries() }
    return try #require(
      try test(program, play, bug: .part("passengers[0]", shouldBe: "\"Ada 2\"")).source)
  }

  @Test func `what overtook another is answered by name, and what isn't needed is left out`() throws {
    let source = try late()
    #expect(source.contains(#"holding("fetch") { folders() }"#))
    #expect(source.contains(#"try program.play("id")"#))
    #expect(!source.contains("report") && !source.contains("wait"))
    #expect(source.contains(#"#expect(program.state.mails == ["Drafts 1", "Drafts 2"])"#))
  }

  @Test func `what two effects were asked for stays different, so that a mend makes the test pass`() throws {
    let program = ferries(pause: { .milliseconds($0 == 1 ? 4000 : 500) })
    try program.play("jk<enter>j<enter><wait 5s>")
    #expect(program.state.passengers == ["Ada 1", "Ben 1"])
    let play = PlayTest("ferries()") { ferries() }
    let source = try test(program, play, bug: .part("passengers[0]", shouldBe: "\"Ada 2\"")).source
    #expect(source?.contains(#"try program.play("<enter>j<enter>")"#) == true, "\(source ?? "")")
    #expect(source?.contains(#"answer("passengers", number: 2, .loaded(["Ada 2", "Ben 2"]))"#) == true)
  }

  @Test func `an answer comes while a later one is waited for`() throws {
    let program = ferries(pause: { .milliseconds($0 == 1 ? 1000 : 60_000) })
    try program.play("<enter>j<enter><wait 2s>")
    let play = PlayTest("ferries()") { ferries() }
    let source = try test(program, play, bug: .part("passengers", shouldBe: "[]")).source
    #expect(
      source?.contains(#"answer("passengers", number: 1, .loaded(["Ada 1", "Ben 1"]))"#) == true,
      "\(source ?? "none")")
  }

  @Test func `numbers count only what the play itself begins`() throws {
    let program = ferries(pause: { .seconds([60, 5, 1][$0 - 1]) })
    try program.play("<enter>j<enter>j<enter><wait 6s>")
    let play = PlayTest("ferries()") { ferries() }
    let source = try #require(
      try test(program, play, bug: .part("passengers[0]", shouldBe: "\"Ada 3\"")).source)
    // The first of the three isn't needed.
    #expect(source.contains(#"answer("passengers", number: 2, .loaded(["Ada 3", "Ben 3"]))"#), "\(source)")
    #expect(source.contains(#"answer("passengers", .loaded(["Ada 2", "Ben 2"]))"#), "\(source)")
  }

  @Test func `a dialog about one row that hits another stays such a dialog`() throws {
    let program = ferries()
    try program.play("jkj<wait 15s>c<wait 8s>y")
    #expect(program.state.ferries.map(\.isCancelled) == [false, true, false])
    let play = PlayTest("ferries()") { ferries() }
    let source = try test(program, play, bug: .part("ferries[1].isCancelled", shouldBe: "false")).source
    // Without the wait, the right row would be cancelled.
    #expect(source?.contains(#"try program.play("jc<wait 20s>y")"#) == true, "\(source ?? "")")
  }

  @Test func `a file of it imports what it needs`() throws {
    let program = folders()
    try program.play("d")
    #expect(
      try test(program, plays).file?.hasPrefix(
        "import Loop\nimport ScreenTesting\nimport Testing\n\n@testable import InspectorTests\n\n@Test func")
        == true)
    var plays = plays
    plays.module = "Mail"
    #expect(
      try test(program, plays, bug: .part("mails", shouldBe: "[]")).file?.hasPrefix(
        "import Loop\nimport Testing\n\n@testable import Mail\n\n@Test func") == true)
  }

  @Test func `the mouse presses places by their names`() throws {
    let program = folders()
    try program.play("<click(left,2,2)><release(left,2,2)>")
    #expect(program.state.open == "Drafts")
    let result = try test(program, plays, bug: .part("open", shouldBe: "\"Inbox\""))
    #expect(result.source?.contains(#"program.play("<click folder(Drafts)>")"#) == true)
  }

  @Test func `a fetch that takes its time is waited for by its name`() throws {
    let play = PlayTest("folders()") { folders(pause: { _ in .milliseconds(730) }) }
    let program = folders(pause: { _ in .milliseconds(730) })
    try program.play("d<wait 2s>")
    let result = try test(program, play, bug: .part("mails", shouldBe: "[]"))
    #expect(result.source?.contains(#"program.play("d<wait for fetch>")"#) == true)
  }

  @Test func `a run that doesn't begin like the rehearsal says so`() throws {
    let program = folders()
    try program.play("d")
    let play = PlayTest("folders()") { folders(isMended: true) }
    #expect(try test(program, PlayTest("folders()")).summary == "There is no rehearsal to play in.")
    let result = try test(program, play, bug: .part("isMended", shouldBe: "true"))
    #expect(
      result.source == nil && result.summary == "Played from the start, the program doesn't end like this.")
  }

  @Test func `m says what a part should be, and t writes the play`() throws {
    let program = folders(size: Size(100, 24), pause: overtaken)
    var source = ""
    program.inspect(playing: plays) { source = $0 }
    try program.play("/report<esc>i<wait 200ms>d<wait 5s><f12>m")
    #expect(program.frame.text(ofRow: 23).hasPrefix(#"mails[0] should be: "Inbox 1""#))
    try program.play("<ctrl+u>\"Drafts 1\"<Enter>")
    #expect(
      program.frame.lines.contains { $0.contains("mails[0] should be \"Drafts 1\". t writes the test.") })
    try program.play("t")
    #expect(source.contains(#"#expect(program.state.mails[0] == "Drafts 1")"#))
    #expect(source.contains(#"try program.play("id")"#))
    #expect(program.frame.lines.contains { $0.contains("Written. ") && $0.contains("steps weren't needed.") })
  }

  @Test func `M shows the whole frame, and says what a line of it should be`() throws {
    let program = folders(size: Size(100, 24))
    var source = ""
    program.inspect(playing: plays) { source = $0 }
    try program.play("di<f12>M")
    try program.play("<down><down><down><down><Enter><ctrl+u>nothing<Enter>t")
    #expect(source.contains(#"#expect(program.frame.text(ofRow: 4) == "nothing")"#), "\(source)")
    try program.play("M<click line(0)><Enter>t")
    #expect(source.contains(#"#expect(program.frame.text(of: "title") == "Inbox")"#), "\(source)")
  }

  @Test func `? shows all keys of the inspector`() throws {
    let program = folders(size: Size(100, 40))
    program.inspect()
    try program.play("d<f12>?")
    assertFrame(program.frame, "keys of the inspector")
    try program.play("?<f12>")
    #expect(program.frame.text(ofRow: 0) == "Drafts")
  }

  @Test func `where it was written is said on a narrow screen, too`() throws {
    let program = folders(size: Size(60, 20))
    program.inspect(playing: plays) { _ in }
    try program.play("/abc<esc>d<f12>t")
    #expect(program.frame.lines.contains { $0.contains("Written. 5 lines. 3 of 4 steps weren't needed.") })
  }

  @Test func `without anything pointed at, the frame is compared`() throws {
    let program = folders()
    try program.play("/abc<esc>d")
    let result = try test(program, plays)
    #expect(result.source?.contains(#"program.play("d")"#) == true)
    #expect(result.source?.contains("assertFrame(program.frame, \"what ") == true)
    #expect(result.summary == "5 lines. 3 of 4 steps weren't needed.")
  }
}

private func freshPantry() -> Rehearsal<Pantry, PantryAction> { pantry() }
