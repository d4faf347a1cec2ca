// Promise 6: everything exported comes back equal when imported. By chance, a few thousand times, with texts that mean
// harm to each format.

import FoundationEssentials
import Testing
import ToteTesting

@testable import ToteModel
@testable import ToteFormats

@Suite struct RoundTripTests {
  @Test("everything comes back from JSON, to the byte", arguments: 0..<8)
  func json(seed: UInt64) throws {
    for number in 0..<60 {
      var world = RandomExport(seed: seed * 1_000 + UInt64(number))
      let everything = world.everything()
      let bytes = try FileFormat.json.bytes(of: everything)
      let back = try FileFormat.json.read(bytes).everything()
      #expect(back == everything)
      #expect(back.exactly == everything.exactly, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(try FileFormat.json.bytes(of: back) == bytes)
    }
  }

  @Test("lists come back from each of the other formats, to the byte, whatever is in them", arguments: 0..<8)
  func others(seed: UInt64) throws {
    for number in 0..<60 {
      var world = RandomExport(seed: seed * 1_000 + UInt64(number))
      let everything = world.everything(tidy: number % 2 == 0)
      let written = everything.fileLists
      for format in [FileFormat.markdown, .todo, .csv, .calendar] {
        let bytes = try format.bytes(of: everything)
        let back = try format.read(bytes).lists()
        let created: (Moment) -> String? =
          switch format {
          case .csv: { $0.timestamp }
          case .todo: { $0.writtenDay }
          case .calendar: { $0.calendarTime }
          default: { _ in nil }
          }
        #expect(
          back.exactly(created: created) == written.exactly(created: created),
          "\(format):\n\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
  }

  @Test("a list of lists becomes rows in the same order, and is written as the same lists")
  func rows() throws {
    for seed in 0..<200 as Range<UInt64> {
      var world = RandomExport(seed: seed)
      let written = world.everything().fileLists
      var rows = RandomRows(seed: seed)
      let everything = ExportData(written, named: "file", at: Moment(milliseconds: 5), after: Rank("a5")) {
        rows.id(Item.self).uuid
      }
      #expect(everything.fileLists.exactly() == written.exactly())
      #expect(everything.lists.allSatisfy { Rank("a5")! < $0.rank })
    }
  }

  @Test("no text reaches a terminal raw from an export in JSON")
  func controls() throws {
    for seed in 0..<300 as Range<UInt64> {
      var world = RandomExport(seed: seed)
      for scalar in try FileFormat.json.text(of: world.everything()).unicodeScalars where scalar != "\n" {
        #expect(Glyph(scalar) != .nothing && !(0..<0x20).contains(scalar.value), "\(scalar.value)")
        #expect(!(0x7F...0x9F).contains(scalar.value) && scalar.value != 0x2028)
      }
    }
  }

  @Test("importing into an empty database gives the same, and a second time changes nothing")
  func changes() throws {
    for seed in 0..<100 as Range<UInt64> {
      var world = RandomExport(seed: seed)
      let everything = world.everything(tidy: true)
      var records = Records()
      records.apply(everything.changes(to: records))
      #expect(records.lists.map(\.fields) == everything.lists.map(\.fields))
      let items = records.lists.flatMap { Array(records.items(of: $0.id)) }
      #expect(
        ExportData(lists: records.lists, items: items).items.map(\.fields) == everything.items.map(\.fields))
      #expect(Set(records.notes.values) == Set(everything.notes))
      // The history tidies names and counts; those of this test are not all tidy.
      let again = everything.changes(to: records).filter { $0.key.kind != .purchase }
      #expect(again.isEmpty, "\(again)")
    }
  }

  @Test("progress is told from the beginning to the end, and never backwards", arguments: FileFormat.allCases)
  func progress(format: FileFormat) throws {
    let everything = Self.long
    var told: [Int] = []
    let bytes = try format.bytes(of: everything) { done, total in
      told.append(done)
      #expect(done <= total)
    }
    #expect(told.first == 0 && told.last == 3_001 && told == told.sorted() && told.count > 3, "\(told)")
    told = []
    _ = try format.read(bytes) { done, total in
      told.append(done)
      #expect(total == bytes.count)
    }
    #expect(told.first == 0 && told.last == bytes.count && told == told.sorted() && told.count > 3, "\(told)")
  }

  @Test("whoever is told may end it", arguments: FileFormat.allCases)
  func interrupted(format: FileFormat) throws {
    let bytes = try format.bytes(of: Self.long)
    #expect(throws: CancellationError.self) {
      try format.read(bytes, isPartial: true) { done, _ in if done > 0 { throw CancellationError() } }
    }
    #expect(throws: CancellationError.self) {
      _ = try format.bytes(of: Self.long) { done, _ in if done > 1000 { throw CancellationError() } }
    }
  }

  static let long: ExportData = {
    var rows = RandomRows(seed: 1)
    let list = rows.list()
    return ExportData(
      lists: [list],
      items: Rank.between(nil, nil, count: 3_000).map { rank in
        Item(
          id: rows.id(), list: list.id, name: "a thing with quite a long name, so that the file is long",
          details: ItemDetails(note: "and a note"), rank: rank, created: Moment(milliseconds: 1))
      })
  }()

  @Test("a file's format is known by the end of its name")
  func paths() {
    #expect(FileFormat(path: "a/b.MD") == .markdown)
    #expect(FileFormat(path: "todo.txt") == .todo)
    #expect(FileFormat(path: "x.csv") == .csv)
    #expect(FileFormat(path: "x.json") == .json)
    #expect(FileFormat(path: "Tasks.ICS") == .calendar)
    #expect(FileFormat(path: "x") == nil)
    #expect(FileFormat(rawValue: "todo.txt") == .todo)
  }

  @Test("bytes that are no text are an error with a place, and a replacement where one goes on")
  func notText() throws {
    let bytes = Array("- crème\n- caf".utf8) + [0xE9] + Array("\n- tea\n".utf8)
    #expect(
      try FileFormat.markdown.complaints(about: bytes) == [
        "f:2:6: expected utf8; found invalidByte."
      ])
    guard case .lists(let lists) = try FileFormat.markdown.read(bytes, isPartial: true).content else {
      return
    }
    #expect(lists[0].items.map(\.name) == ["crème", "caf\u{FFFD}", "tea"])
  }
}
