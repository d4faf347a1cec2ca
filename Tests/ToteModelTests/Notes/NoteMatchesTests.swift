import Testing

@testable import ToteModel

/// Files of notes meet the notes that they were.
@Suite struct NoteMatchesTests {
  private func note(_ id: UInt64, _ title: String, _ text: String, isTrashed: Bool = false) -> Note {
    Note(
      id: Note.ID(high: 1, low: id), title: title, text: text, created: .zero,
      trashed: isTrashed ? .zero : nil)
  }

  private func matches(_ written: [Note], hasID: Bool, among known: [Note]) -> [UInt64?] {
    NoteMatches(of: written, hasID: written.map { _ in hasID }, among: known).notes.map { $0?.id.low }
  }

  @Test func `an id decides, even of a note in the trash, and once`() {
    let known = [note(1, "Soup", "a"), note(2, "Tea", "b", isTrashed: true)]
    #expect(matches([note(2, "Other", "c"), note(1, "Soup", "x")], hasID: true, among: known) == [2, 1])
    #expect(matches([note(1, "Soup", "x"), note(1, "Copy", "y")], hasID: true, among: known) == [1, nil])
  }

  @Test func `without an id the title decides, whatever its case and accents`() {
    #expect(matches([note(9, "CREME", "new")], hasID: false, among: [note(1, "Crème", "old")]) == [1])
    #expect(
      matches([note(9, "Tea", "x")], hasID: false, among: [note(1, "Tea", "x", isTrashed: true)]) == [nil])
  }

  @Test func `files of one name find their own texts, in any order, and overwrite none`() {
    let known = [note(1, "Index", "kitchen"), note(2, "Index", "garden")]
    let same = [note(8, "Index", "garden"), note(9, "Index", "kitchen")]
    #expect(matches(same, hasID: false, among: known) == [2, 1])
    let changed = [note(8, "Index", "garden"), note(9, "Index", "changed")]
    #expect(matches(changed, hasID: false, among: known) == [2, 1], "the only one left")
    let both = [note(8, "Index", "x"), note(9, "Index", "y")]
    #expect(matches(both, hasID: false, among: known) == [nil, nil], "nobody knows which is which")
  }
}
