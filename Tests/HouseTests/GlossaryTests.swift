import FoundationEssentials
import Testing

/// Each language has one word for one thing in the app, on the command line and in `tote-sync`, and its own marks.
@Suite struct GlossaryTests {
  private static let languages = ["English", "Spanish", "French", "Turkish"]

  /// The texts of a language's sentences, each with its place.
  private static func sentences(of language: String) throws -> [(place: String, text: String)] {
    let code = TextFilesTests.codes[languages.firstIndex(of: language)!]
    return try TextFilesTests.sentences(in: code)
      + ["Tote", "ToteMain", "ToteSyncMain"].flatMap { module in
        try ModuleTests.files(in: module).filter { $0.name.hasPrefix("\(module)/Words/\(language)/") }
          .flatMap { file in
            file.lines.enumerated().flatMap { number, line in
              line.drop { $0 == " " }.hasPrefix("//")
                ? [] : FeatureTests.literals(in: line).map { ("\(file.name):\(number + 1)", $0) }
            }
          }
      }
  }

  /// The second names in the table of a language.
  private static func twins(of language: String) throws -> [String] {
    let file = ModuleTests.root.appending(path: "Sources/Tote/Tote.docc/Glossary.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "## \(language)" }
    return lines.dropFirst().prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| ") }.dropFirst(2)
      .flatMap { row -> [String] in
        let cells = row.split(separator: "|")
        return cells.count < 2 ? [] : cells[1].split(separator: ",").map { words(String($0)) }
      }
  }

  @Test(arguments: languages)
  func `nothing has a second name`(language: String) throws {
    let twins = try Self.twins(of: language)
    let sentences = try Self.sentences(of: language)
    #expect(twins.count > 3 && sentences.count > 500)
    for (place, text) in sentences {
      let said = " \(Self.words(text)) "
      for twin in twins { #expect(!said.contains(" \(twin) "), "\(place): \(twin)") }
    }
  }

  /// The words in lower case with a blank between them.
  private static func words(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter }.joined(separator: " ")
  }

  @Test func `a French sign that stands apart does so by a no-break space`() throws {
    for (place, text) in try Self.sentences(of: "French") {
      let scalars = Array(text.unicodeScalars)
      for (index, scalar) in scalars.enumerated() where scalar == " " {
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        let isLast = index + 2 >= scalars.count || " ).,".unicodeScalars.contains(scalars[index + 2])
        #expect(next.map { ":;»".unicodeScalars.contains($0) } != true, "\(place): \(text)")
        #expect(!(next == "!" && isLast), "\(place): \(text)")
        #expect(index == 0 || scalars[index - 1] != "«", "\(place): \(text)")
      }
    }
  }

  @Test func `Turkish endings behind Tote are in one harmony`() throws {
    for (place, text) in try Self.sentences(of: "Turkish") {
      for part in text.split(separator: "Tote’", omittingEmptySubsequences: false).dropFirst() {
        let ending = part.prefix { $0.isLetter }
        #expect(!ending.isEmpty && !ending.contains { "aıou".contains($0) }, "\(place): \(text)")
      }
    }
  }

  @Test func `English apostrophes are straight, and dots follow their word`() throws {
    for (place, text) in try Self.sentences(of: "English") {
      #expect(!text.contains("’"), "\(place): \(text)")
      #expect(!text.hasSuffix(" …") || text.hasSuffix(", …"), "\(place): \(text)")
    }
  }
}
