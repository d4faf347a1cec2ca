/// An entry with its number in the journal, which only grows. People see it as a step's number, and `tote watch` resumes
/// from it.
package struct JournalLine: Hashable, Sendable, Identifiable {
  package let number: Int64
  package let entry: Entry

  package init(number: Int64, entry: Entry) {
    self.number = number
    self.entry = entry
  }

  package var id: Int64 { number }
}

/// The program that wrote an entry. Its code is in the writer's id, a UUID of version 8, whose form is up to us
/// (RFC 9562); versions of Tote before that wrote random ids, of version 4.
package enum WritingProgram: String, CaseIterable, Sendable {
  // The raw values are those in JSON and in `tote watch`.
  case app
  case commandLine = "command-line"
  case sync

  /// Stored in the journal: never change them.
  fileprivate var code: UInt64 {
    switch self {
    case .app: 0x8A99
    case .commandLine: 0x8C11
    case .sync: 0x8597
    }
  }
}

extension Entry.Writer {
  package static func id(of program: WritingProgram, _ random: RowID<Entry.Writer>) -> ID {
    ID(high: random.high & ~0xFFFF | program.code, low: random.low & ~(3 << 62) | 2 << 62)
  }
}

extension RowID<Entry.Writer> {
  /// `nil` if a version of Tote wrote it that didn't say.
  package var program: WritingProgram? {
    if self == .sharing { return .sync }
    return WritingProgram.allCases.first { high & 0xFFFF == $0.code && low >> 62 == 2 }
  }
}
