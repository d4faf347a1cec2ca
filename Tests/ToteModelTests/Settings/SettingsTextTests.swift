import Testing

@testable import ToteModel

@Suite struct SettingsTextTests {
  private func values(_ text: String) -> [String: SettingValue] {
    let entries = SettingsText(text).entries
    return Dictionary(
      entries.compactMap { entry in entry.value.map { (entry.path.joined(separator: "."), $0) } },
      uniquingKeysWith: { one, _ in one })
  }

  private func problem(_ text: String) -> (kind: SettingsProblem.Kind, line: Int, column: Int)? {
    let problems = SettingsText(text).problems
    guard problems.count == 1, let place = problems[0].filePlace else { return nil }
    return (problems[0].kind, place.line, place.column)
  }

  @Test func `texts, numbers, booleans, lists and comments are read, in tables or without`() {
    let text = """
      # Mine.
      theme = "dark"   # at night
      backups = 1_4
      mouse=false
      default-list = 'C:\\weekly "big"'

      [keys]
      "items.tick" = ["space", # the usual
        't',
      ]
      items.undo = []
      [ colors . dark ]
      accent = "\\u00e9\\t\\"x\\""
      """
    #expect(SettingsText(text).problems.isEmpty)
    #expect(
      values(text) == [
        "theme": .text("dark"), "backups": .number(14), "mouse": .flag(false),
        "default-list": .text("C:\\weekly \"big\""), "keys.items.tick": .texts(["space", "t"]),
        "keys.items.undo": .texts([]), "colors.dark.accent": .text("é\t\"x\""),
      ])
    #expect(SettingsText("\u{FEFF}a = 1\r\nb = 2\r\n").entries.map(\.place.line) == [1, 2])
    #expect(values("a = 1\r\nb = true\r") == ["a": .number(1), "b": .flag(true)])
  }

  @Test(
    "a line that can't be read is one problem with a place, and the others count",
    arguments: [
      ("theme", SettingsProblem.Kind.noEquals, 6), ("theme =", .noValue, 8), ("theme = # dark", .noValue, 9),
      ("theme = dark", .noQuotes("dark"), 9), ("theme = \"dark", .unclosedText, 9),
      ("é = 1", .noName("é = 1"), 1), ("theme = \"é\" dark", .unexpected("dark"), 13),
      ("a = 1.5", .notANumber("1.5"), 5), ("a = 2026-11-26", .notANumber("2026-11-26"), 5),
      ("a = \"\\x\"", .badEscape, 6), ("a = \"\\ud800\"", .badEscape, 6), ("a = {b = 1}", .unsupported, 5),
      ("a = \"\"\"b\"\"\"", .unsupported, 5), ("[[a]]", .unsupported, 1), ("[a", .unclosedTable("a"), 1),
      ("[]", .noName("]"), 2), ("a = [\"b\"", .unclosedList, 5), ("a = [1]", .notATextInList("1]"), 6),
      ("a = [\"b\" \"c\"]", .unclosedList, 5), ("a = [\n  b,\n]", .notATextInList("b,"), 3),
    ])
  func broken(line: String, kind: SettingsProblem.Kind, column: Int) {
    let found = problem("one = 1\n\(line)\n")
    #expect(found?.kind == kind)
    #expect(found?.column == column)
    #expect(found?.line == (line.contains("\n") ? 3 : 2))
    // A table takes the next lines with it.
    let after = line.hasPrefix("[") ? "" : "two = 2\n"
    #expect(values("one = 1\n\(line)\n\(after)")["one"] == .number(1))
    #expect(values("one = 1\n\(line)\n\(after)")["two"] == (after.isEmpty ? nil : .number(2)))
  }

  // Were the time to grow with the square of the length, these would take hours.
  @Test func `a megabyte in one line is read at once`() {
    let count = 200_000
    let list = "[" + Array(repeating: "\"t\"", count: count).joined(separator: ", ") + "]"
    #expect(values("a = \(list)") == ["a": .texts(Array(repeating: "t", count: count))])
    let escapes = String(repeating: "\\n", count: 500_000)
    #expect(values("a = \"\(escapes)\"") == ["a": .text(String(repeating: "\n", count: 500_000))])
    let broken = SettingsText("a = [" + String(repeating: "\"t\", ", count: count) + "x = 1")
    #expect(broken.problems.map(\.kind) == [.unclosedList])
  }

  @Test func `after a hundred problems the rest isn't read`() {
    let text = SettingsText(String(repeating: "x\n", count: 100_000) + "a = 1")
    #expect(text.problems.count == 101 && text.problems.last?.kind == .tooMany && text.entries.isEmpty)
    #expect(text.problems.last?.filePlace?.line == 101)
  }

  @Test func `bytes that are no text, and endless nonsense, end`() {
    let bytes = Array("a = \"".utf8) + [0xFF] + Array("\"\nb = 1".utf8)
    let text = SettingsText(bytes)
    #expect(text.problems.map(\.kind) == [.notText])
    #expect(text.entries.last?.value == .number(1))
    let letters = Array("a=\"'[]{}.,#\\\n\r \t1-é\0".utf8)
    var state: UInt64 = 42
    for _ in 0..<2_000 {
      var noise: [UInt8] = []
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        noise.append(letters[Int(state >> 33) % letters.count])
      }
      let text = SettingsText(noise)
      // Whatever it is, a setting can be added to it and read again.
      #expect(
        SettingsText(text.setting("theme", to: .text("dark"))).entries.contains { $0.path.last == "theme" })
    }
  }

  @Test func `a written value reads back`() {
    for value: SettingValue in [
      .text(""), .text("a \"b\""), .text("'\"\\"), .text("\n\t\u{1}"), .number(-3), .flag(true),
      .texts(["space", "'", "\"", "\\"]),
    ] {
      #expect(values("a = \(value.written)") == ["a": value])
    }
  }
}

