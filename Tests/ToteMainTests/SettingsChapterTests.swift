// The chapter about settings and keys has a row for each, as the program's own tables tell them.

import Testing
import Tote
import ToteModel

@testable import ToteMain

@Suite struct SettingsChapterTests {
  private func expectChapter(toHave table: String) throws {
    let chapter = try PictureTests.text(of: "Documentation/Guide/SettingsAndKeys.md")
    #expect(chapter.contains(table), "The chapter needs this table:\n\(table)")
  }

  private func code(_ text: String) -> String { "`\(text.replacing("|", with: "\\|"))`" }

  @Test func `each setting has a row`() throws {
    let rows = SettingRow.all.map { row in
      let values: String
      switch row.kind {
      case .choice(let names):
        values = names.prefix(6).map(code).joined(separator: ", ") + (names.count > 6 ? " …" : "")
      case .flag: values = "`true`, `false`"
      case .number(let range): values = "`\(range.lowerBound)` to `\(range.upperBound)`"
      case .text: values = "a text"
      }
      let standard = row.write(Settings()).shown
      return
        "| \(code(row.name.rawValue)) | \(values) | \(standard.isEmpty ? "" : code(standard)) | \(row.name.meaning) |"
    }
    try expectChapter(
      toHave: (["| setting | values | default | what it does |", "| --- | --- | --- | --- |"] + rows)
        .joined(separator: "\n"))
  }

  @Test func `each command has a row with its keys`() throws {
    var known: Set<String> = []
    let rows = App.keyTable.filter { known.insert($0.id).inserted }.map { row in
      let keys = row.keys.split(separator: " ").map { code(String($0)) }
      return "| \(code(row.id)) | \(keys.joined(separator: " ")) | \(row.title) |"
    }
    try expectChapter(
      toHave: (["| command | keys | what it does |", "| --- | --- | --- |"] + rows).joined(separator: "\n"))
  }
}
