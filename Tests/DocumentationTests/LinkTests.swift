import FoundationEssentials
import Testing

/// The README's links, and the tests behind its claims.
@Suite struct LinkTests {
  /// The targets of a text's links, except those on the web.
  private func links(in text: some StringProtocol) -> [String] {
    text.components(separatedBy: "](").dropFirst().compactMap {
      $0.split(separator: ")").first.map(String.init)
    }
    .filter { !$0.hasPrefix("http") }
  }

  private func readme() throws -> String {
    try String(contentsOf: DocumentationTests.root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func `each link leads to a file`() throws {
    let links = try links(in: readme())
    #expect(links.count > 20)
    for link in links {
      let path = DocumentationTests.root.appending(path: link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }

  @Test func `what Tote does beside others is tested`() throws {
    let lines = try readme().split(separator: "\n")
    let table = lines.drop { !$0.hasPrefix("| | AnyList") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    #expect(table.count > 10)
    for row in table {
      let ours = try #require(row.split(separator: "|", omittingEmptySubsequences: false).dropLast().last)
      #expect(links(in: ours).first?.hasPrefix("Tests/") == true, "\(row)")
    }
  }
}
