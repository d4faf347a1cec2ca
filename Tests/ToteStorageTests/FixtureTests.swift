// Files of every released version must open. With a new schema, add a file of the version before; never regenerate one.

import Glibc
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel

@Suite struct FixtureTests {
  /// Version 1: a list with three items, the last of which was added and undone.
  enum One {
    static let list = ShoppingList(
      id: ShoppingList.ID(high: 1, low: 1), name: "Groceries",
      created: Moment(milliseconds: 1_795_000_000_000))
    static let apples = Item(
      id: Item.ID(high: 2, low: 1), list: list.id, name: "Äpfel",
      details: ItemDetails(
        amount: Amount("2.5 kg"), category: .produce, store: "Lidl", price: Price("1.09€"),
        note: "the red ones"),
      created: Moment(milliseconds: 1_795_000_001_000))
    static let milk = Item(
      id: Item.ID(high: 2, low: 2), list: list.id, name: "milk",
      details: ItemDetails(category: Category("Pets")), isTicked: true,
      rank: .between(.first, nil), created: Moment(milliseconds: 1_795_000_002_000))
    static let correction = CategoryCorrection(key: "milk", category: Category("Pets")!)
    static let purchase = Purchase(name: "milk", count: 7, last: Moment(milliseconds: 1_795_000_003_000))
    static let setting = Setting(key: "tour", value: "seen")

