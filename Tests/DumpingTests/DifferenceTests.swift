import Dumping
import Testing

private struct UUID: Hashable, CustomStringConvertible {
  private var text: StaticText
  var description: String { text.value }
  init(_ value: String) { text = StaticText(value: value) }
}

extension UUID: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

private struct StaticText: Hashable { var value: String }

private struct Product: Identifiable, Equatable {
  var id: UUID
  var name = ""
  var isInBox = false
}

private struct ShoppingListState: Equatable {
  var products: [Product]
}

private struct Tagged: Equatable {
  var a = 1
  var b = 2
  var id = 3
  var c = 4
  var d = 5
  var e = 6
}

private enum ProductAction { case nameChanged(String) }

private enum ShoppingListAction { case product(id: UUID, action: ProductAction) }

private struct Wide: Equatable {
  var a = 1
  var b = 2
  var c = [1, 2]
  var d = 4
  var e = 5
  var f = 6
}

private enum Route: Equatable {
  case home
  case detail(name: String, count: Int)
  case search(String)
  case wide(Wide)
}

struct DifferenceTests {
  @Test("equal values have no difference")
  func equal() {
    #expect(difference(1, 1) == nil)
    #expect(difference(Wide(), Wide()) == nil)
    #expect(difference([Int](), []) == nil)
    #expect(difference(Int?.none, nil) == nil)
  }

  @Test("renaming one product of a list shows that product, and folds the others")
  func example() {
    let ids = [
      "9F047826-B431-4D20-9B80-CC65D6A1101B", "D9834386-75BC-4B9C-B87B-121FFFDB2F93",
      "00000000-0000-0000-0000-000000000001",
    ]
    let old = ShoppingListState(products: ids.map { Product(id: UUID($0)) })
    var new = old
    new.products[1].name = "Milk"
    let found = difference(old, new)
    #expect(
      found?.text == """
          ShoppingListState(
            products: [
              … (1 unchanged),
              [1]: Product(
                id: UUID(D9834386-75BC-4B9C-B87B-121FFFDB2F93),
        -       name: "",
        +       name: "Milk",
                isInBox: false
              ),
              … (1 unchanged)
            ]
          )
        """)
    #expect(found?.changes == [.init(path: "products[1].name", old: "\"\"", new: "\"Milk\"")])
    #expect(
      swiftSource(of: ShoppingListAction.product(id: UUID(ids[0]), action: .nameChanged("Milk"))) == """
        ShoppingListAction.product(
          id: UUID(9F047826-B431-4D20-9B80-CC65D6A1101B),
          action: .nameChanged("Milk")
        )
        """)
  }

  @Test("a simple value is shown before and after")
  func scalars() {
    #expect(difference(1, 2)?.text == "- 1\n+ 2")
    #expect(difference(1, 2)?.changes == [.init(path: "", old: "1", new: "2")])
    #expect(difference(Int?.none, 2)?.text == "- nil\n+ 2")
    #expect(difference(Route.home, .search("a"))?.text == "- Route.home\n+ Route.search(\"a\")")
  }

  @Test("fields beside a changed one are shown, longer runs of others are folded")
  func records() {
    var new = Wide()
    new.d = 40
    #expect(
      difference(Wide(), new)?.text == """
          Wide(
            … (2 unchanged),
            c: [… (2)],
        -   d: 4,
        +   d: 40,
            e: 5,
            f: 6
          )
        """)
    new = Wide()
    new.a = 10
    #expect(
      difference(Wide(), new)?.text == """
          Wide(
        -   a: 1,
        +   a: 10,
            b: 2,
            … (4 unchanged)
          )
        """)
  }

  @Test("the field called id is always shown, so that one can tell what it is that changed")
  func idField() {
    #expect(
      difference(Tagged(), Tagged(e: 7))?.text == """
          Tagged(
            … (2 unchanged),
            id: 3,
            c: 4,
            d: 5,
        -   e: 6
        +   e: 7
          )
        """)
    #expect(
      difference(Tagged(), Tagged(a: 7))?.text == """
          Tagged(
        -   a: 1,
        +   a: 7,
            b: 2,
            id: 3,
            … (3 unchanged)
          )
        """)
  }

  @Test("a case that changed is shown whole, one that kept its name by its payload")
  func cases() {
    #expect(
      difference(Route.detail(name: "a", count: 1), .home)?.text == """
        - Route.detail(
        -   name: "a",
        -   count: 1
        - )
        + Route.home
        """)
    let found = difference(Route.detail(name: "a", count: 1), .detail(name: "a", count: 2))
    #expect(
      found?.text == """
          Route.detail(
            name: "a",
        -   count: 1
        +   count: 2
          )
        """)
    #expect(found?.changes == [.init(path: "detail.count", old: "1", new: "2")])
    let inline = difference(["x": Route.search("a")], ["x": .search("b")])
    #expect(
      inline?.text == """
          [
        -   "x": .search("a")
        +   "x": .search("b")
          ]
        """)
    #expect(inline?.changes == [.init(path: "[\"x\"].search", old: "\"a\"", new: "\"b\"")])
    #expect(difference(Route.wide(Wide()), .wide(Wide(f: 7)))?.changes.map(\.path) == ["wide.f"])
  }

  @Test("an optional that came is shown whole, one that changed by what changed in it")
  func optionals() {
    let found = difference(Wide?.some(Wide()), Wide(f: 7))
    #expect(found?.changes == [.init(path: "f", old: "6", new: "7")])
    #expect(
      difference((note: Int?.none, 1), (note: 5, 1))?.text == """
          (
        -   note: nil,
        +   note: 5,
            1
          )
        """)
  }

  @Test("of a text of several lines only those that differ are shown")
  func texts() {
    let old = ["note": "one\ntwo\nthree\nfour\nfive\nsix"]
    let found = difference(old, ["note": "one\ntwo\nthree\n4\nfive\nsix\nseven"])
    #expect(
      found?.text == """
          [
            "note": \"""
            … (3 unchanged)
        -   four
        +   4
            … (2 unchanged)
        +   seven
            \"""
          ]
        """)
    #expect(found?.changes.map(\.path) == ["[\"note\"]"])
    #expect(difference("a", "a\nb")?.text == "  \"\"\"\n  a\n+ b\n  \"\"\"")
    #expect(difference("a\nb\n", "a\n\n")?.text == "  \"\"\"\n  a\n- b\n+\n\n  \"\"\"")
  }
}
