import Composable
import FoundationEssentials
import Loop
import Screen
import Synchronization
import Testing

@testable import Inspector

/// A part of a history becomes a test.
@Suite struct CutTests {
  private let cut = TestCut(reducer: "pantryReducer", environment: "PantryEnvironment.unimplemented")

  private func history(_ script: String) throws -> History<Pantry, PantryAction> {
    let pantry = pantry()
    try pantry.play(script)
    return try #require(pantry.history)
  }

  /// `CutExamples` is compiled and run, and so proves that what is cut compiles and passes.
  @Test func `what is cut is a test that passes`() throws {
    let history = try history("fj<Space>t<wait 2s><paste a\nb>")
    let tests = [1...3, 4...5, 6...8, 9...9].map { cut.test(of: history, $0) }
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "CutExamples.swift")
    let file = try String(contentsOf: path, encoding: .utf8)
    // The house breaks some lines otherwise.
    func bare(_ text: String) -> String { text.filter { !$0.isWhitespace }.replacing(",]", with: "]") }
    for test in tests { #expect(bare(file).contains(bare(test)), "\(test)") }
  }

  @Test func `rows that a test doesn't need are left out of it`() throws {
    let history = try history("fj<Space>")
    func test(_ smaller: [Smaller<Pantry>]) -> String {
      cut.test(of: history, 4...5, smaller: smaller) { state, action in
        _ = pantryReducer(&state, action, .unimplemented)
      }
    }
    let whole = test([])
    #expect(whole == cut.test(of: history, 4...5) && whole.contains("Apples"))
    let least = test([.rows(\.items)])
    // The cursor is on the second row, so there must be two.
    #expect(!least.contains("Apples") && least.contains("Milk") && least.contains("Bread"))
    #expect(least.contains("store.send(.ticked) { $0.items[1].isTicked = true }"))
  }

  @Test func `where the actions alone don't lead to what happened, nothing is left out`() throws {
    let history = try history("fj<Space>")
    let test = cut.test(of: history, 4...5, smaller: [.rows(\.items)]) { _, _ in }
    #expect(test == cut.test(of: history, 4...5))
  }

  @Test func `of many rows, those that matter are found`() {
    struct Table: Equatable { var rows = Array(1...100) }
    var tried = 0
    let least = Smaller.rows(\Table.rows).reduced(Table()) { table in
      tried += 1
      return table.rows.contains(17) && table.rows.contains(90)
    }
    #expect(least.rows == [17, 90] && tried < 100)
  }

  @Test func `the test of a feature has its part of the state and its own actions alone`() throws {
    struct Pair: Equatable, Sendable { var left = Pantry(), right = Pantry() }
    enum PairAction: Equatable, Sendable { case left(PantryAction), right(PantryAction) }
    let pair = Reducer<Pair, PairAction, PantryEnvironment> { state, action, environment in
      switch action {
      case .left(let action):
        pantryReducer.run(action, in: &state, at: \.left, environment, as: PairAction.left)
      case .right(let action):
        pantryReducer.run(action, in: &state, at: \.right, environment, as: PairAction.right)
      }
    }
    let program = Rehearsal(
      size: Size(10, 2), initialState: Pair(), reducer: pair,
      environment: { PantryEnvironment(load: { staples }, clock: $0) }, view: { _ in Text("") },
      keymap: { _ in
        Keymap([
          Command("key", keys: "a", action: PairAction.left(.typed("A"))),
          Command("key", keys: "b", action: .right(.typed("B"))),
        ])
      }, history: .keeping(100))
    try program.play("abab")
    let test = cut.test(of: try #require(program.history), 1...4, state: \.right) {
      if case .right(let action) = $0 { action } else { nil }
    }
    #expect(test.contains("store.send(.typed(\"B\")) { $0.note = \"B\" }"))
    #expect(test.contains("store.send(.typed(\"B\")) { $0.note = \"BB\" }"))
    #expect(!test.contains("\"A\"") && !test.contains("left"))
  }

  @Test func `a row that comes or goes, a key and a part of an optional are written alone`() throws {
    func source(_ change: (inout Shelf) -> Void) throws -> [String] {
      var other = Shelf()
      change(&other)
      return try Assignments.source(from: Shelf(), to: other)
    }
    #expect(try source { $0.rows = [1, 3] } == ["$0.rows.remove(at: 1)"])
    #expect(try source { $0.rows.append(4) } == ["$0.rows.append(4)"])
    #expect(try source { $0.rows = [4, 5] } == ["$0.rows = [\n  4,\n  5\n]"])
    #expect(try source { $0.rows[2] = 4 } == ["$0.rows[2] = 4"])
    #expect(try source { $0.names["a"] = 2 } == ["$0.names[\"a\"] = 2"])
    #expect(try source { $0.names["c"] = 3 } == ["$0.names[\"c\"] = 3"])
    #expect(try source { $0.names["a"] = nil } == ["$0.names[\"a\"] = nil"])
    #expect(try source { $0.editor?.text = "b" } == ["$0.editor?.text = \"b\""])
    #expect(try source { $0.editor = nil } == ["$0.editor = nil"])
    #expect(try source { $0.jars[id: 7]?.name = "b" } == ["$0.jars[id: 7]?.name = \"b\""])
    #expect(try source { $0.jars.append(Jar(id: 9)) } == ["$0.jars.append(Jar(\n  id: 9,\n  name: \"\"\n))"])
    #expect(try source { $0.jars[id: 7] = nil } == ["$0.jars[id: 7] = nil"])
  }

