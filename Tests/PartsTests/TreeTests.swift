import Composable
import ComposableTesting
import Parts
import Screen
import Testing

/// Things within things.
@Suite struct TreeTests {
  static let children: @Sendable (String) -> [String] = { id in
    switch id {
    case "Inbox": ["Work", "Home"]
    case "Work": ["Old"]
    default: []
    }
  }

  private func store() -> TestStore<Tree<String>, TreeAction<String>, Void> {
    let store = TestStore(
      initialState: Tree(roots: ["Inbox", "Sent"], children: Self.children),
      reducer: Tree<String>.reducer(children: Self.children), environment: ())
    store.exhaustivity = .off
    return store
  }

  private func shown(_ store: TestStore<Tree<String>, TreeAction<String>, Void>) -> [String] {
    store.state.rows.map { String(repeating: "-", count: $0.depth) + $0.id }
  }

  @Test func `right opens, then goes in; left closes, then goes out`() {
    let store = store()
    store.send(.wentIn)
    #expect(shown(store) == ["Inbox", "-Work", "-Home", "Sent"] && store.state.selected == "Inbox")
    store.send(.wentIn)
    store.send(.wentIn)
    #expect(shown(store) == ["Inbox", "-Work", "--Old", "-Home", "Sent"] && store.state.selected == "Work")
    store.send(.wentIn)
    #expect(store.state.selected == "Old")
    store.send(.wentIn)
    #expect(store.state.selected == "Old", "there is nothing in it")
    store.send(.wentOut)
    #expect(store.state.selected == "Work")
    store.send(.wentOut)
    #expect(shown(store) == ["Inbox", "-Work", "-Home", "Sent"])
    store.send(.wentOut)
    store.send(.wentOut)
    #expect(shown(store) == ["Inbox", "Sent"] && store.state.selected == "Inbox")
    store.send(.wentOut)
    #expect(store.state.selected == "Inbox")
  }

  @Test func `what closes takes all that is in it along, and the cursor out of it`() {
    let store = store()
    for _ in 0..<4 { store.send(.wentIn) }
    #expect(store.state.selected == "Old")
    store.send(.pressed("Inbox"))
    #expect(shown(store) == ["Inbox", "Sent"] && store.state.selected == "Inbox")
    store.send(.moved(by: 1))
    store.send(.pressed("Inbox"))
    store.send(.moved(by: 9))
    #expect(store.state.selected == "Sent")
  }

  @Test func `the cursor stays on its row when one above opens or closes`() {
    var tree = Tree(roots: ["Inbox", "Sent"], children: Self.children)
    tree.position.selected = 1
    tree.open(0, children: Self.children)
    #expect(tree.selected == "Sent")
    tree.close(0)
    #expect(tree.selected == "Sent")
  }

  @Test func `it is drawn indented, with a sign of what is open, and each row has its place`() {
    var tree = Tree(roots: ["Inbox", "Sent"], children: Self.children)
    tree.open(0, children: Self.children)
    let frame = Frame(TreeView(tree) { Line(Span($0)) }, size: Size(12, 5))
    #expect(frame.lines == ["▾ Inbox     ", "  ▸ Work    ", "    Home    ", "  Sent      ", "            "])
    #expect(frame.place(named: "tree(Home)")?.rect == Rect(0, 2, 12, 1))
  }

  @Test func `of a hundred thousand rows only those that show are asked for`() {
    var tree = Tree(roots: Array(0..<10)) { $0 < 10 ? Array(10_000 * ($0 + 1)..<10_000 * ($0 + 2)) : [] }
    for root in (0..<10).reversed() {
      tree.open(root) { $0 < 10 ? Array(10_000 * ($0 + 1)..<10_000 * ($0 + 2)) : [] }
    }
    #expect(tree.rows.count == 100_010)
    var asked = 0
    let view = TreeView(tree) { id in
      asked += 1
      return Line(Span("\(id)"))
    }
    _ = Frame(view, size: Size(40, 20))
    #expect(asked == 20)
  }
}