    static let add = Edit(
      id: Edit.ID(high: 3, low: 1), title: "add 2 items", moment: Moment(milliseconds: 1_795_000_002_000),
      changes: [
        Change(adding: list), Change(adding: apples), Change(adding: milk), Change(adding: correction),
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

  /// Version 2: like version 1, plus three notes and two drafts.
  enum Two {
    static let dessert = Note(
      id: Note.ID(high: 5, low: 1), title: "Crème brûlée",
      text: "# Crème\n\n- [ ] cream\n- [x] eggs\n\n#dessert, see [[買い物]]\n", tags: ["dessert"],
      created: Moment(milliseconds: 1_795_000_006_000), modified: Moment(milliseconds: 1_795_000_007_000),
      isPinned: true)
    static let shopping = Note(
      id: Note.ID(high: 5, low: 2), title: "買い物", text: "牛乳とパンを買う #店 #dessert", tags: ["店", "dessert"],
      created: Moment(milliseconds: 1_795_000_006_001), isArchived: true, item: One.milk.id)
    static let old = Note(
      id: Note.ID(high: 5, low: 3), title: "", text: "an old thing",
      created: Moment(milliseconds: 1_795_000_006_002),
      trashed: Moment(milliseconds: 1_795_000_008_000))
    static let drafts = [
      Draft(
        note: dessert.id, title: "Crème brûlée", text: "half a sen", base: NoteContent(dessert)),
      Draft(note: Note.ID(high: 5, low: 4), title: "a new one", text: ""),
    ]

    static let write = Edit(
      id: Edit.ID(high: 6, low: 1), title: "new notes", moment: Moment(milliseconds: 1_795_000_006_000),
      changes: [Change(adding: dessert), Change(adding: shopping), Change(adding: old)])
    static let rename = Edit(
      id: Edit.ID(high: 6, low: 2), title: "edit Crème brûlée",
      moment: Moment(milliseconds: 1_795_000_009_000),
      changes: [Change(dessert) { $0.title = "Flan" }])

    static var lines: [Entry] {
      let writer = Entry.Writer.ID(high: 4, low: 1)
      let edits = One.lines + [Entry(write, writer: writer), Entry(rename, writer: writer)]
      var history = UndoHistory(edits)
      let undo = history.undo(
        id: Entry.ID(high: 6, low: 3), at: Moment(milliseconds: 1_795_000_010_000), writer: writer)
      return edits + [undo].compactMap(\.self)
    }
  }

  /// Version 6 adds a note with a line added to its text, and undone.
  enum Six {
    static let soup = Note(
      id: Note.ID(high: 5, low: 6), title: "Soup",
      text: (1...12).map { "\($0). çorba, soupe, sopa" }.joined(separator: "\n"),
      created: Moment(milliseconds: 1_795_000_011_000))
    static let write = Edit(
      id: Edit.ID(high: 11, low: 1), title: "new note Soup", moment: soup.created,
      changes: [Change(adding: soup)])
    static let edit = Edit(
      id: Edit.ID(high: 11, low: 2), title: "edit Soup", moment: Moment(milliseconds: 1_795_000_012_000),
      changes: [Change(soup) { $0.text += "\n13. 汤" }])

    static var lines: [Entry] {
      let writer = Entry.Writer.ID(high: 4, low: 1)
      let edits = Two.lines + [Entry(write, writer: writer), Entry(edit, writer: writer)]
      var history = UndoHistory(edits)
      let undo = history.undo(
        id: Entry.ID(high: 11, low: 3), at: Moment(milliseconds: 1_795_000_013_000), writer: writer)
      return edits + [undo].compactMap(\.self)
    }
  }

  /// Version 15 gives a note other titles.
  enum Fifteen {
    static var shopping: Note {
      var note = Two.shopping
      note.aliases = ["Market", "Potage, chaud"]
      return note
    }
  }

  /// Version 16 gives a note properties, and the file that it came from.
  enum Sixteen {
    static var shopping: Note {
      var note = Fifteen.shopping
      note.properties = NoteProperties("# 店\nrating: 4\naliases: [Market, \"Potage, chaud\"]")
      note.place = NotePlace("台所/買い物.md", [.returns, .isTight])
      return note
    }
  }

  /// Puts a version's file where the program looks for it.
  private func put(_ version: Int, in folder: TemporaryFolder) throws {
    let fixture = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let stored = bytes(of: "/\(fixture)/Fixtures/version-\(version).db")
    try #require(!stored.isEmpty)
    try PrivateFile.make(folder.database)
    write(stored, to: folder.database)
  }

  private func open(_ version: Int, in folder: TemporaryFolder, backups: Backups? = nil) throws -> Storage {
    try put(version, in: folder)
    return try Storage(path: folder.database, backups: backups)
  }

  private func expectOne(_ contents: DatabaseSnapshot) {
    #expect(contents.lists == [One.list])
    #expect(contents.items.map(\.fields) == [One.apples.fields, One.milk.fields])
    #expect(contents.corrections == [One.correction])
    #expect(contents.purchases == [One.purchase])
    #expect(contents.settings == [One.setting])
  }

  private func redo(_ storage: Storage) throws {
    var history = UndoHistory(try storage.load().entries)
    let line = history.redo(
      id: Entry.ID(high: 12, low: 4), at: Moment(milliseconds: 0), writer: Entry.Writer.ID(high: 4, low: 2))
    try storage.apply([#require(line)])
  }

  @Test func `there is a file of every version`() {
    let fixture = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    #expect(
      Set(TemporaryFolder.names(in: "/\(fixture)/Fixtures"))
        == Set((1...Schema.current.version).map { "version-\($0).db" }))
  }

  @Test func `the file of version 1 opens, and what was undone in it can be done again`() throws {
    let folder = TemporaryFolder()
    let storage = try open(1, in: folder)
    let contents = try storage.load()
    expectOne(contents)
    #expect(contents.entries == One.lines)
    try redo(storage)
    #expect(try storage.load().items.map(\.note) == [nil, nil])
  }

  @Test func `the file of version 1 is copied, led forward, and takes notes`() throws {
    let folder = TemporaryFolder()
    let backups = Backups(folder: folder.path + "/backups")
    let storage = try open(1, in: folder, backups: backups)
    #expect(
      try storage.with { (database) throws(StorageError) in try Schema.current.version(of: database) } == 18)
    let names = TemporaryFolder.names(in: backups.folder)
    #expect(names.count == 1)
    let copy = try Database(path: "\(backups.folder)/\(names.first ?? "")", mode: .readWrite)
    #expect(try copy.integer("PRAGMA user_version") == 1, "what was there before")

    #expect(try storage.notes() == [])
    #expect(try storage.drafts() == [])
    let signature = Storage.Signature(
      id: Edit.ID(high: 7, low: 1), moment: Moment(milliseconds: 0), writer: Entry.Writer.ID(high: 4, low: 2))
    _ = try storage.create(Two.dessert, signature)
    #expect(try storage.notes() == [Two.dessert])
    #expect(try storage.search("creme").ids == [Two.dessert.id])
    expectOne(try storage.load())
  }

  @Test(arguments: [2, 3, 4, 5])
  func `the files since version 2 open with their notes and drafts, found by their words`(version: Int)
    throws
  {
    let folder = TemporaryFolder()
    let storage = try open(version, in: folder)
    let contents = try storage.load()
    expectOne(contents)
    #expect(contents.entries == Two.lines)
    #expect(try storage.notes() == [Two.dessert, Two.shopping, Two.old])
    #expect(try storage.drafts() == Two.drafts)
    #expect(try storage.search("CREME bru").ids == [Two.dessert.id])
    #expect(try storage.search("牛乳").ids == [Two.shopping.id])
    #expect(try storage.read { try $0.items(named: "apfel", on: One.list.id) }.map(\.id) == [One.apples.id])
    try redo(storage)
    #expect(try storage.notes().map(\.title) == ["Flan", "買い物", ""])
    #expect(try storage.search("flan").ids == [Two.dessert.id])
    try storage.check()
  }

  @Test(arguments: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18])
  func `the files since version 6 have what changed in a text, which leads there and back`(version: Int)
    throws
  {
    let folder = TemporaryFolder()
    let storage = try open(version, in: folder)
    let contents = try storage.load()
    expectOne(contents)
    let shopping = version < 15 ? Two.shopping : version < 16 ? Fifteen.shopping : Sixteen.shopping
    #expect(contents.entries.map(\.kind) == Six.lines.map(\.kind))
    #expect(contents.entries[contents.entries.count - 2].changes.first?.patch != nil)
    #expect(try storage.notes() == [Two.dessert, shopping, Two.old, Six.soup])
    #expect(try storage.drafts() == Two.drafts)
    try redo(storage)
    #expect(try storage.notes().last?.text == Six.soup.text + "\n13. 汤")
    #expect(try storage.search("汤").ids == [Six.soup.id])
    try storage.check()
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18])
  func `the items of every file are counted`(version: Int) throws {
    let folder = TemporaryFolder()
    let storage = try open(version, in: folder)
    #expect(try storage.read { (session) throws in try session.check(.counts) } == [])
    let count = try #require(try storage.read { try $0.counts() }[One.list.id])
    #expect((count.remaining, count.ticked) == (1, 1))
  }

