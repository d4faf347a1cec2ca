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

  private func play(_ size: Size = Size(80, 24), isLinear: Bool = false) -> Rehearsal<Gallery, GalleryAction>
  {
    Rehearsal(
      size: size, initialState: Gallery(Entry.all.first { $0.name == "parts" }), reducer: galleryReducer,
      environment: { clock in
        var environment = GalleryEnvironment.unimplemented
        environment.partsTour.clock = clock
        return environment
      }, view: GalleryView.init, keymap: \.keymap, mouse: Gallery.mouse, isOver: \.isOver, whenOver: .ended,
      linear: isLinear)
  }

  private func tour(_ play: Rehearsal<Gallery, GalleryAction>) throws -> PartsTour {
    try #require(play.state.exhibit?.partsTour)
  }

  /// Keys that use the part of a page, after it was entered.
  private static let uses: [Page: String] = [
    .listing: "j<Space>/mi", .columns: "ss<end>", .tree: "lljl", .viewport: "jl",
    .splitter: "<alt+left><alt+left>",
    .suggestions: "li<down>", .editor: "<down><down><ctrl+f>can",
    .boxes: "j<Space>",
    .month: "<pgdn>l", .form: "<Enter>", .palette: "find", .confirm: "<Tab>",
    .toasts: "swd", .progress: "++", .charts: "",
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

  @Test func `people who hear the screen get the same without boxes and signs`() throws {
    var scenes: [Scene] = []
    for (index, page) in Page.allCases.enumerated() {
      let way = String(repeating: "j", count: index) + "<Enter>" + (Self.uses[page] ?? "")
      let play = play(Size(50, 16), isLinear: true)
      try play.play(way)
      scenes.append(Scene(way, play.frame))
    }
    assertFrames("linear", scenes)
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
    try play.play("<click item(tree)><click item(tree)><click fold(Plants)><click fold(Trees)>")
    #expect(try tour(play).tree.shown.map(\.id) == ["Plants", "Trees", "Oak", "Ash", "Herbs", "Animals"])
    try play.play(
      "<Esc><click item(columns)><click item(columns)><click header(0)><click header(0)><click item(2)>")
    #expect(try tour(play).numbers.cursor == 19_998 && tour(play).numbers.order?.isAscending == false)
  }
}
