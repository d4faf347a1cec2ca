import Testing

@testable import ToteModel

/// Columns of properties, and typing them.
@Suite struct NoteColumnTests {
  private func note(_ number: UInt64, _ lines: String) -> Note {
    Note(
      id: RowID(high: 1, low: number), title: "N\(number)", tags: number == 1 ? ["a"] : [],
      created: Moment(milliseconds: Int64(number)), properties: NoteProperties(lines))
  }

  @Test func `columns are named once, and are what every note has or a property`() {
    #expect(NoteColumn.all(in: "Title, rating ,,RATING,changed") == [.title, .property("rating"), .changed])
    let note = note(1, "Rating: 4\ndue: 2026-12-01T08:30")
    #expect(NoteColumn.property("rating").value(of: note) == .number(4))
    #expect(NoteColumn.property("missing").value(of: note).cell == "")
    #expect(NoteColumn.property("due").value(of: note).cell == "2026-12-01 08:30")
    #expect(NoteColumn.tags.value(of: note).cell == "a" && NoteColumn.title.value(of: note).cell == "N1")
  }

  @Test func `values are sorted by their types, and notes without any come last either way`() {
    let notes = [
      note(1, "r: b"), note(2, "r: 10"), note(3, ""), note(4, "r: 9"), note(5, "r: A"),
      note(6, "r: 2026-01-01"), note(7, "r: 2025-01-01"), note(8, "r:"), note(9, "r: true"),
    ]
    let column = NoteColumn.property("r")
    #expect(notes.sorted(by: column).map(\.id.low) == [4, 2, 7, 6, 9, 5, 1, 8, 3])
    #expect(notes.sorted(by: column, isAscending: false).map(\.id.low) == [1, 5, 9, 6, 7, 2, 4, 8, 3])
  }

  @Test(
    arguments: [
      ("a: 1 # x", "A", "2", "a: 2 # x"), ("a: [b, c]", "a", "d, e", "a: [d, e]"), ("a: 1", "a", " ", ""),
      ("a:\n- b", "a", "c", "a:\n- c"), ("a: 1", "b", "in progress", "a: 1\nb: in progress"),
      ("a: [b]", "a", "[[Soup]], x", "a: [\"[[Soup]]\", x]"), ("", "due", "2026-12-01", "due: 2026-12-01"),
      ("a: x", "a", "true", "a: true"), ("a: x", "a", "[one, two]", "a: [one, two]"),
      ("a: 1", "c", "", "a: 1"),
    ])
  func `a property is set as it is typed`(before: String, name: String, typed: String, after: String) {
    var properties = NoteProperties(before)
    properties.set(name, typed: typed)
    #expect(properties.text == after)
  }
}
