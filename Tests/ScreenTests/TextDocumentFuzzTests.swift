// Compares a document with a plain editor after random edits, moves, pastes, undo steps and resizes.

import Testing

@testable import Screen

@Suite struct TextDocumentFuzzTests {
  @Test(arguments: 1...20)
  func `whatever is done, it does what a plain editor does`(seed: UInt64) {
    var random = Seeded(seed)
    var both = Pair(&random, parts: seed % 3 == 0 ? Pair.prose : Hostile.parts)
    for step in 0..<160 {
      let edit = both.edit(&random)
      both.apply(edit, &random)
      if let fault = both.fault() {
        Issue.record("seed \(seed), step \(step), after \(edit): \(fault)")
        return
      }
    }
    while both.document.canUndo { both.document.apply(.undo) }
    #expect(bytes(both.document.text) == bytes(both.first), "seed \(seed): undone to the beginning")
  }

  @Test(arguments: 1...8)
  func `in one long line what is remembered of its rows is what wrapping it again finds`(seed: UInt64) {
    var random = Seeded(seed)
    let parts =
      seed % 2 == 0 ? Hostile.parts.filter { !$0.contains(where: \.isNewline) } : Pair.prose.dropLast()
    func text(_ count: Int) -> String {
      (0..<count).map { _ in parts.randomElement(using: &random)! }.joined()
    }
    var document = TextDocument(text(200), size: Size(.random(in: 2...14, using: &random), 4))
    for step in 0..<40 {
      document.move(to: TextPosition(0, .random(in: 0...document.utf8Count, using: &random)))
      switch Int.random(in: 0...3, using: &random) {
      case 0: document.apply(.insert(text(.random(in: 0...3, using: &random))))
      case 1: document.apply(.deleteLeft)
      case 2: document.apply(.deleteWordRight)
      default: document.apply(.undo)
      }
      let text = document.text
      let fresh = text.wrapped(to: document.rows.width)
      var row: Row? = document.rows.row(0, of: 0, in: document.lines)
      for expected in fresh {
        guard let found = row, found.start == expected.start, found.end == expected.end else {
          Issue.record("seed \(seed), step \(step): \(String(describing: row)) where \(expected) is right")
          return
        }
        row = document.rows.row(after: found, in: document.lines)
      }
      #expect(row == nil, "seed \(seed), step \(step)")
    }
  }
}

/// Compares bytes, because Swift considers different ways to write é equal.
func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// A document and the plain editor it is compared with.
private struct Pair {
  static let prose = ["a", "word", " ", "two words ", "e\u{301}", "牛乳", "-", "👨‍👩‍👧", "\n"]

  var document: TextDocument
  var plain: PlainEditor
  let first: String
  private let parts: [String]
  private var texts: [Int: String] = [:]
  private var caretsBefore: [Int: TextPosition] = [:]
  private var caretsAfter: [Int: TextPosition] = [:]
  private var expectedCaret: TextPosition?
  private var expectedTop: Int?

  init(_ random: inout Seeded, parts: [String]) {
    self.parts = parts
    let text = Pair.text(&random, parts, 40)
    document = TextDocument(
      text, size: Size(.random(in: 0...16, using: &random), .random(in: 0...6, using: &random)))
    first = document.text
    plain = PlainEditor(text: first)
    texts[0] = first
  }

  private static func text(_ random: inout Seeded, _ parts: [String], _ count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
  }

  func edit(_ random: inout Seeded) -> DocumentEdit {
    let edits: [DocumentEdit] = [
      .text(.insert(parts.randomElement(using: &random)!)),
      .text(.insert(parts.randomElement(using: &random)!)),
      .text(.insert(Pair.text(&random, parts, 12))), .text(.deleteLeft), .text(.deleteLeft),
      .text(.deleteRight),
      .text(.deleteWordLeft), .text(.deleteToBlank), .text(.deleteWordRight), .text(.deleteToLineStart),
      .text(.deleteToLineEnd),
      .text(.left), .text(.right), .text(.wordLeft), .text(.wordRight), .text(.lineStart), .text(.lineEnd),
      .text(.start), .text(.end), .rows(-1), .rows(1), .rows(.random(in: -4...4, using: &random)), .pages(-1),
      .pages(1), .rowStart, .rowEnd, .scroll(.random(in: -5...5, using: &random)), .undo, .undo, .redo,
    ]
    return edits.randomElement(using: &random)!
  }

