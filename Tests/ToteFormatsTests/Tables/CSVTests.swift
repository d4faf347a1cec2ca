// Tables: ours in RFC 4180, and those of spreadsheets.

import Testing
import ToteTesting

@testable import ToteModel
@testable import ToteFormats

@Suite struct CSVTests {
  @Test("a row that names its list and nothing else makes no second list of that name")
  func nameless() throws {
    let table = "list,name\r\nGroceries,milk\r\nGroceries,\r\nGroceries,bread\r\nParty,\r\n"
    let lists = try FileFormat.csv.read(Array(table.utf8)).lists()
    #expect(lists.map(\.name) == ["Groceries", "Party"])
    #expect(lists[0].items.map(\.name) == ["milk", "bread"])
    // Two lists of one name stay two: the second one says that it is another.
    let two = [
      FileList(name: "A", items: [FileItem(name: "x")]), FileList(name: "A", items: [FileItem(name: "y")]),
    ]
    var rows = RandomRows(seed: 1)
    let both = ExportData(two, named: "", at: Moment(milliseconds: 0)) { rows.id(Item.self).uuid }
    #expect(try FileFormat.csv.read(FileFormat.csv.bytes(of: both)).lists().map(\.items.count) == [1, 1])
  }

  @Test("a table has a heading, a row an item, and quotes where they are needed")
  func written() throws {
    let text = [
      "list,name,amount,category,store,price,note,ticked,created,person",
      "Groceries,apples,2 kg,produce,Lidl,1.09€,the red ones,false,2026-11-21T15:22:33.123Z,Jonas",
      "Groceries,\"a \"\"b\"\", c\",,,,,\"first\nsecond\r\n\u{0}\",true,1970-01-01T00:00:00.000Z,",
      "Empty,,,,,,,,,",
      "Groceries,\"\",,,,,,,,",
      "Groceries,\"\",,,,,,false,-9223372036854775808,", "",
    ].joined(separator: "\r\n")
    let lists = try FileFormat.csv.lists(in: text)
    #expect(lists.map(\.name) == ["Groceries", "Empty", "Groceries"])
    #expect(lists.map(\.items.count) == [2, 0, 1])
    #expect(lists[0].items[1].note == "first\nsecond\r\n\u{0}" && lists[0].items[1].name == "a \"b\", c")
    #expect(lists[0].items[0].created == Moment(milliseconds: 1_795_274_553_123))
    var rows = RandomRows(seed: 1)
    let everything = ExportData(lists, named: "-", at: Moment(milliseconds: 0)) { rows.id(Item.self).uuid }
    #expect(try FileFormat.csv.text(of: everything) == text)
  }

  @Test(
    "what a spreadsheet would calculate is written as a text, and comes back equal",
    arguments: [
      ("=1+cmd|' /C calc'!A0", "\"'=1+cmd|' /C calc'!A0\""), ("@SUM(A1)", "'@SUM(A1)"), ("-2+3", "'-2+3"),
      ("+soda", "'+soda"), ("'=1", "''=1"), ("''@a", "'''@a"), ("-5", "-5"), ("'n Sync", "'n Sync"),
      ("a=1", "a=1"), ("=", "'="), ("=1", "'=1"), ("+1", "'+1"), ("\u{200B}=1", "\"'\u{200B}=1\""),
      ("\u{2060}@a", "\"'\u{2060}@a\""), ("\u{FE0F}-1+1", "'\u{FE0F}-1+1"), ("＝1", "'＝1"),
      ("milk+1", "milk+1"),
    ])
  func formula(name: String, cell: String) throws {
    var item = FileItem(name: name)
    item.note = name
    var rows = RandomRows(seed: 1)
    let list = FileList(name: name, items: [item])
    let data = ExportData([list], named: "-", at: Moment(milliseconds: 0)) { rows.id(Item.self).uuid }
    let text = try FileFormat.csv.text(of: data)
    #expect(text.split(separator: "\r\n")[1].hasPrefix("\(cell),\(cell),"))
    let read = try FileFormat.csv.lists(in: text)
    #expect(read.map(\.name) == [name] && read[0].items.map(\.name) == [name])
    #expect(read[0].items[0].note == name)
  }

  typealias Table = (text: String, delimiter: Character, names: [String])

  static let tables: [Table] = [
    ("Item;Qty;Shop\nmilk;2 l;Lidl\n", ";", ["2 l milk @Lidl"]),
    ("NAME\tPrice\n\"a\"\"b\"\t$2\r\n\r\n\t\n", "\t", ["a\"b $2.00"]),
    ("name|note\nmilk|a, b; c", "|", ["milk !a, b; c"]),
    ("name\nmilk\neggs, beaten".replacing(", beaten", with: ""), ",", ["milk", "eggs"]),
    ("\u{FEFF}done,title,quantity\nx,milk,2\nno,tea,\n,,\n", ",", ["2x milk", "tea"]),
    ("sep=;\nname;note\na,b;c", ";", ["a,b !c"]),
    (
      "name,Colour,note\nmilk,\"blue, or white\",cold\n  tea ,,\n", ",",
      ["milk !cold; Colour: blue, or white", "tea"]
    ),
  ]

