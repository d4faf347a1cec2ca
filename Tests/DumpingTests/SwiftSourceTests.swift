import Composable
import Dumping
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

/// An enum that describes its cases differently.
private enum Disguised: CustomStringConvertible {
  case real
  var description: String { "something else" }
}

extension Array {
  fileprivate struct Mark {}
}

struct SwiftSourceTests {
  @Test("a struct has a line for each field, and one without fields has none")
  func structs() {
    #expect(
      swiftSource(of: Point(x: 1, y: 2)) == """
        Point(
          x: 1,
          y: 2
        )
        """)
    #expect(swiftSource(of: Empty()) == "Empty()")
    #expect(swiftSource(of: Code()) == "Code(A-7)")
  }

  @Test("a property with a wrapper is shown as it is written, and not by how it is kept")
  func wrappedProperties() {
    @propertyWrapper struct Kept { var wrappedValue: Int }
    struct Counter {
      @Kept var count = 3
      var _own = Kept.self == Kept.self
    }
    #expect(
      swiftSource(of: Counter()) == """
        Counter(
          count: 3,
          _own: true
        )
        """)
  }

  @Test("the root enum says its type, an enum inside of a value does not")
  func enums() {
    #expect(swiftSource(of: Route.home) == "Route.home")
    #expect(swiftSource(of: Route.detail(id: 1)) == "Route.detail(id: 1)")
    #expect(swiftSource(of: Route.inside(.inside(.home))) == "Route.inside(.inside(.home))")
    #expect(swiftSource(of: Disguised.real) == "Disguised.real")
    #expect(
      swiftSource(of: [Route.home, .detail(id: 3)]) == """
        [
          .home,
          .detail(id: 3)
        ]
        """)
  }

  @Test("a payload of several values, or of several lines, has its lines to itself")
  func payloads() {
    #expect(
      swiftSource(of: Route.search("milk", limit: 3)) == """
        Route.search(
          "milk",
          limit: 3
        )
        """)
    #expect(
      swiftSource(of: Route.inside(.at(Point(x: 1, y: 2)))) == """
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
    #expect(swiftSource(of: Int?.none) == "nil")
    #expect(swiftSource(of: Int?.some(1)) == "1")
    #expect(swiftSource(of: Int??.some(.some(1))) == "1")
    #expect(swiftSource(of: Int??.some(nil)) == ".some(nil)")
    #expect(swiftSource(of: Int???.some(.some(nil))) == ".some(.some(nil))")
    #expect(swiftSource(of: Route?.some(.home)) == "Route.home")
    #expect(swiftSource(of: String?.some("nil")) == "\"nil\"")
  }

  @Test("lists, sets and dictionaries have an entry a line; what has no order is sorted")
  func collections() {
    #expect(swiftSource(of: [1, 2]) == "[\n  1,\n  2\n]")
    #expect(swiftSource(of: [Int]()) == "[]")
    #expect(swiftSource(of: [Int: Int]()) == "[:]")
    #expect(swiftSource(of: Set<Int>()) == "[]")
    #expect(swiftSource(of: [1, 2, 3][1...]) == "[\n  2,\n  3\n]")
    #expect(swiftSource(of: ContiguousArray([1])) == "[\n  1\n]")
    #expect(swiftSource(of: Set([10, 9, 1])) == "[\n  1,\n  9,\n  10\n]")
    #expect(
      swiftSource(of: IdentifiedArray([Point(x: 1, y: 2)], id: \.self))
        == swiftSource(of: [Point(x: 1, y: 2)]))
    #expect(
      swiftSource(of: ["b": [Int](), "a": [1], "c": []]) == """
        [
          "a": [
            1
          ],
          "b": [],
          "c": []
        ]
        """)
    #expect(
      swiftSource(of: [Point(x: 1, y: 2): true]) == """
        [
          Point(x: 1, y: 2): true
        ]
        """)
  }

  @Test("tuples keep their labels")
  func tuples() {
    #expect(
      swiftSource(of: (name: "Milk", 2)) == """
        (
          name: "Milk",
          2
        )
        """)
    #expect(swiftSource(of: ()) == "()")
  }

  @Test("the values of the standard library look as in source")
  func library() {
    #expect(swiftSource(of: 1.5) == "1.5")
    #expect(swiftSource(of: Double.nan) == "nan")
    #expect(swiftSource(of: UInt8(7)) == "7")
    #expect(swiftSource(of: Float(0.5)) == "0.5")
    #expect(swiftSource(of: Float16(1.5)) == "1.5")
    #expect(swiftSource(of: SIMD2(1, 2)) == "SIMD2<Int>(1, 2)")
    #expect(swiftSource(of: true) == "true")
    #expect(swiftSource(of: Character("a")) == "\"a\"")
    #expect(swiftSource(of: "Milk".dropFirst()) == "\"ilk\"")
    #expect(swiftSource(of: AnyHashable(3)) == "3")
    #expect(swiftSource(of: Int.self) == "Int.self")
    #expect(swiftSource(of: [Int?].self) == "[Int?].self")
    #expect(swiftSource(of: { (x: Int) -> String in "\(x)" }) == "(Int) -> String")
    #expect(swiftSource(of: 1..<5) == "1..<5")
    #expect(swiftSource(of: "a"..."b") == #""a"..."b""#)
    #expect(swiftSource(of: 1...) == "1...")
    #expect(swiftSource(of: ...1) == "...1")
    #expect(swiftSource(of: ..<1) == "..<1")
    #expect(swiftSource(of: Duration.seconds(5)) == "Duration.seconds(5)")
    #expect(swiftSource(of: [Duration.milliseconds(-1_500)]) == "[\n  .milliseconds(-1500)\n]")
    #expect(swiftSource(of: ObjectIdentifier(Int.self)).hasPrefix("ObjectIdentifier(0x"))
    #expect(swiftSource(of: \Point.x).hasSuffix("Point.x"))
  }

  @Test("the values of Foundation look as in source too, though nothing here knows of them")
  func foundation() {
    let id = UUID(uuidString: "9F047826-B431-4D20-9B80-CC65D6A1101B")!
    #expect(swiftSource(of: id) == #"UUID(uuidString: "9F047826-B431-4D20-9B80-CC65D6A1101B")!"#)
    #expect(
      swiftSource(of: Date(timeIntervalSinceReferenceDate: 5)) == "Date(timeIntervalSinceReferenceDate: 5.0)")
    #expect(swiftSource(of: URL(string: "https://a.b/c?d")!) == #"URL(string: "https://a.b/c?d")!"#)
    #expect(swiftSource(of: Decimal(string: "2.50")!) == #"Decimal(string: "2.5")!"#)
    #expect(swiftSource(of: Data([1, 2])) == "Data([1, 2])")
  }

  @Test("a type is named with the types around it, without its module, and in the short form")
  func typeNames() {
    func name<T>(_: T.Type) -> String { swiftSource(of: T.self) }
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
    #expect(swiftSource(of: Local()) == "Local()")
    #expect(swiftSource(of: Outer.Inner(value: 1)) == "Outer.Inner<Int>(\n  value: 1\n)")
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
      swiftSource(of: node) == """
        Node(
          id: 1,
          next: Node(↩︎),
          twin: nil
        )
        """)
    node.next = Base()
    node.twin = node.next
    #expect(
      swiftSource(of: node) == """
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
    let text = swiftSource(of: route)
    #expect(
      text == "Route" + String(repeating: ".inside(", count: 64) + "…" + String(repeating: ")", count: 64))
    // Freed level by level, because the compiler's code would recurse.
    while case .inside(let inner) = route { route = inner }
  }
}
