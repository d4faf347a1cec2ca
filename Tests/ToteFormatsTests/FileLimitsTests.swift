// What a hostile file may not do: take all memory, in one line or in many.

import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel

@Suite struct FileLimitsTests {
  private static let long = String(repeating: "ab ", count: FileLimits.text / 3 + 1)

  private func fault(of text: String, as format: FileFormat) -> ImportError? {
    do {
      _ = try format.read(Array(text.utf8))
      return nil
    } catch { return error as? ImportError }
  }

  @Test(arguments: [
    (FileFormat.todo, "milk\n", 2, ""), (.markdown, "- [ ] milk\n- [ ] ", 2, ""),
    (.csv, "name\nmilk\n", 3, ""),
    (.csv, "name\nmilk\n\"", 3, "\""),
  ])
  func `a line or a cell that is too long is refused, with its place`(
    format: FileFormat, before: String, line: Int, after: String
  ) {
    let fault = fault(of: before + Self.long + after + "\n", as: format)
    #expect(fault?.line == line && fault?.expected == .shorterText(FileLimits.text))
    #expect(self.fault(of: before + Self.long.prefix(1_000) + after + "\n", as: format) == nil)
  }

  @Test func `what is around a line that is too long can still be imported`() throws {
    let text = "milk\n\(Self.long)\nbread\n"
    let imported = try FileFormat.todo.read(Array(text.utf8), isPartial: true)
    guard case .lists(let lists) = imported.content else {
      Issue.record("not lists")
      return
    }
    #expect(lists.flatMap(\.items).map(\.name) == ["milk", "bread"])
    #expect(imported.errors.map(\.line) == [2])
  }

  @Test(arguments: [
    (FileFormat.todo, "", "milk\n"), (.markdown, "", "- milk\n"), (.csv, "name\n", "milk\n"),
    (.calendar, "BEGIN:VCALENDAR\n", "BEGIN:VTODO\nSUMMARY:milk\nEND:VTODO\n"),
  ])
  func `one item too many ends the reading`(format: FileFormat, head: String, item: String) throws {
    func read(_ count: Int, isPartial: Bool) throws {
      let end = format == .calendar ? "END:VCALENDAR\n" : ""
      let text = head + String(repeating: item, count: count) + end
      var reading = try FileReading(Array(text.utf8), isPartial: isPartial, maxItems: 3) { _, _ in }
      switch format {
      case .todo: _ = try TodoFormat.read(&reading)
      case .markdown: _ = try MarkdownFormat.read(&reading)
      case .csv: _ = try CSVFormat.read(&reading)
      case .calendar: _ = try CalendarFormat.read(&reading)
      case .json: break
      }
    }
    try read(3, isPartial: false)
    for isPartial in [false, true] {
      let error = #expect(throws: ImportError.self) { try read(4, isPartial: isPartial) }
      #expect(error?.expected == .fewerItems(3))
    }
  }

  @Test(arguments: ["DESCRIPTION", "SUMMARY", "CATEGORIES", "LOCATION"])
  func `a task with a text that is too long is no item, but one with a picture is`(property: String) throws {
    func task(_ property: String) -> CalendarComponent {
      let lines = "BEGIN:VTODO\r\nUID:1\r\n\(property):\(Self.long)\r\nSUMMARY:milk\r\nEND:VTODO\r\n"
      return CalendarDocument(repairing: Array(lines.utf8)).task!
    }
    #expect(throws: TaskProblem.tooLong) { try TaskItem(task(property)) }
    #expect(try TaskItem(task("ATTACH")).name == "milk")
    #expect(TaskProblem(stored: TaskProblem.tooLong.stored) == .tooLong)
  }

  private static let hostile: [(FileFormat, String)] = [
    (
      .csv, "item" + String(repeating: ",notes", count: 9000) + "\n" + String(repeating: "a\n", count: 20_000)
    ),
    (.csv, "item" + (0..<9000).map { ",c\($0)" }.joined() + "\n" + String(repeating: "a\n", count: 20_000)),
    (.calendar, "BEGIN:VTODO\nSUMMARY:a\n" + String(repeating: "COMPLETED:20261121\n", count: 50_000)),
    (.json, "[" + (0..<5000).map { "{\"name\": \"a\", \"k\($0)\": 1}" }.joined(separator: ",") + "]"),
    (
      .json,
      "[" + (0..<20_000).map { "{\"shopping_list_id\": \($0 % 9999), \"amount\": 1}" }.joined(separator: ",")
        + "]"
    ),
  ]

  @Test("no file takes quadratic time", .timeLimit(.minutes(1)), arguments: hostile)
  func quadratic(format: FileFormat, text: String) throws {
    _ = try? format.read(Array(text.utf8), isPartial: true)
  }
}

extension CalendarDocument {
  fileprivate init(repairing bytes: [UInt8]) {
    var errors: [CalendarError] = []
    self.init(repairing: bytes, errors: &errors, reached: { _ in })
  }
}
