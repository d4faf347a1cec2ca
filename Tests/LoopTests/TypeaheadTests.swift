import Composable
import Dispatch
import Loop
import Screen
import Synchronization
import Testing

/// Events that a state has no answer for: the program keeps them for a later state.
@Suite struct TypeaheadTests {
  /// Loads something, and logs the keys that it gets afterwards.
  struct Page: Equatable {
    enum Loading { case loading, loaded, failed }
    var loading = Loading.loading
    var text = ""
    var isShouting = false
    var isAsking = false
    var isOver = false
  }

  enum PageAction: Equatable, Sendable {
    case retried, loaded, failed, answered
    case typed(Character)
    case shoutingChanged
    case pressed(Point)
    case asked
    case resized(Size)
    case left
  }

  struct PageEnvironment: Sendable {
    var load: @Sendable () async -> PageAction
    var hasAnswered: @Sendable () -> Void = {}
  }

  static let page = Reducer<Page, PageAction, PageEnvironment> { state, action, environment in
    switch action {
    case .retried:
      state.loading = .loading
      return .run(name: "load") { send in send(await environment.load()) }
    case .loaded: state.loading = .loaded
    case .failed: state.loading = .failed
    case .typed(let character): state.text.append(character)
    case .shoutingChanged: state.isShouting.toggle()
    case .pressed(let point): state.text += "(\(point.column))"
    case .asked:
      state.isAsking = true
      return .run(name: "ask") { send in
        send(.answered)
        environment.hasAnswered()
      }
    case .answered:
      state.isAsking = false
      state.isShouting = true
      state.text += "!"
    case .resized(let size): state.text += "[\(size.width)]"
    case .left: state.isOver = true
    }
    return .none
  }

  static func keymap(_ state: Page) -> Keymap<PageAction> {
    let isShouting = state.isShouting
    switch state.loading {
    case .loading:
      return Keymap([Command("leave", keys: "ctrl+c", action: PageAction.left)]) { event in
        if case .resize(let size) = event { .resized(size) } else { nil }
      }
    case .failed:
      return Keymap([Command("tryAgain", keys: "r", action: PageAction.retried)])
    case .loaded:
      return Keymap([
        Command("leave", keys: "q", action: PageAction.left),
        Command("loadAgain", keys: "R", action: .retried),
        Command("shout", keys: "S", action: .shoutingChanged),
        Command("ask", keys: "A", action: .asked),
      ]) { event in
        guard case .key(let key) = event, let character = key.character else { return nil }
        return .typed(isShouting ? Character(character.uppercased()) : character)
      }
    }
  }

  static func mouse(_ state: Page, _ event: Event) -> PageAction? {
    guard state.loading == .loaded, case .click(_, let point) = event else { return nil }
    return .pressed(point)
  }

  static func typeahead(_ state: Page) -> Typeahead {
    switch state.loading {
    case .loading: .hold
    case .loaded: .handle
    case .failed: .drop
    }
  }

  /// A page that loads for a second, and for another whenever it is told to.
  func page(
    answers: @escaping @Sendable () -> PageAction = { .loaded },
    typeahead: @escaping (Page) -> Typeahead = Self.typeahead
  ) -> Rehearsal<Page, PageAction> {
    Rehearsal(
      size: Size(20, 1), initialState: Page(), reducer: Self.page,
      environment: { clock in
        PageEnvironment(
          load: {
            try? await clock.sleep(for: .seconds(1))
            return answers()
          })
      },
      view: { Text($0.text) }, keymap: Self.keymap, mouse: Mouse(Self.mouse), typeahead: typeahead,
      isOver: \.isOver,
      whenOpen: .retried)
  }

  @Test func `what a state has no keys for is handled in its order as soon as it has`() throws {
    let page = page()
    try page.play("abc")
    #expect(page.state.text == "[20]")
    try page.play("<wait 1s>")
    #expect(page.state.text == "[20]abc")
    try page.play("d")
    #expect(page.state.text == "[20]abcd")
  }

  @Test func `what a state that holds has keys for is handled at once`() throws {
    let page = page()
    try page.play("ab<resize 9x1>")
    #expect(page.state.text == "[20][9]")
    try page.play("<wait 1s>")
    #expect(page.state.text == "[20][9]ab")
  }

  @Test func `each held event meets the keys of the state that the one before has left`() throws {
    let page = page()
    try page.play("aSbSc<wait 1s>")
    #expect(page.state.text == "[20]aBc")
  }

