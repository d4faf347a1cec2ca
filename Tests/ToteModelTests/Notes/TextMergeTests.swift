import Testing

@testable import ToteModel

@Suite struct TextMergeTests {
  private func merge(_ base: String, _ first: String, _ later: String) -> TextMerge {
    TextMerge(base: base, first: first, later: later)
  }

  @Test func `what only one has changed is changed`() {
    #expect(merge("a\nb\nc", "a\nb\nc", "a\nB\nc").text == "a\nB\nc")
    #expect(merge("a\nb\nc", "a\nB\nc", "a\nb\nc").text == "a\nB\nc")
    #expect(merge("a\nb\nc", "A\nb\nc", "a\nb\nC").text == "A\nb\nC")
    #expect(merge("a\nb\nc", "b\nc", "a\nb\nc\nd").text == "b\nc\nd")
    #expect(!merge("a\nb\nc", "A\nb\nc", "a\nb\nC").hasConflict)
  }

  @Test func `what both have changed alike is changed once`() {
    #expect(merge("a\nb", "a\nB", "a\nB").text == "a\nB")
    #expect(merge("a", "a\nx", "a\nx").text == "a\nx")
  }

  @Test func `what both have added at the same place stays, the earlier above`() {
    let merged = merge("milk", "milk\nbread", "milk\neggs")
    #expect(merged.text == "milk\nbread\neggs")
    #expect(!merged.hasConflict)
    #expect(merge("", "one", "two").text.contains("one"))
  }

  @Test func `a line added beside a changed one is no conflict`() {
    let appended = merge("milk", "milk\nbread", "milk, the blue one")
    #expect(appended.text == "milk, the blue one\nbread")
    #expect(!appended.hasConflict)
    #expect(merge("milk", "bread\nmilk", "milk, the blue one").text == "bread\nmilk, the blue one")
    // A text that ends in a line break ends in a blank line, which typing at the end changes.
    #expect(merge("milk\n", "milk\nbread\n", "milk\neggs").text == "milk\nbread\neggs")
  }

  @Test func `removing loses no word that the other has written`() {
    let merged = merge("a\nb\nc", "a\nc", "a\nb, and more\nc")
    #expect(merged.text == "a\nb, and more\nc")
    #expect(!merged.hasConflict)
    #expect(merge("a\nb\nc", "a\nb, and more\nc", "a\nc").text == "a\nb, and more\nc")
    #expect(merge("a\nb\nc", "", "a\nb\nc").text == "")
  }

  @Test func `lines that both have changed both stay, between marks`() {
    let merged = merge("top\n2 eggs\nend", "top\n3 eggs\nend", "top\n4 eggs\nend")
    #expect(merged.hasConflict)
    #expect(
      merged.text == """
        top
        ▼ Two versions of the same lines. Saved first:
        3 eggs
        ▼ Saved later:
        4 eggs
        ▲ Keep what you need, and delete the lines with these marks.
        end
        """)
  }

  @Test func `letters that only look the same are different letters`() {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    #expect(
      merge("\(composed)\nb", "\(decomposed)\nb", "\(composed)\nB").text.utf8.elementsEqual(
        "\(decomposed)\nB".utf8))
  }

  @Test
  func `whatever two write, every line that either has written is there, and undoing one leaves the other`() {
    var random = SplitMix(seed: 7)
    for round in 0..<3_000 {
      let base = random.lines("b")
      let first = random.edited(base, "first\(round)")
      let later = random.edited(base, "later\(round)")
      let (start, one, other) = (text(base), text(first), text(later))
      let merged = merge(start, one, other)
      let lines = Set(merged.text.split(separator: "\n"))
      for line in first + later where !base.contains(line) {
        #expect(lines.contains(Substring(line)), "\(base) \(first) \(later): \(merged.text)")
      }
      // What neither has touched is there as it was.
      for line in base where first.contains(line) && later.contains(line) {
        #expect(lines.contains(Substring(line)), "\(base) \(first) \(later): \(merged.text)")
      }
      #expect(merge(start, one, start).text == one)
      #expect(merge(start, start, other).text == other)
      #expect(merge(start, one, one).text == one)
      guard !merged.hasConflict else { continue }
      // Undoing the later one: from its text back to the base, in what both have made.
      let undone = merge(other, merged.text, start)
      for line in first where !base.contains(line) {
        #expect(undone.text.split(separator: "\n").contains(Substring(line)), "\(base) \(first) \(later)")
      }
    }
  }

  @Test func `a text of a hundred thousand lines is merged line by line`() {
    let base = (0..<100_000).map { "line \($0)" }
    var (first, later) = (base, base)
    first[10] = "first"
    later[99_990] = "later"
    first.append("end")
    var wanted = first
    wanted[99_990] = "later"
    #expect(merge(text(base), text(first), text(later)).text == text(wanted))
    // With nothing in common there is nothing to find, and nothing to wait for.
    let other = (0..<100_000).map { "other \($0)" }
    #expect(merge(text(base), text(base + ["x"]), text(other)).text == text(other + ["x"]))
  }

  @Test func `what others have saved comes into a text that is being written, but not where it is written`() {
    let live = LiveMerge(
      base: "a\nb\nc\nd", saved: "new\na\nB\nc, saved\nd", written: "a\nb\nc, written\nd\ne")
    #expect(live.text == "new\na\nB\nc, written\nd\ne" || live.text == "new\na\nb\nc, written\nd\ne")
    #expect(live.place(ofLine: 0) == 1)
    #expect(live.place(ofLine: 2) == 3)
    #expect(live.place(ofLine: 4) == 5)
    // What was left out is merged when the text is saved.
    let saved = merge(live.base, "new\na\nB\nc, saved\nd", live.text)
    for line in ["new", "B", "c, saved", "c, written", "e"] {
      #expect(saved.text.split(separator: "\n").contains(Substring(line)), "\(saved.text)")
    }
  }

  private func text(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func lines(_ name: String) -> [String] {
    (0..<Int.random(in: 0...8, using: &self)).map { "\(name)\($0)" }
  }

  mutating func edited(_ lines: [String], _ name: String) -> [String] {
    var lines = lines
    for step in 0..<Int.random(in: 0...3, using: &self) {
      let place = Int.random(in: 0...lines.count, using: &self)
      switch Int.random(in: 0..<3, using: &self) {
      case 0: lines.insert("\(name).\(step)", at: place)
      case 1 where place < lines.count: lines[place] = "\(name).\(step)"
      default: if place < lines.count { lines.remove(at: place) }
      }
    }
    return lines
  }
}
