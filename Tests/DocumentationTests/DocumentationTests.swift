import FoundationEssentials
import Testing

/// Each Swift block of the README and the articles must be in an example file here, which compiles and tests
/// it. `PastingTests` compiles the same blocks with their own imports.
@Suite struct DocumentationTests {
  static let root: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  static let documents = [
    "README.md",
    "Documentation/FirstProgram.md",
    "Sources/Composable/Composable.docc/Composable.md",
    "Sources/Composable/Composable.docc/Composition.md",
    "Sources/Composable/Composable.docc/SharingState.md",
    "Sources/Composable/Composable.docc/Effects.md",
    "Sources/Composable/Composable.docc/Pouring.md",
    "Sources/Composable/Composable.docc/Testing.md",
    "Sources/Screen/Screen.docc/Views.md",
    "Sources/Screen/Screen.docc/Themes.md",
    "Sources/Loop/Loop.docc/Programs.md",
    "Sources/Parts/Parts.docc/Parts.md",
    "Sources/Parts/Parts.docc/MailTutorial.md",
    "Sources/Parts/Parts.docc/Recipes.md",
    "Sources/Inspector/Inspector.docc/FromBugToTest.md",
    "Sources/ScreenTesting/ScreenTesting.docc/FrameSnapshots.md",
    "Sources/Terminal/Terminal.docc/Terminal.md",
    "Sources/Terminal/Terminal.docc/BelowThePrompt.md",
    "Sources/Terminal/Terminal.docc/BehindAPipe.md",
  ]

  /// The chapters of the guide.
  static var guide: [String] {
    let folder = "Documentation/Guide"
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
    return names.sorted().map { "\(folder)/\($0)" }
  }

  /// The lines of a file without indentation, which differs inside functions.
  static func lines(_ path: String) throws -> [String] {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(stripped)
  }

  /// Whether a line is an import: a file has them once, each block its own.
  static func isImport(_ line: String) -> Bool {
    line.hasPrefix("import ") || line.hasPrefix("@testable import ")
  }

  static func isManifest(_ block: [String]) -> Bool {
    block.first?.hasPrefix("// swift-tools-version") == true
  }

  static func stripped(_ line: Substring) -> String {
    let blank = UInt8(ascii: " ")
    guard let start = line.utf8.firstIndex(where: { $0 != blank }),
      let end = line.utf8.lastIndex(where: { $0 != blank })
    else { return "" }
    return String(line[start...end])
  }

  static func blocks(_ path: String) throws -> [[String]] {
    var blocks: [[String]] = []
    var block: [String]?
    for line in try lines(path) {
      if line == "```swift" {
        block = []
      } else if line == "```" {
        if let block { blocks.append(block) }
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// The lines of all files below a folder with this ending.
  static func files(in folder: String, _ ending: String) throws -> [[String]] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(ending) }.sorted()
      .map { try lines("\(folder)/\($0)") }
  }

  @Test("every block of Swift in a document is compiled by a test", arguments: documents)
  func compiled(document: String) throws {
    try expect(document, isShownBy: Self.files(in: "Tests/DocumentationTests", "Examples.swift"))
  }

  @Test("the template is the package of the first article, file by file")
  func template() throws {
    let files = [
      "Package.swift", "Sources/Steps/Steps.swift", "Sources/Steps/main.swift",
      "Tests/StepsTests/StepsTests.swift",
    ]
    let blocks = try Self.blocks("Documentation/FirstProgram.md")
    for (file, block) in zip(files, blocks) {
      var lines = try Self.lines("Templates/steps/\(file)")
      while lines.last?.isEmpty == true { lines.removeLast() }
      #expect(lines == block, "\(file)")
    }
  }

  @Test("the manifest of one's own program names products that this package has")
  func manifest() throws {
    let manifest = try #require(
      try Self.blocks("Documentation/FirstProgram.md").first(where: Self.isManifest))
    let package = try Self.lines("Package.swift").joined()
    let names = manifest.joined(separator: " ")
      .components(separatedBy: ".product(name: \"").dropFirst()
      .map { $0.prefix { $0 != "\"" } }
    #expect(names.count >= 8)
    for name in names { #expect(package.contains(".library(name: \"\(name)\"")) }
  }

  /// The article shows parts of the gallery and its tests.
  @Test("the case studies show the gallery and its tests as they are")
  func caseStudies() throws {
    try expect(
      "Sources/Composable/Composable.docc/CaseStudies.md",
      isShownBy: Self.files(in: "Sources/Gallery", ".swift") + Self.files(in: "Tests/GalleryTests", ".swift"))
  }

  private func expect(_ document: String, isShownBy compiled: [[String]]) throws {
    let blocks = try Self.blocks(document)
    #expect(!blocks.isEmpty)
    for block in blocks where !Self.isManifest(block) {
      let code = block.filter { !Self.isImport($0) }.drop { $0.isEmpty }
      let isCompiled = compiled.contains { lines in
        lines.indices.contains { lines[$0] == code.first && lines[$0...].starts(with: code) }
      }
      #expect(isCompiled, "no test compiles this block of \(document):\n\(block.joined(separator: "\n"))")
    }
  }
}