@Suite struct SettingsEditingTests {
  private func set(_ text: String, _ name: String, _ value: SettingValue) -> String {
    String(decoding: SettingsText(text).setting(name, to: value), as: UTF8.self)
  }

  private func unset(_ text: String, _ name: String) -> String {
    String(decoding: SettingsText(text).unsetting(name), as: UTF8.self)
  }

  private let file = """
    # Mine.

    theme = "dark"  # at night
    mouse = true

    # Keys of my own.
    [keys]
    "items.tick" = ["t"]

    [colors]
    accent = "red"

    """

  @Test func `setting changes one value and nothing else`() {
    #expect(set(file, "theme", .text("light")) == file.replacing("\"dark\"", with: "\"light\""))
    #expect(set(file, "keys.items.tick", .texts(["x"])) == file.replacing("[\"t\"]", with: "[\"x\"]"))
    #expect(
      set(file, "sort", .text("name"))
        == file.replacing("mouse = true\n", with: "mouse = true\nsort = \"name\"\n"))
    #expect(
      set(file, "keys.items.edit", .texts(["e"]))
        == file.replacing("[\"t\"]\n", with: "[\"t\"]\n\"items.edit\" = [\"e\"]\n"))
    #expect(set(file, "colors.dark.price", .number(3)) == file + "\n[colors.dark]\nprice = 3\n")
  }

  @Test func `a file without settings, without an end or with other line ends is kept as it is`() {
    #expect(set("", "theme", .text("dark")) == "theme = \"dark\"\n")
    #expect(set("# Mine.", "theme", .text("dark")) == "# Mine.\ntheme = \"dark\"\n")
    #expect(set("a = 1\r\nb = 2", "c", .number(3)) == "a = 1\r\nb = 2\r\nc = 3\r\n")
    #expect(
      set("# Mine.\n\n# Keys.\n[keys]\nx = \"y\"\n", "theme", .text("dark"))
        == "# Mine.\n\ntheme = \"dark\"\n\n# Keys.\n[keys]\nx = \"y\"\n")
    #expect(set("[keys]\n", "keys.items.tick", .texts(["t"])) == "[keys]\n\"items.tick\" = [\"t\"]\n")
  }

  @Test func `setting mends a value that can't be read`() {
    #expect(
      set("theme = dark # x\nmouse = true\n", "theme", .text("light"))
        == "theme = \"light\" # x\nmouse = true\n")
    #expect(set("theme =\n", "theme", .text("light")) == "theme =\"light\"\n")
    #expect(set("theme = \"dark\n", "theme", .text("light")) == "theme = \"light\"\n")
  }

  @Test func `unsetting removes the line, wherever it says so`() {
    #expect(unset(file, "theme") == file.replacing("theme = \"dark\"  # at night\n", with: ""))
    #expect(unset("[keys]\nitems.tick = [\n'a',\n]\nb = 'c'", "keys.items.tick") == "[keys]\nb = 'c'")
    #expect(unset("a = 1\na = 2\n", "a") == "")
    #expect(unset(file, "sort") == file)
  }
}
