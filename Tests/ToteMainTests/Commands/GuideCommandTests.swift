import FoundationEssentials
import Testing

@testable import ToteMain

/// The guide in the terminal.
@Suite struct GuideCommandTests {
  let home = Home()

  @Test func `each file of the guide is a chapter`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: PictureTests.root + "/Documentation/Guide")
    #expect(GuideChapter.all.count == files.count)
    #expect(Set(GuideChapter.all.map(\.title)).count == files.count)
  }

  @Test func `lines of a paragraph and of an item go on, and all others stay`() {
    let source =
      "# T\n\nOne `two`\nthree.\n\n- a\n  b\n- c\n1. d\n2. e\n\n    code\n    more\n\n| a |\n| b |\n"
    #expect(
      GuideChapter("t", Array(source.utf8)).text
        == "# T\n\nOne `two` three.\n\n- a b\n- c\n1. d\n2. e\n\n    code\n    more\n\n| a |\n| b |\n")
  }

  @Test func `the chapters are listed, and one is read by the beginning of its name`() async throws {
    let listed = try home.run("tote guide")
    #expect(listed.lines.count == 12 && listed.lines[0].hasPrefix("first-week "))
    let read = try home.run("tote help guide no")
    #expect(read.code == 0 && read.lines.first == "Notes")
    #expect(!read.output.contains("<!--") && !read.output.contains("| --- |"), "it is drawn")
    #expect(try home.run("tote guide notes").output == read.output)
    let missing = try home.run("tote help guide xyz")
    #expect(missing.code == 3 && missing.words.contains("first-week"))
    #expect(try home.run("tote guide xyz").code == 2)
  }
}
