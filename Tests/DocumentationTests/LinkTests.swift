import FoundationEssentials
import Testing

/// The README's links, and the tests behind its claims.
@Suite struct LinkTests {
  /// The targets of a text's links, except those on the web and in code.
  private func links(in text: some StringProtocol) -> [String] {
    let plain = text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    return plain.joined().components(separatedBy: "](").dropFirst().compactMap {
      $0.split(separator: ")").first.map(String.init)
    }
    .filter { !$0.hasPrefix("http") }
    .map { String($0.prefix { $0 != "#" }) }
  }

  private func text(of document: String) throws -> String {
    try String(contentsOf: DocumentationTests.root.appending(path: document), encoding: .utf8)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: DocumentationTests.root.appending(path: path).path)
  }

  @Test(arguments: [("README.md", 20), ("ARCHITECTURE.md", 1), ("CONTRIBUTING.md", 1)])
  func `each link leads to a file`(document: String, fewest: Int) throws {
    let links = try links(in: text(of: document))
    #expect(links.count >= fewest)
    for link in links { #expect(exists(link), "\(link)") }
  }

  @Test func `each link of the guide leads to a file, and the README to each chapter`() throws {
    let guide = DocumentationTests.guide
    #expect(guide.count == 12)
    let known = try links(in: text(of: "README.md"))
    for document in guide + ["Documentation/FirstProgram.md"] {
      #expect(known.contains { $0.hasPrefix(document) }, "\(document)")
      let folder = document.split(separator: "/").dropLast().joined(separator: "/")
      for link in try links(in: text(of: document)) {
        #expect(exists("\(folder)/\(link)"), "\(document): \(link)")
      }
    }
  }

  @Test func `the README is read to its end`() throws {
    #expect(try text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
  }

  /// `Tote/App` and `Tests/ToteTests/Item.swift`, but not `<path>`, `u/r` or a command with spaces.
  @Test(arguments: [("ARCHITECTURE.md", 20), ("CONTRIBUTING.md", 20)])
  func `each path leads to a file`(document: String, fewest: Int) throws {
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: DocumentationTests.root.appending(path: "Sources").path)
    let paths = try text(of: document).split(separator: "`").map(String.init).filter { path in
      (modules + ["Sources", "Tests"]).contains { path.hasPrefix("\($0)/") }
        && !path.contains { " <*".contains($0) }
    }
    #expect(paths.count >= fewest)
    for path in paths { #expect(exists(path) || exists("Sources/\(path)"), "\(path)") }
  }

  @Test func `each test behind a promise of SECURITY.md is there`() throws {
    let tests = DocumentationTests.root.appending(path: "Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path).map {
      String($0.split(separator: "/").last ?? "")
    }
    let suites = try text(of: "SECURITY.md").split(separator: "`").map(String.init).filter {
      $0.hasSuffix("Tests") && $0 != "Tests"
    }
    #expect(suites.count >= 30)
    for suite in suites { #expect(files.contains(suite + ".swift"), "\(suite)") }
  }

  @Test func `the map has every module`() throws {
    let map = try text(of: "ARCHITECTURE.md")
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: DocumentationTests.root.appending(path: "Sources").path)
    #expect(folders.count > 20)
    for folder in folders { #expect(map.contains("`\(folder)`"), "\(folder)") }
  }

  @Test(arguments: [("README.md", "Tests/", 5), ("Documentation/Guide/Questions.md", "../../Tests/", 14)])
  func `what Tote does beside others is tested`(document: String, tests: String, rows: Int) throws {
    let lines = try text(of: document).split(separator: "\n")
    let table = lines.drop { !$0.hasPrefix("| | AnyList") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    #expect(table.count == rows)
    for row in table {
      let ours = try #require(row.split(separator: "|", omittingEmptySubsequences: false).dropLast().last)
      #expect(links(in: ours).first?.hasPrefix(tests) == true, "\(row)")
    }
  }
}
