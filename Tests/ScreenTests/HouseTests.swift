// What the house forbids, read from the sources: `Screen` knows nothing but the C library.

import Testing

@testable import ScreenTesting

@Suite struct HouseTests {
  func imports(_ folder: String) throws -> Set<String> {
    let root = try #require(Files.packageRoot(above: #filePath))
    var imports: Set<String> = []
    var files = Folders.names(in: "\(root)/\(folder)").map { "\(root)/\(folder)/\($0)" }
    for inner in ["Views", "Document"] {
      files += Folders.names(in: "\(root)/\(folder)/\(inner)").map { "\(root)/\(folder)/\(inner)/\($0)" }
    }
    for file in files where file.hasSuffix(".swift") {
      let text = try #require(Files.read(file))
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        if let index = words.firstIndex(of: "import"), index <= 1, words.count > index + 1,
          !line.contains("//")
        {
          imports.insert(String(words[index + 1]))
        }
      }
    }
    return imports
  }

  @Test func `Screen imports the C library at most`() throws {
    #expect(try imports("Sources/Screen") == ["Glibc", "Musl"])
  }

  @Test func `ScreenTesting imports no Foundation`() throws {
    #expect(
      try imports("Sources/ScreenTesting") == ["Screen", "Testing", "Synchronization", "Glibc", "Musl"])
  }
}
