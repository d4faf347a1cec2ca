import Composable
import Loop
import Parts
import Screen
import ScreenTesting
import Testing

@testable import Gallery

/// Each part on its page, used by keys and by the mouse.
@Suite struct PartsTourTests {
  private typealias Page = PartsTour.Page

  private func play(_ size: Size = Size(80, 24)) -> Rehearsal<Gallery, GalleryAction> {
    Rehearsal(
      size: size, initialState: Gallery(Entry.all.first { $0.name == "parts" }), reducer: galleryReducer,
      environment: { clock in
        var environment = GalleryEnvironment.unimplemented
        environment.partsTour.clock = clock
        return environment
      }, view: GalleryView.init, keymap: \.keymap, mouse: Gallery.mouse, isOver: \.isOver, whenOver: .ended)
  }

  private func tour(_ play: Rehearsal<Gallery, GalleryAction>) throws -> PartsTour {
    try #require(play.state.exhibit?.partsTour)
  }

  /// Keys that use the part of a page, after it was entered.
  private static let uses: [Page: String] = [
    .listing: "j<Space>/mi", .table: "s<end>", .tree: "llj<Space>", .viewport: "jl",
    .suggestions: "li<down>", .editor: "<down><down><ctrl+f>can", .select: "<Enter>co",
    .multiSelect: "j<Space>",
    .month: "<pgdn>l", .file: "<Enter>", .form: "<Enter>", .palette: "find", .confirm: "<Tab>",
    .toasts: "swf", .progress: "++", .charts: "",
  ]

  @Test(arguments: Scene.sizes)
  func `each page shows its part in use`(_ size: Size) throws {
    var scenes: [Scene] = []
    for (index, page) in Page.allCases.enumerated() {
      let play = play(size)
      let way = String(repeating: "j", count: index)
      try play.play("\(way)<Enter>\(Self.uses[page] ?? "")")
      #expect(try tour(play).page == page)
      scenes.append(Scene("\(way)<Enter>\(Self.uses[page] ?? "")", play.frame))
    }
    assertFrames("parts \(size)", scenes)
  }

  @Test func `Esc leads from every part back to the list`() throws {
    for (index, page) in Page.allCases.enumerated() {
      let play = play()
      try play.play("\(String(repeating: "j", count: index))<Enter>")
      #expect(try tour(play).isInside, "\(page)")
      try play.play("<Esc>")
      #expect(try !tour(play).isInside, "\(page)")
    }
  }

  @Test func `what a part asks of its parent is answered`() throws {
    let play = play()
    try play.play("<Enter><Enter>")
    #expect(try tour(play).told == "apples was opened.")
    try play.play("<Esc>/form<Enter><Enter>Ada<Enter>")
    #expect(try tour(play).told == "Ada is coming." && tour(play).form.text("name").isEmpty)
    try play.play("<Esc><Esc>/palette<Enter><Enter>find<Enter>")
    #expect(try tour(play).pages.isTyping && !tour(play).isInside)
  }

  @Test func `pages and parts are pressed`() throws {
    let play = play()
    try play.play("<click item(tree)><click item(tree)><click tree(Plants)><click tree(Trees)>")
    #expect(try tour(play).tree.rows.map(\.id) == ["Plants", "Trees", "Oak", "Ash", "Herbs", "Animals"])
    try play.play("<Esc><click item(table)><click item(table)><click header(0)><click row(2)>")
    #expect(try tour(play).table.rows.selected == 2 && tour(play).table.order?.isAscending == false)
  }
}
