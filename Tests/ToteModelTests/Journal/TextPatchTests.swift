// What the journal keeps of an edited text: it leads both ways to the byte, stays small, and takes the place of the text it was
// made from where others have changed that.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct TextPatchTests {
  /// Lines of which some are long, some occur twice, and some have letters of several bytes.
  static func text(_ chance: inout SplitMix) -> String {
    let words = [
      "milk", "crème", "🥛", "", "a", "- [ ] 買い物", "e\u{301}", "é", String(repeating: "long ", count: 90),
    ]
    return (0..<Int(chance.next() % 12)).map { _ in words[Int(chance.next() % 9)] }.joined(separator: "\n")
  }

  static func note(_ text: String, tags: [String] = []) -> Note {
    Note(id: Note.ID(high: 1, low: 1), title: "Soup", text: text, tags: tags, created: .zero)
  }

  /// A change as the journal gives it back.
  static func stored(_ change: Change) throws -> Change {
    try #require([Change](bytes: [change].bytes)?.first)
  }

  @Test func `a patch leads there and back to the byte`() throws {
    var chance = SplitMix(seed: 1)
    for _ in 0..<5_000 {
      let (old, new) = (Self.text(&chance), Self.text(&chance))
      let patch = TextPatch(from: old, to: new)
      let there = try #require(patch.applied(to: old))
      #expect(there.utf8.elementsEqual(new.utf8), "\(old.debugDescription) to \(new.debugDescription)")
      let back = try #require(patch.inverse.applied(to: new))
      #expect(back.utf8.elementsEqual(old.utf8), "\(old.debugDescription) to \(new.debugDescription)")
      #expect(patch.inverse.inverse == patch)
      for hunk in patch.hunks { #expect(String(validating: hunk.old, as: UTF8.self) != nil) }
    }
  }

  @Test func `a patch does not take another text for its own`() {
    let patch = TextPatch(from: "one\ntwo", to: "one\nthree")
    #expect(patch.applied(to: "one\ntwO") == nil)
    #expect(patch.applied(to: "one\ntwo\n") == nil)
  }

  @Test func `an edit of a long text is kept in few bytes, and is as good as whole`() throws {
    let text = (0..<800).map { "line \($0) of a note that somebody has written" }.joined(separator: "\n")
    let before = Self.note(text, tags: ["a"])
    let edits: [(inout Note) -> Void] = [
      { $0.text += "\none more" }, { $0.text = "first\n" + $0.text }, { $0.isPinned = true },
      { $0.text.replaceSubrange($0.text.firstRange(of: "line 700 of")!, with: "line seven hundred of") },
      { ($0.title, $0.tags, $0.text) = ("Stew", ["b"], $0.text + " #b") }, { $0.trashed = .zero },
    ]
    for (number, edit) in edits.enumerated() {
      let change = Change(before, edit)
      #expect([change].bytes.count < 700, "edit \(number)")
      let stored = try Self.stored(change)
      #expect(!stored.isEmpty)
      #expect(stored.applied(to: .note(before))?.fields == change.after?.fields, "edit \(number)")
      #expect(stored.inverse.applied(to: change.after)?.fields == before.fields, "edit \(number)")
      // Read and written again it is the same: what is undone is a line of the journal too.
      #expect(try Self.stored(stored) == stored, "edit \(number)")
      #expect(try Self.stored(stored.inverse) == stored.inverse)
    }
  }

  @Test func `a patch fits where others have changed other lines, exactly as the whole texts do`() throws {
    var chance = SplitMix(seed: 2)
    let lines = (0..<60).map { "\($0) is a line of its own" }
    for _ in 0..<500 {
      let (mine, yours) = (Int(chance.next() % 30), 33 + Int(chance.next() % 27))
      func edited(_ place: Int, _ word: String) -> String {
        var lines = lines
        switch chance.next() % 3 {
        case 0: lines[place] += " \(word)"
        case 1: lines.remove(at: place)
        default: lines.insert(word, at: place)
        }
        return lines.joined(separator: "\n")
      }
      let base = Self.note(lines.joined(separator: "\n"))
      let (one, other) = (edited(mine, "mine"), edited(yours, "yours"))
      let change = Change(base) { $0.text = one }
      let current = Row.note(Self.note(other))
      #expect(try Self.stored(change).applied(to: current) == change.applied(to: current))
      let both = change.applied(to: current)
      #expect(try Self.stored(change.inverse).applied(to: both) == current)
    }
  }

  @Test func `where others have changed the same lines no word of theirs is lost`() throws {
    var chance = SplitMix(seed: 3)
    for round in 0..<2_000 {
      let (base, mine) = (Self.text(&chance), Self.text(&chance))
      let patch = TextPatch(from: base, to: mine)
      var theirs = base.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let words = (0..<3).map { "theirs\(round)x\($0)" }
      for word in words { theirs.insert(word, at: Int(chance.next() % UInt64(theirs.count + 1))) }
      let merged = patch.merged(into: theirs.joined(separator: "\n"))
      for word in words { #expect(merged.contains(word), "\(base) to \(mine)") }
    }
  }

  @Test func `a line that both have changed stands there twice, between marks`() throws {
    let text = (0..<20).map { "\($0) is a line of its own" }.joined(separator: "\n")
    let change = Change(Self.note(text)) { $0.text = text.replacing("7 is", with: "seven is") }
    let theirs = text.replacing("7 is", with: "VII is")
    let merged = try Self.stored(change).applied(to: .note(Self.note(theirs)))
    guard case .note(let note)? = merged else { return #expect(merged != nil) }
    #expect(
      note.text.contains("\(TextMerge.firstMark)\nVII is a line of its own\n\(TextMerge.laterMark)\nseven is")
    )
  }

  @Test func `a word is not taken for the line that it was alone`() {
    let patch = TextPatch(from: "milk", to: "cream")
    for theirs in ["oat milk", "milk, too"] {
      #expect(Set(patch.merged(into: theirs).split(separator: "\n")) == ["cream", Substring(theirs)])
    }
  }

  @Test func `what was added to a text is there, though others have emptied it`() throws {
    let text = (0..<40).map { "line \($0)" }.joined(separator: "\n")
    let change = Change(Self.note(text)) { $0.text += "\none more" }
    guard case .note(let note)? = try Self.stored(change).applied(to: .note(Self.note(""))) else {
      Issue.record("the note is gone")
      return
    }
    #expect(note.text.contains("one more"))
  }

  @Test func `a patch does not bring back a note of which it knows no more`() throws {
    let text = String(repeating: "soup ", count: 100)
    let change = Change(Self.note(text)) { $0.text += "\nsalt" }
    #expect(change.applied(to: nil) != nil, "what is written just now is not lost")
    #expect(try Self.stored(change).applied(to: nil) == nil)
    #expect(try Self.stored(change.inverse).applied(to: nil) == nil)
  }

  @Test func `no bytes of a patch that is damaged are a trap`() {
    let text = (0..<50).map { "line \($0)" }.joined(separator: "\n")
    let change = Change(Self.note(text)) {
      $0.text = text.replacing("line 7", with: "7").replacing("30", with: "")
    }
    var chance = SplitMix(seed: 4)
    let bytes = [change].bytes
    for _ in 0..<5_000 {
      var wrong = bytes
      for _ in 0...Int(chance.next() % 3) {
        wrong[Int(chance.next() % UInt64(wrong.count))] = UInt8(truncatingIfNeeded: chance.next())
      }
      for change in [Change](bytes: wrong) ?? [] {
        _ = change.applied(to: .note(Self.note(text)))
        _ = change.inverse.applied(to: .note(Self.note(text + "x")))
      }
    }
  }
}
