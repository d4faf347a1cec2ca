import Parts
import Testing

/// Letters in their order, without case, the closest first.
@Suite struct SearchNameTests {
  @Test(
    arguments: [
      ("tick", "tick", .same), ("ti", "Tick", .beginning), ("list", "new list", .word),
      ("nl", "new list", .initials), ("ew", "new list", .inside), ("list new", "new list", .words),
      ("nwlt", "new list", .letters), ("theme dark", "theme: dark", .same), ("tickx", "tick", nil),
      ("lw", "new list", nil), ("ÉC", "école", .beginning),
    ] as [(String, String, SearchName.Fit?)])
  func fit(typed: String, name: String, fit: SearchName.Fit?) {
    #expect(SearchName(name).fit(SearchName(typed)) == fit)
  }

  @Test func `a word in the middle counts even if the letters also stand inside another before`() {
    #expect(SearchName("brandy and milk").fit(SearchName("and")) == .word)
  }
}
