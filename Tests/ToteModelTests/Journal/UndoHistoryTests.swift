// What can be undone and redone, as the journal tells it.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct UndoHistoryTests {
  static let now = Moment(milliseconds: 5)
  static let me = Entry.Writer.ID(high: 1, low: 1)

  static func edit(_ number: UInt64) -> Entry {
    let item = Item(
      id: Item.ID(high: 0, low: number), list: ShoppingList.ID(high: 0, low: 0), name: "thing \(number)",
      created: now)
    let edit = Edit(
      id: Edit.ID(high: 7, low: number), title: "add thing \(number)", moment: now,
      changes: [Change(adding: item)])
    return Entry(edit, writer: me)
  }

  static func undo(_ history: inout UndoHistory, _ number: UInt64) throws -> Entry {
    let entry = history.undo(id: id(number), at: now, writer: me)
    return try #require(entry)
  }

  static func redo(_ history: inout UndoHistory, _ number: UInt64) throws -> Entry {
    let entry = history.redo(id: id(number), at: now, writer: me)
    return try #require(entry)
  }

  static func id(_ number: UInt64) -> Entry.ID { Entry.ID(high: 9, low: number) }

  @Test func `steps go back in turn and forward again`() throws {
    var history = UndoHistory([Self.edit(1), Self.edit(2)])
    let second = try Self.undo(&history, 1)
    #expect(second.title == "add thing 2")
    #expect(second.changes == Self.edit(2).edit.inverse)
    let first = try Self.undo(&history, 2)
    #expect(first.title == "add thing 1")
    let nothing = history.undo(id: Self.id(3), at: Self.now, writer: Self.me)
    #expect(nothing == nil)
    let again = try Self.redo(&history, 4)
    #expect(again.title == "add thing 1")
    #expect(again.changes == Self.edit(1).changes)
    #expect(history.undoable == [Self.edit(1).edit])
    #expect(history.redoable == [Self.edit(2).edit])
  }

  @Test func `a new edit ends what could be redone`() {
    var history = UndoHistory([Self.edit(1)])
    _ = history.undo(id: Self.id(1), at: Self.now, writer: Self.me)
    history.fold(Self.edit(2))
    let nothing = history.redo(id: Self.id(2), at: Self.now, writer: Self.me)
    #expect(nothing == nil)
    #expect(history.undoable == [Self.edit(2).edit])
  }

  @Test func `the stored lines give the same history, at every step of a long script`() {
    var chance = SplitMix(seed: 10)
    var history = UndoHistory()
    var lines: [Entry] = []
    for step in UInt64(0)..<2_000 {
      switch chance.next() % 4 {
      case 0: history.undo(id: Self.id(step), at: Self.now, writer: Self.me).map { lines.append($0) }
      case 1: history.redo(id: Self.id(step), at: Self.now, writer: Self.me).map { lines.append($0) }
      default:
        lines.append(Self.edit(step))
        history.fold(lines[lines.count - 1])
      }
      if step % 100 == 0 { #expect(UndoHistory(lines) == history) }
    }
  }

  @Test func `lines that begin in the middle still tell which steps are open`() throws {
    var whole = UndoHistory([Self.edit(1), Self.edit(2)])
    let undone = try Self.undo(&whole, 1)
    #expect(UndoHistory([undone]).redoable == [Self.edit(2).edit])
    let redone = try Self.redo(&whole, 2)
    #expect(UndoHistory([redone]).undoable == [Self.edit(2).edit])
  }

  @Test func `two programs that undo the same edit undo it once`() throws {
    let lines = [Self.edit(1), Self.edit(2)]
    var (mine, yours) = (UndoHistory(lines), UndoHistory(lines))
    let one = try Self.undo(&mine, 1)
    let other = try Self.undo(&yours, 2)
    mine.fold(other)
    #expect(mine.undoable == [Self.edit(1).edit])
    #expect(mine.redoable == [Self.edit(2).edit])
    #expect(mine == UndoHistory(lines + [one, other]))
  }

  @Test func `only the edit of a line moves behind those that reached the journal first`() {
    func edit(_ high: UInt64, _ low: UInt64) -> Entry {
      let edit = Edit(id: Edit.ID(high: high, low: low), title: "", moment: Self.now, changes: [])
      return Entry(edit, writer: Self.me)
    }
    // Ids that differ in one half only.
    let lines = [edit(1, 1), edit(1, 2), edit(2, 1), edit(2, 2)]
    for (index, line) in lines.enumerated() {
      var history = UndoHistory(lines)
      history.moveToEnd(line)
      var moved = lines.map(\.edit)
      moved.append(moved.remove(at: index))
      #expect(history.undoable == moved)
      history.moveToEnd(line)
      #expect(history.undoable == moved, "the last step stays where it is")
      history.moveToEnd(edit(3, 1))
      #expect(history.undoable == moved, "an edit that isn't here moves nothing")
    }
  }

  @Test func `a line that undoes moves no edit`() throws {
    var history = UndoHistory([Self.edit(1), Self.edit(2), Self.edit(3)])
    let undo = try Self.undo(&history, 1)
    let before = history
    history.moveToEnd(undo)
    // Not even if its id were that of an edit.
    history.moveToEnd(
      Entry(
        id: Self.edit(1).id, kind: .aside, title: "", moment: Self.now, writer: Self.me, changes: []))
    #expect(history == before)
  }

  @Test func `the oldest steps are let go, the latest kept`() {
    let history = UndoHistory((0..<500).map { Self.edit(UInt64($0)) }, limit: 100)
    #expect((100...125).contains(history.undoable.count))
    // A quarter more than the limit is still kept whole.
    #expect(UndoHistory((0..<125).map { Self.edit(UInt64($0)) }, limit: 100).undoable.count == 125)
    #expect(UndoHistory((0..<126).map { Self.edit(UInt64($0)) }, limit: 100).undoable.count == 100)
    #expect(history.undoable.last == Self.edit(499).edit)
  }

  @Test func `an edit makes lists before it fills them and empties them before it removes them`() {
    var rows = RandomRows(seed: 11)
    let (new, old) = (rows.list("new"), rows.list("old"))
    let item = rows.item(on: old.id)
    let edit = Edit(
      id: rows.id(), title: "", moment: Self.now,
      changes: [Change(removing: old), Change(item) { $0.list = new.id }, Change(adding: new)])
    #expect(edit.changes == [Change(adding: new), Change(item) { $0.list = new.id }, Change(removing: old)])
    #expect(edit.inverse.first == Change(adding: old))
  }
}
