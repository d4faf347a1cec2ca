// What bash puts on the line must mean the name, whatever signs it has.

import Testing

@testable import ToteMain

extension ShellTests {
  @Suite struct BashWordTests {
    let home = Home()

    /// What bash is told to insert for names after this line, of which it replaces a part.
    private func words(_ line: String, replacing part: String = "", _ names: [String]) -> [String] {
      BashWord(CommandWords(line, home: home.path), replacing: part, home: home.path).replacements(names)
    }

    /// Every printable ASCII sign, at the start of a name, within and alone.
    private static let names = (UInt8(0x21)...0x7E).map { String(Unicode.Scalar($0)) }.flatMap { sign in
      [sign, "\(sign)root", "\(sign)/x", "a\(sign)b"]
    }

    @Test func `a tilde is quoted, since bash would make a home folder of it`() {
      #expect(words("tote done ", ["~", "~root", "~/x", "a~"]) == ["\\~", "\\~root", "\\~/x", "a\\~"])
      #expect(words("tote done \"", replacing: "\"", ["~root"]) == ["\"~root"])
      #expect(words("tote done '", replacing: "'", ["~root"]) == ["'~root"])
    }

    @Test func `only what bash never reads as its own stays unquoted`() {
      for sign in Self.names.filter({ $0.utf8.count == 1 }) {
        let isPlain = sign.allSatisfy { $0.isLetter || $0.isNumber || "-_./,:+@%^=".contains($0) }
        #expect(words("tote done ", [sign]) == [isPlain ? sign : "\\" + sign])
      }
    }

    @Test func `bash reads what it inserted as the names themselves`() async throws {
      let names = Self.names + ["crème brûlée", "two  blanks"]
      for quote in ["", "'", "\""] {
        let inserted = names.flatMap { words("tote done " + quote, [$0]) }.map { quote + $0 + quote }
        let read = try await home.script(
          "bash --norc -c \"$SCRIPT\"",
          environment: ["SCRIPT": "printf '%s\\n' " + inserted.joined(separator: " ")])
        #expect(read.lines == names)
      }
    }
  }
}
