// What is being written survives the end of the program: a kill loses at most the last second, an orderly end nothing.

import Glibc
import PtyTesting
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite(.serialized, .waitsForPrograms) struct DraftTests {
  let home = Home()
  static let note = Note.ID(high: 8, low: 1)
  static let isBack = "Recovered an unsaved draft"

  var drafts: [Draft] { (try? Storage(path: home.database).storedDrafts().map(\.draft)) ?? [] }
  var text: String? { home.notes.first { $0.id == Self.note }?.text }

  /// The program with the cursor at the end of the first note.
  func writing() throws -> PtyProgram {
    let program = try browsing()
    program.send("e")
    try program.wait("for the field") { $0.text.contains("Esc done") }
    // Moves to the end of the text.
    program.send("\u{1B}[1;5F")
    return program
  }

  func browsing() throws -> PtyProgram {
    let program = try home.tote()
    try program.wait { $0.line(0).contains("Groceries") && $0.showsSaved }
    program.send("2")
    try program.wait("for the notes") { $0.line(2).contains("Diary") }
    return program
  }

  @Test func `a kill loses no more than the last second of what was typed, again and again`() throws {
    try home.fill(notes: [("Diary", "")])
    var random = KillTests.SeededGenerator(state: 20_261_122)
    var written = ""
    for round in 0..<4 {
      let program = try writing()
      /// When each word appeared on the screen.
      var seen: [(moment: ContinuousClock.Instant, text: String)] = []
      // Longer than the second after which drafts are saved.
      let end = ContinuousClock.now + .milliseconds(Int64.random(in: 1_200...2_500, using: &random))
      var number = 0
      while ContinuousClock.now < end {
        let word = "r\(round)w\(number)"
        program.send(word + " ")
        try program.wait { $0.text.contains(word) }
        written += word + " "
        seen.append((.now, written))
        number += 1
        program.pump(for: .milliseconds(Int64.random(in: 0...60, using: &random)))
        // Short enough to fit on the screen.
        if number % 12 == 11 {
          program.send("\r")
          written += "\n"
        }
      }
      let limit = ContinuousClock.now - .seconds(1)
      program.signal(SIGKILL)
      #expect(try program.waitForEnd() == .killed(SIGKILL))
      let kept = try #require(drafts.first)
      let due = seen.last { $0.moment <= limit }?.text ?? ""
      #expect(kept.text.hasPrefix(due), "lost \(due.dropFirst(kept.text.count))")
      #expect(written.hasPrefix(kept.text))

      // The next start restores it as an edit that can be undone.
      let again = try home.tote()
      try again.wait("for the sentence") { $0.text.contains(Self.isBack) }
      try again.wait { _ in drafts == [] }
      #expect(text == kept.text)
      again.send("2")
      try again.wait { $0.line(2).contains("Diary") }
      again.send("u")
      try again.wait { $0.text.contains("Undid: editing “Diary”") && $0.showsSaved }
      again.send("U")
      try again.wait { $0.text.contains("Redid: editing “Diary”") && $0.showsSaved }
      again.send("q")
      #expect(try again.waitForEnd() == .exited(0))
      #expect(text == kept.text)
      written = kept.text
    }
  }

  @Test func `what is being written is shown, found and exported, and it is said`() async throws {
    try home.fill(notes: [("Diary", "old")])
    let program = try writing()
    program.send("er words")
    try program.wait { _ in drafts.first?.text == "older words" }
    let shown = try await home.script("tote note show diary")
    #expect(shown.output == "older words\n")
    #expect(shown.words == "tote: “Diary” has unsaved changes in the app; they are included.\n")
    #expect(try await home.script("tote note search words").output.hasPrefix("Diary"))
    #expect(try await home.script("tote note search 'old -older'").code == 3)
    let exported = try await home.script("tote note export -q x; tail -n 1 x/Diary.md")
    #expect(exported.output == "older words\n" && exported.words.contains("Diary"))
    #expect(text == "old")
    program.send("\u{1B}")
    try program.wait { $0.showsSaved && drafts.isEmpty }
    #expect(try await home.script("tote note show diary").words.isEmpty)
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
  }

  @Test func `a new note that a kill has cut short is there again`() throws {
    try home.fill(notes: [("Diary", "")])
    let program = try browsing()
    program.send("aHalf a title\rhalf a sen")
    try program.wait { $0.text.contains("half a sen") }
    try program.wait { _ in drafts.first?.text == "half a sen" }
    program.signal(SIGKILL)
    try program.waitForEnd()
    let again = try home.tote()
    try again.wait { $0.text.contains(Self.isBack) }
    again.send("2")
    try again.wait { $0.text.contains("Half a title") }
    again.send("q")
    #expect(try again.waitForEnd() == .exited(0))
    #expect(home.notes.map(\.title) == ["Diary", "Half a title"])
    #expect(drafts == [])
  }

  @Test func `leaving in order leaves no draft behind, whatever was written`() throws {
    try home.fill(notes: [("Diary", "old")])
    let program = try writing()
    program.send("er")
    try program.wait { _ in drafts.first?.text == "older" }
    program.send("\u{1B}")
    try program.wait { !$0.text.contains("Esc done") && $0.showsSaved }
    try program.wait { _ in drafts == [] }
    #expect(text == "older")
    // Undone by the writer: nothing is left, not even a journal entry.
    let lines = home.lines
    program.send("e\u{1B}[1;5F")
    program.send("x")
    try program.wait { _ in drafts.first?.text == "olderx" }
    program.send("\u{7F}")
    program.pump(for: .milliseconds(20))
    program.send("\u{1B}")
    try program.wait { _ in drafts == [] }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(home.lines == lines)
    #expect(drafts == [])
    #expect(program.disorder == [])
  }

  @Test func `where the window is closed, what was typed last is kept`() throws {
    try home.fill(notes: [("Diary", "old")])
    let program = try writing()
    program.send("er and older")
    try program.wait { $0.text.contains("older and older") }
    #expect(drafts == [], "as long as no second has gone by")
    program.hangUp()
    #expect(try program.waitForEnd() == .exited(0))
    #expect(drafts.map(\.text) == ["older and older"])
    let again = try home.tote()
    try again.wait { $0.text.contains(Self.isBack) }
    again.send("2")
    try again.wait { $0.text.contains("older and older") }
  }

  @Test(arguments: [("\u{1B}", "\u{3}"), ("\u{1B}", "q")])
  func `leaving the text and then the program keeps what was typed`(first: String, second: String) throws {
    try home.fill(notes: [("Diary", "old")])
    let program = try writing()
    program.send("er")
    try program.wait { $0.text.contains("older") }
    program.send(first)
    try program.wait { !$0.text.contains("Esc done") }
    program.send(second)
    #expect(try program.waitForEnd() == .exited(0))
    #expect((drafts.first?.text ?? text) == "older")
  }
}
