// Numbers and dates follow the language for people, never for programs.

import Testing

@testable import ToteMain

extension ShellTests {
  @Suite(.serialized) struct ReaderLanguageTests {
    let home = Home()

    private func tote(_ script: String, _ locale: String = "C.UTF-8") async throws -> String {
      try await home.script(script, environment: ["LC_ALL": locale]).output
    }

    @Test func `amounts and prices are the reader's, and what programs read is everybody's`() async throws {
      _ = try await tote(
        "tote add -q '1.5 kg riz €3.20 #épicerie'; tote add -q '2 boîtes pois 2,5 €'", "fr_FR.UTF-8")
      let french = try await tote("tote ls", "fr_FR.UTF-8")
      #expect(french.contains("1,5 kg") && french.contains("3,20\u{A0}€") && french.contains("2 boîtes"))
      let turkish = try await tote("tote ls", "tr_TR.UTF-8")
      #expect(turkish.contains("1,5 kg") && turkish.contains("€3,20") && turkish.contains("2 kutu"))
      let english = try await tote("tote ls")
      #expect(english.contains("1.5 kg") && english.contains("€3.20") && english.contains("2 cans"))
      for command in [
        "tote ls --json", "tote export -f json", "tote export -f csv", "tote export -f md",
        "tote export -f todo.txt", "tote export -f ics",
      ] {
        let written = try await tote(command)
        #expect(!written.isEmpty)
        #expect(try await tote(command, "fr_FR.UTF-8") == written, "\(command)")
      }
    }

    @Test func `a file that was written in one language is read in another`() async throws {
      _ = try await tote(
        "tote add -q '1,5 kg riz 3,20€ #épicerie'; tote add -q 'pain #boulangerie'", "fr_FR.UTF-8")
      let written = try await tote("tote export -f md", "fr_FR.UTF-8")
      #expect(written.contains("#pantry") || written.contains("1.5 kg riz"))
      _ = try await tote("tote export -f md > a.md; tote --db new.db import a.md", "es_ES.UTF-8")
      #expect(try await tote("tote --db new.db export -f md", "tr_TR.UTF-8") == written)
    }

    @Test(arguments: [
      ("C.UTF-8", "Groceries"), ("es_MX.UTF-8", "Compra"), ("fr_CA.UTF-8", "Courses"),
      ("tr_TR.UTF-8", "Alışveriş"),
    ])
    func `the first list is named in the language of the first day, and stays so`(
      locale: String, name: String
    ) async throws {
      let script = (1...4).map { "tote add -q 'thing \($0)' &" }.joined(separator: " ")
      _ = try await tote("\(script) wait", locale)
      #expect(
        try await tote("tote lists --json").components(of: "\"name\"") == 1,
        "programs that begin at once make one")
      for reader in ["C.UTF-8", "fr_FR.UTF-8"] {
        #expect(try await tote("tote lists", reader).hasPrefix(name))
      }
      let program = try home.tote(environment: ["LC_ALL": locale])
      try program.wait { $0.line(0).contains(name) && $0.text.contains("thing 4") }
      program.send("q")
      #expect(try program.waitForEnd() == .exited(0))
    }

    @Test func `the screen makes the first list by the same name`() async throws {
      let program = try home.tote(environment: ["LC_ALL": "fr_FR.UTF-8"])
      try program.wait { $0.line(0).contains("Courses") && $0.showsSaved }
      program.send("q")
      #expect(try program.waitForEnd() == .exited(0))
      #expect(try await tote("tote add -q milk; tote lists").hasPrefix("Courses"))
    }

    @Test func `a category is found by its name in either language`() async throws {
      _ = try await tote("tote add -q 'pain #boul'; tote add -q 'eau #drinks'", "fr_FR.UTF-8")
      #expect(try await tote("tote ls --json | grep -c -e bakery -e drinks") == "2\n")
    }

    @Test func `days are the reader's`() async throws {
      _ = try await tote("tote note add Soupe poireaux")
      let day = try await tote("tote note ls").split(separator: " ").first { $0.contains("-") }
      let parts = try #require(day).split(whereSeparator: { $0 == "-" || $0 == "\n" })
      #expect(try await tote("tote note ls", "fr_FR.UTF-8").contains("\(parts[2])/\(parts[1])/\(parts[0])"))
    }
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { split(separator: part).count - 1 }
}
