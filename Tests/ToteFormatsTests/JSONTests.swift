// What an export looks like, and what the reader says where it is not one.

import Testing

@testable import ToteModel
@testable import ToteFormats

@Suite struct JSONTests {
  static func export(_ rows: String) -> String {
    "{\"format\": \"tote\", \"version\": 1,\n\(rows)}"
  }

  static let list =
    #"{"id": "00000000-0000-0000-0000-000000000001", "name": "G", "rank": "a0", "archived": false, "created": 0}"#

  /// As it is written since lists have a budget.
  static let writtenList = list.replacing("}", with: #", "budget": null, "budgetPeriod": null}"#)

  static func item(_ edit: (String) -> String = { $0 }) -> String {
    edit(
      #"{"id": "00000000-0000-0000-0000-000000000002", "list": "00000000-0000-0000-0000-000000000001", "#
        + #""name": "milk", "amount": {"quantity": 2.5, "unit": "l"}, "category": "dairy", "store": null, "#
        + #""price": {"value": 1.09, "currency": "EUR"}, "note": null, "ticked": false, "rank": "a0", "created": 7, "person": null}"#
    )
  }

  static func items(_ edit: (String) -> String) -> String {
    export("\"lists\": [\(list)],\n\"items\": [\n\(item(edit))\n]")
  }

  static func read(_ text: String) throws -> ExportData {
    guard case .everything(let everything) = try FileFormat.json.read(Array(text.utf8)).content else {
      return ExportData()
    }
    return everything
  }

  @Test("rows are objects with all their fields, in the order of the schema, one a line")
  func rows() throws {
    let everything = try Self.read(Self.items { $0 })
    #expect(JSONFormat.array(of: everything.items) == "[\n  \(Self.item())\n]\n")
    #expect(JSONFormat.array(of: everything.lists) == "[\n  \(Self.writtenList)\n]\n")
    #expect(JSONFormat.object(of: everything.lists[0]) == Self.writtenList + "\n")
    #expect(JSONFormat.array(of: [Note]()) == "[]\n")
  }

  @Test("every column of every kind has its field, but for an item's key")
  func columns() {
    for kind in Row.Kind.allCases {
      #expect(
        JSONSchema.fields(of: kind).map(\.name)
          == kind.columns.filter { ![.item, .purchasedItem].contains(kind) || $0 != "key" })
    }
    #expect(Set(JSONSchema.arrays.map(\.kind)) == Set(Row.Kind.allCases))
  }

  @Test("fields may come in any order, between any blanks, and what may be null may be left out")
  func lenient() throws {
    let text = """
      { "items" : [ { "created":7, "rank":"a0","ticked":true,"name":"\\u006dilk\\uD83D\\uDE00\\/",
        "list": "0000000a-0000-0000-0000-00000000000B", "id": "00000000-0000-0000-0000-000000000002" } ],
      "lists": [{"id": "0000000A-0000-0000-0000-00000000000b","name":"","rank":"a0","archived":true,"created":-1.0e1}],
      "version": 1, "format": "tote" }
      """
    let everything = try Self.read(text)
    #expect(everything.items[0].name == "milk😀/")
    #expect(everything.items[0].isTicked && everything.items[0].amount == nil)
    #expect(everything.lists[0].created == Moment(milliseconds: -10))
    #expect(everything.lists[0].id == ShoppingList.ID(high: 0xA_0000_0000, low: 0xB))
  }

  @Test(
    "numbers are read exactly, or not at all",
    arguments: [
      ("2.5", 2_500), ("0.001", 1), ("1.50000", 1_500), ("1e3", 1_000_000), ("25E-1", 2_500),
      ("999999999999.999", 999_999_999_999_999), ("0.0001", nil), ("1.0005", nil), ("0", nil), ("-1", nil),
      ("1e300", nil), ("99999999999999999999", nil), ("NaN", nil), ("Infinity", nil), ("01", nil),
      ("1.", nil),
      (".5", nil), ("+1", nil), ("0x10", nil), ("1e", nil), ("\"2\"", nil), ("1e99999999999999999999", nil),
    ] as [(String, Int64?)])
  func numbers(text: String, thousandths: Int64?) throws {
    let file = Self.items { $0.replacing("2.5", with: text) }
    if let thousandths {
      #expect(try Self.read(file).items[0].amount?.thousandths == thousandths)
    } else {
      // What is a number is shown with the rest of its line, in which other quotes stand.
      let quote = ["0", "-1", "\"2\""].contains(text) ? "'" : "\""
      try Self.expect(
        Self.items { $0.replacing("2.5", with: "→" + text) },
        "quantity; found \(quote)\(text)")
    }
  }

