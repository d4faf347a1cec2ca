import Composable
import Loop
import Screen
import Testing

@testable import Inspector

/// What happens becomes a text, and the text happens again.
@Suite struct RecordingTests {
  /// A run of the pantry, recorded.
  private func recording(
    of script: String, answers: RecordedAnswer<PantryAction> = .codable, redacted: Bool = false
  ) throws -> (text: String, pantry: Rehearsal<Pantry, PantryAction>) {
    let log = Lines()
    let pantry = pantry(history: .keeping(1000))
    // As `Program.record` does, but after the start of a rehearsal.
    let recorder = Recorder(program: "pantry 1", answers: answers, isRedacted: redacted) { log.text += $0 }
    recorder.saw(.resize(Size(80, 24)), isText: false, on: nil, at: .zero)
    pantry.program.follow(recorder)
    try pantry.play(script)
    return (log.text, pantry)
  }

  private final class Lines { var text = "" }

  private func replay(
    _ text: String, answers: RecordedAnswer<PantryAction> = .codable
  ) throws -> Replay<Pantry, PantryAction> {
    Replay(try Recording(text), answers: answers) { header in
      // Nothing may be asked again.
      InspectorTests.pantry(size: header.size, load: unimplemented("load"))
    }
  }

  @Test func `a recording can be read by people`() throws {
    let (text, _) = try recording(of: #"f<wait 2s>j<Space><paste a\>b>"#)
    let lines = text.split(separator: "\n").map(String.init).filter { !$0.contains(" frame ") }
    #expect(
      lines == [
        "recording 2", "program pantry 1", "size 80x24",
        "+0ms f", "+0ms started 1 \"load\"",
        #"+0ms answer 1 "load" {"loaded":{"_0":[{"id":0,"isTicked":false,"name":"Milk"},"#
          + #"{"id":1,"isTicked":false,"name":"Bread"},{"id":2,"isTicked":false,"name":"Apples"}]}}"#,
        "+0ms ended 1 \"load\"", "+2000ms j", "+0ms <space>", #"+0ms <paste(a\>b)>"#,
      ])
  }

  /// What `Folders` was told, recorded; with its frames only if they are asked for.
  private func story(_ script: String, redacted: Bool = false) throws -> String {
    let log = Lines()
    let folders = folders()
    let recorder = Recorder<FoldersAction>(program: "folders 1", answers: .none, isRedacted: redacted) {
      log.text += $0
    }
    recorder.saw(.resize(Size(60, 12)), isText: false, on: nil, at: .zero)
    folders.program.follow(recorder)
    try folders.play(script)
    return log.text
  }

  private func replayed(_ text: String) throws -> Replay<Folders, FoldersAction> {
    let replay = Replay<Folders, FoldersAction>(try Recording(text)) { _ in folders() }
    replay.checksFrames = true
    try replay.play()
    return replay
  }

  @Test func `what is typed is one line, and a long pause begins another`() throws {
    let text = try story("/2 kg<wait 300ms>of<wait 3s>it<esc>")
    let lines = text.split(separator: "\n").filter { !$0.contains(" frame ") }
    #expect(lines[3...] == ["+0ms /", "+0ms type 2 kgof", "+3300ms type it", "+0ms <esc>"])
    let replay = try replayed(text)
    #expect(replay.rehearsal.state.filter == nil && replay.history.steps.count == 10)
    #expect(replay.history.steps[8].state.filter == "2 kgofit")
  }

  @Test func `what was typed before a crash is there`() throws {
    let text = try story("/2 kg")
    #expect(text.hasSuffix("type 2 kg"))
    #expect(try replayed(text).rehearsal.state.filter == "2 kg")
    #expect(try replayed(text.dropLast(3) + "\u{FFFD}").rehearsal.state.filter == "2")
  }

  @Test func `a press is remarked with the name of its place`() throws {
    let text = try story("<click folder(Drafts)>")
    #expect(text.contains("# on folder(Drafts)\n+0ms <click(0,2)>\n"))
    #expect(try replayed(text).rehearsal.state.open == "Drafts")
    #expect(try story("<click folder(Drafts)>", redacted: true).contains("# on xxxxxx(Xxxxxx)\n"))
  }

