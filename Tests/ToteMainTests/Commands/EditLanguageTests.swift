// Edits made in one language are undone in another.

import Testing
import ToteTesting

@testable import Tote
@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct EditLanguageTests {
    let home = Home()

    private func tote(_ arguments: String, _ locale: String) async throws -> String {
      try home.run("tote \(arguments)", environment: ["LC_ALL": locale]).output
    }

    @Test func `what a French user did an English one undoes in English, and the other way round`()
      async throws
    {
      _ = try await tote("add -q lait", "fr_FR.UTF-8")
      _ = try await tote("add -q pain", "fr_FR.UTF-8")
      #expect(try await tote("undo", "en_GB.UTF-8").hasSuffix(": adding “pain”\n"))
      #expect(try await tote("undo", "fr_FR.UTF-8").hasSuffix(": ajout de l’article «\u{A0}lait\u{A0}»\n"))
      #expect(try await tote("redo", "es_ES.UTF-8").hasSuffix(": añadir “lait”\n"))
      #expect(try await tote("redo", "tr_TR.UTF-8").hasSuffix(": “pain” ekleme\n"))
      #expect(try await tote("undo", "C.UTF-8").hasSuffix(": adding “pain”\n"))
    }

    @Test func `the screen names in its language what the command line did in another`() async throws {
      try home.fill(["milk"])
      _ = try await tote("done milk", "tr_TR.UTF-8")
      let program = try home.tote(environment: ["LC_ALL": "fr_FR.UTF-8"])
      try program.wait { $0.text.contains("milk") }
      program.send("u")
      try program.wait { $0.text.contains("«\u{A0}milk\u{A0}» coché") }
      program.send("q")
      #expect(try program.waitForEnd() == .exited(0))
    }

    @Test func `what an older version wrote is undone in its words, and a later one's as what it is`()
      async throws
    {
      try home.fill()
      let storage = try Storage(path: home.database)
      for (number, title) in ["add milk", "label\tmilk\tred"].enumerated() {
        try storage.apply([
          Entry(
            Edit(
              id: Edit.ID(high: 5, low: UInt64(number)), title: EditTitle(stored: title), moment: .zero,
              changes: [Change(adding: Setting(key: "\(number)", value: ""))]),
            writer: Entry.Writer.ID(high: 6, low: 6))
        ])
      }
      storage.close()
      #expect(
        try await tote("undo", "fr_FR.UTF-8").hasSuffix(
          ": une modification faite par une version plus récente\n"))
      #expect(try await tote("undo", "fr_FR.UTF-8").hasSuffix(": add milk\n"))
      #expect(try await tote("redo", "C.UTF-8").hasSuffix(": add milk\n"))
      let again = try Storage.forReading(path: home.database)
      defer { again.close() }
      let titles = try again.load().entries.map(\.title.stored)
      #expect(
        titles.suffix(4) == ["label\tmilk\tred", "label\tmilk\tred", "add milk", "add milk"],
        "as it was stored")
    }
  }
}