  /// The first error stands where the text has an arrow, and begins like this.
  static func expect(
    _ marked: String, _ complaint: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let before = marked.prefix { $0 != "→" }
    let line = before.count { $0 == "\n" } + 1
    let column = before.reversed().prefix { $0 != "\n" }.count + 1
    let complaints = try FileFormat.json.complaints(about: marked.replacing("→", with: ""))
    let first = complaints.first ?? "nothing"
    #expect(
      first.hasPrefix("f:\(line):\(column): expected \(complaint)"), "\(first)", sourceLocation: location)
  }

  static func item(_ old: String, _ new: String) -> String { items { $0.replacing(old, with: new) } }

  @Test(
    "each error has its place and says what was expected",
    arguments: [
      ("", "object; found endOfFile."),
      ("→[]", "object; found \"[]\"."),
      ("→{}", "field(\"format\"); found nothingThere."),
      ("{\"format\": →\"other\"}", "format; found '\"other\"}'."),
      ("→{\"version\": 1}", "field(\"format\"); found nothingThere."),
      ("{\"format\": \"tote\", \"version\": →0}", "laterVersion(1); found version(0)."),
      (export("").replacing("1,", with: "1") + " →x", "endOfFile; found \"x\"."),
      (export("→"), "fieldName; found \"}\"."),
      (export("\"notes\": →5"), "array; found \"5}\"."),
      (export("\"notes\" →[]"), "colon; found \"[]}\"."),
      (
        export("→\"Lists\": []"),
        "oneOfFields([\"format\", \"version\", \"lists\", \"items\", \"notes\", \"lessons\", \"purchases\", \"settings\", \"purchasedItems\", \"staples\"]); found '\"Lists\"'."
      ),
      (export("\"notes\": [], →\"notes\": []"), "fieldOnce; found '\"notes\"'."),
      (export("\"lists\": [\(list), →\(list)]"), "newRow(key: \"id\"); found '{\"id\": \"0000"),
      (export("\"notes\": [→1]"), "object; found \"1]}\"."),
      (export("\"lists\": [\(list)→"), "commaOrBracket; found \"}\"."),
      (
        item("\"store\"", "→\"shop\""),
        "oneOfFields([\"id\", \"list\", \"name\", \"amount\", \"category\", \"store\", \"price\", \"note\", \"ticked\", \"rank\", \"created\", \"person\"]); found '\"shop\"'."
      ),
      (item("\"store\"", "→\"name\""), "fieldOnce; found '\"name\"'."),
      (
        items { "→" + $0.replacing("\"ticked\": false, ", with: "") },
        "field(\"ticked\"); found nothingThere."
      ),
      (item("false", "→0"), "json(.truth, orNull: false); found '0, "),
      (item("\"milk\"", "→null"), "json(.text, orNull: false); found 'null, "),
      (item("\"l\"", "→\"stone\""), "oneOfUnits; found "),
      (item("\"unit\"", "→\"units\""), "amountFields; found '\"units\"'."),
      (
        item("\"EUR\"", "→\"XYZ\""),
        "oneOfCurrencies; found '\"XYZ\"}"
      ),
      (item("1.09", "→1.091"), "value(decimals: 2); found \"1.091\"."),
      (item("1.09", "→-1"), "value(decimals: 2); found \"-1\"."),
      (
        item("1.09", "→1.09").replacing("EUR", with: "JPY"),
        "value(decimals: 0); found \"1.09\"."
      ),
      (item("\"a0\"", "→\"!\""), "json(.rank, orNull: false); found '\"!\", "),
      (item("\"dairy\"", "→\" \""), "json(.category, orNull: true); found '\" \", "),
      (
        item("\"created\": 7", "\"created\": →7.5"),
        "json(.moment, orNull: false); found \"7.5\"."
      ),
      (
        item("0002\", \"list\"", "→0002, \"list\"").replacing(
          "\"id\": \"00000000-0000-0000-0000-00000000→", with: "\"id\": →\"00000000-0000-0000-0000-00000000"),
        "json(.id, orNull: false); found '\"0000"
      ),
      (
        items { "→" + $0.replacing("0001\", \"name\"", with: "0009\", \"name\"") },
        "knownList; found list(00000000-0000-0000-0000-000000000009)."
      ),
      (item("milk", "mi→\u{1}lk"), "noControlCharacter; found nothing."),
      (item("milk", "é→\\x"), "escape; found \"\\x\"."),
      (item("milk", "→\\u00Z0"), "hexDigits; found \"\\u00Z0\"."),
      (item("milk", "→\\uD800."), "secondSurrogate; found \"\\uD800\"."),
      (
        item("milk", "→\\uD800\\u0041"), "secondSurrogate; found \"\\uD800\"."
      ),
      (item("milk", "→\\uDC00"), "firstSurrogate; found \"\\uDC00\"."),
      ("{\"format→", "closingQuote; found endOfFile."),
    ])
  func errors(text: String, complaint: String) throws { try Self.expect(text, complaint) }

  @Test("where the reading goes on, a row that is wrong is left out and the others come in")
  func partial() throws {
    let other = Self.item().replacing("0002\", \"list\"", with: "0003\", \"list\"")
    let text = Self.export(
      "\"lists\": [\(Self.list)], \"items\": [{\"id\": [{}]},\n \(other), 7,\n \(Self.item())], \"notes\": []"
    )
    let imported = try FileFormat.json.read(Array(text.utf8), isPartial: true)
    let everything = try imported.everything()
    #expect(everything.items.count == 2 && everything.lists.count == 1)
    #expect(imported.errors.map(\.line) == [2, 3])
    // Broken off in the middle: what came before is there.
    let half = try FileFormat.json.read(Array(text.utf8.dropLast(30)), isPartial: true)
    let beginning = try half.everything()
    #expect(beginning.items.isEmpty && beginning.lists.count == 1)
    #expect(half.errors.count == 3)
  }

  @Test("a newer version is refused as such, whatever else is in it, also where errors are passed over")
  func newer() throws {
    for text in [
      #"{"format": "tote", "version": 9, "things": []}"#,
      #"{"format": "tote", "lists": [{"colour": {"a": [1e5, -0, "\\"]}}], "version": 9}"#,
    ] {
      for isPartial in [false, true] {
        let error = #expect(throws: ImportError.self) {
          try FileFormat.json.read(Array(text.utf8), isPartial: isPartial)
        }
        #expect(
          error?.complaint.hasSuffix(
            "expected olderVersion(8); found version(9)."
          )
            == true)
      }
    }
  }

  @Test("what is nested without end is an error, and no crash")
  func deep() throws {
    let deep = String(repeating: "[", count: 100_000)
    let complaints = try FileFormat.json.complaints(about: Self.export("\"lists\": [\(deep)"))
    #expect(
      complaints.last
        == "f:2:75: expected depth(64); found \"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[…\"."
    )
  }
}
