import Composable
import ComposableTesting
import FoundationEssentials
import Loop
import Parts
import Screen
import ScreenTesting
import Terminal
import Testing

@testable import Gallery

@Suite struct LogViewerTests {
  private let clock = TestClock()

  private static let lines = [
    "12:00:01 INFO  started", "12:00:02 DEBUG cache has 3 entries", "12:00:03 WARN  slow answer",
    "12:00:04 ERROR no route to the warehouse", "    at line 7", "12:00:05 INFO  Warehouse is back",
  ]

  private func store(_ lines: LogLines) -> TestStore<LogViewer, LogViewerAction, LogViewerEnvironment> {
    TestStore(
      initialState: LogViewer(keeping: 100), reducer: logViewerReducer,
      environment: LogViewerEnvironment(
        source: "test", lines: { lines }, clock: clock, services: .unimplemented))
  }

  @Test func `lines are poured in batches, and the end is told`() {
    let lines = Self.lines.map { LogLine($0) }
    let store = store(LogLines(Self.lines))
    store.exhaustivity = .off
    store.send(.opened) { $0.source = "test" }
    store.exhaustivity = .on
    store.receive(.tail(.arrived(lines))) { $0.tail = LogViewer.tail(of: lines) }
    store.receive(.ended) { $0.progress = .ended }
  }

  @Test func `lines that take their time arrive ten times a second`() {
    let store = store(.madeUp(200, perSecond: 100, clock: clock))
    store.exhaustivity = .off
    store.send(.opened)
    clock.advance(by: .seconds(1))
    store.skipReceivedActions()
    #expect(store.state.progress == .reading)
    #expect((80...100).contains(store.state.tail.count))
    clock.advance(by: .seconds(2))
    store.skipReceivedActions()
    #expect(store.state.tail.count == 200 || store.state.tail.rows.endIndex == 200)
    #expect(store.state.progress == .ended)
  }

  @Test func `a source that fails says why, and keeps what was read`() {
    struct Down: Error, CustomStringConvertible { var description: String { "The disk has gone." } }
    let asked = Log<Void>()
    let store = store(
      LogLines {
        {
          asked.append(())
          if asked.values.count > 1 { throw Down() }
          return [LogLine("one")]
        }
      })
    store.exhaustivity = .off
    store.send(.opened)
    store.skipReceivedActions()
    #expect(store.state.progress == .failed("The disk has gone."))
    #expect(store.state.tail.shown(height: 9) == [LogLine("one")])
  }

  @Test func `leaving ends the reading`() {
    let store = store(.madeUp(clock: clock))
    store.exhaustivity = .off
    store.send(.opened)
    clock.advance(by: .milliseconds(500))
    store.skipReceivedActions()
    store.exhaustivity = .on
    store.send(.visit(.left(.back))) { $0.visit.exit = .back }
    clock.advance(by: .seconds(5))
  }

