import Composable
import ComposableTesting
import Loop
import Screen
import ScreenTesting
import Testing

@testable import Gallery

@Suite struct WizardTests {
  private func store(_ wizard: Wizard = Wizard()) -> TestStore<Wizard, WizardAction, Services> {
    TestStore(initialState: wizard, reducer: wizardReducer, environment: .unimplemented)
  }

  private func play(_ size: Size = Size(50, 8)) -> Rehearsal<Gallery, GalleryAction> {
    Rehearsal(
      size: size, initialState: Gallery(Entry.all.first { $0.name == "wizard" }), reducer: galleryReducer,
      environment: { _ in GalleryEnvironment.unimplemented }, view: GalleryView.init, keymap: \.keymap,
      mouse: Gallery.mouse, isOver: \.isOver, whenOver: .ended)
  }

  @Test func `each answer leads to the next question, and the last ends it`() {
    let store = store(Wizard(step: .kind))
    store.send(.kind(.chosen("program")))
    store.receive(.advanced) { $0.step = .extras }
    store.send(.advanced) { $0.step = .review }
    store.send(.advanced) {
      $0.isDone = true
      $0.visit.exit = .back
    }
  }

  @Test func `Esc leads back, and from the first question out`() {
    let store = store(Wizard(step: .review))
    store.send(.wentBack) { $0.step = .extras }
    store.send(.extras(.left))
    store.receive(.wentBack) { $0.step = .kind }
    store.send(.kind(.left))
    store.receive(.wentBack) { $0.step = .name }
    store.send(.name(.cancelled))
    store.receive(.wentBack)
    store.receive(.visit(.left(.back))) { $0.visit.exit = .back }
    #expect(store.state.isDone == false)
  }

  @Test func `the answers are lines that the gallery prints at its end`() throws {
    let play = play()
    try play.play("tide-table<Enter>j<Enter>jj<Space><Enter>")
    #expect(play.state.answers == [])
    try play.play("<Enter>")
    #expect(play.isOver)
    #expect(
      play.state.answers == [
        "name: tide-table", "version: 0.1.0", "kind: library", "with: tests, documentation",
      ])
  }

  @Test func `who leaves it has answered nothing`() throws {
    let play = play()
    try play.play("tide<Enter><ctrl+c>")
    #expect(play.isOver && play.state.answers == [])
  }

  @Test func `nothing is an answer too, and a name that is none is not`() throws {
    let play = play()
    try play.play("<Enter>")
    #expect(play.frame.lines.contains { $0.contains("Use letters, digits and dashes.") })
    try play.play("a b<Enter>")
    #expect(play.state.exhibit?.wizard?.step == .name)
    try play.play("<backspace><backspace><tab>x<Enter>")
    #expect(play.frame.lines.contains { $0.contains("Use numbers and points, such as 1.0.") })
    try play.play("<backspace>2<Enter><Enter><Space><Enter><Enter>")
    #expect(play.state.answers == ["name: a", "version: 2", "kind: program", "with: "])
  }

  @Test(arguments: Scene.sizes + [Size(50, 8)])
  func `each question`(_ size: Size) throws {
    let play = play(size)
    var scenes = [Scene("open", play.frame)]
    for script in ["<Enter>", "tide-table<Enter>", "j", "<Enter>", "j<Space>", "<Enter>"] {
      try play.play(script)
      scenes.append(Scene(script, play.frame))
    }
    assertFrames("wizard \(size)", scenes)
  }

  @Test func `every size down to one cell is drawn without a trap`() {
    assertDraws(Wizard.Step.allCases.map { step in { WizardView(state: Wizard(step: step)) } })
  }
}