  @Test func `a part of what a case carries is written alone, a case that carries a value as a whole`() throws
  {
    func source(_ change: (inout Shelf) -> Void) throws -> [String] {
      var other = Shelf()
      change(&other)
      return try Assignments.source(from: Shelf(), to: other)
    }
    #expect(try source { $0.route = .open("b") } == ["$0.route = .open(\"b\")"])
    #expect(
      try source { $0.detail = .editing(Shelf.Editor(text: "b")) }
        == ["modify(&$0.detail!, as: Shelf.Detail.editing) { $0.text = \"b\" }"])
    #expect(
      try source { $0.detail = .editing(Shelf.Editor(text: "b", hints: ["x", "y"])) } == [
        "modify(&$0.detail!, as: Shelf.Detail.editing) {\n  $0.text = \"b\"\n  $0.hints.append(\"y\")\n}"
      ])
    #expect(
      try source { $0.detail = .asking("a", count: 1) } == ["$0.detail = .asking(\n  \"a\",\n  count: 1\n)"])
  }

  @Test func `what a test can't see isn't written, and the reason is said`() throws {
    func reason(_ change: (inout Shelf) -> Void) -> String {
      var other = Shelf()
      change(&other)
      do {
        return try Assignments.source(from: Shelf(), to: other).joined(separator: "\n")
      } catch { return TestCut.reason(error) }
    }
    #expect(reason { $0.lock.turn() } == "Lock can't be created with all that it keeps")
    #expect(reason { $0.lock.name = "b" } == "$0.lock.name = \"b\"")
    #expect(Visibility.here.obstacle(in: Shelf().work) == "@Sendable () -> Int isn't written as source")
  }

  @Test func `a field that comes as a whole leaves one whose name begins the same alone`() throws {
    var other = Shelf()
    (other.row, other.rows) = ([2, 4], [9, 2, 3])
    #expect(try Assignments.source(from: Shelf(), to: other) == ["$0.row.append(4)", "$0.rows[0] = 9"])
  }

  @Test func `what an effect answered each time is in the order of its starts`() throws {
    let count = Mutex(0)
    let pantry = pantry {
      let number = count.withLock { count in
        count += 1
        return count
      }
      return [Pantry.Item(id: number, name: "load \(number)")]
    }
    try pantry.play("ffff")
    let test = cut.test(of: try #require(pantry.history), 1...8)
    let answers = test.components(separatedBy: "environment:")[0]
    let order = (1...4).map { answers.range(of: "load \($0)")?.lowerBound }
    #expect(!order.contains(nil) && order.compactMap { $0 } == order.compactMap { $0 }.sorted())
  }

  @Test func `a name is suggested from what happened`() throws {
    let history = try history("fjj<Space>")
    #expect(cut.test(of: history, 3...4).hasPrefix("@Test func `moved changes cursor`()"))
    #expect(cut.test(of: history, 5...6).hasPrefix("@Test func `ticked changes items and note`()"))
    #expect(cut.test(of: history, 3...6, name: "mine").hasPrefix("@Test func `mine`()"))
  }

  @Test func `what fits on one line is on one, and a text of several stays`() {
    let text = """
      let a = [
        Row(
          id: 1,
          name: "b"
        ),
        \"\"\"
        c
        (
        \"\"\"
      ]
      """
    #expect(
      Folding.folded(text) == """
        let a = [
          Row(id: 1, name: "b"),
          \"\"\"
          c
          (
          \"\"\",
        ]
        """)
  }
}

struct Jar: Equatable, Identifiable {
  let id: Int
  var name = ""
}

/// A state with parts of all kinds.
struct Shelf {
  struct Editor: Equatable { var text = "", hints = ["x"] }
  enum Route: Equatable { case closed, open(String) }
  enum Detail: Equatable { case editing(Editor), asking(String, count: Int) }
  var row = [2]
  var rows = [1, 2, 3]
  var route = Route.open("a")
  var names = ["a": 1, "b": 2]
  var editor: Editor? = Editor()
  var detail: Detail? = .editing(Editor())
  var jars: IdentifiedArrayOf<Jar> = [Jar(id: 7, name: "a"), Jar(id: 8)]
  var lock = Lock()
  var work: @Sendable () -> Int = { 1 }
}

/// It keeps something to itself.
struct Lock: Equatable {
  var name = ""
  private(set) var turns = 0
  private var secret = 1

  mutating func turn() { (turns, secret) = (turns + 1, secret * 2) }
}
