import Dumping
import Testing

struct DifferenceStructureTests {
  private final class Box {
    var value: Int
    init(_ value: Int) { self.value = value }
  }

  private final class Person: Equatable {
    var name: String
    var friend: Person?
    init(_ name: String) { self.name = name }
    static func == (one: Person, other: Person) -> Bool { one.name == other.name }
  }

  private struct Team: Equatable {
    var first: Person
    var second: Person
  }

  @Test("values that are not equal and look alike say so on one line")
  func alike() {
    struct Odd: Equatable {
      var name = "odd"
      static func == (one: Self, other: Self) -> Bool { false }
    }
    struct Holder: Equatable {
      var id = 1
      var odd = Odd()
    }
    let found = difference(Holder(), Holder())
    #expect(
      found?.text == """
          Holder(
            id: 1,
            // Not equal, though both look like this: odd: Odd(…)
          )
        """)
    #expect(found?.changes.map(\.path) == ["odd"])
    #expect(difference(Double.nan, .nan)?.text == "  // Not equal, though both look like this: nan")
    let anyOld: Any = 1
    #expect(difference(anyOld, Int8(1))?.text == "  // Not equal, though both look like this: 1")
  }

  @Test("values without an == are compared by what they are made of")
  func structure() {
    struct Loose {
      var name: String
      var run: (Int) -> Int = { $0 }
      var items: [(Int, Int)] = []
    }
    let old = Loose(name: "a", items: [(1, 2), (3, 4)])
    #expect(difference(old, Loose(name: "a", items: [(1, 2), (3, 4)])) == nil)
    #expect(
      difference(old, Loose(name: "a", items: [(1, 2), (3, 5)]))?.text == """
          Loose(
            name: "a",
            run: (Int) -> Int,
            items: [
              … (1 unchanged),
              [1]: (
                3,
        -       4
        +       5
              )
            ]
          )
        """)
    #expect(difference(old, Loose(name: "a"))?.changes.map(\.new) == ["[]"])
  }

  @Test("objects are the same by identity, and else compared by their fields, with cycles cut")
  func objects() {
    class Node {
      var value = 1
      var next: Node?
    }
    let (one, other) = (Node(), Node())
    one.next = one
    other.next = other
    #expect(difference(one, one) == nil)
    #expect(difference(one, other) == nil)
    other.value = 2
    #expect(
      difference(one, other)?.text == """
          Node(
        -   value: 1,
        +   value: 2,
            next: Node(…)
          )
        """)
  }

  @Test("what differs deeper than is shown still counts, and what has no == ends as well")
  func depth() {
    final class Box {
      var value: Any
      init(_ value: Any) { self.value = value }
    }
    func chain(_ end: Int) -> Box { (0..<100).reduce(Box(end)) { box, _ in Box(box) } }
    #expect(difference(chain(1), chain(1)) == nil)
    let text = difference(chain(1), chain(2))?.text
    #expect(text?.contains("// Not equal, though both look like this: value: Box(…)") == true)
  }

  @Test("the only object of a list is found to differ, though it is both the first and the last")
  func onlyRow() {
    #expect(difference([Box(1)], [Box(2)])?.changes == [.init(path: "[0].value", old: "1", new: "2")])
    #expect(difference([Box(1), Box(3)], [Box(1), Box(4)])?.changes.map(\.path) == ["[1].value"])
  }

  @Test("an object that is met on two branches is shown on both")
  func branches() {
    let (one, other) = (Person("a"), Person("b"))
    #expect(
      difference(Team(first: one, second: one), Team(first: other, second: other))?.changes.map(\.path)
        == ["first.name", "second.name"])
  }

  @Test("an object that is met inside itself is no difference of its own")
  func cycles() {
    let (one, other) = (Person("a"), Person("b"))
    one.friend = one
    other.friend = other
    #expect(
      difference(one, other)?.text == """
          DifferenceStructureTests.Person(
        -   name: "a",
        +   name: "b",
            friend: DifferenceStructureTests.Person(…)
          )
        """)
  }
}
