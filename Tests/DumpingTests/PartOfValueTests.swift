import Testing

@testable import Dumping

/// A part of a value is found by the path that a difference gives it.
@Suite struct PartOfValueTests {
  struct Item: Equatable { var name = "Milk", price: Int? = 3 }
  enum Route: Equatable { case closed, detail(title: String), list(Item) }
  struct State: Equatable {
    var items = [Item(), Item(name: "Bread")]
    var counts = ["a.b]": Item()]
    var route = Route.detail(title: "Salt")
    var selected: Item? = Item(name: "Rice")
    var duration = Duration.seconds(3)
  }

  @Test func `each path of a difference leads to its new value`() throws {
    var other = State()
    other.items[1].name = "Rolls"
    other.counts["a.b]"]?.price = 4
    other.route = .list(Item(name: "Oil"))
    other.selected?.price = nil
    for change in try #require(difference(State(), other)).changes {
      #expect(swiftSource(at: change.path, in: other) == change.new, "\(change.path)")
    }
  }

  @Test func `what Swift can name has its expression`() {
    func expression(_ path: String) -> String? { PartOfValue(at: path, in: State())?.expression }
    #expect(expression("items[1].name") == ".items[1].name")
    #expect(expression(#"counts["a.b]"].price"#) == #".counts["a.b]"]?.price"#)
    #expect(expression(#"counts["a.b]"]"#) == #".counts["a.b]"]"#)
    #expect(expression("selected.name") == ".selected?.name")
    #expect(expression("route") == ".route")
    // Within a case, it is what follows the name of the value that the case carries.
    #expect(expression("route.detail.title") == "")
    #expect(PartOfValue(at: "route.detail.title", in: State())?.cases.map(\.place) == [".route"])
    #expect(swiftSource(at: "route.detail.title", in: State()) == #""Salt""#)
  }

  @Test func `no other path leads anywhere`() {
    for path in [
      "item", "items[2]", "items[-1]", "items[x]", "items[1", "route.list", "counts[\"x\"]", "[0]", ".",
    ] {
      #expect(swiftSource(at: path, in: State()) == nil, "\(path)")
    }
    #expect(swiftSource(at: "", in: 3) == "3")
  }
}
