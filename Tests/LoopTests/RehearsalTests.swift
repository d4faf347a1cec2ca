import Composable
import Loop
import Screen
import Synchronization
import Testing

@Suite struct RehearsalTests {
  @Test func `every painted frame comes with the step that led to it`() throws {
    let play = Rehearsal()
    try play.play("iab<Esc>")
    #expect(play.shots.map(\.step) == ["", "i", "a", "b", "<Esc>"])
    #expect(play.shots.map(\.frame.top) == ["|0", "|0", "a|0", "ab|0", "ab|0"])
  }

  @Test func `a script goes on where the last one ended`() throws {
    let play = Rehearsal()
    #expect(try play.play("ia").map(\.step) == ["i", "a"])
    #expect(try play.play("b").map(\.frame.top) == ["ab|0"])
    #expect(play.state.text == "ab")
  }

  @Test func `what is loading is seen before what was loaded`() throws {
    let play = Rehearsal { JotterEnvironment(lookUp: { $0 + "!" }, clock: $0) }
    let shots = try play.play("iab<Esc>l").suffix(2)
    #expect(shots.map(\.step) == ["l", "l"])
    #expect(shots.map(\.frame.top) == ["ab|0", "ab!|0"])
  }

  @Test func `time goes by in the script alone, and each moment is painted`() throws {
    let play = Rehearsal(whenOver: .typingEnded)
    try play.play("w<wait 999ms>")
    #expect(play.frame.top == "|0")
    #expect(try play.play("<wait 2s>").map(\.frame.top) == ["|1", "|2"])
    #expect(play.runningEffects == ["timer of Watch()"])
  }

  @Test func `the first event is the size`() {
    let play = Rehearsal(size: Size(30, 2)) { JotterEnvironment(clock: $0) }
    #expect(play.state.width == 30)
    #expect(play.shots.count == 1)
  }

  @Test func `the first action is handled before the first frame, and its effects after it`() throws {
    let play = Rehearsal(whenOpen: .lookedUp) { JotterEnvironment(lookUp: { _ in "found" }, clock: $0) }
    #expect(play.shots.map(\.frame.top) == ["|0"])
    try play.play("")
    #expect(play.shots.map(\.frame.top) == ["|0", "found|0"])
  }

  @Test func `a resize changes the frames that follow`() throws {
    let play = Rehearsal()
    try play.play("<resize 3x2>")
    #expect(play.shots.map(\.frame.size) == [Size(12, 1), Size(3, 2)])
  }

  @Test func `only the last frame is kept where that is asked for`() throws {
    let play = Rehearsal(keepsShots: false)
    #expect(try play.play("iabc").map(\.frame.top) == ["abc|0"])
    #expect(play.shots.count == 1)
  }

  @Test func `the last action and its effects belong to the rehearsal`() throws {
    let saved = Mutex<[String]>([])
    let play = Rehearsal(whenOver: .saved) { clock in
      JotterEnvironment(
        save: { text in
          try? await clock.sleep(for: .seconds(1))
          saved.withLock { $0.append(text) }
        }, clock: clock)
    }
    try play.play("ia<Esc>q")
    #expect(play.isOver)
    #expect(saved.withLock { $0 } == ["a"])
    try play.end()
    #expect(saved.withLock { $0 } == ["a"])
  }

  @Test func `a timer that runs does not hold a program up`() throws {
    let play = Rehearsal()
    try play.play("wq")
    #expect(play.isOver)
    #expect(play.runningEffects.isEmpty)
  }

  @Test func `an effect left running at the end is an error by name`() throws {
    let play = Rehearsal(whenOver: .saved) { clock in
      JotterEnvironment(save: { _ in for await _ in AsyncStream<Int>.makeStream().stream {} }, clock: clock)
    }
    let error = #expect(throws: RehearsalError.self) { try play.play("ia<Esc>q") }
    #expect(
      error?.message == """
        These effects were still running when the program ended:

          "save"

        A real program would have waited for them until its patience ran out. Mark with `.finishing()` only what ends by itself.
        """)
  }

  @Test func `what the last action starts without a mark is an error by name`() throws {
    let play = Rehearsal(whenOver: .lookedUp) { clock in
      JotterEnvironment(lookUp: { _ in "late" }, clock: clock)
    }
    let error = #expect(throws: RehearsalError.self) { try play.play("q") }
    #expect(
      error?.message == """
        These effects began with the "whenOver" action, and were cancelled because the program had ended:

          "look up"

        Mark them with `.finishing()`, so that the program waits for them.
        """)
    #expect(play.state.text == "")
  }

  @Test func `a dependency that the rehearsal does not have is an error by name`() throws {
    let play = Rehearsal()
    let error = #expect(throws: RehearsalError.self) { try play.play("l") }
    #expect(error?.description.hasPrefix("The dependency \"lookUp\" was called") == true)
  }

  @Test func `an error that no effect has caught ends the rehearsal`() throws {
    struct Broken: Error {}
    let play = Rehearsal { JotterEnvironment(lookUp: { _ in throw Broken() }, clock: $0) }
    let error = #expect(throws: RehearsalError.self) { try play.play("l") }
    #expect(error?.description.hasPrefix("The effect \"look up\" threw an error") == true)
  }

  @Test func `a script that goes on after the end is an error`() throws {
    let play = Rehearsal()
    let error = #expect(throws: RehearsalError.self) { try play.play("qi") }
    #expect(error?.message == "The program had ended before i.")
    #expect(
      error?.place?.contains("RehearsalTests.swift:") == true && error?.place?.hasSuffix("\"qi\"") == true)
  }

  @Test func `a key that nothing is bound to is an error that names those that are`() throws {
    let play = Rehearsal()
    let error = #expect(throws: RehearsalError.self) { try play.play("Z") }
    #expect(error?.message.hasPrefix("Nothing is bound to Z here.\n\nBound: i ") == true)
    play.allowsUnboundKeys = true
    try play.play("Z<F5>q")
    #expect(play.isOver)
  }

  @Test func `a key that is dropped while the program is busy is no error`() throws {
    let play = Rehearsal(
      size: Size(12, 1), initialState: Jotter(), reducer: jotter,
      environment: { JotterEnvironment(clock: $0) }, view: jotterView, keymap: jotterKeys,
      typeahead: { _ in .drop })
    try play.play("Z")
  }

  @Test func `a thousand rehearsals paint the same frames`() throws {
    func shots() throws -> [ScriptedConsole.Shot] {
      let play = Rehearsal(whenOver: .typingEnded) { clock in
        JotterEnvironment(
          lookUp: { text in
            try await clock.sleep(for: .milliseconds(1_500))
            async let first = text + "1"
            async let second = text + "2"
            return await first + second
          }, clock: clock)
      }
      try play.play("ia<Esc>wl<wait 3s>")
      return play.shots
    }
    let first = try shots()
    #expect(first.map(\.frame.top).suffix(4) == ["a|1", "a1a2|1", "a1a2|2", "a1a2|3"])
    for _ in 0..<1_000 { #expect(try shots() == first) }
  }
}
