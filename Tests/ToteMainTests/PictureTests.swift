// The pictures of the README and the guide are below the commands that make them; this fails if one would make another picture.

import Glibc
import PtyTesting
import Testing

@Suite(.waitsForPrograms) struct PictureTests {
  let home = Home()

  /// The package's root folder.
  static let root = String(#filePath.dropLast("/Tests/ToteMainTests/PictureTests.swift".count))

  static func text(of path: String) throws -> String {
    let file = try #require(fopen(root + "/" + path, "r"), "\(path) is not there")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("README.md", 2), ("Documentation/Guide/FirstWeek.md", 1), ("Documentation/Guide/AddingLines.md", 1),
    ("Documentation/Guide/Notes.md", 2), ("Documentation/Guide/RecipesAndPlans.md", 1),
    ("Documentation/Guide/Sharing.md", 1),
  ])
  func `each is what its command makes`(document: String, pictures: Int) async throws {
    let text = try Self.text(of: document)
    var count = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.hasPrefix("<!-- tote play ") && line.hasSuffix(" -->")
    {
      count += 1
      let comment = line.dropFirst("<!-- ".count).dropLast(" -->".count)
      // For a command that writes a file, check what it would write.
      let parts = comment.split(separator: "' >", maxSplits: 1)
      let command = parts.count == 2 ? parts[0] + "'" : comment
      let made = try await home.script(String(command))
      #expect(made.code == 0, "\(command): \(made.words)")
      if parts.count == 2 {
        #expect(try Self.text(of: String(parts[1])) == made.output, "stale: \(comment)")
        continue
      }
      let shown = lines[(index + 1)...].drop { $0.isEmpty }.prefix { $0.isEmpty || $0.hasPrefix("    ") }
      func trimmed(_ lines: some Collection<some StringProtocol>) -> [String] {
        var lines = lines.map { String($0) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
      }
      let expected = made.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(
        trimmed(shown.map { $0.dropFirst(4) }) == trimmed(expected), "stale: \(command)\n\(made.output)")
    }
    #expect(count == pictures)
  }
}
