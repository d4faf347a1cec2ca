// `tote add` in scripts.

import PtyTesting
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

extension ShellTests {
  @Suite(.serialized) struct AddCommandTests {
    let home = Home()

    func stored() throws -> DatabaseSnapshot {
      let storage = try Storage(path: home.database)
      defer { storage.close() }
      return try storage.load()
    }

    @Test func `standard input is read like a pasted text, and what is left out is told`() async throws {
      let recipe = """
        # Pancakes

        Ingredients:
        - 200 g flour
        2) 3 eggs
        Method
        Whisk everything, and let it rest for an hour or two.
        """
      let run = try home.run("tote add -", input: recipe)
      #expect(run.code == 0 && run.lines.count == 2)
      #expect(
        run.words.split(separator: "\n") == [
          "tote: Left out 4 lines that aren't items: “# Pancakes”, …", "tote: Left out: Ingredients:",
          "tote: Left out: Method", "tote: Left out: Whisk everything, and let it rest for an hour or two.",
        ])
      #expect(try stored().items.map(\.name).sorted() == ["eggs", "flour"])
      let one = try home.run("tote add -q -", input: "milk\nFor the dough:\nyeast\n")
      #expect(one.words == "tote: Left out a line that isn't an item: “For the dough:”\n")
      #expect(try stored().items.count == 4)
    }

