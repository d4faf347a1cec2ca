import Composable
import Screen
import Testing

@testable import Loop

/// Effects that answer when a test says so, and waits that are named.
@Suite struct AnswersTests {
  struct Page: Equatable, Sendable { var texts: [String] = [] }
  enum PageAction: Equatable, Sendable { case fetchPressed, fetched(String), ticked }

  private func rehearsal(
    pause: Duration = .milliseconds(300), inFlight: InFlight = .join
  ) -> Rehearsal<Page, PageAction> {
    Rehearsal(
      size: Size(20, 4), initialState: Page(),
      reducer: Reducer<Page, PageAction, any Clock<Duration>> { state, action, clock in
        switch action {
        case .fetchPressed:
          return .run(name: "fetch") { send in
            try await clock.sleep(for: pause)
            send(.fetched("itself"))
          }.cancellable(id: "fetch", inFlight: inFlight)
        case .fetched(let text): state.texts.append(text)
        case .ticked: return .timer(id: "tick", every: .seconds(1), clock: clock, name: "tick") { .ticked }
        }
        return .none
      },
      environment: { $0 }, view: { Text($0.texts.joined(separator: " ")) },
      keymap: { _ in
        Keymap([
          Command("fetch", keys: "f", action: PageAction.fetchPressed),
          Command("tick", keys: "t", action: .ticked),
        ])
      })
  }

  @Test func `what is held answers only when the test says so, the oldest first`() throws {
    let page = holding("fetch") { rehearsal() }
    try page.play("ff<wait 5s>")
    #expect(page.state.texts == [] && page.runningEffects.count == 2)
    try page.answer("fetch", number: 2, .fetched("second"))
    try page.answer("fetch", .fetched("first"), .fetched("more"), ending: false)
    #expect(page.state.texts == ["second", "first", "more"] && page.runningEffects.count == 1)
    try page.answer("fetch", .fetched("last"))
    #expect(page.runningEffects.isEmpty && page.state.texts == ["second", "first", "more", "last"])
  }

  @Test func `what was cancelled may answer, which changes nothing and takes no other's place`() throws {
    let page = holding("fetch") { rehearsal(inFlight: .replace) }
    try page.play("fff")
    try page.answer("fetch", number: 1, .fetched("first"))
    #expect(page.state.texts == [] && page.runningEffects.count == 1)
    try page.answer("fetch", .fetched("third"))
    try page.answer("fetch", .fetched("second"))
    #expect(page.state.texts == ["third"] && page.runningEffects.isEmpty)
    #expect(throws: RehearsalError.self) { try page.answer("fetch", .fetched("")) }
    #expect(throws: RehearsalError.self) { try page.answer("fetch", number: 2, .fetched("")) }
  }

  @Test func `an answer of what isn't running names what is`() throws {
    let page = holding("fetch") { rehearsal() }
    try page.play("f")
    let error = #expect(throws: RehearsalError.self) { try page.answer("save", .fetched("")) }
    #expect(error?.message.hasPrefix("No effect \"save\" can answer here.\n\nRunning: \"fetch\"\n") == true)
  }

  @Test func `a script waits for an effect by its name, and no longer`() throws {
    let page = rehearsal()
    try page.play("f<wait for fetch>")
    #expect(page.state.texts == ["itself"])
    try page.play("f")
    try page.play("<wait for fetch>")
    #expect(page.state.texts == ["itself", "itself"])
    try page.play("<wait for fetch>")
  }

  @Test func `what never ends isn't waited for for ever`() throws {
    let page = holding("fetch") { rehearsal() }
    try page.play("f")
    let error = #expect(throws: RehearsalError.self) { try page.play("<wait for fetch>") }
    #expect(error?.message.hasPrefix("The effect \"fetch\" doesn't end by itself.") == true)
  }
}
