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

  static func item(_ edit: (String) -> String = { $0 }) -> String {
    edit(
      #"{"id": "00000000-0000-0000-0000-000000000002", "list": "00000000-0000-0000-0000-000000000001", "#
        + #""name": "milk", "amount": {"quantity": 2.5, "unit": "l"}, "category": "dairy", "store": null, "#
        + #""price": {"value": 1.09, "currency": "EUR"}, "note": null, "ticked": false, "rank": "a0", "created": 7}"#
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
    #expect(JSONFormat.array(of: everything.lists) == "[\n  \(Self.list)\n]\n")
    #expect(JSONFormat.object(of: everything.lists[0]) == Self.list + "\n")
    #expect(JSONFormat.array(of: [Note]()) == "[]\n")
  }

  @Test("every column of every kind has its field, but for an item's key")
  func columns() {
    for kind in Row.Kind.allCases {
      #expect(
        JSONSchema.fields(of: kind).map(\.name) == kind.columns.filter { kind != .item || $0 != "key" })
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
        "a number above zero with up to three decimals; found \(quote)\(text)")
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
      ("", "an object { … }; found the end of the file."),
      ("→[]", "an object { … }; found \"[]\"."),
      ("→{}", "the field \"format\" in this object; found none."),
      ("{\"format\": →\"other\"}", "\"tote\"; found '\"other\"}'."),
      ("→{\"version\": 1}", "the field \"format\" in this object; found none."),
      ("{\"format\": \"tote\", \"version\": →0}", "version 1 or later; found version 0."),
      (export("").replacing("1,", with: "1") + " →x", "nothing behind the closing brace; found \"x\"."),
      (export("→"), "a field's name in double quotes; found \"}\"."),
      (export("\"notes\": →5"), "an array [ … ]; found \"5}\"."),
      (export("\"notes\" →[]"), "a colon behind the field's name; found \"[]}\"."),
      (
        export("→\"Lists\": []"),
        "one of the fields format, version, lists, items, notes, lessons, purchases, settings; found '\"Lists\"'."
      ),
      (export("\"notes\": [], →\"notes\": []"), "each field once; found '\"notes\"'."),
      (export("\"lists\": [\(list), →\(list)]"), "no second row of the same id; found '{\"id\": \"0000"),
      (export("\"notes\": [→1]"), "an object { … }; found \"1]}\"."),
      (export("\"lists\": [\(list)→"), "a comma or a closing bracket; found \"}\"."),
      (
        item("\"store\"", "→\"shop\""),
        "one of the fields id, list, name, amount, category, store, price, note, ticked, rank, created; found '\"shop\"'."
      ),
      (item("\"store\"", "→\"name\""), "each field once; found '\"name\"'."),
      (
        items { "→" + $0.replacing("\"ticked\": false, ", with: "") },
        "the field \"ticked\" in this object; found none."
      ),
      (item("false", "→0"), "true or false; found '0, "),
      (item("\"milk\"", "→null"), "a text in double quotes; found 'null, "),
      (item("\"l\"", "→\"stone\""), "one of the units mg, g, kg, oz, lb, ml, cl, dl, l, tsp, tbsp, cup, x, "),
      (item("\"unit\"", "→\"units\""), "the fields quantity and unit, each once; found '\"units\"'."),
      (
        item("\"EUR\"", "→\"XYZ\""),
        "one of the currencies EUR, USD, GBP, TRY, JPY, INR, CHF; found '\"XYZ\"}"
      ),
      (item("1.09", "→1.091"), "a number with up to two decimals, not below zero; found \"1.091\"."),
      (item("1.09", "→-1"), "a number with up to 2 decimals, not below zero; found \"-1\"."),
      (
        item("1.09", "→1.09").replacing("EUR", with: "JPY"),
        "a number with up to 0 decimals, not below zero; found \"1.09\"."
      ),
      (item("\"a0\"", "→\"!\""), "a rank, such as \"a0\"; found '\"!\", "),
      (item("\"dairy\"", "→\" \""), "a category with a name, or null; found '\" \", "),
      (
        item("\"created\": 7", "\"created\": →7.5"),
        "a whole number of milliseconds since 1970; found \"7.5\"."
      ),
      (
        item("0002\", \"list\"", "→0002, \"list\"").replacing(
          "\"id\": \"00000000-0000-0000-0000-00000000→", with: "\"id\": →\"00000000-0000-0000-0000-00000000"),
        "an id in double quotes, as a UUID; found '\"0000"
      ),
      (
        items { "→" + $0.replacing("0001\", \"name\"", with: "0009\", \"name\"") },
        "an item whose list is in this file; found the list 00000000-0000-0000-0000-000000000009."
      ),
      (item("milk", "mi→\u{1}lk"), "no control character in a text; write it as \\u00XX; found nothing."),
      (item("milk", "é→\\x"), "one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u; found \"\\x\"."),
      (item("milk", "→\\u00Z0"), "four hexadecimal digits behind \\u; found \"\\u00Z0\"."),
      (item("milk", "→\\uD800."), "the second half of a surrogate pair behind this; found \"\\uD800\"."),
      (
        item("milk", "→\\uD800\\u0041"), "the second half of a surrogate pair behind this; found \"\\uD800\"."
      ),
      (item("milk", "→\\uDC00"), "the first half of a surrogate pair before this; found \"\\uDC00\"."),
      ("{\"format→", "a double quote that ends the text; found the end of the file."),
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
      #"{"format": "tote", "version": 2, "things": []}"#,
      #"{"format": "tote", "lists": [{"colour": {"a": [1e5, -0, "\\"]}}], "version": 2}"#,
    ] {
      for isPartial in [false, true] {
        let error = #expect(throws: ImportError.self) {
          try FileFormat.json.read(Array(text.utf8), isPartial: isPartial)
        }
        #expect(
          error?.sentence(in: "f").hasSuffix(
            "expected version 1 or older; a newer Tote wrote this file, so update Tote to read it; found version 2."
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
        == "f:2:75: expected no more than 64 values within each other; found \"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[…\"."
    )
  }
}
