import Composable
import ComposableTesting
import FoundationEssentials
import Loop
import Screen
import ScreenTesting
import Testing

@testable import Gallery

@Suite struct GalleryTests {
  private let clock = TestClock()

  private func store(_ gallery: Gallery = Gallery()) -> TestStore<Gallery, GalleryAction, GalleryEnvironment>
  {
    var environment = GalleryEnvironment.unimplemented
    environment.firstRun.value = { [clock] _ in
      try await clock.sleep(for: .seconds(1))
      return true
    }
    return TestStore(initialState: gallery, reducer: galleryReducer, environment: environment)
  }

  @Test func `what is chosen opens and begins`() {
    let store = store()
    store.exhaustivity = .off
    store.send(.menu(.moved(by: 2)))
    store.send(.menu(.selectionOpened))
    store.receive(.exhibit(.firstRun(.opened)))
    #expect(store.state.exhibit == .firstRun(FirstRun()))
    store.send(.ended)
  }

  @Test func `leaving leads back to the menu, and what the program had started ends`() {
    let store = store()
    store.exhaustivity = .off
    store.send(.menu(.moved(by: 2)))
    store.send(.menu(.selectionOpened))
    store.skipReceivedActions()
    store.exhaustivity = .on
    store.send(.exhibit(.firstRun(.visit(.left(.back))))) { $0.exhibit = nil }
    // An effect that had not ended would now send an action to a closed program.
    clock.advance(by: .seconds(10))
    #expect(!store.state.isOver)
    #expect(store.state.menu.selected == 2)
  }

  @Test func `a program that was named on the command line leads out`() {
    for exit in [Exit.back, .quit] {
      let store = store(Gallery(Entry.all[0]))
      store.exhaustivity = .off
      store.send(.exhibit(.counter(.visit(.left(exit)))))
      #expect(store.state.isOver)
      // The program stays visible, so the menu does not flash on the way out.
      #expect(store.state.exhibit != nil)
    }
  }

  @Test(arguments: Entry.all.indices)
  func `ctrl+c leads out from wherever one is`(_ index: Int) {
    var gallery = Gallery()
    gallery.exhibit = Entry.all[index].exhibit
    let store = store(gallery)
    store.exhaustivity = .off
    let action = gallery.keymap.action(for: .key("ctrl+c"))
    #expect(action == .exhibit(Entry.all[index].exhibit.visit(.left(.quit))))
    store.send(.exhibit(Entry.all[index].exhibit.visit(.left(.quit))))
    #expect(store.state.isOver)
  }

  @Test(arguments: Entry.all.indices)
  func `a colon lists what can be done in any program, and does what is chosen`(_ index: Int) throws {
    try withFolder { folder in
      let play = rehearsal(Size(60, 20), state: folder, entry: Entry.all[index])
      let titles = play.state.keymap.commands.map(\.title).filter { $0 != "palette" }
      try play.play(":")
      #expect(play.state.palette?.shown.map(\.title) == titles)
      try play.play("<esc>")
      #expect(play.state.palette == nil)
      // Its own keys are typed into the field, and none reaches the program.
      try play.play(":quit<enter>")
      #expect(play.state.isOver)
    }
  }

  @Test(arguments: Entry.all.indices)
  func `the help shows its keys below headings, and does what is chosen`(_ index: Int) throws {
    try withFolder { folder in
      let play = rehearsal(Size(60, 20), state: folder, entry: Entry.all[index])
      try play.play("<f1>")
      #expect(play.state.palette?.opening == .help)
      try play.play("<esc>")
      #expect(play.state.palette == nil && !play.isOver)
      try play.play("<f1>quit<enter>")
      #expect(play.state.isOver)
    }
  }

  @Test func `the keys in three sizes`() throws {
    try withFolder { folder in
      let play = rehearsal(Size(80, 24), state: folder, entry: Entry.all.first { $0.name == "counter" })
      try play.play("?")
      let gallery = play.state
      assertFrames("help", Scene.matrix { _ in GalleryView(gallery: gallery) })
    }
  }

  @Test func `when the terminal has gone, nothing goes on`() {
    let store = store(Gallery(Entry.all[2]))
    store.send(.exhibit(.firstRun(.opened)))
    store.send(.ended)
  }

  @Test func `the names are those of the menu, each once`() {
    #expect(Set(Entry.all.map(\.name)).count == Entry.all.count)
    #expect(Gallery().menu.lines.map(\.title) == Entry.all.map(\.title))
  }