    @Test func `what was bought before parts a line, and a currency that isn't known is said`() async throws {
      #expect(try home.run("tote add -n milk, oatly").lines.count == 1)
      try home.run("tote add -q oatly; tote done -q oatly; tote clear -q")
      #expect(try home.run("tote add -n milk, oatly").lines.count == 2)
      #expect(try home.run("tote add -n -", input: "milk, oatly\ntea").lines.count == 3)
      let run = try home.run("tote add -n tea 12 XYZ")
      #expect(
        run.words
          == "tote: XYZ isn't a known currency, so it stays in the name: tea 12 XYZ. Codes such as SEK are understood.\n"
      )
    }

    @Test func `several lines in quotes are several things, added in one step`() async throws {
      let three = try home.run("tote add '2 l milk' '6 eggs' bread")
      #expect(three.lines.count == 3)
      #expect(try stored().items.map(\.name) == ["milk", "eggs", "bread"])
      #expect(try home.run("tote undo").code == 0)
      #expect(try stored().items.isEmpty)
    }

    @Test(arguments: [
      // A quoted name of several words, and its details.
      "tote add 2 kg 'minced beef' @'Whole Foods' '!for Sunday'",
      "tote add '2 kg' 'minced beef' @'Whole Foods' '!for Sunday'",
      "tote add 'minced beef' 2 kg @'Whole Foods' '!for Sunday'",
    ])
    func `what only says something of a thing is no line`(command: String) async throws {
      #expect(try await home.script(command).lines.count == 1)
      let item = try #require(try stored().items.first)
      #expect(item.name.hasPrefix("minced beef") && item.amount == Amount("2 kg"))
    }

    @Test func `it says what it has understood, and where amounts are merged, their sum`() async throws {
      let first = try home.run("tote add 500 g apples")
      #expect(first.output == "Added apples (500 g) to “Groceries” · Fruit & vegetables\n")
      #expect(first.words == "")
      #expect(
        try home.run("tote add 2 kg Apples").output
          == "Apples: 500 g → 2.5 kg\n")
      #expect(
        try home.run("tote add 'milk 2 l #dairy @Lidl €1.09 !the blue one'").output
          == "Added milk (2 l) to “Groceries” · Dairy · @Lidl · €1.09 · !the blue one\n")
      #expect(
        try home.run("tote add -n '3 bread €4.20'").output
          == "Would add bread (3x) to “Groceries” · Bakery · €4.20 (€1.40/x)\n")
      // A store keeps its first spelling.
      #expect(
        try home.run("tote add butter @lidl").output
          == "Added butter to “Groceries” · Dairy · @Lidl\n")
      #expect(try home.run("tote rm -q butter").code == 0)
      #expect(try home.run("tote add milk").output == "Already on “Groceries”: milk\n")
      #expect(
        try home.run("tote add 2 cans milk").output
          == "Added milk (2 cans) to “Groceries” · Dairy · also on the list: 2 l @Lidl the blue one\n")
      try home.run("tote done apples")
      #expect(
        try home.run("tote add apples").output
          == "Back on “Groceries”: apples\n")
      let contents = try stored()
      #expect(contents.lists.map(\.name) == ["Groceries"])
      #expect(contents.items.map(\.name) == ["apples", "milk", "milk"])
      #expect(contents.items.map { $0.amount?.description } == ["2.5 kg", "2 l", "2 cans"])
      #expect(contents.items.allSatisfy { !$0.isTicked })
    }

    @Test func `what is added comes below all that is there`() async throws {
      try await home.script("for i in 1 2 3; do tote add thing $i; done; tote done 'thing 3'; tote add last")
      let items = try stored().items.sorted { $0.rank < $1.rank }
      #expect(items.map(\.name) == ["thing 1", "thing 2", "thing 3", "last"])
      #expect(Set(items.map(\.rank)).count == 4)
    }

    @Test func `a category of one's own is found by how it begins, and a correction is kept`() async throws {
      try home.run("tote add 'bones #Pets'; tote add 'leash #pe'; tote rm bones; tote add bones")
      let items = try stored().items
      #expect(items.map { $0.category?.title } == ["Pets", "Pets"])
    }

    @Test func `a rehearsal says the same and leaves nothing, not even a file`() async throws {
      let run = try home.run("tote add --dry-run 2 kg apples")
      #expect(run.output == "Would add apples (2 kg) to “Groceries” · Fruit & vegetables\n")
      #expect(Home.names(in: home.path) == [])
      try home.run("tote add 500 g apples")
      #expect(try home.run("tote add -n 2 kg apples").output.contains("500 g → 2.5 kg"))
      #expect(try stored().items.map { $0.amount?.description } == ["500 g"])
      #expect(try stored().entries.count == 2)
    }

    @Test func `lists are named, and made where that is wanted`() async throws {
      let missing = try home.run("tote add -l Party crisps")
      #expect(missing.code == 3)
      #expect(missing.output == "")
      #expect(missing.words == "tote: No list called “Party”. Existing names:\ntote:   Groceries\n")
      let made = try await home.script(
        "tote add --create -l Party crisps && tote add --list=PART wine && tote add -lpa cups")
      #expect(made.words == "tote: Created list “Party”.\n")
      #expect(made.code == 0)
      // Making the list is part of the same undo step.
      #expect(try stored().items.count == 3)
      try home.run("tote undo; tote undo; tote undo")
      #expect(try stored().lists.isEmpty)
      #expect(try home.run("tote add --create milk").code == 2)
    }

    @Test func `several lists of one name are told apart by their ids`() async throws {
      let json = try await home.script(
        "tote add -q -c -l A x; tote export -f csv A > A.csv; tote import -q A.csv; tote lists --json")
      let ids = json.lines.compactMap {
        $0.contains("\"A\"") ? $0.split(separator: "\"").dropFirst(3).first.map(String.init) : nil
      }
      try #require(ids.count == 2)
      let run = try home.run("tote add -l a milk")
      #expect(run.code == 3)
      for id in ids { #expect(run.words.contains("\(id.prefix(8))  A  1 of 1 left, created ")) }
      #expect(try home.run("tote add -l \(ids[1]) milk").code == 0)
      #expect(try home.run("tote add -l \(ids[0].prefix(8).lowercased()) milk").code == 0)
      #expect(try stored().items.filter { $0.name == "milk" }.count == 2)
    }

    @Test func `every line of standard input is added in one step`() async throws {
      let run = try home.run(
        "tote add -", input: "2 kg apples\n\n- [ ] milk\n* eggs x6\n \t\n500 g apples")
      #expect(
        run.lines == [
          "Added apples (2 kg) to “Groceries” · Fruit & vegetables", "Added milk to “Groceries” · Dairy",
          "Added eggs (6x) to “Groceries” · Dairy", "apples: 2 kg → 2.5 kg",
        ])
      #expect(try stored().items.count == 3)
      #expect(try home.run("tote undo").output == "Undid: adding 3 items and updating 1\n")
      #expect(try stored().items == [])
      #expect(try await home.script("tote add - < /dev/null").code == 0)
      let many = try home.run("tote add -", input: (1...2_000).map { "thing \($0)\n" }.joined())
      #expect(many.output == "Added 2,000 items to “Groceries”\n")
      #expect(many.words == "", "a bar in a pipe")
      let again = try home.run("tote add -", input: (1_999...2_100).map { "thing \($0)\n" }.joined())
      #expect(again.output == "Added 100 items to “Groceries”; 2 were already on it\n")
      let items = try stored().items.sorted { $0.rank < $1.rank }
      #expect(items.map(\.name) == (1...2_100).map { "thing \($0)" })
    }

    @Test func `what is no text is told by its line, and nothing is added`() async throws {
      let run = try await home.script("printf 'milk\\nbr\\377ead\\n' | tote add -")
      #expect(run.code == 1)
      #expect(run.words == "tote: Line 2 of standard input isn't valid UTF-8. Nothing was done.\n")
      #expect(Home.names(in: home.path) == [])
      #expect(try home.run("tote add ' '").code == 1)
      #expect(try home.run("tote add").code == 2)
    }

    @Test func `hostile names come out harmless, and exact as JSON`() async throws {
      let name = "a\u{1B}[31mb\u{202E}c\u{7}d"
      let run = try await home.script(
        "tote add -- \"$(printf 'a\\033[31mb\\342\\200\\256c\\007d')\"; tote ls; tote ls --json")
      #expect(!run.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
      // Names are cleaned when added; a note's text isn't.
      #expect(try stored().items.map(\.name) == [Folding.clean(name)])
      try await home.script("tote note add x \"$(printf 'a\\033[31mb\\342\\200\\256c\\007d')\"")
      let shown = try home.run("tote note ls; tote note search a; tote note show x --json")
      #expect(!shown.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
      // A program gets the text as it is, a terminal doesn't.
      #expect(try home.run("tote note show x").output == name + "\n")
      let screen = try home.tote(["note", "show", "x"])
      try screen.wait { $0.text.contains("a␛[31mb") }
      #expect(shown.output.contains(#""text": "a\u001B[31mb\u202Ec\u0007d""#))
      // Words that look like options, paths or formats.
      try home.run("tote add -- '-q --list=x'; tote add '%s%n'; tote add \"'; DROP TABLE item; --\"")
      #expect(try stored().items.map(\.name).suffix(3) == ["-q --list=x", "%s%n", "'; DROP TABLE item; --"])
    }

    @Test func `what there can be one of stays in the name when it comes twice, and that is said`()
      async throws
    {
      let run = try home.run("tote add -q milk @Lidl @Aldi '#dairy' '#cold' 1€ or 2€")
      #expect(
        run.words.split(separator: "\n").map { $0.prefix(37) } == [
          "tote: An item can have only one store", "tote: An item can have only one categ",
          "tote: An item can have only one price",
        ])
      #expect(try home.run("tote add -q milk @Lidl '#dairy' 1€").words == "")
    }

    @Test func `it can be quiet, and it can answer in JSON`() async throws {
      #expect(try home.run("tote add -q milk").output == "")
      let run = try home.run("tote add --json 'x2 milk'")
      #expect(run.lines.count == 3)
      #expect(run.output.contains(#""name": "milk", "amount": {"quantity": 2, "unit": "x"}"#))
    }
  }
}
