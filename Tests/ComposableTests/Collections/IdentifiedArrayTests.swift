import Composable
import FoundationEssentials
import Testing

private struct Row: Identifiable, Hashable, Codable, Sendable {
  var id: Int
  var name = ""
  var items: [Int] = []

  init(_ id: Int, _ name: String = "", items: [Int] = []) {
    self.id = id
    self.name = name
    self.items = items
  }
}

private struct File: Equatable {
  var path: String
}

private func address(_ array: [Int]?) -> UnsafeRawPointer? {
  array?.withUnsafeBytes { $0.baseAddress }
}

/// Whether the table of ids matches the rows.
private func isSound(_ rows: IdentifiedArrayOf<Row>) -> Bool {
  Set(rows.ids).count == rows.count && rows.indices.allSatisfy { rows.index(id: rows[$0].id) == $0 }
}

struct IdentifiedArrayTests {
  private var rows: IdentifiedArrayOf<Row> = [Row(1, "one"), Row(2, "two"), Row(3, "three")]

  @Test("rows are found by their position and by their id")
  func reading() {
    #expect(rows[1] == Row(2, "two"))
    #expect(rows[id: 3] == Row(3, "three"))
    #expect(rows[id: 4] == nil)
    #expect(rows.index(id: 2) == 1)
    #expect(rows.index(id: 4) == nil)
    #expect(rows.contains(id: 1) && !rows.contains(id: 4))
    #expect(rows.ids == [1, 2, 3])
    #expect(rows.elements == [Row(1, "one"), Row(2, "two"), Row(3, "three")])
    #expect(rows.map(\.id) == [1, 2, 3] && rows.count == 3 && rows.last?.id == 3)
  }

  @Test("a key path makes the id of elements that are not Identifiable")
  func keyPath() {
    var files = IdentifiedArray([File(path: "a"), File(path: "b"), File(path: "a")], id: \.path)
    #expect(files.ids == ["a", "b"])
    #expect(!files.append(File(path: "b")).inserted)
    var none = IdentifiedArray<String, File>(id: \.path)
    none.append(File(path: "c"))
    #expect(none[id: "c"] == File(path: "c"))
  }

  @Test("a duplicate id is refused without losing the first")
  mutating func duplicates() {
    let appended = rows.append(Row(2, "other"))
    #expect(!appended.inserted && appended.index == 1)
    let inserted = rows.insert(Row(3, "other"), at: 0)
    #expect(!inserted.inserted && inserted.index == 2)
    rows.append(contentsOf: [Row(1, "other"), Row(4, "four"), Row(4, "other")])
    #expect(rows.elements == [Row(1, "one"), Row(2, "two"), Row(3, "three"), Row(4, "four")])
    #expect(isSound(rows))
    let literal: IdentifiedArrayOf<Row> = [Row(1, "one"), Row(1, "other")]
    #expect(literal.elements == [Row(1, "one")])
  }

  @Test("an element is appended at the end, and inserted before a position")
  mutating func adding() {
    let appended = rows.append(Row(4))
    #expect(appended.inserted && appended.index == 3)
    let inserted = rows.insert(Row(5), at: 0)
    #expect(inserted.inserted && inserted.index == 0)
    rows.insert(Row(6), at: rows.count)
    #expect(rows.ids == [5, 1, 2, 3, 4, 6] && isSound(rows))
  }

  @Test("an update replaces the row with the same id, or is appended")
  mutating func updating() {
    #expect(rows.updateOrAppend(Row(2, "new")) == Row(2, "two"))
    #expect(rows.updateOrAppend(Row(4, "four")) == nil)
    #expect(rows.map(\.name) == ["one", "new", "three", "four"] && isSound(rows))
  }