  @Test func `a frame that stays is written once`() {
    let log = Lines()
    let recorder = Recorder<PantryAction>(program: "pantry 1", answers: .codable, isRedacted: false) {
      log.text += $0
    }
    for frame in ["a", "a", "b", "a"] { recorder.note(.frame(frame), at: .zero) }
    #expect(log.text == "+0ms frame a\n+0ms frame b\n+0ms frame a\n")
  }

  @Test func `a replay does the same without asking again`() throws {
    let (text, pantry) = try recording(of: "ft<wait 3s>j<Space><wait 90ms>k<Space>")
    let replay = try replay(text)
    replay.checksFrames = true
    try replay.play()
    #expect(replay.rehearsal.state == pantry.state)
    #expect(replay.rehearsal.frame == pantry.frame)
    #expect(replay.history.steps.map(\.action) == pantry.history?.steps.map(\.action))
    #expect(replay.history.steps.map(\.origin) == pantry.history?.steps.map(\.origin))
    #expect(replay.history.steps.map(\.time) == pantry.history?.steps.map(\.time))
    #expect(replay.history.effects == pantry.history?.effects)
  }

  @Test func `a recording of an earlier version is played, too`() throws {
    let (text, pantry) = try recording(of: "ft<wait 3s>j<Space>")
    let old = text.replacing("recording 2", with: "recording 1").replacing(
      "answer 1 \"load\" ", with: "answer 1 "
    )
    .replacing("ended 1 \"load\"", with: "ended 1")
    .replacing("answer 3 timer of \"seconds\" ", with: "answer 3 ")
    #expect(!old.contains("answer 1 \"") && old.contains("answer 3 {"), "\(old)")
    let replay = try replay(old)
    try replay.play()
    #expect(replay.rehearsal.state == pantry.state)
  }

  @Test func `a recording that was read is written with its remarks`() throws {
    let (text, _) = try recording(of: "ft<wait 3s>j<Space>")
    let remarked = text.replacing("+0ms f\n", with: "# Fetches.\n#Twice.\n+0ms f\n")
    #expect(try Recording(remarked).text == remarked)
  }

  @Test func `times are in whole milliseconds, and add up`() {
    let log = Lines()
    let recorder = Recorder<PantryAction>(program: "pantry 1", answers: .codable, isRedacted: false) {
      log.text += $0
    }
    for (index, time) in [1_000_900, 1_001_800, 1_002_700, 1_003_600].enumerated() {
      recorder.note(.frame("\(index)"), at: .microseconds(time))
    }
    #expect(log.text == "+1000ms frame 0\n+1ms frame 1\n+1ms frame 2\n+1ms frame 3\n")
  }

  @Test func `a replay stops after so many actions`() throws {
    let (text, pantry) = try recording(of: "fjj<Space>")
    let replay = try replay(text)
    try replay.play(until: 3)
    #expect(replay.rehearsal.state == pantry.history?.steps.first { $0.number == 3 }?.state)
    try replay.play()
    #expect(replay.rehearsal.state == pantry.state)
  }

  @Test func `what has no text is asked again`() throws {
    let (text, pantry) = try recording(of: "f<wait 1s>j", answers: .none)
    #expect(text.contains("answer 1 \"load\"\n"))
    let replay = Replay(try Recording(text)) { InspectorTests.pantry(size: $0.size) }
    try replay.play()
    #expect(replay.rehearsal.state == pantry.state)
  }

  @Test func `an answer of another version is told with its line`() throws {
    let (text, _) = try recording(of: "fj")
    let strange = text.replacing("\"loaded\"", with: "\"fetched\"")
    let error = #expect(throws: RecordingError.self) { try replay(strange).play() }
    #expect(error?.description == "Line 7: This version knows no such answer.")
  }