  @Test(arguments: [
    ("12:00:04 ERROR no route", LogLine.Level.error), ("level=warn slow", .warning), ("[info] up", .info),
    (#"{"level":"debug"}"#, .debug), ("NOTICE: new", .info), ("FATAL", .error),
  ])
  func `a line's level is the first that it names`(_ text: String, _ level: LogLine.Level) {
    #expect(LogLine(text).level == level)
  }

  @Test func `a word in a sentence is no level`() {
    for text in [
      "no error found", "INFORM them", "TERRORS", "", "xWARN", String(repeating: " ", count: 200) + "ERROR",
    ] {
      #expect(LogLine(text).level == nil, "\(text)")
    }
  }

  @Test func `a filter has words in any order and any case, and a least level`() throws {
    let lines = Self.lines.map { LogLine($0) }
    func shown(_ text: String, _ least: LogLine.Level = .debug) throws -> [Int] {
      let filter = try #require(LogFilter(text, least: least))
      return lines.indices.filter { lines[$0].fits(filter) }
    }
    #expect(try shown("WAREHOUSE") == [3, 5])
    #expect(try shown("the no") == [3])
    #expect(try shown("", .warning) == [2, 3])
    #expect(try shown("warehouse", .info) == [3, 5])
    #expect(try shown("warehouses") == [])
    #expect(LogFilter(" ", least: .debug) == nil)
  }

  @Test func `a line that was printed in colours keeps them, and is found by its words`() throws {
    let line = LogLine("\u{1B}[31mERR\u{1B}[0m no \u{1B}[1mrou\u{1B}[0mte")
    #expect(line.level == .error)
    #expect(line.fits(try #require(LogFilter("no route", least: .error))))
    #expect(!line.fits(try #require(LogFilter("31m", least: .debug))))
    let frame = Frame(size: Size(20, 2)) {
      $0.draw(LogViewerView(state: LogViewer.read([line.text])), in: $0.bounds)
    }
    #expect(frame.plainText.hasPrefix("ERR no route\n"))
  }

  @Test func `a file is read, and what is added to it later`() throws {
    try withFolder { folder in
      let file = URL(filePath: "\(folder)/a.log")
      try Data("one\ntwo\r\nthr".utf8).write(to: file)
      let store = store(LogLines(file: file.path, clock: clock))
      store.exhaustivity = .off
      store.send(.opened)
      clock.advance(by: .milliseconds(500))
      store.skipReceivedActions()
      #expect(store.state.tail.shown(height: 9).map(\.text) == ["one", "two"])
      try Data("one\ntwo\r\nthree\n\nfour\n".utf8).write(to: file, options: [])
      clock.advance(by: .milliseconds(500))
      store.skipReceivedActions()
      #expect(store.state.tail.shown(height: 9).map(\.text) == ["one", "two", "three", "", "four"])
      // A last line without an end shows after a while, and a file that was cut begins anew.
      try Data("one\ntwo\r\nthree\n\nfour\nfiv".utf8).write(to: file, options: [])
      clock.advance(by: .seconds(2))
      try Data("new\n".utf8).write(to: file, options: [])
      clock.advance(by: .seconds(1))
      store.skipReceivedActions()
      #expect(store.state.tail.shown(height: 9).map(\.text).suffix(3) == ["four", "fiv", "new"])
      store.send(.visit(.left(.back)))
    }
  }

  @Test func `a file that isn't there is a sentence`() {
    let store = store(LogLines(file: "/nowhere/a.log", clock: clock))
    store.exhaustivity = .off
    store.send(.opened)
    store.skipReceivedActions()
    #expect(store.state.progress == .failed("/nowhere/a.log can't be read: No such file or directory."))
  }

  // MARK: On the screen

  private func play(_ size: Size, _ lines: @escaping @Sendable (any Clock<Duration>) -> LogLines)
    -> Rehearsal<Gallery, GalleryAction>
  {
    let entry = Entry.all.first { $0.name == "log" }
    return Rehearsal(
      size: size, initialState: Gallery(entry), reducer: galleryReducer,
      environment: { clock in
        var environment = GalleryEnvironment.unimplemented
        environment.log = LogViewerEnvironment(
          source: "", lines: { lines(clock) }, clock: clock, services: .unimplemented)
        return environment
      }, view: GalleryView.init, keymap: \.keymap, mouse: Gallery.mouse, isOver: \.isOver,
      whenOpen: entry?.opening.map(GalleryAction.exhibit), whenOver: .ended)
  }

  @Test(arguments: Scene.sizes)
  func `a log that is read`(_ size: Size) throws {
    let play = play(size) { _ in LogLines(Self.lines) }
    var scenes = [Scene("open", play.frame)]
    for script in ["L", "L", "<Esc>", "/ware", "<Enter>", "/ x"] {
      try play.play(script)
      scenes.append(Scene(script, play.frame))
    }
    assertFrames("read \(size)", scenes)
    try play.play("<Esc><Esc>")
    #expect(play.isOver)
  }

  @Test(arguments: Scene.sizes)
  func `a log that keeps coming`(_ size: Size) throws {
    let play = play(size) { LogLines.madeUp(2000, perSecond: 500, clock: $0) }
    var scenes: [Scene] = []
    for script in [
      "<wait 1s>", "k", "<wait 1s>", "/error", "<wait 1s>", "<Esc>", "G", "<wait 2s>", "ll",
    ] {
      try play.play(script)
      scenes.append(Scene(script, play.frame))
    }
    assertFrames("coming \(size)", scenes)
  }

  // Were each line dearer than the one before, this would take minutes.
  @Test func `twenty thousand lines of standard input come through one by one`() async throws {
    let text = (1...20_000).map { "line \($0)\n" }.joined()
    var (count, last) = (0, "")
    for try await line in LogLines(StandardInput.Lines(text)) { (count, last) = (count + 1, line.text) }
    #expect(count == 20_000 && last == "line 20000")
  }

  @Test func `why there are no lines is said in full`() throws {
    let play = play(Size(30, 8)) { LogLines(file: "/nowhere/a.log", clock: $0) }
    try play.play("<wait 1s>")
    #expect(play.frame.lines[1].hasPrefix("No such file or directory."))
    let empty = self.play(Size(30, 8)) { _ in LogLines([]) }
    try empty.play("<wait 1s>")
    #expect(empty.frame.lines[0].hasPrefix("No lines."))
  }

  @Test func `people who hear the screen get the lines without signs`() throws {
    let view = LogViewerView(state: LogViewer.read(Self.lines))
    #expect(!Frame(view, size: Size(50, 8), isLinear: true).lines.isEmpty)
  }

  @Test func `every size down to one cell is drawn without a trap`() {
    var narrowed = LogViewer.read(Self.lines)
    narrowed.isTyping = true
    assertDraws([{ LogViewerView(state: .read(Self.lines)) }, { LogViewerView(state: narrowed) }])
  }
}

extension LogViewer {
  fileprivate static func tail(of lines: [LogLine]) -> Tail<LogLine> {
    var tail = Tail<LogLine>(keeping: 100)
    _ = Tail.reducer(&tail, .arrived(lines), ())
    return tail
  }

  fileprivate static func read(_ lines: [String]) -> LogViewer {
    var viewer = LogViewer()
    viewer.tail = tail(of: lines.map { LogLine($0) })
    return viewer
  }
}
