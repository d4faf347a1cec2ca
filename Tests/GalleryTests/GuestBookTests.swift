import Composable
import ComposableTesting
import Loop
import Parts
import Screen
import ScreenTesting
import Testing

@testable import Gallery

/// A program made of parts: what it adds to them.
@Suite struct GuestBookTests {
  private func play(_ size: Size = Size(50, 15)) -> Rehearsal<Gallery, GalleryAction> {
    Rehearsal(
      size: size, initialState: Gallery(Entry.all.first { $0.name == "guests" }), reducer: galleryReducer,
      environment: { clock in
        var environment = GalleryEnvironment.unimplemented
        environment.guestBook.clock = clock
        return environment
      }, view: GalleryView.init, keymap: \.keymap, mouse: Gallery.mouse, isOver: \.isOver, whenOver: .ended)
  }

  private func book(_ play: Rehearsal<Gallery, GalleryAction>) throws -> GuestBook {
    guard case .guestBook(let book)? = play.state.exhibit else { throw NotOpen() }
    return book
  }

  private struct NotOpen: Error {}

  @Test func `a guest is added by the form, and told of`() throws {
    let play = play()
    try play.play("a<Enter>")
    #expect(try book(play).form?.problems[.name] == "Somebody has to come.")
    try play.play("Barbara<Tab><Space><Tab><Space><Enter>")
    #expect(try book(play).guests.last == GuestBook.Guest(name: "Barbara", seats: 2, isVegetarian: true))
    #expect(try book(play).toasts.shown.map(\.text) == ["Barbara is coming"])
    try play.play("<wait 5s>")
    #expect(try book(play).toasts.shown.isEmpty)
  }

  @Test func `one is deleted only after a question that begins on no`() throws {
    let play = play()
    try play.play("d<Enter>")
    #expect(try book(play).guests.count == 3)
    try play.play("jd<Tab><Enter>")
    #expect(try book(play).guests.map(\.name) == ["Ada", "Linus"])
    try play.play("d")
    #expect(try book(play).confirm != nil && book(play).guests.count == 2)
  }

  @Test func `all of it goes by the mouse`() throws {
    let play = play()
    try play.play("<click header(1)><click item(1)>")
    #expect(try book(play).list.shown.map(\.cells[1]) == ["1", "2", "4"] && book(play).selected == 1)
    try play.play("<click d><click yes><click toast(1)>")
    #expect(try book(play).guests.map(\.name) == ["Ada", "Linus"] && book(play).toasts.shown.isEmpty)
    try play.play("<click a><click field(vegetarian)><click field(vegetarian)><Esc>")
    #expect(try book(play).form == nil)
  }

  @Test(arguments: Scene.sizes)
  func `what it looks like`(_ size: Size) throws {
    let play = play(size)
    var scenes = [Scene("open", play.frame)]
    for script in ["s", "a", "<Enter>", "Barbara<Enter>", "<wait 5s>d", "<Tab><Enter>", "?"] {
      try play.play(script)
      scenes.append(Scene(script, play.frame))
    }
    assertFrames("guest book \(size)", scenes)
  }
}
