import Testing

@testable import Tote

/// Letters in their order, without case and accents, the closest first.
@Suite struct PaletteMatchTests {
  @Test(
    arguments: [
      ("tick", "tick", .same), ("ti", "tick", .beginning), ("Crème", "creme fraiche", .beginning),
      ("list", "new list", .word), ("nl", "new list", .initials), ("ew", "new list", .inside),
      ("list new", "new list", .words), ("nwlt", "new list", .letters), ("theme dark", "theme: dark", .same),
      ("tickx", "tick", nil), ("lw", "new list", nil), ("ş", "sos", .beginning),
    ] as [(String, String, PaletteMatch.Fit?)])
  func fit(typed: String, name: String, fit: PaletteMatch.Fit?) {
    #expect(PaletteMatch.fit(PaletteMatch.Name(typed), in: PaletteMatch.Name(name)) == fit)
  }

  @Test func `a word in the middle counts even if the letters also stand inside another before`() {
    #expect(PaletteMatch.fit(PaletteMatch.Name("and"), in: PaletteMatch.Name("brandy and milk")) == .word)
  }
}
