import Composable
import FoundationEssentials
import Testing

private struct Point: Hashable {
  var x: Int
  var y: Int
}

private struct Empty {}

private struct Code: CustomStringConvertible {
  var description: String { "A-7" }
}

private enum Route {
  case home
  case detail(id: Int)
  case search(String, limit: Int)
  case found([Int])
  case at(Point)
  indirect case inside(Route)
}

private enum Outer {
  struct Inner<Value> { var value: Value }
}

/// An enum that calls its cases otherwise.
private enum Disguised: CustomStringConvertible {
  case real
  var description: String { "something else" }
}

extension Array {
  fileprivate struct Mark {}
}

struct DumpTests {
  @Test("a struct has a line for each field, and one without fields has none")
  func structs() {
    #expect(
      dump(Point(x: 1, y: 2)) == """
        Point(
          x: 1,
          y: 2
        )
        """)
    #expect(dump(Empty()) == "Empty()")
    #expect(dump(Code()) == "Code(A-7)")
  }

  @Test("the root enum says its type, an enum inside of a value does not")
  func enums() {
    #expect(dump(Route.home) == "Route.home")
    #expect(dump(Route.detail(id: 1)) == "Route.detail(id: 1)")
    #expect(dump(Route.inside(.inside(.home))) == "Route.inside(.inside(.home))")
    #expect(dump(Disguised.real) == "Disguised.real")
    #expect(
      dump([Route.home, .detail(id: 3)]) == """
        [
          .home,
          .detail(id: 3)
        ]
        """)
  }

  @Test("a payload of several values, or of several lines, has its lines to itself")
  func payloads() {
    #expect(
      dump(Route.search("milk", limit: 3)) == """
        Route.search(
          "milk",
          limit: 3
        )
        """)
    #expect(
      dump(Route.inside(.at(Point(x: 1, y: 2)))) == """
        Route.inside(
          .at(
            Point(
              x: 1,
              y: 2
            )
          )
        )
        """)
  }

  @Test("an optional is nil or just its value, and says so where that is not clear")
  func optionals() {
    #expect(dump(Int?.none) == "nil")
    #expect(dump(Int?.some(1)) == "1")
    #expect(dump(Int??.some(.some(1))) == "1")
    #expect(dump(Int??.some(nil)) == ".some(nil)")
    #expect(dump(Int???.some(.some(nil))) == ".some(.some(nil))")
    #expect(dump(Route?.some(.home)) == "Route.home")
    #expect(dump(String?.some("nil")) == "\"nil\"")
  }

  @Test("lists, sets and dictionaries have an entry a line; what has no order is sorted")
  func collections() {
    #expect(dump([1, 2]) == "[\n  1,\n  2\n]")
    #expect(dump([Int]()) == "[]")
    #expect(dump([Int: Int]()) == "[:]")
    #expect(dump(Set<Int>()) == "[]")
    #expect(dump([1, 2, 3][1...]) == "[\n  2,\n  3\n]")
    #expect(dump(ContiguousArray([1])) == "[\n  1\n]")
    #expect(dump(Set([10, 9, 1])) == "[\n  1,\n  9,\n  10\n]")
    #expect(dump(IdentifiedArray([Point(x: 1, y: 2)], id: \.self)) == dump([Point(x: 1, y: 2)]))
    #expect(
      dump(["b": [Int](), "a": [1], "c": []]) == """
        [
          "a": [
            1
          ],
          "b": [],
          "c": []
        ]
        """)
    #expect(
      dump([Point(x: 1, y: 2): true]) == """
        [
          Point(x: 1, y: 2): true
        ]
        """)
  }

  @Test("tuples keep their labels")
  func tuples() {
    #expect(
      dump((name: "Milk", 2)) == """
        (
          name: "Milk",
          2
        )
        """)
    #expect(dump(()) == "()")
  }

  @Test("the values of the standard library look as in source")
  func library() {
    #expect(dump(1.5) == "1.5")
    #expect(dump(Double.nan) == "nan")
    #expect(dump(UInt8(7)) == "7")
    #expect(dump(Float(0.5)) == "0.5")
    #expect(dump(Float16(1.5)) == "1.5")
    #expect(dump(SIMD2(1, 2)) == "SIMD2<Int>(1, 2)")
    #expect(dump(true) == "true")
    #expect(dump(Character("a")) == "\"a\"")
    #expect(dump("Milk".dropFirst()) == "\"ilk\"")
    #expect(dump(AnyHashable(3)) == "3")
    #expect(dump(Int.self) == "Int.self")
    #expect(dump([Int?].self) == "[Int?].self")
    #expect(dump({ (x: Int) -> String in "\(x)" }) == "(Int) -> String")
    #expect(dump(1..<5) == "1..<5")
    #expect(dump("a"..."b") == #""a"..."b""#)
    #expect(dump(1...) == "1...")
    #expect(dump(...1) == "...1")
    #expect(dump(..<1) == "..<1")
    #expect(dump(Duration.seconds(5)) == "Duration.seconds(5)")
    #expect(dump([Duration.milliseconds(-1_500)]) == "[\n  .milliseconds(-1500)\n]")
    #expect(dump(ObjectIdentifier(Int.self)).hasPrefix("ObjectIdentifier(0x"))
    #expect(dump(\Point.x).hasSuffix("Point.x"))
  }

  @Test("the values of Foundation look as in source too, though nothing here knows of them")
  func foundation() {
    let id = UUID(uuidString: "9F047826-B431-4D20-9B80-CC65D6A1101B")!
    #expect(dump(id) == "UUID(9F047826-B431-4D20-9B80-CC65D6A1101B)")
    #expect(
      dump(Date(timeIntervalSinceReferenceDate: 5)) == "Date(\n  timeIntervalSinceReferenceDate: 5.0\n)")
  }

  @Test("a type is named with the types around it, without its module, and in the short form")
  func typeNames() {
    func name<T>(_: T.Type) -> String { dump(T.self) }
    struct Local { struct Nested {} }
    #expect(name(Outer.Inner<Int>.self) == "Outer.Inner<Int>.self")
    #expect(name(Outer.Inner<[String: Int?]>.self) == "Outer.Inner<[String: Int?]>.self")
    #expect(name(Outer.Inner<[Outer.Inner<Set<Int>>]>.self) == "Outer.Inner<[Outer.Inner<Set<Int>>]>.self")
    #expect(name(((Int) -> Int)?.self) == "((Int) -> Int)?.self")
    #expect(
      name((@Sendable (inout Int, [Int]) async throws -> Void).self)
        == "@Sendable (inout Int, [Int]) async throws -> ().self")
    #expect(name((x: Int, [Int]).self) == "(x: Int, [Int]).self")
    #expect(name([any Error].self) == "[Error].self")
    #expect(name(Any.Type.self) == "Any.Type.self")
    #expect(name(Local.Nested.self) == "Local.Nested.self")
    #expect(name([Int].Mark.self) == "Array<Int>.Mark.self")
    #expect(dump(Local()) == "Local()")
    #expect(dump(Outer.Inner(value: 1)) == "Outer.Inner<Int>(\n  value: 1\n)")
  }

  @Test("an object shows the fields it inherits, and is cut where it meets itself")
  func objects() {
    class Base { var id = 1 }
    final class Node: Base {
      var next: Base?
      var twin: Base?
    }
    let node = Node()
    node.next = node
    #expect(
      dump(node) == """
        Node(
          id: 1,
          next: Node(↩︎),
          twin: nil
        )
        """)
    node.next = Base()
    node.twin = node.next
    #expect(
      dump(node) == """
        Node(
          id: 1,
          next: Base(
            id: 1
          ),
          twin: Base(
            id: 1
          )
        )
        """)
  }

  @Test("what lies too deep is cut, however deep it is")
  func depth() {
    var route = Route.home
    for _ in 0..<10_000 { route = .inside(route) }
    let text = dump(route)
    #expect(
      text == "Route" + String(repeating: ".inside(", count: 64) + "…" + String(repeating: ")", count: 64))
    // Freed level by level, since the compiler's own way recurses as deep as the value.
    while case .inside(let inner) = route { route = inner }
  }
}
