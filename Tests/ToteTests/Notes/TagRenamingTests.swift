// A tag gets another name in all notes.

import ComposableTesting
import Markdown
import Testing
import ToteTesting

@testable import Tote
@testable import ToteModel

@Suite struct TagRenamingTests {
  @Test(
    arguments: [
      ("#house and #House, #house/garden.", "#home and #home, #home/garden."),
      ("#household #my/house house #house-work", "#household #my/house house #house-work"),
      (
        "`#house` #house\n\n    #house\n\n```\n#house\n```\n",
        "`#house` #home\n\n    #house\n\n```\n#house\n```\n"
      ),
      ("<https://a.b/#house> [x #house](#house) [[Note#house]] a#house", nil),
      (
        "\\#house **#house** _#house_\r\n> - [ ] #house-\r\n",
        "\\#house **#home** _#home_\r\n> - [ ] #home-\r\n"
      ),
      ("| a | b |\n|-|-|\n| #house | x #house/a |\n", "| a | b |\n|-|-|\n| #home | x #home/a |\n"),
      ("$$\n#house\n$$\n#house #HOUSE/Ä", "$$\n#house\n$$\n#home #home/Ä"),
      ("# house\n#house", "# house\n#home"), ("", nil),
    ] as [(String, String?)])
  func `whole tags change, with those below, and nothing else`(text: String, expected: String?) {
    #expect(MarkdownDocument(text).renamingTag(from: "house", to: "home") == expected ?? text)
  }

  @Test func `a tag below another is renamed alone, and may move up or down`() {
    let text = "#house #house/garden #house/garden/shed"
    #expect(
      MarkdownDocument(text).renamingTag(from: "House/Garden", to: "yard") == "#house #yard #yard/shed")
    #expect(
      MarkdownDocument(text).renamingTag(from: "house", to: "my/home")
        == "#my/home #my/home/garden #my/home/garden/shed")
  }

  @Test func `renaming there and back gives the same text`() {
    var random = SplitMix(seed: 12)
    for _ in 0..<500 {
      let text = RandomMarkdown.random(&random)
      // Directly before an address, another tag may become a part of it.
      let tags = MarkdownDocument(text).tags
      guard let tag = tags.first, !text.lowercased().contains("zebra"), !text.contains("@"),
        !text.contains("www"),
        tags.allSatisfy({ $0 == tag || Folding.fold($0) != Folding.fold(tag) })
      else { continue }
      let there = MarkdownDocument(text).renamingTag(from: tag, to: "zebra")
      #expect(MarkdownDocument(there).renamingTag(from: "zebra", to: tag) == text, "\(text.debugDescription)")
    }
  }

  @Test(
    arguments: [
      ("home", "home"), ("#home", "home"), (" home/garden ", "home/garden"), ("", nil), ("#", nil),
      ("a b", nil), ("12", nil),
      ("home/", nil), ("a.b", nil), ("ÉTÉ_1", "ÉTÉ_1"), ("##x", nil), ("-x", "-x"),
    ] as [(String, String?)])
  func `what is no tag is none`(typed: String, name: String?) {
    #expect(TagRenaming.name(typed) == name)
  }

  private func note(_ number: UInt64, _ text: String, tags: [String]? = nil, trashed: Moment? = nil) -> Note {
    Note(
      id: .sample(number), title: "Note \(number)", text: text, tags: tags ?? NoteText(text).tags,
      created: Moment(milliseconds: Int64(number)), trashed: trashed)
  }

  @Test func `what will change is known before`() {
    let notes = [
      note(1, "#house"), note(2, "#home/x #House/garden"), note(3, "#home"), note(4, "none", tags: ["house"]),
      note(5, "#house", trashed: .zero), note(6, "#other"),
    ]
    let renaming = TagRenaming(of: "#house", among: notes)
    #expect(renaming.notes.map(\.title) == ["Note 2", "Note 1"] && renaming.keeping == 1)
    #expect(renaming.merges(into: "home") && renaming.merges(into: "#HOME"))
    #expect(!renaming.merges(into: "house") && !renaming.merges(into: "hom"))
    #expect(renaming.text(of: notes[1], with: "home").tags == ["home/x", "home/garden"])
  }

  @Test func `all notes change in one step, which is undone as one`() throws {
    let notes = [note(1, "#house"), note(2, "#house/garden and #home"), note(3, "#house")]
    let stage = Stage(.toured, notes: notes)
    try stage.play("2#")
    let tags = stage.state.noteScreen.noteBrowser.tagCounts.map(\.tag)
    #expect(tags.first == "house")
    try stage.play("jR")
    #expect(stage.frame.text.contains("3 notes change"))
    try stage.play("home")
    #expect(stage.frame.text.contains("3 notes change; merges with #home"))
    try stage.play("<Enter>")
    func texts() -> [String] {
      stage.state.workspace.records.notes.values.sorted { $0.id < $1.id }.map(\.text)
    }
    #expect(texts() == ["#home", "#home/garden and #home", "#home"])
    #expect(stage.frame.text.contains("Renamed #house to #home in 3 notes."))
    #expect(stage.state.overlays.isEmpty)
    try stage.play("u")
    #expect(texts() == notes.map(\.text))
  }

  @Test func `no tag and all notes can't be renamed, and Esc goes back to the tags`() throws {
    let stage = Stage(.toured, notes: [note(1, "#house")])
    try stage.play("2#R")
    #expect(stage.frame.text.contains("Choose a tag to rename."))
    try stage.play("jRa b<Enter>")
    guard case .fieldPrompt? = stage.state.overlay else { return #expect(Bool(false)) }
    try stage.play("<Esc>")
    guard case .picker? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(stage.state.workspace.records.notes.values.map(\.text) == ["#house"])
  }
}
