import Testing

@testable import ToteModel

/// What is typed to find notes.
@Suite struct NoteQueryTests {
  private func found(
    _ query: String, title: String = "", _ text: String = "", tags: [String] = [],
    modified: Moment = Moment(milliseconds: 1_780_000_000_000), isArchived: Bool = false,
    trashed: Moment? = nil, at path: String? = nil
  ) -> Bool {
    let note = Note(
      id: RowID(high: 1, low: 1), title: title, text: text, tags: tags, created: modified,
      isArchived: isArchived, trashed: trashed, place: path.map { NotePlace($0) })
    let query = NoteQuery(query)
    return query.finds(note) && query.accepts(note)
  }

  @Test func `all words are wanted, by their beginnings, whatever their case and accents`() {
    #expect(found("creme bru", "Crème brûlée") && !found("creme brule x", "Crème brûlée"))
  }

  @Test func `a phrase is wanted in a row, as whole words`() {
    #expect(found(#""red wine""#, "some Red, wine!") && !found(#""red wine""#, "red white wine"))
    #expect(!found(#""red win""#, "red wine") && found(#""red wine"#, "red wine"))
  }

  @Test func `a word with a dash before it must not be there`() {
    #expect(found("server -lunch", "server room") && !found("server -lunch", "server lunch"))
    #expect(found("-lunch", "dinner") && !found("-lunch", "Lunch") && found("-lun", "lunch"))
    #expect(found("e-mail", "e mail") && found("-", "anything") && found("a - b", "a b"))
  }

  @Test func `a tag includes what is nested below it`() {
    #expect(found("#house", tags: ["House/garden"]) && found("#house", tags: ["house"]))
    #expect(!found("#house", tags: ["household"]) && !found("#house", "house") && found("#", "x"))
  }

  @Test func `a word can be wanted in the title alone`() {
    #expect(found("title:wine", title: "Wine list") && !found("title:wine", title: "List", "wine"))
    #expect(found(#"title:"wine list""#, title: "The wine list") && found("-title:wine", title: "a", "wine"))
  }

  @Test func `archive and trash are looked through when they are named`() {
    #expect(!found("wine", "wine", isArchived: true) && found("wine in:archive", "wine", isArchived: true))
    #expect(found("in:trash wine", "wine", trashed: Moment(milliseconds: 1)))
    #expect(found("in:all wine", "wine", isArchived: true) && found("in:all wine", "wine"))
    #expect(!found("in:archive wine", "wine") && found("in:a wine", "wine"))
  }

  @Test func `a folder includes what is below it, and one may be called like the archive`() {
    #expect(found("in:work", at: "Work/Plan.md") && found("wine in:Work", "wine", at: "Work/2026 plans/"))
    #expect(found(#"in:"work/2026 plans""#, at: "Work/2026 Plans/Plan.md"))
    #expect(
      !found("in:work", at: "Workshop/Plan.md") && !found("in:work") && !found("in:work/x", at: "Work/"))
    #expect(!found("-in:work", at: "Work/Plan.md") && found("-in:work", at: "Home/Plan.md"))
    #expect(found(#"in:"Archive""#, at: "Archive/Plan.md") && !found("in:archive", at: "Archive/Plan.md"))
    #expect(found("in:archive in:Work", isArchived: true, at: "Work/Plan.md") && found("in:/"))
    #expect(found("in:Work wine OR beer", "beer", at: "Work/") && !found("in:Work wine OR beer", "beer"))
  }

  @Test func `the day of the last change can be compared`() {
    // 2026-05-28
    for query in [
      "changed:2026-05-28", "changed:2026-05", "changed:2026", "changed:>2026-05-27", "changed:>=2026-05-28",
      "changed:<=2026-05", "changed:<2026-06", "changed:>",
    ] {
      #expect(found(query), "\(query)")
    }
    for query in [
      "changed:2026-04", "changed:>2026-05-28", "changed:>2026-05", "changed:<2026-05-28",
      "changed:<=2026-04",
    ] {
      #expect(!found(query), "\(query)")
    }
  }

  @Test(
    arguments: [
      ("soup OR stew", ["soup", "stew", "both"]), ("soup OR stew -beef", ["soup", "both"]),
      ("#winter OR soup", ["soup", "stew", "both"]), ("#winter OR *machin", ["stew", "washing"]),
      ("OR soup OR", ["soup", "both"]), ("soup OR OR stew", ["soup", "stew", "both"]),
      ("soup stew OR washing", ["both", "washing"]), ("soup or stew", []), ("\"OR\"", []),
      ("-OR", ["soup", "stew", "both", "washing"]), ("*achine", ["washing"]), ("title:*ashin", ["washing"]),
      ("*soup OR *machine*", ["soup", "both", "washing"]), ("-*achine", ["soup", "stew", "both"]),
      ("*ÂCHÎNE", ["washing"]), ("\"*achine\"", []), ("title:*achine", []),
      ("*", ["soup", "stew", "both", "washing"]),
    ] as [(String, [String])])
  func `OR finds what either side finds, and a star what stands inside of a word`(
    query: String, expected: [String]
  ) {
    let notes = [
      ("soup", "leek soup", []), ("stew", "stew with beef", ["winter"]), ("both", "soup, and Stew", []),
      ("washing", "The dishwashing-machine", []),
    ]
    let found = notes.filter {
      self.found(query, title: $0.0 == "washing" ? "Washing" : "", $0.1, tags: $0.2)
    }
    #expect(found.map(\.0) == expected)
  }

  @Test(arguments: [
    ("\"slow simmer\"", false), ("\"slow simmer", true), ("\"slow simmer ", false),
    ("\"slow simmering\"", true),
    ("-\"slow simmer", true), ("title:\"slow simm", false), ("\"simm", true), ("\"low simm", false),
  ])
  func `the last word of a phrase may go on until its quotes are closed`(query: String, isFound: Bool) {
    #expect(found(query, "a slow simmering pot") == isFound)
  }

  @Test func `where to look holds for both sides of OR`() {
    #expect(found("wine OR in:archive beer", "wine", isArchived: true))
    #expect(!found("wine OR in:archive beer", "wine"))
  }

  @Test func `signs that belong to a name are wanted too`() {
    #expect(found("C++", "learn c++") && !found("C++", "learn C") && !found("C#", "C++"))
    #expect(found("b+w", "film: B+W"))
  }

  @Test func `what is highlighted are the words that are wanted`() {
    #expect(
      NoteQuery(#"red "dry wine" -beer #house title:list in:all"#).words == ["red", "dry", "wine", "list"])
    #expect(NoteQuery("soup OR *pot soup -*tea").words == ["soup", "*pot"])
    #expect(NoteQuery("  ").isEmpty && !NoteQuery("in:all").isEmpty && !NoteQuery("in:all #a").hasWords)
  }
}
