// Browsing by aisle: what is on the list is marked, and one key puts a thing there or takes it off.

import Composable
import ComposableTesting
import Parts
import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct AisleBrowserTests {
  private static let today = DatabaseSnapshot.rowMoment

  private static let contents: DatabaseSnapshot = {
    var contents = DatabaseSnapshot.lists(["Groceries": ["2 l milk", "x bread"], "Other": []], plain: true)
    contents.purchases = [
      Purchase(
        name: "coffee", last: today.adding(days: -9), details: ParsedItem("500 g coffee @Lidl 6.49€")!.details
      ), Purchase(name: "kiwis", last: today.adding(days: -1)),
    ]
    return contents
  }()

  private func stage(_ script: String, size: Size = Size(80, 24)) throws -> Stage {
    let stage = Stage(Self.contents, size: size) { $0.edits.now = { Self.today } }
    try stage.play(script)
    return stage
  }

  private struct Closed: Error {}

  private func browser(_ stage: Stage) throws -> AisleBrowser {
    guard case .aisleBrowser(let browser)? = stage.state.overlay else { throw Closed() }
    return browser
  }

  private func lines(_ stage: Stage) -> [String] {
    stage.state.workspace.records.items(of: Self.contents.lists[0].id).map { item in
      var details = item.details
      details.category = nil
      return (item.isTicked ? "x " : "") + ParsedItem(name: item.name, details: details)!.text(in: .english)
    }
  }

  private func store() throws -> TestStore<AisleBrowser, AisleBrowserAction, Void> {
    let store = TestStore(
      initialState: try browser(stage("f")), reducer: AisleBrowser.reducer, environment: ())
    store.exhaustivity = .off
    return store
  }

  @Test func `it begins with the first aisle, and there with what was bought`() throws {
    let browser = try browser(stage("f"))
    #expect(browser.list.current?.text == "kiwis")
    #expect(browser.list.current?.section == "Fruit & vegetables")
    #expect(browser.lastBought.keys.sorted() == ["coffee", "kiwis"])
    #expect(Set(browser.list.rows.compactMap(\.section)).count == Category.builtIn.count)
  }

  @Test func `Enter asks for the thing under the cursor, and so do Space and a press on it`() throws {
    let store = try store()
    store.send(.turned)
    store.receive(.delegate(.thingTurned("kiwis")))
    store.send(.list(.pressed("kiwis")))
    store.receive(.list(.chosen("kiwis")))
    store.receive(.delegate(.thingTurned("kiwis")))
    let keymap = store.state.keymap
    for key in ["enter", "space"] { #expect(keymap[try #require(Key(key))] == .turned) }
  }

  @Test func `typing filters by the beginnings of words, and Escape goes back among the neighbours`() throws {
    let store = try store()
    for letter in ["b", "u", "t"] { store.send(.fieldEdited(.insert(letter))) }
    let found = store.state.list.rows.map(\.text)
    #expect(found.contains("butter") && found.allSatisfy { $0.contains("but") })
    store.send(.fieldEdited(.insert("zz")))
    #expect(store.state.list.count == 0)
    store.send(.turned)
    store.receive(.delegate(.refused(.noSuchThing("butzz"))))
    store.send(.fieldEdited(.deleteLeft))
    store.send(.fieldEdited(.deleteLeft))
    let row = try #require(store.state.list.current)
    store.send(.escaped)
    #expect(store.state.field.isEmpty && store.state.list.current == row && store.state.list.count > 300)
    store.send(.escaped)
    store.receive(.delegate(.closed))
  }

  @Test func `Tab goes to the next aisle, Shift+Tab to the beginning of this one and to the one before`()
    throws
  {
    let store = try store()
    func section() -> String? { store.state.list.current?.section }
    store.send(.aisleTurned(by: 1))
    #expect(section() == "Bakery")
    let first = store.state.list.cursor
    store.send(.list(.moved(by: 2)))
    store.send(.aisleTurned(by: -1))
    #expect(store.state.list.cursor == first)
    store.send(.aisleTurned(by: -1))
    #expect(store.state.list.cursor == 0)
    store.send(.aisleTurned(by: -1))
    #expect(store.state.list.cursor == 0)
    for _ in 0..<20 { store.send(.aisleTurned(by: 1)) }
    #expect(section() == "Other")
  }

  @Test func `Enter adds what the last purchase knows, again takes it off, and each is one step`() throws {
    let stage = try stage("fcoffee<Enter>")
    let bought = try #require(ParsedItem("500 g coffee @Lidl 6.49€")).text(in: .english)
    #expect(lines(stage).contains(bought))
    #expect(try browser(stage).isOnList)
    #expect(try browser(stage).onList["coffee"] == "500 g")
    let added = lines(stage)
    try stage.play("<Space>")
    #expect(lines(stage) == ["2 l milk", "x bread"])
    #expect(try !browser(stage).isOnList)
    try stage.play("<Esc><Esc>u")
    #expect(lines(stage) == added)
    try stage.play("u")
    #expect(lines(stage) == ["2 l milk", "x bread"])
  }

  @Test func `what was never bought comes by its name, and what is ticked comes back`() throws {
    let stage = try stage("fbutter<Enter><Ctrl+U>bread<Enter>")
    #expect(lines(stage).sorted() == ["2 l milk", "bread", "butter"])
  }

  @Test func `what is on the list is marked in singular and plural, and can be taken off`() throws {
    let stage = try stage("fmilk")
    #expect(try browser(stage).onList["milk"] == "2 l")
    #expect(stage.frame.lines.contains { $0.contains("✓ milk") && $0.contains("2 l") })
    #expect(stage.frame.lines.contains { $0.contains("Enter take off") })
    try stage.play("<Enter>")
    #expect(lines(stage) == ["x bread"])
    #expect(!stage.frame.lines.contains { $0.contains("✓ milk") })
  }

  @Test func `a press moves the cursor, and a press on the row under it adds it`() throws {
    let stage = try stage("f")
    let row = try #require(stage.frame.lines.firstIndex { $0.contains("kiwis") })
    let column = stage.frame.lines[row].firstRange(of: "kiwis").map {
      stage.frame.lines[row][..<$0.lowerBound].columns
    }
    let place = Point(try #require(column), row)
    #expect(stage.meaning(of: .click(.left, place)) == .overlay(.aisleBrowser(.list(.pressed("kiwis")))))
    try stage.play("<click \(place.column),\(place.row)>")
    #expect(lines(stage).contains("kiwis"))
  }

  @Test func `no key looks up more than shows, however much is on the list and was bought`() throws {
    var contents = Self.contents
    contents.purchases = (0..<900).map {
      Purchase(name: "thing \($0)", last: Self.today.adding(days: -Int64($0)))
    }
    let stage = Stage.blind(contents) { $0.edits.now = { Self.today } }
    try stage.play("f")
    let all = try browser(stage)
    #expect(all.lastBought.count == AisleBrowser.boughtLimit)
    try stage.play("thing<Enter><Down><Enter><Down><Enter>")
    #expect(try browser(stage).onList.count == 3)
    try stage.play("<PgDn><PgDn><PgDn><PgDn><PgDn><PgDn><PgDn>")
    #expect(try browser(stage).onList.isEmpty, "these rows are far away")
  }

  @Test func `it closes with its list`() throws {
    var workspace = Workspace.with(Self.contents)
    var browser = try browser(stage("f"))
    #expect(browser.update(from: &workspace, over: CoveredScreen(list: Self.contents.lists[0].id)))
    #expect(!browser.update(from: &workspace, over: CoveredScreen(list: nil)))
  }

  @Test(arguments: [Size(40, 10), Size(80, 24)])
  func `the frame`(size: Size) throws {
    let stage = try stage("f<Enter><Tab><Tab>", size: size)
    assertFrame(stage.frame, "aisles \(size.width)x\(size.height)")
    try stage.play("mil")
    assertFrame(stage.frame, "aisles searched \(size.width)x\(size.height)")
  }
}