  @Test func `a held event that makes the state hold again leaves the rest held`() throws {
    let page = page()
    try page.play("aRbRc<wait 1s>")
    #expect(page.state.text == "[20]a")
    try page.play("d<wait 1s>")
    #expect(page.state.text == "[20]ab")
    try page.play("<wait 1s>")
    #expect(page.state.text == "[20]abcd")
  }

  @Test func `a press of the mouse is held as a key is, and hits what the later state shows`() throws {
    let page = page()
    try page.play("a<click 3,0>b<wait 1s>")
    #expect(page.state.text == "[20]a(3)b")
    try page.play("<click 4,0>")
    #expect(page.state.text == "[20]a(3)b(4)")
  }

  @Test func `what a state drops is forgotten, and what follows is handled as ever`() throws {
    let answers = Mutex<[PageAction]>([.failed, .loaded])
    let page = page(answers: { answers.withLock { $0.removeFirst() } })
    try page.play("abr<wait 1s>")
    #expect(page.state.loading == .failed)
    try page.play("cr")
    #expect(page.state.loading == .loading)
    try page.play("d<wait 1s>")
    #expect(page.state.text == "[20]d")
  }

  @Test func `a held event without an answer in the later state either is passed over`() throws {
    let page = page()
    page.allowsUnboundKeys = true
    try page.play("a<f5>b<wait 1s>")
    #expect(page.state.text == "[20]ab")
  }

  @Test func `where nothing is said, what has no answer is not kept`() throws {
    let page = page(typeahead: { _ in .handle })
    page.allowsUnboundKeys = true
    try page.play("ab<wait 1s>c")
    #expect(page.state.text == "[20]c")
  }

  @Test func `nothing held is handled after the end, whatever ended it`() throws {
    let quits = page()
    try quits.play("aqb<wait 1s>")
    #expect(quits.isOver)
    #expect(quits.state.text == "[20]a")

    let left = page()
    try left.play("ab<ctrl+c>")
    #expect(left.isOver)
    #expect(left.state.text == "[20]")
  }

  @Test func `what effects answer arrives between the events that were held`() async {
    let (load, mayLoad) = AsyncStream<Void>.makeStream()
    let hasAnswered = DispatchSemaphore(value: 0)
    let state = await onThread {
      let console = BatchConsole([[.key("A"), .key("b")], nil])
      console.beforeBatch = { if $0 == 1 { mayLoad.finish() } }
      let store = Store(
        initialState: Page(), reducer: Self.page,
        environment: PageEnvironment(
          load: {
            for await _ in load {}
            return .loaded
          }, hasAnswered: { hasAnswered.signal() }))
      // "A" is handled only when its effect has answered.
      store.observe { if $0.isAsking { hasAnswered.wait() } }
      let program = Program(
        store: store, view: { Text($0.text) }, keymap: Self.keymap, mouse: Mouse(Self.mouse),
        typeahead: Self.typeahead,
        isOver: \.isOver, whenOpen: .retried)
      program.run(on: console)
      return store.state
    }
    #expect(state.text == "[12]!B")
  }

  /// Counts how often the state was shared while it was changed.
  final class Owner {}
  struct Owned {
    var owner = Owner()
    var changes = 0
    var copies = 0
  }

  @Test func `the state has one owner while an action is handled, whoever was asked for it`() async {
    let owned = await onThread {
      let reducer = Reducer<Owned, Bool, Void> { state, _, _ in
        state.changes += 1
        if !isKnownUniquelyReferenced(&state.owner) { state.copies += 1 }
        return .none
      }
      let keys = Keymap([Command("key", keys: "k", action: true)])
      let store = Store(initialState: Owned(), reducer: reducer, environment: ())
      let program = Program(
        store: store, view: { Text("\($0.changes)") }, keymap: { $0.changes < 100 ? keys : Keymap([]) },
        mouse: Mouse { (state: Owned, event: Event) in
          if case .click = event { state.changes > 0 } else { nil }
        },
        typeahead: { $0.changes == 0 ? .hold : .handle })
      let press = Event.click(.left, .zero)
      program.run(on: BatchConsole([[.key("x"), .key("k"), press], [press, .key("k")]]))
      return (store.state.changes, store.state.copies)
    }
    #expect(owned == (4, 0))
  }
}
