import Testing

@testable import ToteMain

/// One version, wherever it is told.
@Suite struct VersionTests {
  @Test func `the newest changes are those of this version, which the README names`() throws {
    let number = String(Invocation.version.dropFirst("tote ".count))
    let changes = try PictureTests.text(of: "CHANGELOG.md").split(separator: "\n")
    #expect(changes.first { $0.hasPrefix("## ") } == "## \(number)")
    #expect(try PictureTests.text(of: "README.md").contains(" \(number). "))
  }

  @Test func `a package says the commit it was built from`() {
    #expect(Invocation.version(builtFrom: "0123abcd") == "\(Invocation.version) (0123abcd)")
    #expect(Invocation.version(builtFrom: "") == Invocation.version)
  }
}