  @Test func `an effect that no longer runs is told with its line`() throws {
    let (text, _) = try recording(of: "fj")
    let strange = text.replacing("+0ms f\n", with: "+0ms j\n")
    let error = #expect(throws: RecordingError.self) { try replay(strange).play() }
    #expect(error?.description == "Line 7: No effect \"load\" is running here: the program has changed.")
  }

  @Test func `a frame that differs is told with its line`() throws {
    let (text, _) = try recording(of: "fj<Space>")
    let last = try #require(
      Recording(text).lines.last { if case .frame = $0.happening { true } else { false } })
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[last.number - 1] = "+0ms frame 0"
    let replay = try replay(lines.joined(separator: "\n"))
    replay.checksFrames = true
    let error = #expect(throws: RecordingError.self) { try replay.play() }
    #expect(error?.line == last.number)
  }

  @Test func `what was typed is replaced if one asks for it`() throws {
    let (text, _) = try recording(of: "f<paste secret 42 Ĝ 漢>j", redacted: true)
    #expect(text.contains("redacted\n"))
    #expect(text.contains("<paste(xxxxxx 99 X 字)>"))
    #expect(text.contains("+0ms j\n"), "a key that does something is no text")
    #expect(text.contains(#""name":"Xxxx""#) && !text.contains("Milk"))
    let replay = try replay(text)
    try replay.play()
    #expect(replay.rehearsal.state.items.map(\.name) == ["Xxxx", "Xxxxx", "Xxxxxx"])
    #expect(replay.rehearsal.state.cursor == 1)
  }

  @Test(arguments: [
    "", "Milk\nBread\n", "recording 3\nprogram a\nsize 80x24\n",
    "recording 1\nsize 80x24\n", "recording 1\nprogram a\nsize 0x24\n",
    "recording 1\nprogram a\nsize 9999x9\n",
    "recording 1\nprogram a\nsize 80x24\nf\n", "recording 1\nprogram a\nsize 80x24\n+1s f\n",
    "recording 1\nprogram a\nsize 80x24\n+-3ms f\n", "recording 1\nprogram a\nsize 80x24\n+0ms ab\n",
    "recording 1\nprogram a\nsize 80x24\n+0ms <nokey>\n",
    "recording 1\nprogram a\nsize 80x24\n+0ms started x\n",
    "recording 1\nprogram a\nsize 80x24\n+0ms <wait 5s>\n",
    "recording 1\nprogram a\nsize 80x24\n+0ms \u{1B}[2J\n",
    "recording 1\nprogram a\nsize 80x24\n+99999999999999999999ms f\n",
  ])
  func `what is no recording is told in one sentence`(text: String) {
    let error = #expect(throws: RecordingError.self) { try Recording(text) }
    let sentence = error?.description ?? ""
    #expect(!sentence.isEmpty && !sentence.contains("\n") && !sentence.contains("\u{1B}"))
  }

  @Test func `a recording that is cut anywhere plays as far as it goes`() throws {
    let (text, _) = try recording(of: "ft<wait 2s>j<Space>")
    let header = "recording 1\nprogram pantry 1\nsize 80x24\n"
    for end in header.utf8.count..<text.utf8.count {
      let cut = String(decoding: text.utf8.prefix(end), as: UTF8.self)
      try replay(cut).play()
    }
  }

  @Test func `a changed byte neither traps nor hangs`() throws {
    let (text, _) = try recording(of: "ft<wait 2s>j<Space>")
    let count = text.utf8.count
    for turn in 0..<300 {
      var bytes = Array(text.utf8)
      bytes[turn * 7919 % count] = UInt8(32 + turn * 31 % 95)
      try? replay(String(decoding: bytes, as: UTF8.self)).play()
    }
  }

  @Test func `a line that is too long is refused`() {
    let text =
      "recording 1\nprogram a\nsize 80x24\n+0ms <paste(" + String(repeating: "a", count: 1 << 20) + ")>\n"
    let error = #expect(throws: RecordingError.self) { try Recording(text) }
    #expect(error?.description == "Line 4: It is longer than 1 MB.")
  }
}
