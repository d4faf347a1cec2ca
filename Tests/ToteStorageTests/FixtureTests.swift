// Files of every version that was released, as it wrote them: each must open, now and later. When the schema gets a
// new version, a file of the one before is added beside these and none is ever made anew.

import Glibc
import Testing
import Tote

@testable import ToteStorage

@Suite struct FixtureTests {
  /// What the file of version 1 holds: a list with three things, the last of them added and taken back.
  enum One {
    static let list = ShoppingList(
      id: ShoppingList.ID(high: 1, low: 1), name: "Groceries",
      created: Moment(milliseconds: 1_795_000_000_000))
    static let apples = Item(
      id: Item.ID(high: 2, low: 1), list: list.id, name: "Äpfel", amount: Amount("2.5 kg"),
      category: .produce,
      store: "Lidl", price: Price("1.09€"), note: "the red ones",
      created: Moment(milliseconds: 1_795_000_001_000))
    static let milk = Item(
      id: Item.ID(high: 2, low: 2), list: list.id, name: "milk", category: Category("Pets"), isTicked: true,
      rank: .between(.first, nil), created: Moment(milliseconds: 1_795_000_002_000))
    static let lesson = Lesson(key: "milk", category: Category("Pets")!)
    static let purchase = Purchase(name: "milk", count: 7, last: Moment(milliseconds: 1_795_000_003_000))
    static let setting = Setting(key: "tour", value: "seen")

    static let add = Edit(
      id: Edit.ID(high: 3, low: 1), title: "add 2 items", moment: Moment(milliseconds: 1_795_000_002_000),
      changes: [
        Change(adding: list), Change(adding: apples), Change(adding: milk), Change(adding: lesson),
        Change(adding: purchase), Change(adding: setting),
      ])
    static let note = Edit(
      id: Edit.ID(high: 3, low: 2), title: "edit Äpfel", moment: Moment(milliseconds: 1_795_000_004_000),
      changes: [Change(apples) { $0.note = nil }])

    static var lines: [Entry] {
      let writer = Entry.Writer.ID(high: 4, low: 1)
      var history = UndoHistory([Entry(add, writer: writer), Entry(note, writer: writer)])
      let undo = history.undo(
        id: Entry.ID(high: 3, low: 3), at: Moment(milliseconds: 1_795_000_005_000), writer: writer)
      return [Entry(add, writer: writer), Entry(note, writer: writer)] + [undo].compactMap(\.self)
    }
  }

  @Test func `the file of version 1 opens, and what was undone in it can be done again`() throws {
    let folder = TemporaryFolder()
    let fixture = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let stored = bytes(of: "/\(fixture)/Fixtures/version-1.db")
    try #require(!stored.isEmpty)
    try PrivateFile.make(folder.database)
    write(stored, to: folder.database)
    let storage = try Storage(path: folder.database)
    let contents = try storage.load()
    #expect(contents.lists == [One.list])
    #expect(contents.items.map(\.fields) == [One.apples.fields, One.milk.fields])
    #expect(contents.lessons == [One.lesson])
    #expect(contents.purchases == [One.purchase])
    #expect(contents.settings == [One.setting])
    #expect(contents.entries == One.lines)
    var history = UndoHistory(contents.entries)
    let line = history.redo(
      id: Entry.ID(high: 3, low: 4), at: Moment(milliseconds: 0), writer: Entry.Writer.ID(high: 4, low: 2))
    try storage.apply([#require(line)])
    #expect(try storage.load().items.map(\.note) == [nil, nil])
  }

  /// What the file of version 2 holds: that of version 1, a note, and a draft.
  enum Two {
    static let note = Note(
      id: Note.ID(high: 5, low: 1), title: "Pfannkuchen", text: "Mehl, Eier, Milch.\n#rezept",
      tags: ["rezept"],
      created: Moment(milliseconds: 1_795_000_006_000), isPinned: true)
    static let draft = Draft(note: Note.ID(high: 5, low: 2), title: "Wird", text: "geschrieben")
  }

  @Test func `the file of version 2 opens, its notes are found`() throws {
    let folder = TemporaryFolder()
    let fixture = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let stored = bytes(of: "/\(fixture)/Fixtures/version-2.db")
    try #require(!stored.isEmpty)
    try PrivateFile.make(folder.database)
    write(stored, to: folder.database)
    let storage = try Storage(path: folder.database)
    #expect(try storage.load().items.map(\.fields) == [One.apples.fields, One.milk.fields])
    #expect(try storage.notes() == [Two.note])
    #expect(try storage.search("pfann") == [Two.note.id])
    #expect(try storage.drafts() == [Two.draft])
    #expect(try storage.look { try $0.items(named: "apfel", on: One.list.id) } == [One.apples])
    storage.close()
  }
}
