import Testing

@testable import Screen

/// Parts of a frame by the names that views give them.
@Suite struct PlaceTests {
  enum Name: Hashable, Sendable { case row(Int), box }
  struct Other: Hashable, Sendable {}

  private func frame(_ size: Size = Size(10, 4), _ draw: @escaping (inout Canvas) -> Void) -> Frame {
    Frame(Drawing(draw), size: size)
  }

  @Test func `what is named later lies in front`() {
    let frame = frame { canvas in
      canvas.place(Name.row(1), in: Rect(0, 1, 10, 1))
      canvas.place(Name.box, in: Rect(2, 1, 3, 1))
    }
    #expect(frame.place(at: Point(0, 1))?.name(as: Name.self) == .row(1))
    #expect(frame.place(at: Point(3, 1))?.name(as: Name.self) == .box)
    #expect(frame.place(at: Point(3, 1))?.name(as: Other.self) == nil)
    #expect(frame.place(at: Point(0, 0)) == nil)
    #expect(frame.place(Name.box)?.rect == Rect(2, 1, 3, 1))
    #expect(frame.place(named: "row(1)")?.rect == Rect(0, 1, 10, 1))
    #expect(frame.place(Other()) == nil && frame.place(named: "row(2)") == nil)
  }

  @Test func `a place is where its view is, as far as that shows`() {
    let frame = frame { canvas in
      canvas.draw(Text("abc").place(Name.box), in: Rect(8, 3, 3, 2))
      canvas.draw(Text("gone").place(Name.row(0)), in: Rect(0, 4, 4, 1))
    }
    #expect(frame.places.map(\.rect) == [Rect(8, 3, 2, 1)])
    #expect(frame.places.map(\.description) == ["box"])
  }

  @Test func `a list names its rows, those that show`() {
    let list = List(count: 9, position: ListPosition(selected: 5)) { row, _ in Text("\(row)") }
    let frame = Frame(list.places(Name.row), size: Size(10, 3))
    let shown = frame.places.compactMap { $0.name(as: Name.self) }
    #expect(shown.count == 3 && shown.contains(.row(5)))
    for place in frame.places {
      #expect(frame.lines[place.rect.top].contains(place.description.filter(\.isNumber)))
    }
  }

  @Test func `each tab is named where it is drawn`() throws {
    let frame = Frame(Tabs(["Lists", "Notes"], selected: 1), size: Size(20, 1))
    #expect(frame.places.map(\.description) == ["tab(0)", "tab(1)"])
    let notes = try #require(frame.place(named: "tab(1)")).rect
    #expect(Array(frame.lines[0])[notes.left..<notes.right].map(String.init).joined() == "[Notes]")
  }

  @Test func `nothing can be hit below what mutes it, and beside it everything`() {
    let frame = frame { canvas in
      canvas.place(Name.row(0), in: Rect(0, 0, 10, 1))
      canvas.place(Name.row(2), in: Rect(0, 2, 10, 1))
      canvas.draw(Drawing { $0.mute() }, in: Rect(0, 0, 10, 2))
      canvas.place(Name.box, in: Rect(3, 0, 2, 1))
    }
    #expect(frame.places.map(\.description) == ["row(2)", "box"])
  }

  @Test func `frames differ by their places, and keep them without colours`() {
    let named = frame { $0.place(Name.box, in: $0.bounds) }
    #expect(named != frame { _ in })
    #expect(named.withoutColor().places == named.places)
  }
}
