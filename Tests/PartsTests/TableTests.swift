import Parts
import Screen
import Testing

/// Rows and columns below a header.
@Suite struct TableTests {
  static let columns = [
    TableColumn("Name", .fit(4...8)), TableColumn("City", .share()),
    TableColumn("Age", .fixed(3), align: .trailing),
  ]
  static let people = [("Ada", "London", 36), ("Grace Brewster", "New York", 85), ("Şule", "İzmir", 9)]

  private func frame(_ position: TablePosition = TablePosition(), width: Int = 30, height: Int = 5) -> Frame {
    let table = Table(Self.columns, count: Self.people.count, position: position) { row, column in
      let person = Self.people[row]
      return Span([person.0, person.1, "\(person.2)"][column])
    }
    return Frame(table, size: Size(width, height))
  }

  @Test func `columns are fixed, as wide as what they show, or share the rest`() {
    #expect(
      frame().lines == [
        "  Name      City           Age", "──────────────────────────────",
        "▸ Ada       London          36", "  Grace B…  New York        85",
        "  Şule      İzmir            9",
      ])
  }

  @Test func `the order shows in its header, and turns`() {
    var position = TablePosition()
    position.sort(by: 0)
    #expect(frame(position).lines[0].hasPrefix("  Name ▴"))
    position.sort(by: 0)
    #expect(position.order == TablePosition.Order(0, isAscending: false))
    #expect(frame(position).lines[0].hasPrefix("  Name ▾"))
    position.sort(by: 2)
    #expect(position.order == TablePosition.Order(2))
  }

  @Test func `it moves sideways to the columns that don't fit, and no further`() {
    var position = TablePosition()
    #expect(frame(width: 12).lines[0] == "  Name      ")
    position.moveAside(by: 1, of: 3)
    #expect(frame(position, width: 16).lines[2] == "▸ London      36")
    position.moveAside(by: 9, of: 3)
    #expect(position.firstColumn == 2)
    position.moveAside(by: -9, of: 3)
    #expect(position.firstColumn == 0)
  }

  @Test func `headers and rows have places`() {
    let frame = frame()
    #expect(frame.place(TablePlace.header(1))?.rect == Rect(12, 0, 13, 1))
    #expect(frame.place(at: Point(5, 3))?.name(as: TablePlace.self) == .row(1))
    #expect(frame.place(at: Point(5, 1)) == nil)
  }

  @Test func `only the cells that show are asked for`() {
    var asked = 0
    let table = Table(Self.columns, count: 1_000_000, position: TablePosition()) { row, _ in
      asked += 1
      return Span("\(row)")
    }
    _ = Frame(table, size: Size(60, 22))
    #expect(asked <= 20 * 4)
  }

  @Test(arguments: [Size(0, 0), Size(1, 9), Size(2, 3), Size(9, 2)])
  func `it draws in any room`(size: Size) {
    #expect(frame(width: size.width, height: size.height).size == size)
  }
}
