import Testing

@testable import Tote
@testable import ToteModel

/// What the help says of writing notes is so, in each language.
@Suite struct NoteHelpTests {
  @Test(arguments: Language.allCases)
  func `what the help says makes a recipe does, and what it says plans one`(language: Language) throws {
    let keys = language.words.noteHelp.commands.map(\.keys)
    #expect(keys[0].hasPrefix("- [ ] "))
    #expect(Servings.count(in: keys[2]) == 4)
    let end = try #require(keys[3].range(of: "]]")).upperBound
    #expect(Portion(behindLink: String(keys[3][end...])) == .times(Scale(thousandths: 2000)!))
  }
}
