import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// The help about what stands over the screen: it tells the keys of that, and closing it leads back there.
@Suite struct OverlayHelpTests {
  private func help(_ stage: Stage) -> Palette.Commands? {
    if case .palette(let page)? = stage.state.overlay { page.commands } else { nil }
  }

  private func stage(_ keys: String) throws -> Stage {
    var contents = DatabaseSnapshot.lists(["Groceries": ["milk"], "Party": []])
    contents.purchases = [Purchase(name: "tea", last: Moment(milliseconds: 5), details: ItemDetails())]
    return try Stage.blind(contents, notes: RecipeStories.notes, keys)
  }

  @Test(
    "of a recipe, a paste, and every list to choose from",
    arguments: ["2G<Enter>S<Enter>", "<paste 2 eggs\n3 pears>", "L", "m", "b", "@"], ["?", "<f1>"])
  func overlays(keys: String, key: String) throws {
    let stage = try stage(keys)
    let before = try #require(stage.state.overlay)
    try stage.play(key)
    let page = try #require(help(stage), "\(keys)")
    let lines = page.sections.flatMap(\.commands)
    for command in before.feature.overlayKeymap.with(.current).footer {
      #expect(lines.contains { $0.title == command.title }, "\(command.title)")
    }
    try stage.play("<Esc>")
    #expect(stage.state.overlay == before)
    try stage.play("<Esc>?")
    #expect(help(stage)?.sections != page.sections)
    try stage.play("<Esc>")
    #expect(stage.state.overlay == nil, "what was closed does not come back")
  }

  @Test("of what asks the server too, once it has answered", arguments: ["L+", "LH"])
  func answered(keys: String) throws {
    let stage = Stage(.shared) {
      $0.sync.offers = { () throws(SharingFailure) in OfferedList.samples }
      $0.sync.notes = { () throws(SharingFailure) in SharingNote.samples }
    }
    try stage.play(keys)
    let before = try #require(stage.state.overlay)
    try stage.play("?")
    #expect(help(stage) != nil)
    try stage.play("<Esc>")
    #expect(stage.state.overlay == before)
  }

  @Test("an answer of the server reaches the overlay that the help covers", arguments: ["L+", "LH"])
  func answeredBelow(keys: String) throws {
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    let stage = Stage(.shared) {
      $0.sync.offers = { () throws(SharingFailure) in
        for await _ in answers { break }
        return OfferedList.samples
      }
      $0.sync.notes = { () throws(SharingFailure) in
        for await _ in answers { break }
        return SharingNote.samples
      }
    }
    try stage.play(keys + "?")
    #expect(help(stage) != nil && stage.state.overlays.count == 3)
    #expect(stage.state.overlays[1].feature.rowCount == OverlayBox.emptyRows)
    answer.yield()
    try stage.play("")
    #expect(help(stage) != nil)
    try stage.play("<Esc>")
    let overlay = try #require(stage.state.overlay)
    switch overlay {
    case .joinPicker(let picker): #expect(picker.loading == .loaded && !picker.offers.isEmpty)
    case .sharingLog(let log): #expect(log.loading == .loaded && !log.notes.isEmpty)
    default: Issue.record("closing the help gives back what it covered")
    }
  }

  @Test func `the aisles of a store are found in every language, and stand first in a store`() throws {
    for (language, word) in [
      (Language.english, "aisle"), (.spanish, "pasillo"), (.french, "rayon"), (.turkish, "reyon"),
      (.german, "abteilung"),
    ] {
      try Language.$current.withValue(language) {
        let stage = try Stage.blind(.groceries("milk @Lidl"), "?")
        try stage.play(word)
        let found = try #require(help(stage)).shown
        #expect(found.map(\.keys).contains("J K"), "\(language)")
        try stage.play("<Esc><Esc>@lidl<Enter>?")
        let first = try #require(help(stage)?.sections.first)
        #expect(first == words.shopHelp)
        #expect(
          first.commands.map(\.keys) == [
            "@", "G", "{ }", "J K", ListCommand.tick.key, ListCommand.tick.key, "S",
            ListCommand.selectAll.key, "X", Key("esc").shown,
          ])
      }
    }
  }

  @Test func `a slash before what is looked for is no part of it, alone it is a key`() throws {
    let stage = try stage("?/filter")
    #expect(try #require(help(stage)).shown.contains { $0.keys == "/" })
    try stage.play("<Esc>/")
    #expect(try #require(help(stage)).shown.contains { $0.keys == "/" })
  }
}
