import TextChecks
import Testing

/// What the program says stands in `Sources/CTexts`, a folder a language; `Scripts/words` tells the same to translators.
@Suite struct TextFilesTests {
  static let tree = SourceTree(of: #filePath)
  static let codes = (try? tree.languages()) ?? []

  @Test(arguments: codes)
  func `each language says what the code asks for, and nothing else, in its own words and marks`(
    code: String
  ) throws {
    let checks = try TextChecks(code, in: Self.tree)
    #expect(checks.count > 1_000)
    for problem in checks.problems + checks.missing { Issue.record("\(problem)") }
  }

  @Test func `every language that the program has is there`() {
    #expect(Self.codes.starts(with: ["en", "de", "es", "fr", "tr"]))
  }
}
