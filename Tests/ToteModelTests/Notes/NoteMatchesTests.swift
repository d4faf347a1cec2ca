import Testing

@testable import ToteModel

/// Files of notes meet the notes that they were.
@Suite struct NoteMatchesTests {
  private func note(
    _ id: UInt64, _ title: String, _ text: String, isTrashed: Bool = false, at path: String? = nil
  ) -> Note {
    Note(
      id: Note.ID(high: 1, low: id), title: title, text: text, created: .zero,
      trashed: isTrashed ? .zero : nil, place: path.map { NotePlace($0) })
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

  private func matches(_ written: [Note], _ known: [Note]) -> [UInt64?] {
    matches(written, hasID: false, among: known)
  }

  @Test func `the file that it came from decides between notes of one title`() {
    let known = [note(1, "Index", "same", at: "a/Index.md"), note(2, "Index", "same", at: "b/Index.md")]
    let written = [note(8, "Index", "same", at: "b/Index.md"), note(9, "Index", "same", at: "a/Index.md")]
    #expect(matches(written, known) == [2, 1])
    #expect(matches([note(8, "Index", "new", at: "b/Index.md")], known) == [2])
    #expect(
      matches([note(8, "Index", "new", at: "c/Index.md"), note(9, "Tea", "x", at: "Tea.md")], known) == [
        nil, nil,
      ])
  }

  @Test func `a folder below the one of before has the same files`() {
    let known = [
      note(1, "Soup", "leeks", at: "Kitchen/Soup.md"), note(2, "Soup", "tins", at: "Cellar/Soup.md"),
    ]
    #expect(matches([note(9, "Soup", "tins", at: "Soup.md")], known) == [2])
    #expect(matches([note(9, "Soup", "other", at: "Soup.md")], known) == [nil], "of which?")
    #expect(matches([note(9, "Soup", "other", at: "Soup.md")], [known[0]]) == [1])
  }

  @Test func `files of another folder that have the same names are other notes, unless most are the same`() {
    let known = (1...4).map { note($0, "N\($0)", "one\ntwo \($0)", at: "N\($0).md") }
    let others = (1...4).map { note(10 + $0, "N\($0)", "other", at: "N\($0).md") }
    #expect(matches(others, known) == [nil, nil, nil, nil])
    #expect(
      matches([note(9, "N1", "one\nchanged", at: "N1.md")] + others[1...], known) == [1, nil, nil, nil])
    #expect(matches(Array(known[0...2]) + [others[3]], known) == [1, 2, 3, 4])
  }

  @Test func `a moved file and one in the place of a trashed note`() {
    #expect(
      matches([note(9, "Soup", "leeks", at: "New/Soup.md")], [note(1, "Soup", "leeks", at: "Soup.md")]) == [1]
    )
    #expect(
      matches(
        [note(9, "Soup", "leeks", at: "Soup.md")], [note(1, "Soup", "leeks", isTrashed: true, at: "Soup.md")])
        == [nil])
  }

  @Test func `of a file and its copy, that of the same name is the note`() {
    let copy = note(1, "Soup", "leeks", at: "Copy.md")
    #expect(
      matches([copy, note(1, "Soup", "leeks")], hasID: true, among: [note(1, "Soup", "leeks")]) == [nil, 1])
  }
}