  @Test("by what the cells are parted is guessed, and told", arguments: tables)
  func delimiters(table: Table) throws {
    let imported = try FileFormat.csv.read(Array(table.text.utf8))
    let lists = try imported.lists()
    // Commas are nothing to tell.
    let isTold = imported.notices.contains(.delimiter(table.delimiter))
    #expect(isTold == (table.delimiter != ","))
    #expect(lists.flatMap(\.items).map(MarkdownFormat.line(for:)) == table.names)
    #expect(lists.allSatisfy { $0.name == nil })
  }

  @Test("what is found out is told")
  func notices() throws {
    let imported = try FileFormat.csv.read(Array("name;Col\u{1B}our\nmilk;blue".utf8))
    #expect(imported.notices == [.delimiter(";"), .column("Col our")])
  }

  @Test(
    "each error has its place and says what was expected",
    arguments: [
      ("", ["f:1:1: expected nameColumn; found endOfFile."]),
      ("milk,tea\n", ["f:1:1: expected nameColumn; found \"milk,tea\"."]),
      ("name,item\nmilk,", ["f:1:6: expected columnOnce; found \"item\"."]),
      (
        "name,price\nmilk,1.09€\ntea,cheap\n",
        ["f:3:5: expected cell(.price); found \"cheap\"."]
      ),
      ("name,amount\n\"a\nb\",x2\nc,lots", ["f:4:3: expected cell(.amount); found \"lots\"."]),
      ("name,ticked\nmilk,perhaps", ["f:2:6: expected cell(.truth); found \"perhaps\"."]),
      (
        "name,created\nmilk,2026-13-01\ntea,2026-01-01T25:00",
        [
          "f:2:6: expected cell(.moment); found \"2026-13-01\".",
          "f:3:5: expected cell(.moment); found \"2026-01-01T25:00\".",
        ]
      ),
      (
        "name,note\nmilk\ntea,a,b\nsalt,c",
        [
          "f:2:1: expected cells(2); found cells(1).",
          "f:3:1: expected cells(2); found cells(3).",
        ]
      ),
      (
        "name,note\nmilk,5\" pipe\nsalt,c",
        ["f:2:7: expected noQuoteInCell; found '\"'."]
      ),
      (
        "name,note\n\"milk\"y,c\n",
        ["f:2:7: expected endOfCell; found \"y,c\"."]
      ),
      (
        "name,note\né,\"c\nd",
        [
          "f:2:3: expected closingQuote; found endOfFile.",
          "f:3:1: expected cells(2); found cells(1).",
        ]
      ),
      ("name,note\n,c\n", ["f:2:1: expected itemName; found nothing."]),
    ])
  func errors(text: String, complaints: [String]) throws {
    #expect(try FileFormat.csv.complaints(about: text) == complaints)
  }

  @Test("where the reading goes on, the rows that are understood come in")
  func partial() throws {
    let imported = try FileFormat.csv.read(
      Array("name,price\nmilk,1€\ntea,cheap\nsalt,2€".utf8), isPartial: true)
    let lists = try imported.lists()
    #expect(lists[0].items.map(\.name) == ["milk", "salt"])
  }

  @Test("moments are the same days and times everywhere")
  func moments() {
    let days: [(Int64, String)] = [
      (0, "1970-01-01"), (-1, "1969-12-31"), (951_782_400_000, "2000-02-29"),
      (4_107_542_400_000, "2100-03-01"),
      (-62_167_219_200_000, "0000-01-01"), (253_402_300_799_999, "9999-12-31"),
    ]
    for (milliseconds, day) in days {
      #expect(Moment(milliseconds: milliseconds).writtenDay == day)
      #expect(
        Moment(timestamp: Moment(milliseconds: milliseconds).timestamp) == Moment(milliseconds: milliseconds))
    }
    #expect(Moment(milliseconds: 253_402_300_800_000).writtenDay == nil)
    #expect(Moment(milliseconds: -62_167_219_200_001).writtenDay == nil)
    #expect(
      Moment(day: "2100-02-29") == nil && Moment(day: "2026-00-10") == nil && Moment(day: "2026-1-100") == nil
    )
    #expect(Moment(timestamp: "2026-11-21T15:22") == Moment(timestamp: "2026-11-21 15:22:00Z"))
    #expect(Moment(timestamp: "+5") == nil && Moment(timestamp: "2026-11-21T15:22:00.12Z") == nil)
  }
}
