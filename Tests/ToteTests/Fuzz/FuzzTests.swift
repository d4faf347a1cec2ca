// Anything at all is pressed, against the real reducers, keys and views. In the suite 20,000 times; with
// `TOTE_FUZZ=1000000` in the environment so many times. `TOTE_SEED` begins where a failure was told.

import FoundationEssentials
import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct FuzzTests {
  static let keys = ProcessInfo.processInfo.environment["TOTE_FUZZ"].flatMap { Int($0) } ?? 20_000
  static let seed = ProcessInfo.processInfo.environment["TOTE_SEED"].flatMap { UInt64($0) } ?? 1
  /// A program is played so long; then undone to its beginning, done again to its end, and the next one begins.
  static let length = 5_000

  static let contents = DatabaseSnapshot.lists([
    "Groceries": ["2 kg apples", "milk 1.09€ @Lidl", "x bread", "rice #Pets", "300 g rice", "x eggs !free"],
    "Hardware": ["nails", "x paint 12.50€"], "Empty": [],
  ])

  static let notes = [
    Note(
      id: Note.ID(high: 3, low: 1), title: "Soup",
      text: "# Soup\n\n- [ ] 2 leeks\n- [x] salt\n\nsee [[Stock]] #dinner",
      tags: ["dinner"], created: DatabaseSnapshot.rowMoment),
    Note(
      id: Note.ID(high: 3, low: 2), title: "Stock", text: "牛乳 and [[soup]]",
      created: DatabaseSnapshot.rowMoment),
    Note(
      id: Note.ID(high: 3, low: 3), title: "", text: "put away", created: DatabaseSnapshot.rowMoment,
      isArchived: true
    ),
    Note(
      id: Note.ID(high: 3, low: 4), title: "Thrown", created: DatabaseSnapshot.rowMoment,
      trashed: DatabaseSnapshot.rowMoment),
    Note(
      id: Note.ID(high: 3, low: 5), title: "milk", text: "the blue one", created: DatabaseSnapshot.rowMoment,
      isPinned: true, item: contents.items[1].id),
  ]

  @Test func `nothing that is pressed breaks anything, and all of it can be undone and done again`()
    async throws
  {
    var pressed = 0
    var seed = Self.seed
    while pressed < Self.keys {
      let count = min(Self.length, Self.keys - pressed)
      guard try await play(count, seed: seed) else { return }
      pressed += count
      seed += 1
    }
  }

  /// One program; whether it went well.
  private func play(_ count: Int, seed: UInt64) async throws -> Bool {
    var monkey = Monkey(seed: seed)
    let saved = Saved(Self.contents, notes: Self.notes)
    saved.setEditor { .edited($0 + "\n- [ ] more", file: "note.md") }
    let hand = Hand(Self.contents, saved)
    var last: [Event] = []
    func told(_ mistakes: [String], _ step: Int) -> Bool {
      if mistakes.isEmpty { return true }
      let keys = last.map { String($0.script.prefix(60)) }.joined(separator: " ")
      Issue.record("seed \(seed), key \(step), \(keys): \(mistakes.joined(separator: "; "))")
      return false
    }
    for step in 1...count {
      let event = monkey.event(in: hand.app)
      if last.count == 20 { last.removeFirst() }
      last.append(event)
      let written = hand.app.written
      try hand.press(event)
      guard told(hand.app.mistakes + hand.app.lost(written), step) else { return false }
      if step % 7 == 0 { hand.wait(.seconds(1)) }
      guard step % 250 == 0 || step == count else { continue }
      // The threads are few, and other tests have effects that wait for one.
      await Task.yield()
      let frame = Frame(AppView(hand.app), size: hand.app.lists.screen)
      guard frame.size == hand.app.lists.screen else { return told(["the frame is \(frame.size)"], step) }
      guard told(hand.app.deepMistakes, step) else { return false }
      guard saved.records == hand.app.workspace.records else { return told(["what is saved differs"], step) }
    }
    return told(try undoAndRedo(hand, saved), count)
  }

  /// Back to the beginning and on to the end; what does not fit.
  private func undoAndRedo(_ hand: Hand, _ saved: Saved) throws -> [String] {
    for _ in 0..<50 where !hand.app.isAtRest { try hand.press(.key("esc")) }
    guard hand.app.isAtRest else { return ["Esc doesn't lead to rest: \(hand.app.tab)"] }
    let end = hand.app.workspace.records.withoutSettings
    let steps = hand.app.workspace.history.undoable.count
    for _ in 0..<steps { try hand.press(.key("u")) }
    var beginning = Records(Self.contents)
    // What was deleted for ever stays deleted.
    let forgotten = saved.contents.entries.reduce(into: Set()) { $0.formUnion($1.forgottenNotes) }
    beginning.apply(Self.notes.filter { !forgotten.contains($0.id) }.map { Change(adding: $0) })
    if hand.app.workspace.records.withoutSettings != beginning.withoutSettings {
      return ["undoing \(steps) steps does not lead to the beginning"]
    }
    let mistakes = hand.app.deepMistakes
    if !mistakes.isEmpty { return mistakes }
    try hand.press(.key("u"))
    // In the language that was set meanwhile.
    let nothing = hand.app.settings.apply { Message.nothingToUndo }
    if hand.app.message != nothing { return ["there is more to undo"] }
    for _ in 0..<steps { try hand.press(.key("U")) }
    let again = hand.app.workspace.records.withoutSettings
    if again != end { return ["doing all again does not lead to the end: \(end.difference(from: again))"] }
    if saved.records != hand.app.workspace.records { return ["what is saved differs after undo and redo"] }
    return hand.app.deepMistakes
  }
}
