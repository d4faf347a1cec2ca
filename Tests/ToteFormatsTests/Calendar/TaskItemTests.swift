// An item as a task and back: through our own hands exactly, through those of other programs as far as they go.

import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel

@Suite struct TaskItemTests {
  static let now = Moment(timestamp: "2026-11-21T15:22:33Z")!
  static let later = Moment(timestamp: "2026-11-22T08:00:00Z")!

  /// The task of an item.
  static func task(_ item: Item = .full) -> CalendarComponent { TaskItem(item).task(uid: "1", at: now) }

  /// What a task says after another program has edited it.
  static func read(
    _ item: Item = .full, known: TaskItem? = nil, _ edit: (inout CalendarComponent) -> Void
  ) throws -> TaskItem {
    var task = task(item)
    edit(&task)
    return try TaskItem(task, known: known)
  }

  /// The properties of a task, in their order.
  static func lines(_ task: CalendarComponent) -> [String] {
    task.parts.compactMap { part in
      guard case .line(let line) = part else { return nil }
      return "\(line.name):" + String(decoding: line.value, as: UTF8.self)
    }
  }

  @Test("an item stands in the properties that other programs know, and exactly beside them")
  func written() {
    #expect(
      Self.lines(Self.task()) == [
        "UID:1", "SUMMARY:apples 2.5 kg", "STATUS:COMPLETED", "COMPLETED:20261121T152233Z",
        "PERCENT-COMPLETE:100",
        "CATEGORIES:Frozen", "LOCATION:Lidl", "DESCRIPTION:the red ones",
        "X-TOTE-ITEM:v=1&s=apples%202.5%20kg&n=apples&q=2500&u=kg&p=109%E2%82%AC&w=Jonas&c=frozen&r=a5&t=1&ls=vwgfwe&ds=14xpbpc",
        "CREATED:20261121T152233Z", "LAST-MODIFIED:20261121T152233Z", "DTSTAMP:20261121T152233Z",
      ])
  }

  @Test("a task says what nobody has edited since a Tote wrote it")
  func asWritten() throws {
    let all: Set = ["name", "amount", "price", "category", "ticked", "store", "note", "person"]
    var task = Self.task()
    #expect(TaskItem.untouched(in: task) == all)
    for (property, value, fields) in [
      ("SUMMARY", "apples 3 kg", ["name", "amount", "price", "person"]),
      ("CATEGORIES", "Bakery", ["category"]),
      ("STATUS", "NEEDS-ACTION", ["ticked"]), ("LOCATION", "Aldi", ["store"]), ("DESCRIPTION", "", ["note"]),
    ] {
      var edited = task
      edited[property] = value
      #expect(TaskItem.untouched(in: edited) == all.subtracting(fields), "\(property)")
    }
    task[raw: TaskItem.exactName] = nil
    #expect(TaskItem.untouched(in: task) == nil)
  }

  @Test("whatever an item is, it is read back exactly", arguments: 0..<4)
  func chance(seed: UInt64) throws {
    var world = RandomExport(seed: seed)
    for number in 0..<300 {
      let item = world.item(on: .zero, rank: .first, tidy: number % 2 == 0)
      var task = Self.task(item)
      let read = try TaskItem(task)
      let wanted = TaskItem(item)
      #expect(Self.row(read) == Self.row(wanted))
      // What is written again is the same to the byte, its time aside; and another item in its place is read as that.
      var again = task
      read.write(to: &again, at: Self.now)
      #expect(again == task)
      let other = world.item(on: .zero, rank: Rank("a7")!, tidy: number % 2 == 1)
      TaskItem(other).write(to: &task, at: Self.later)
      #expect(Self.row(try TaskItem(task)) == Self.row(TaskItem(other)))
    }
  }

  private static func row(_ item: TaskItem) -> [FieldValue] {
    item.item(id: .zero, list: .zero, created: .zero).fields
  }

  @Test(
    "a heading that another program has changed is read by the rules",
    arguments: [
      ("apples 2.5 kg", "2.5 kg apples #frozen @Lidl +Jonas 1.09€ !the red ones"),
      ("  apples  2.5 kg ", "2.5 kg apples #frozen @Lidl +Jonas 1.09€ !the red ones"),
      ("green apples 2.5 kg", "2.5 kg green apples #frozen @Lidl +Jonas 1.09€ !the red ones"),
      ("apples 3 kg", "3 kg apples #frozen @Lidl +Jonas 1.09€ !the red ones"),
      ("4x pears", "4x pears #frozen @Lidl +Jonas 1.09€ !the red ones"),
      ("pears", "pears #frozen @Lidl +Jonas 1.09€ !the red ones"),
      ("pears x2 @Aldi 2€ #fruit", "2x pears #produce @Aldi +Jonas 2.00€ !the red ones"),
    ])
  func headings(heading: String, line: String) throws {
    let item = try Self.read { $0["SUMMARY"] = heading }
    #expect(ParsedItem(name: item.name, details: item.details)?.description == line)
    let dropped = try Self.read(known: TaskItem(.full)) {
      $0["SUMMARY"] = heading
      $0[raw: "X-TOTE-ITEM"] = nil
    }
    #expect((dropped.name, dropped.details.price) == (item.name, item.details.price))
    #expect(dropped.details == item.details)
  }

  @Test("a heading that says where to buy moves there at the next write, and stands as it was typed")
  func typed() throws {
    var task = Self.task()
    task["SUMMARY"] = "milk x2 @Aldi !semi"
    var item = try TaskItem(task)
    #expect(item.details.note == "semi\nthe red ones")
    item.isTicked = false
    item.write(to: &task, at: Self.later)
    #expect(task["SUMMARY"] == "milk x2 @Aldi !semi" && task["LOCATION"] == "Aldi")
    #expect(try TaskItem(task) == item)
  }

  @Test(
    "STATUS decides whether it is ticked, with what each program makes of it",
    arguments: [
      ("STATUS:COMPLETED", true), ("STATUS:NEEDS-ACTION\nCOMPLETED:20261121T152233Z", false),
      ("STATUS:IN-PROCESS\nPERCENT-COMPLETE:99", false), ("STATUS:CANCELLED", false),
      ("status:completed", true),
      ("COMPLETED:20261121T152233Z", true), ("PERCENT-COMPLETE:100", true), ("PERCENT-COMPLETE:99", false),
      ("", false),
    ])
  func status(lines: String, isTicked: Bool) throws {
    let text = "BEGIN:VTODO\nSUMMARY:milk\n\(lines)\nEND:VTODO\n"
    var task = try #require(CalendarDocument(Array(text.utf8)).task)
    var item = try TaskItem(task)
    #expect(item.isTicked == isTicked)
    // What says so already is left alone; ticking it the other way says it in every way.
    item.write(to: &task, at: Self.later)
    #expect(
      lines.split(separator: "\n").allSatisfy {
        Self.lines(task).map { $0.lowercased() }.contains($0.lowercased())
      })
    item.isTicked.toggle()
    item.write(to: &task, at: Self.later)
    #expect(try TaskItem(task).isTicked == !isTicked)
    #expect(task[raw: "STATUS"] == (isTicked ? "NEEDS-ACTION" : "COMPLETED"))
    #expect(task[raw: "COMPLETED"] == (isTicked ? nil : "20261122T080000Z"))
    #expect(task[raw: "PERCENT-COMPLETE"] == (isTicked ? nil : "100"))
  }

  @Test(
    "one category is ours, and those of others stay",
    arguments: [
      ("Frozen,Breakfast", "frozen"), ("Breakfast,Dairy", "dairy"), ("Breakfast", "Breakfast"),
      ("", "frozen"),
      ("FROZEN", "frozen"),
    ])
  func categories(value: String, category: String) throws {
    let item = try Self.read {
      $0.setTexts(value.isEmpty ? [] : value.split(separator: ",").map(String.init), of: "CATEGORIES", at: 0)
    }
    #expect(item.details.category?.rawValue == category)
  }

  @Test("another category takes the place of the one there was")
  func recategorized() throws {
    var task = Self.task()
    task.setTexts(["Breakfast", "Frozen", "Sale"], of: "CATEGORIES", at: 0)
    var item = try TaskItem(task)
    item.details.category = .dairy
    item.write(to: &task, at: Self.later)
    #expect(task.lines("CATEGORIES").map(\.texts) == [["Breakfast", Category.dairy.title, "Sale"]])
    item.details.category = nil
    item.write(to: &task, at: Self.later)
    #expect(task.lines("CATEGORIES").map(\.texts) == [["Breakfast", "Sale"]])
    #expect(try TaskItem(task).details.category == nil)
  }

  @Test("what has gone from its property is gone, and what has none is still there")
  func cleared() throws {
    let item = try Self.read {
      $0["LOCATION"] = nil
      $0["DESCRIPTION"] = ""
    }
    #expect(item.details.store == nil && item.details.note == nil && item.details.price == Item.full.price)
  }

  @Test(
    "where X-TOTE-ITEM was dropped or spoilt, what was known stands in for it",
    arguments: [nil, "v=1&s", "v=2&n=a&s=b", "v=1&n=%FF&s=a"])
  func dropped(value: String?) throws {
    let known = try TaskItem(Self.task())
    let item = try Self.read(known: known) { $0[raw: "X-TOTE-ITEM"] = value }
    #expect(item == known)
    // And without that, it is what people can read of it.
    let read = try Self.read { $0[raw: "X-TOTE-ITEM"] = value }
    #expect(read.name == "apples" && read.details.amount == Amount("2.5 kg") && read.details.price == nil)
  }

  @Test("what was read is remembered in one text, exactly")
  func stored() throws {
    var world = RandomExport(seed: 7)
    for number in 0..<200 {
      var item = TaskItem(
        world.item(on: .zero, rank: Rank("a5")!, tidy: false), sortOrder: number % 2 == 0 ? nil : number)
      item.isMoved = number % 3 == 0
      #expect(TaskItem(stored: item.stored)?.stored == item.stored)
      #expect(TaskItem(stored: item.stored) == item)
    }
    #expect(TaskItem(stored: "n=a") == nil)
  }

  @Test("X-TOTE-ITEM keeps what a later version has added to it")
  func unknownFields() throws {
    var task = Self.task()
    task[raw: "X-TOTE-ITEM"] = task[raw: "X-TOTE-ITEM"]! + "&zz=a%20b"
    var item = try TaskItem(task)
    item.name = "pears"
    item.write(to: &task, at: Self.later)
    #expect(task[raw: "X-TOTE-ITEM"]?.hasSuffix("&zz=a%20b") == true)
  }

  @Test("every sign but letters, digits and a few more is written by its number")
  func encoding() throws {
    var fields = ExactFields()
    fields["n"] = "a,b;c:d\"e\\f=g&h%i\n🥛 ~._-"
    #expect(fields.text == "n=a%2Cb%3Bc%3Ad%22e%5Cf%3Dg%26h%25i%0A%F0%9F%A5%9B%20~._-")
    #expect(ExactFields(fields.text)?["n"] == fields["n"])
  }

  @Test(
    "what was never moved stands by the time that it was made, the same everywhere; what was moved says so")
  func places() throws {
    func task(_ uid: String, _ lines: String) throws -> TaskItem {
      let text = "BEGIN:VTODO\nUID:\(uid)\nSUMMARY:milk\n\(lines)\nEND:VTODO\n"
      return try TaskItem(#require(CalendarDocument(Array(text.utf8)).task))
    }
    let first = try task("1", "CREATED:20261121T152233Z")
    let second = try task("2", "CREATED:20261121T152234Z")
    let moved = try task("3", "CREATED:20261121T152233Z\nX-APPLE-SORT-ORDER:0")
    #expect(first.rank < second.rank && moved.rank < first.rank && !moved.isMoved)
    #expect(try task("1", "CREATED:20261121T152233Z").rank == first.rank)
    #expect(try task("4", "CREATED:20261121T152233Z").rank != first.rank)
    // Behind whatever a Tote has added, unless that is a great deal.
    #expect(Rank("d0000")! < first.rank)

    let item = try Self.read { $0[raw: "X-APPLE-SORT-ORDER"] = "12" }
    #expect(item.rank == Item.full.rank && item.sortOrder == 12 && item.isMoved)
    var written = Self.task()
    TaskItem(.full, sortOrder: 12).write(to: &written, at: Self.later)
    #expect(try !TaskItem(written).isMoved)
  }

  @Test("all that Tote does not know stays, byte by byte, whatever is edited")
  func untouched() throws {
    let text = CalendarDocumentTests.task
    var item = try TaskItem(#require(CalendarDocument(Array(text.utf8)).task))
    item.isTicked = true
    item.details.note = "ripe"
    let edited = try CalendarDocumentTests.edited(text) { item.write(to: &$0, at: Self.later) }
    #expect(edited.hasPrefix(text.prefix { _ in true }.split(separator: "X-STRANGE").first!))
    let added = [
      "STATUS", "COMPLETED", "PERCENT", "DESCRIPTION", "X-TOTE-ITEM", " ", "CREATED", "LAST-MOD", "DTSTAMP",
    ]
    var isAlarm = false
    let kept = edited.split(separator: "\r\n", omittingEmptySubsequences: false).filter { line in
      isAlarm = isAlarm || line == "BEGIN:VALARM"
      return isAlarm || line.hasPrefix("  ") || !added.contains { line.hasPrefix($0) }
    }
    #expect(kept.joined(separator: "\r\n") == text)
  }

  @Test("what is not one task with a heading is told apart")
  func problems() throws {
    func problem(_ text: String) throws -> TaskProblem? {
      let document = try CalendarDocument(Array(text.utf8))
      do {
        _ = try TaskItem(document.onlyTask())
        return nil
      } catch {
        return error
      }
    }
    let task = "BEGIN:VTODO\nSUMMARY:milk\nEND:VTODO\n"
    #expect(try problem("BEGIN:VCALENDAR\n\(task)END:VCALENDAR\n") == nil)
    #expect(try problem("BEGIN:VCALENDAR\n\(task)\(task)END:VCALENDAR\n") == .severalTasks(2))
    #expect(try problem("BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR\n") == .noTask)
    #expect(try problem(task.replacing("SUMMARY:milk", with: "SUMMARY: \\n")) == .noSummary)
    #expect(try problem(task.replacing("SUMMARY:milk\n", with: "")) == .noSummary)
  }
}
