import Composable
import Screen
import Testing
import ToteModel

@testable import Tote

/// The first page of the open list shows while the rest is on its way.
@Suite struct FirstPageStories {
  private let contents = DatabaseSnapshot.lists(["Groceries": ["milk", "2 kg apples", "x bread"]])

  private func stage(_ load: @escaping @Sendable () throws(StorageError) -> DatabaseSnapshot) -> Stage {
    let contents = contents
    return Stage(contents, size: Size(60, 12)) { environment in
      let clock = environment.clock
      environment.firstPage = { (_) throws(StorageError) in
        var count = FirstPage.Count()
        (count.remaining, count.ticked) = (2, 1)
        return FirstPage(
          of: contents.lists[0].id, lists: contents.lists, settings: contents.settings,
          items: contents.items, counts: [contents.lists[0].id: count],
          categories: [.dairy: 1, .produce: 1])
      }
      environment.load = { () throws(StorageError) in
        try? await clock.sleep(for: .milliseconds(50))
        return try load()
      }
    }
  }

  @Test func `it looks as everything will, and keys that come meanwhile are done when everything is there`()
    throws
  {
    let contents = contents
    let stage = stage { () throws(StorageError) in contents }
    try stage.play("")
    let page = stage.frame
    #expect(page.lines.contains { $0.contains("☐ milk") })
    #expect(stage.state.isWaiting)
    try stage.play("<Space>")
    #expect(stage.frame == page, "nothing is done to what is not there")
    try stage.play("<wait 50ms>")
    #expect(stage.told == ["milk", "x apples 2 kg", "x bread"])
    try stage.play("u")
    #expect(stage.frame.lines.dropLast(3) == page.lines.dropLast(3))
  }

  @Test func `where the rest cannot be read the page goes, and the error says why`() throws {
    let stage = stage { () throws(StorageError) in throw .damaged }
    try stage.play("<wait 50ms>")
    #expect(!stage.frame.lines.contains { $0.contains("milk") })
    #expect(stage.frame.lines.contains { $0.contains("damaged") })
    #expect(stage.state.workspace == .empty)
  }
}