  @Test func `keys of one's own are heard, and shown in footer, help and palette`() throws {
    try withFolder { folder in
      let path = "\(folder)/keys.json"
      try Data(
        #"{"counter.more": ["m", "Ctrl+E"], "counter.fact": [], "gallery.palette": ["f2"], "palette.close": ["f10"]}"#
          .utf8
      )
      .write(to: URL(filePath: path))
      let play = rehearsal(
        Size(60, 20), state: folder, entry: Entry.all[0], keys: try Gallery.keys(inFile: path))
      try play.play("mm<ctrl+e>")
      #expect(play.state.keymap["+"] == nil && play.state.keymap["f"] == nil)
      #expect(play.state.exhibit == .counter(Counter(count: 3)))
      #expect(play.frame.lines[19].hasPrefix(" m more  - less  q leave"))
      try play.play("<f2>more")
      #expect(play.state.palette?.current?.keys == "m Ctrl+E")
      try play.play("<f10><f10>?")
      #expect(play.state.palette?.sections.first?.commands.map(\.keys) == ["m Ctrl+E", "- Down j"])
    }
  }

  @Test(arguments: [
    (nil, "/keys.json cannot be read."),
    ("[]", #"/keys.json is not like {"gallery.leave": ["x", "f10"]}."#),
    (#"{"counter.moar": ["m"]}"#, "There is no command counter.moar. Did you mean counter.more?"),
    (#"{"counter.more": ["f"]}"#, "f can't be a key of counter.more: it is one of counter.fact."),
    (#"{"gallery.palette": ["p"]}"#, "p can't be a key of gallery.palette, where letters are typed."),
    (#"{"viewport.down": ["k"]}"#, "k can't be a key of viewport.down: it is one of viewport.up."),
    (#"{"weather.place": ["u"]}"#, "u can't be a key of weather.place: it is one of weather.unit."),
    (#"{"counter.more": ["ctrl+i"]}"#, "Ctrl+I can't be a key of counter.more: terminals send Tab instead."),
  ])
  func `keys that can't be are refused in a sentence`(_ text: String?, _ sentence: String) throws {
    try withFolder { folder in
      let path = "\(folder)/keys.json"
      if let text { try Data(text.utf8).write(to: URL(filePath: path)) }
      let expected = KeysFailure(description: sentence.hasPrefix("/") ? folder + sentence : sentence)
      #expect(throws: expected) { try Gallery.keys(inFile: path) }
    }
  }

  private func rehearsal(
    _ size: Size, state: String, entry: Entry? = nil, keys: [String: [Key]] = [:]
  ) -> Rehearsal<Gallery, GalleryAction> {
    Rehearsal(
      size: size, initialState: Gallery(entry, keys: keys), reducer: galleryReducer,
      environment: { clock in
        .live(
          services: .unimplemented, variables: ["OPENWEATHER_API_KEY": "key", "XDG_STATE_HOME": state],
          transport: { _ in
            try await clock.sleep(for: .seconds(1))
            return (WeatherClientTests.payload, HTTPResponse(status: 200))
          }, clock: clock)
      },
      view: GalleryView.init, keymap: \.keymap, mouse: Gallery.mouse, isOver: \.isOver,
      whenOpen: entry?.opening.map(GalleryAction.exhibit), whenOver: .ended)
  }

  @Test func `a press on a program opens it, and its footer is pressed too`() throws {
    try withFolder { folder in
      let play = rehearsal(Size(60, 20), state: folder)
      try play.play("<click program(2)><wait 1s>")
      guard case .firstRun? = play.state.exhibit else {
        Issue.record("not opened")
        return
      }
      try play.play("<click q>")
      #expect(play.state.exhibit == nil && play.state.menu.selected == 2)
      try play.play("<click q>")
      #expect(play.isOver)
    }
  }

  @Test(arguments: Scene.sizes)
  func `a walk through all of it`(_ size: Size) throws {
    try withFolder { folder in
      let play = rehearsal(size, state: folder)
      var scenes = [Scene("open", play.frame)]
      for script in [
        "?", "<Esc>", "<Enter>+++", "f<wait 2s>", "q",
        "j<Enter>Campana", "<Enter><wait 2s>", "q",
        "j<Enter>", "<Enter><Enter>", "<Enter><wait 200ms>", "<wait 1s>", "<Enter>",
      ] {
        try play.play(script)
        scenes.append(Scene(script, play.frame))
      }
      assertFrames("walk \(size)", scenes)
      #expect(try KeyValueFile(path: "\(folder)/tote-gallery/values.json").value(FirstRun.key) == true)
      try play.play("qq")
      #expect(play.isOver)
    }
  }

  @Test func `keys that are typed ahead reach whoever is open by then`() throws {
    try withFolder { folder in
      let play = rehearsal(Size(40, 10), state: folder)
      // Typed ahead: open the counter, count to three, leave, go down, open the weather, type a letter.
      try play.play("<Enter>+++qj<Enter>x")
      guard case .weather(let weather) = play.state.exhibit else { return #expect(Bool(false)) }
      #expect(weather.field == TextCursor("x"))
      try play.play("<ctrl+c>")
      #expect(play.isOver)
    }
  }

  @Test func `a program of its own opens by its name and ends with it`() throws {
    try withFolder { folder in
      let play = rehearsal(Size(40, 10), state: folder, entry: Entry.all[0])
      try play.play("<wait 1s>+q")
      #expect(play.isOver)
      #expect(play.frame.title == "Counter")
    }
  }
}
