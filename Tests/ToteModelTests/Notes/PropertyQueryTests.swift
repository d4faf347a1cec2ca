import Testing

@testable import ToteModel

/// Notes found by their properties.
@Suite struct PropertyQueryTests {
  private static let lines = """
    rating: 4
    Price: 12.50 # in euros
    status: In progress
    due: 2026-11-20
    met: 2026-11-20T18:30
    genre:
      - Cool jazz
      - bebop
    done: true
    "reading status": half-way
    language: C++
    stars: ★★★
    year: "1999"
    empty:
    none: []
    up: "[[Soups]]"
    été: chaud
    題: 東京の牛
    nested:
      a: 1
    rated-by: rating
    """

  private func found(_ query: String, lines: String = Self.lines, text: String = "") -> Bool {
    let note = Note(
      id: RowID(high: 1, low: 1), title: "A", text: text, created: .zero, properties: NoteProperties(lines))
    let query = NoteQuery(query)
    return query.finds(note) && query.accepts(note)
  }

  @Test(
    arguments: [
      "rating:4", "rating:>3", "rating:>=4", "rating:<=4", "rating:<4.5", "RATING:4.0", "price:>12",
      "rating:>",
      "price:12.5", "due:2026", "due:2026-11", "due:<2026-12-01", "due:>=2026-11-20", "met:2026-11-20",
      "met:<=2026-11", "status:in", "status:prog", "status:\"in progress\"", "Status:IN", "genre:jazz",
      "genre:be", "genre:\"cool jazz\"", "done:true", "-done:false", "\"reading status\":half",
      "language:C++",
      "stars:★★", "year:1999", "year:>1990", "has:due", "has:\"reading status\"", "-has:missing",
      "-has:empty", "-has:none", "-status:done", "-status:in-prog", "up:soup", "ete:CHAUD", "題:京",
      "has:nested",
      "nested:a", "-nested:b", "rating:4 OR rating:9", "rating:9 OR due:2026", "status:>a", "rated-by:rating",
    ])
  func `a property is compared as the type that it has`(query: String) {
    #expect(found(query), "\(query)")
  }

  @Test(
    arguments: [
      "rating:5", "rating:>4", "rating:<4", "rating:44", "price:>13", "due:2025", "due:>2026-11",
      "due:<2026-11-20",
      "status:progress-in", "status:rogress", "status:draft", "\"status\":\"in prog\"", "genre:azz",
      "genre:\"jazz bebop\"", "done:false", "-done:true", "language:C#", "stars:★★★★", "has:missing",
      "-has:due",
      "has:empty", "has:none", "empty:x", "missing:4", "-rating:>3", "-status:\"in progress\"", "rating:>x",
      "status:>9", "title:rating", "rating:9 OR missing:4", "a:1",
    ])
  func `what a property doesn't have finds nothing`(query: String) {
    #expect(!found(query), "\(query)")
  }

  @Test(
    arguments: [
      "http://example.org/a", "12:30", "note: wine", "std::vector", "C:\\dir", "see:", "\"re:invent\"", ":-)",
      "#a:b",
    ])
  func `a colon in what people write finds words, as it did`(query: String) {
    #expect(NoteQuery(query).alternatives[0].properties.isEmpty, "\(query)")
  }

  @Test func `words beside a property are wanted, too, and the words of properties are words`() {
    #expect(found("rating:4 flour", text: "flour") && !found("rating:4 flour", text: "milk"))
    #expect(found("bebop soups") && found("1999") && !found("true") && !found("-bebop"))
    #expect(!found("rating:4", lines: ""))
  }

  @Test func `of a name that is there twice, the last counts, as everywhere`() {
    #expect(found("a:2", lines: "a: 1\nb: 3\nA: 2") && !found("a:1", lines: "a: 1\nb: 3\nA: 2"))
  }

  @Test func `one property is read as among all of them`() {
    let all = NoteProperties(Self.lines + "\nlast: [1,\n  2\n]\n# remark\n\nend: x")
    for field in all.fields { #expect(all.property(named: Folding.fold(field.name)) == field, "\(field)") }
    #expect(all.property(named: "rat") == nil && all.property(named: "a") == nil)
  }
}