  mutating func apply(_ edit: DocumentEdit, _ random: inout Seeded) {
    if Int.random(in: 0..<12, using: &random) == 0 {
      document.resize(to: Size(.random(in: 0...16, using: &random), .random(in: 0...6, using: &random)))
    }
    let (before, caret, top) = (document.revision, document.caret, topRow)
    document.apply(edit)
    plain.apply(edit, size: document.size)
    (expectedCaret, expectedTop) = (nil, nil)
    switch edit {
    case .undo, .redo:
      if before != document.revision {
        expectedCaret = edit == .undo ? caretsBefore[document.revision] : caretsAfter[document.revision]
        plain = PlainEditor(text: texts[document.revision]!, caret: byte(expectedCaret!))
      } else {
        plain.goal = document.goal
      }
    case .scroll:
      plain.caret = byte(document.caret)
      plain.goal = document.goal
    case .pages: break
    default:
      if before != document.revision {
        (caretsBefore[before], caretsAfter[document.revision]) = (caret, document.caret)
        texts[document.revision] = plain.text
      } else {
        // Unless the text has changed, the window scrolls like a list.
        expectedTop =
          ListPosition(selected: plain.place(width), top: top)
          .inView(count: plain.rows(width).count, height: height).top
      }
    }
  }

  private var width: Int { max(1, document.size.width - 1) }
  private var height: Int { max(1, document.size.height) }
  private var topRow: Int {
    let start = byte(document.top)
    return plain.rows(width).firstIndex { $0.start == start } ?? -1
  }

  private func byte(_ position: TextPosition) -> Int {
    (0..<position.line).reduce(position.offset) { $0 + document.line($1).utf8.count + 1 }
  }

  /// Describes what is wrong, or returns nil.
  func fault() -> String? {
    if bytes(document.text) != bytes(plain.text) {
      return "the text is \(document.text.debugDescription), not \(plain.text.debugDescription)"
    }
    if document.utf8Count != plain.text.utf8.count { return "utf8Count is \(document.utf8Count)" }
    if byte(document.caret) != plain.caret {
      return "the caret is at \(byte(document.caret)), not \(plain.caret)"
    }
    if document.goal != plain.goal { return "the goal is \(document.goal ?? -1), not \(plain.goal ?? -1)" }
    if let expectedCaret, document.caret != expectedCaret {
      return "the caret came back to \(document.caret)"
    }
    let rows = plain.rows(width)
    let (place, start) = (plain.place(width), byte(document.top))
    let top = rows.firstIndex { $0.start == start } ?? -1
    if top < 0 { return "the top \(document.top) begins no row" }
    if place < top || place >= top + height { return "the caret's row \(place) is not in view from \(top)" }
    if top > 0, rows.count - top < height { return "there is room below the text" }
    if let expectedTop, top != expectedTop { return "the top is row \(top), not \(expectedTop)" }
    return drawn(rows, top, place)
  }

  private func drawn(_ rows: [WrappedLine], _ top: Int, _ place: Int) -> String? {
    if document.size.isEmpty { return nil }
    let frame = Frame(TextArea(document), size: document.size)
    let expected = Frame(size: document.size) { canvas in
      canvas.place(TextAreaPlace(), in: canvas.bounds)
      for (index, row) in rows[top...].prefix(height).enumerated() {
        canvas.write(plain.text[row], at: Point(0, index))
      }
      let row = rows[place]
      let column = plain.text[
        plain.text.utf8.index(plain.text.startIndex, offsetBy: row.start)..<plain.before.endIndex
      ]
      .columns
      canvas.setCursor(at: Point(min(column, document.size.width - 1), place - top), .bar)
    }
    return frame == expected ? nil : "\(frame) was drawn where \(expected) is right"
  }
}