  @Test(arguments: [(9, ItemDetails()), (10, ItemDetails(amount: Amount("2 l"), category: .dairy))])
  func `a staple is as it was, and since version 10 it knows what its line says`(
    version: Int, details: ItemDetails
  ) throws {
    let folder = TemporaryFolder()
    let staple = try #require(try open(version, in: folder).load().staples.first)
    #expect((staple.name, staple.every) == ("milk", .weeks(1)))
    #expect(staple.details == details)
  }

  @Test func `a note of version 15 is found by its other titles`() throws {
    let storage = try open(15, in: TemporaryFolder())
    #expect(try storage.search("potage").ids == [Two.shopping.id])
  }

  @Test func `a list that was shared in version 11 is looked at as a whole, once`() throws {
    let folder = TemporaryFolder()
    let storage = try open(11, in: folder)
    let status = try storage.load().sharing.lists.values.first
    #expect(status?.unsent == 2)
    #expect(
      try storage.with { (database) throws(StorageError) in
        try database.integer("SELECT count(*) FROM unsent_item")
      } == 2)
  }

  @Test func `rows that stand in one place in a file of version 6 are told apart, whoever opens it first`()
    throws
  {
    let folder = TemporaryFolder()
    try put(6, in: folder)
    do {
      let old = try Database(path: folder.database, mode: .readWrite)
      for number in 1...3 {
        try old.run(
          "INSERT INTO list (id, name, rank, archived, created) VALUES (?, ?, 'a0', 0, 0)",
          Value(ShoppingList.ID(high: 1, low: UInt64(1 + number))), .text("list \(number)"))
      }
      for number in 1...5 {
        try old.run(
          """
          INSERT INTO item (id, list, name, key, ticked, rank, created)
            SELECT ?, id, ?, ?, ?, ?, 0 FROM list WHERE name = 'Groceries'
          """, Value(Item.ID(high: 2, low: UInt64(10 + number))), .text("thing \(number)"),
          .text("thing \(number)"), .integer(number == 2 ? 1 : 0), .text(number == 5 ? "a1" : "a0"))
      }
    }
    // A reader sees this and leaves the file as it is …
    let looking = try Storage.forReading(path: folder.database)
    let looked = try looking.load()
    looking.close()
    // … and so does everyone from now on.
    let storage = try Storage(path: folder.database)
    let contents = try storage.load()
    #expect(contents.items == looked.items && contents.lists == looked.lists)
    #expect(try storage.read { (session) throws in try session.check(.ranks) } == [])
    let records = Records(contents)
    #expect(records.lists.map(\.name) == ["Groceries", "list 1", "list 2", "list 3"])
    #expect(
      records.items(of: One.list.id).map(\.name)
        == ["Äpfel", "thing 1", "thing 3", "thing 4", "thing 5", "thing 2", "milk"])
  }

  @Test func `in version 3 a VACUUM may change by what the words find their notes; version 4 mends that`()
    throws
  {
    let folder = TemporaryFolder()
    try put(3, in: folder)
    do {
      // SQLite may renumber such rows at any time; this simulates it.
      let old = try Database(path: folder.database, mode: .readWrite)
      try old.script("UPDATE note SET rowid = -rowid; UPDATE note SET rowid = rowid + 4")
    }
    let storage = try Storage(path: folder.database)
    #expect(try storage.search("CREME bru").ids == [Two.dessert.id])
    #expect(try storage.search("牛乳").ids == [Two.shopping.id])
    #expect(try storage.read { try $0.check(.noteWords) } == [])
  }

  @Test func `after a VACUUM the words of the notes still find them`() throws {
    let folder = TemporaryFolder()
    let storage = try open(4, in: folder)
    let signature = Storage.Signature(
      id: Edit.ID(high: 7, low: 2), moment: Moment(milliseconds: 0), writer: Entry.Writer.ID(high: 4, low: 2))
    // A VACUUM would close this gap.
    let first = try #require(try storage.notes().first)
    _ = try storage.remove([first.id], signature)
    let before = try storage.with { database throws(StorageError) in
      try database.text("SELECT group_concat(number) FROM note")
    }
    #expect(before == "2,3")
    try storage.with { database throws(StorageError) in try database.script("VACUUM") }
    let after = try storage.with { database throws(StorageError) in
      try database.text("SELECT group_concat(number) FROM note")
    }
    #expect(after == before)
    #expect(try storage.search("牛乳").ids == [Two.shopping.id])
    #expect(try storage.search("creme").ids == [])
    let copy = folder.path + "/copy.db"
    try storage.copy(to: copy)
    #expect(try Storage(path: copy).search("牛乳").ids == [Two.shopping.id])
  }
}
