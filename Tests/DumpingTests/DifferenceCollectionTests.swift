import Composable
import Dumping
import Testing

private struct Row: Identifiable, Equatable {
  var id: Int
  var name = ""
}

private struct Plain: Equatable {
  var name: String
  var count = 1
}

private func rows(_ ids: Int...) -> [Row] { ids.map { Row(id: $0) } }

struct DifferenceCollectionTests {
  @Test("a row that came is told apart from those that only stand elsewhere now")
  func insertion() {
    let found = difference(rows(1, 2, 3), rows(1, 9, 2, 3))
    #expect(
      found?.text == """
          [
            … (1 unchanged),
        +   [1]: Row(
        +     id: 9,
        +     name: ""
        +   ),
            … (2 unchanged)
          ]
        """)
    #expect(found?.changes == [.init(path: "[1]", old: nil, new: "Row(\n  id: 9,\n  name: \"\"\n)")])
  }

  @Test("rows that go, come and change at once are each shown as what they are")
  func mixture() {
    var new = rows(0, 1, 2, 4, 5)
    new[1].name = "one"
    let found = difference(rows(1, 2, 3, 4), new)
    #expect(found?.changes.map(\.path) == ["[0]", "[1].name", "[2]", "[4]"])
    #expect(
      found?.text == """
          [
        +   [0]: Row(
        +     id: 0,
        +     name: ""
        +   ),
            [1]: Row(
              id: 1,
        -     name: ""
        +     name: "one"
            ),
            … (1 unchanged),
        -   [2]: Row(
        -     id: 3,
        -     name: ""
        -   ),
            … (1 unchanged),
        +   [4]: Row(
        +     id: 5,
        +     name: ""
        +   )
          ]
        """)
  }

  @Test("a moved row says whence and whither, and what changed on the way")
  func moves() {
    let old = IdentifiedArray(rows(1, 2, 3, 4))
    let found = difference(old, IdentifiedArray(rows(3, 1, 2, 4)))
    #expect(
      found?.text == """
          [
        +   [0]: Row(id: 3, …),  // moved from [2]
            … (2 unchanged),
        -   [2]: Row(id: 3, …),  // moved to [0]
            … (1 unchanged)
          ]
        """)
    #expect(found?.changes.map(\.path) == ["[0]", "[2]"])
    var new = old
    new.move(from: 0, to: 3)
    new[id: 1]?.name = "one"
    #expect(
      difference(old, new)?.text == """
          [
        -   [0]: Row(id: 1, …),  // moved to [3]
            … (3 unchanged),
        +   [3]: Row(id: 1, …)  // moved from [0]
            [3]: Row(
              id: 1,
        -     name: ""
        +     name: "one"
            )
          ]
        """)
  }

  @Test("rows without ids are matched by the shortest way")
  func withoutIDs() {
    #expect(
      difference([1, 2, 3, 4, 5, 6], [1, 3, 4, 50, 6, 7])?.text == """
          [
            … (1 unchanged),
        -   [1]: 2,
            … (2 unchanged),
        -   [4]: 5,
        +   [3]: 50,
            … (1 unchanged),
        +   [5]: 7
          ]
        """)
    let old = ["a", "b", "c"].map { Plain(name: $0) }
    var new = old
    new[1].count = 2
    new.insert(Plain(name: "x"), at: 3)
    #expect(difference(old, new)?.changes.map(\.path) == ["[1].count", "[3]"])
  }

  @Test("ids that occur twice tell nothing, and the rows are matched as if they had none")
  func ambiguousIDs() {
    #expect(difference(rows(1, 1, 2), rows(1, 1, 3, 2))?.changes.map(\.path) == ["[2]"])
    #expect(difference(rows(1, 2), rows(3, 1, 1))?.changes.map(\.path) == ["[0]", "[2].id"])
    #expect(difference(rows(5, 1, 1, 2), rows(6, 1, 1))?.changes.map(\.path) == ["[0].id", "[3]"])
  }

  @Test("rows of any type are matched by their ids too")
  func existentials() {
    let old: [any Identifiable] = rows(1, 2, 3)
    let new: [any Identifiable] = rows(1, 3)
    #expect(difference(old, new)?.changes.map(\.path) == ["[1]"])
    #expect(difference(old, new)?.changes.map(\.new) == [nil])
  }

  @Test("a list that comes from nothing, or goes, is shown whole")
  func emptied() {
    #expect(difference([1], [])?.text == "- [\n-   1\n- ]\n+ []")
    #expect(difference([:], ["a": 1])?.text == "- [:]\n+ [\n+   \"a\": 1\n+ ]")
    #expect(difference(Set([1]), [])?.text == "- [\n-   1\n- ]\n+ []")
  }

  @Test("of a dictionary the keys that differ are shown in order, then how many do not")
  func dictionaries() {
    let old = ["a": 1, "b": 2, "c": 3, "d": 4]
    let found = difference(old, ["a": 1, "b": 20, "e": 5, "d": 4])
    #expect(
      found?.text == """
          [
        -   "b": 2,
        +   "b": 20,
        -   "c": 3,
        +   "e": 5,
            … (2 unchanged)
          ]
        """)
    #expect(
      found?.changes == [
        .init(path: "[\"b\"]", old: "2", new: "20"), .init(path: "[\"c\"]", old: "3", new: nil),
        .init(path: "[\"e\"]", old: nil, new: "5"),
      ])
  }

  @Test("of a set the members that differ are shown in order, then how many do not")
  func sets() {
    #expect(
      difference(Set([1, 2, 10]), [1, 3, 10])?.text == """
          [
        -   2,
        +   3,
            … (2 unchanged)
          ]
        """)
  }

  @Test("what came is cut where it is very long, in a list and in a text")
  func longAdditions() {
    let list = difference([Int](), Array(0..<1_000))?.text
    #expect(list?.hasSuffix("+   198,\n+   … (801 more)\n+ ]") == true)
    let text = (0..<1_000).map { "\($0)" }.joined(separator: "\n")
    let block = difference(String?.none, text)?.text
    #expect(block?.hasSuffix("+ 198\n+ … (801 more lines)\n+ \"\"\"") == true)
    #expect(swiftSource(of: Array(0..<1_000)).hasSuffix("  999\n]"))
  }

  @Test("two long lists with little in common end soon, row by row")
  func nothingInCommon() {
    let (old, new) = (Array(0..<5_000), Array(5_000..<10_000))
    let found = difference(old, new)
    #expect(found?.text.hasPrefix("  [\n-   [0]: 0,\n+   [0]: 5000,\n") == true)
    #expect(found?.text.hasSuffix("… (4499 more to compare)\n  ]") == true)
  }

  @Test("one row of 10,000 is shown as one row")
  func manyRows() {
    let old = (0..<10_000).map { Row(id: $0) }
    var new = old
    new[5_000].name = "Milk"
    #expect(
      difference(old, new)?.text == """
          [
            … (5000 unchanged),
            [5000]: Row(
              id: 5000,
        -     name: ""
        +     name: "Milk"
            ),
            … (4999 unchanged)
          ]
        """)
  }
}
