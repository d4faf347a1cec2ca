// Anything at all is pressed, against the real reducers, keys and views. In the suite 20,000 times; with
// `TOTE_FUZZ=1000000` in the environment so many times. `TOTE_SEED` begins where a failure was told.

import FoundationEssentials
import Screen
import Testing

@testable import Tote

@Suite struct FuzzTests {
  static let keys = ProcessInfo.processInfo.environment["TOTE_FUZZ"].flatMap { Int($0) } ?? 20_000
  static let seed = ProcessInfo.processInfo.environment["TOTE_SEED"].flatMap { UInt64($0) } ?? 1
  /// A program is played so long; then undone to its beginning, done again to its end, and the next one begins.
  static let length = 5_000

  static let contents = Contents.lists([
    "Groceries": ["2 kg apples", "milk 1.09€ @Lidl", "x bread", "rice #Pets", "300 g rice", "x eggs !free"],
    "Hardware": ["nails", "x paint 12.50€"], "Empty": [],
  ])

  @Test func `nothing that is pressed breaks anything, and all of it can be undone and done again`() throws {
    var pressed = 0
    var seed = Self.seed
    while pressed < Self.keys {
      let count = min(Self.length, Self.keys - pressed)
      guard try play(count, seed: seed) else { return }
      pressed += count
      seed += 1
    }
  }

  /// One program; whether it went well.
  private func play(_ count: Int, seed: UInt64) throws -> Bool {
    var monkey = Monkey(seed: seed)
    let saved = Saved(Self.contents)
    let stage = Stage.blind(Self.contents) { saved.use(&$0) }
    try stage.play("")
    var last: [String] = []
    func told(_ mistakes: [String], _ step: Int) -> Bool {
      if mistakes.isEmpty { return true }
      Issue.record("seed \(seed), key \(step), \(last.joined(separator: " ")): \(mistakes.joined(separator: "; "))")
      return false
    }
    for step in 1...count {
      let event = monkey.event(in: stage.state)
      let script = event.script
      last = last.suffix(19) + [String(script.prefix(60))]
      try stage.play(script)
      guard told(stage.state.mistakes, step) else { return false }
      guard step % 250 == 0 || step == count else { continue }
      let frame = Frame(AppView(stage.state), size: stage.state.size)
      guard frame.size == stage.state.size else { return told(["the frame is \(frame.size)"], step) }
      guard told(stage.state.deepMistakes, step) else { return false }
      guard saved.shelf == stage.state.ledger.shelf else { return told(["what is saved differs"], step) }
    }
    return told(try undoAndRedo(stage, saved), count)
  }

  /// Back to the beginning and on to the end; what does not fit.
  private func undoAndRedo(_ stage: Stage, _ saved: Saved) throws -> [String] {
    while stage.state.helpTop != nil || stage.state.shopping.mode != .browsing { try stage.play("<Esc>") }
    let end = stage.state.ledger.shelf.withoutSettings
    let steps = stage.state.ledger.history.undoable.count
    try stage.play(String(repeating: "u", count: steps))
    if stage.state.ledger.shelf.withoutSettings != Shelf(Self.contents).withoutSettings {
      return ["undoing \(steps) steps does not lead to the beginning"]
    }
    let mistakes = stage.state.deepMistakes
    if !mistakes.isEmpty { return mistakes }
    try stage.play("u")
    if stage.message != "There is nothing to undo." { return ["there is more to undo"] }
    try stage.play(String(repeating: "U", count: steps))
    if stage.state.ledger.shelf.withoutSettings != end { return ["doing all again does not lead to the end"] }
    if saved.shelf != stage.state.ledger.shelf { return ["what is saved differs after undo and redo"] }
    return stage.state.deepMistakes
  }
}