  @Test("rows are removed by id, by position, by condition and from both ends")
  mutating func removing() {
    rows.append(contentsOf: (4...12).map { Row($0) })
    #expect(rows.remove(id: 2)?.name == "two")
    #expect(rows.remove(id: 2) == nil)
    #expect(rows.remove(at: 1).id == 3)
    #expect(rows.removeFirst().id == 1)
    #expect(rows.removeLast().id == 12)
    #expect(rows.ids == [4, 5, 6, 7, 8, 9, 10, 11] && isSound(rows))
    rows.removeAll { $0.id % 2 == 1 }
    #expect(rows.ids == [4, 6, 8, 10] && isSound(rows))
    rows.remove(atOffsets: [0, 2])
    #expect(rows.ids == [6, 10] && isSound(rows))
    rows.removeAll()
    #expect(rows.isEmpty && !rows.contains(id: 6))
  }

  @Test("a condition that throws removes nothing")
  mutating func throwing() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try rows.removeAll { row in
        if row.id == 3 { throw Stop() }
        return true
      }
    }
    #expect(rows.ids == [1, 2, 3] && isSound(rows))
  }

  @Test("through the subscript by id, a value is replaced, appended and removed")
  mutating func subscriptByID() {
    rows[id: 2] = Row(2, "new")
    rows[id: 4] = Row(4, "four")
    rows[id: 1] = nil
    rows[id: 9] = nil
    rows[id: 8] = Row(3, "refused")
    #expect(rows.elements == [Row(2, "new"), Row(3, "three"), Row(4, "four")] && isSound(rows))
    rows[id: 2]?.name += "er"
    rows[id: 9]?.name += "er"
    #expect(rows[id: 2]?.name == "newer" && rows.count == 3)
  }

  @Test("inside an inout access by id, a row may be taken away or put in")
  mutating func inoutOptional() {
    func set(_ row: inout Row?, to value: Row?) { row = value }
    set(&rows[id: 1], to: nil)
    #expect(rows.ids == [2, 3] && isSound(rows))
    set(&rows[id: 3], to: nil)
    #expect(rows.ids == [2] && isSound(rows))
    set(&rows[id: 5], to: Row(5))
    #expect(rows.ids == [2, 5] && isSound(rows))
    set(&rows[id: 2], to: nil)
    set(&rows[id: 5], to: nil)
    #expect(rows.isEmpty && isSound(rows))
  }

  @Test("an error thrown while a row is changed leaves the row in its place")
  mutating func throwingInPlace() {
    struct Stop: Error {}
    func change(_ row: inout Row?) throws {
      row?.name = "changed"
      throw Stop()
    }
    #expect(throws: Stop.self) { try change(&rows[id: 1]) }
    #expect(rows.map(\.name) == ["changed", "two", "three"] && isSound(rows))
  }

  @Test("a row is changed in its place, and nothing that it holds is copied")
  mutating func inPlace() {
    rows[id: 2]?.items = Array(0..<100)
    rows[id: 2]?.items.reserveCapacity(1_000)
    let before = address(rows[id: 2]?.items)
    let list = rows.elements.withUnsafeBytes { $0.baseAddress }

    rows[id: 2]?.items.append(1)
    rows[id: 2]!.items.append(2)
    rows[1].items.append(3)
    func change(_ row: inout Row) { row.items.append(4) }
    change(&rows[id: 2]!)
    change(&rows[1])

    #expect(rows[1].items.suffix(5) == [1, 2, 3, 4, 4])
    #expect(address(rows[id: 2]?.items) == before)
    #expect(rows.elements.withUnsafeBytes { $0.baseAddress } == list)
  }

  @Test("a copy keeps its rows while the original is changed in place")
  mutating func copies() {
    let copy = rows
    rows[id: 2]?.name = "changed"
    rows[0].name = "changed"
    #expect(copy.map(\.name) == ["one", "two", "three"])
    #expect(rows.map(\.name) == ["changed", "changed", "three"])
  }

  @Test("a row that gets an unused id keeps its position under the new one")
  mutating func newID() {
    rows[id: 1]?.id = 7
    rows[1].id = 8
    rows[id: 3] = Row(9, "nine")
    #expect(rows.ids == [7, 8, 9] && isSound(rows))
    #expect(!rows.contains(id: 1) && !rows.contains(id: 2) && !rows.contains(id: 3))
  }

  @Test("a row that gets the id of another is dropped, and the other keeps its value")
  mutating func takenID() {
    rows.append(contentsOf: [Row(4, "four"), Row(5, "five")])
    rows[id: 1]?.id = 3
    #expect(rows.map(\.name) == ["two", "three", "four", "five"] && isSound(rows))
    rows[3].id = 2
    #expect(rows.map(\.name) == ["two", "three", "four"] && isSound(rows))
    rows[id: 3] = Row(4, "other")
    #expect(rows.map(\.name) == ["two", "four"] && isSound(rows))
    rows[0] = Row(4, "other")
    #expect(rows.elements == [Row(4, "four")] && isSound(rows))
  }

  @Test("a moved row stands at the position that was named")
  mutating func moving() {
    rows.append(Row(4))
    rows.move(from: 0, to: 2)
    #expect(rows.ids == [2, 3, 1, 4] && isSound(rows))
    rows.move(from: 3, to: 0)
    #expect(rows.ids == [4, 2, 3, 1] && isSound(rows))
    rows.move(id: 2, to: 3)
    rows.move(id: 9, to: 0)
    rows.move(from: 1, to: 1)
    #expect(rows.ids == [4, 3, 1, 2] && isSound(rows))
    rows.swapAt(0, 3)
    #expect(rows.ids == [2, 3, 1, 4] && isSound(rows))
  }

  @Test("rows are sorted and turned round, also where the comparison gives up")
  mutating func sorting() {
    struct Stop: Error {}
    rows.sort { $0.name < $1.name }
    #expect(rows.ids == [1, 3, 2] && isSound(rows))
    rows.reverse()
    #expect(rows.ids == [2, 3, 1] && isSound(rows))
    rows = IdentifiedArray((0..<100).map { Row($0 * 37 % 100) })
    var calls = 0
    #expect(throws: Stop.self) {
      try rows.sort { one, other in
        calls += 1
        if calls > 150 { throw Stop() }
        return one.id < other.id
      }
    }
    #expect(rows.count == 100 && isSound(rows))
    var letters = IdentifiedArray(["b", "a"], id: \.self)
    letters.sort()
    #expect(letters.elements == ["a", "b"] && letters.index(id: "b") == 1)
  }

  @Test("a filtered list is one of the same kind")
  func filtering() {
    let odd = rows.filter { $0.id != 2 }
    #expect(odd.ids == [1, 3] && odd.index(id: 3) == 1)
  }

  @Test("lists are equal, and hash alike, by their elements in order")
  func equality() {
    let same: IdentifiedArrayOf<Row> = [Row(1, "one"), Row(2, "two"), Row(3, "three")]
    let turned: IdentifiedArrayOf<Row> = [Row(2, "two"), Row(1, "one"), Row(3, "three")]
    #expect(rows == same && rows.hashValue == same.hashValue)
    #expect(rows != turned)
    #expect(Set([rows, same, turned]).count == 2)
  }

  @Test("a list is coded as a plain array, and keeps the first of duplicates when it is read")
  func coding() throws {
    let data = try JSONEncoder().encode(rows)
    #expect(try JSONDecoder().decode([Row].self, from: data) == rows.elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data) == rows)
    let twice = try JSONEncoder().encode([Row(1, "first"), Row(2), Row(1, "second")])
    let read = try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: twice)
    #expect(read.elements == [Row(1, "first"), Row(2)])
  }

  @Test("a list prints and reflects its elements as an array does")
  func printing() {
    let letters = IdentifiedArray(["a", "b"], id: \.self)
    #expect("\(letters)" == #"["a", "b"]"#)
    let mirror = Mirror(reflecting: letters)
    #expect(mirror.displayStyle == .collection)
    #expect(mirror.children.map { $0.value as? String } == ["a", "b"])
  }

  @Test("a list of Sendable rows is Sendable")
  func sendable() {
    func take(_ value: some Sendable) -> Bool { true }
    #expect(take(rows))
  }
}
