/// The text of `config.toml`: the part of TOML that people write by hand. Tables, texts, whole numbers, booleans, lists of
/// texts and comments; anything else is a problem with a place, and what follows on other lines still counts.
///
///     let text = SettingsText("theme = \"dark\"\n[keys]\n\"items.tick\" = [\"t\"]")
///     text.entries[1].path == ["keys", "items.tick"]
package struct SettingsText: Sendable {
  /// One line that sets something.
  package struct Entry: Equatable, Sendable {
    /// The table and the key.
    package let path: [String]
    /// `nil` if it can't be read; then there is a problem, too.
    package let value: SettingValue?
    package let place: SettingsPlace
    /// Where its value starts.
    package let valuePlace: SettingsPlace
    /// The bytes of the value, and of all its lines with the last line break.
    let valueRange: Range<Int>
    let lines: Range<Int>
  }

  /// A line that begins a table.
  struct Table: Equatable, Sendable {
    let path: [String]
    /// The bytes of the line with its break.
    let line: Range<Int>
  }

  package private(set) var entries: [Entry] = []
  package private(set) var problems: [SettingsProblem] = []
  private(set) var tables: [Table] = []
  package let bytes: [UInt8]

  package init(_ text: String) { self.init(Array(text.utf8)) }

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var reader = SettingsReader(bytes)
    while !reader.isAtEnd {
      read(&reader)
      if problems.count == SettingsProblem.most {
        problems.append(reader.problem(.tooMany))
        return
      }
    }
  }

  private mutating func read(_ reader: inout SettingsReader) {
    let start = reader.index
    do throws(SettingsProblem) {
      reader.skipBlanks()
      if !reader.endsLine {
        if reader.next == UInt8(ascii: "[") {
          try readTable(&reader, from: start)
        } else {
          try readEntry(&reader, from: start)
        }
      }
      reader.skipLine()
    } catch {
      problems.append(error)
      reader.skipProblem(from: start)
    }
  }

  private mutating func readTable(_ reader: inout SettingsReader, from start: Int) throws(SettingsProblem) {
    // What follows belongs to it, whether it can be read or not.
    do throws(SettingsProblem) {
      let path = try reader.table()
      try reader.endLine()
      tables.append(Table(path: path, line: start..<reader.startOfNextLine))
    } catch {
      tables.append(Table(path: [""], line: start..<reader.startOfNextLine))
      throw error
    }
  }

  private mutating func readEntry(_ reader: inout SettingsReader, from start: Int) throws(SettingsProblem) {
    let place = reader.place
    let path = (tables.last?.path ?? []) + (try reader.path())
    try reader.equals()
    let (valueStart, valuePlace) = (reader.index, reader.place)
    func add(_ value: SettingValue?, to end: Int) {
      // A table that can't be read says nothing about its lines.
      guard tables.last?.path != [""] else { return }
      entries.append(
        Entry(
          path: path, value: value, place: place, valuePlace: valuePlace, valueRange: valueStart..<end,
          lines: start..<reader.startOfNextLine))
    }
    do throws(SettingsProblem) {
      let value = try reader.value()
      let end = reader.index
      try reader.endLine()
      add(value, to: end)
    } catch {
      let here = reader.index
      // What follows a list without an end isn't part of it.
      if error.kind == .unclosedList { reader.index = valueStart }
      add(nil, to: reader.endOfValue(from: valueStart))
      reader.index = here
      throw error
    }
  }
}

/// A value as it is written.
package enum SettingValue: Hashable, Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case texts([String])

  /// As it is written in the file.
  package var written: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .texts(let texts): "[\(texts.map(Self.quoted).joined(separator: ", "))]"
    }
  }

  /// As the command line prints it.
  package var shown: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .texts(let texts): texts.joined(separator: " ")
    }
  }

  private static func quoted(_ text: String) -> String {
    // Without a backslash where possible, as people would write it.
    if text.unicodeScalars.contains(where: { $0 == "\"" || $0 == "\\" }),
      !text.unicodeScalars.contains(where: { $0 == "'" || $0.value < 0x20 || $0.value == 0x7F })
    {
      return "'\(text)'"
    }
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\"\(quoted)\""
  }
}

/// A place in the file, both from 1. Columns are characters.
package struct SettingsPlace: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
