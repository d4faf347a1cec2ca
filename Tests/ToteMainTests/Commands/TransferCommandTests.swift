// `tote import`, `export` and `backup`, with errors and interruptions.

import Glibc
import PtyTesting
import Testing
import ToteTesting
import Tote

@testable import ToteStorage
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

extension ShellTests {
  @Suite(.serialized) struct TransferCommandTests {
    let home = Home()

    func everything(_ path: String) throws -> ExportData {
      let storage = try Storage(path: path)
      defer { storage.close() }
      return try storage.read { try $0.everything() }
    }

    static let setup = """
      tote add -q - <<'END'
      2 kg apples #Pets @Lidl €1.09 !the red ones
      milk
      "7 samurai"
      END
      tote done -q milk
      tote add -q -c -l 'Pârty "x", y' 牛乳 x3
      tote note add -q Pancakes "Flour #recipe"
      """

    @Test func `everything exported as JSON and imported into nothing is equal`() async throws {
      try await home.script(Self.setup)
      let run = try await home.script("tote export -f json | tote --db new.db import --format json -")
      #expect(run.code == 0)
      #expect(run.words == "")
      #expect(run.output.hasPrefix("Imported "))
      let (one, other) = (try everything(home.database), try everything(home.path + "/new.db"))
      #expect(one == other)
      #expect(
        one.notes.count == 1 && one.items.count == 4 && one.corrections.count == 1 && one.purchases.count == 1
      )
      #expect(
        try await home.script("tote export -f json > a.json; tote --db new.db import a.json").output
          == "Nothing new: everything in a.json is already here\n")
      #expect(try home.run("tote --db new.db undo").output == "Undid: importing standard input\n")
      #expect(try everything(home.path + "/new.db").count == 0)
    }

    @Test("lists exported and imported into nothing are equal", arguments: ["md", "todo.txt", "csv", "ics"])
    func formats(format: String) async throws {
      try await home.script(Self.setup)
      let run = try await home.script(
        "tote export -f \(format) > lists.\(format) && tote --db new.db import lists.\(format)")
      #expect(run.code == 0)
      #expect(run.lines == ["Imported 4 items on 2 lists"])
      func told(_ everything: ExportData) -> [[String]] {
        everything.fileLists.map { list in
          [list.name ?? ""]
            + list.items.map {
              "\($0.isTicked) \(ParsedItem(name: $0.name, details: $0.details)!)"
            }
        }
      }
      #expect(try told(everything(home.database)) == told(everything(home.path + "/new.db")))
      #expect(
        try await home.script("tote export -f \(format) | wc -l").output
          == home.script("tote --db new.db export -f \(format) | wc -l").output)
    }

    @Test func `onto one list an item is imported with all its details, whichever there are`() async throws {
      var apples = Item.full
      apples.isTicked = false
      let list = ShoppingList(id: apples.list, name: "Elsewhere", created: .zero)
      let file = try FileFormat.csv.bytes(of: ExportData(lists: [list], items: [apples]))
      Home.write(String(decoding: file, as: UTF8.self), to: home.path + "/full.csv")
      try await home.script("tote add --create --list Party bread; tote import --list Party full.csv")
      let imported = try #require(try everything(home.database).items.first { $0.name == apples.name })
      #expect(imported.list != list.id)
      #expect(properties(of: imported.details, and: apples.details, differ: true) == [])
      // Each detail alone identifies the item.
      for detail in SingleDetail.all {
        let line = try #require(ParsedItem(name: apples.name, details: detail.details))
        let run = try await home.script("tote done --list Party '\(line)' && tote undo")
        #expect(run.code == 0, "\(detail)")
      }
    }

    @Test func `what is ticked in a file of lists is remembered, unless more is known of it`() async throws {
      try await home.script("tote add -q milk @Lidl 1€ && tote done -q milk")
      try await home.script(
        "printf '# A\\n- [x] 500 g tea @Aldi 3€\\n- [x] milk @Aldi 2€\\n- [ ] salt\\n' > a.md; tote import -q a.md"
      )
      let known = try everything(home.database).purchases.sorted { $0.name < $1.name }
      try #require(known.map(\.name) == ["milk", "tea"])
      #expect(known.map(\.count) == [1, 1] && known.map(\.details.store) == ["Lidl", "Aldi"])
      #expect(known[1].details.price == Price("3€") && known[1].details.amount == Amount("500 g"))
      try await home.script("printf '# A\\n- [x] tea\\n- [x] jam\\n' > b.md; tote import -q --merge b.md")
      #expect(
        try everything(home.database).purchases.count == 2, "onto a list that is there, nothing ticked comes")
      try home.run("tote undo")
      #expect(try everything(home.database).purchases.map(\.name) == ["milk"])
    }

    @Test func `one list alone can be exported, and onto one list everything imported`() async throws {
      try await home.script(Self.setup)
      #expect(try home.run("tote export parTY").output == "# Pârty \"x\", y\n\n- [ ] 3x 牛乳 #other\n")
      #expect(try home.run("tote export Nowhere").code == 3)
      #expect(try home.run("tote export --format xml").code == 2)
      let run = try await home.script(
        "printf '# A\\n- [ ] 500 g apples @Lidl\\n- [x] tea\\n# B\\n- [ ] salt\\n' > a.md; tote import -l gro a.md"
      )
      #expect(
        run.lines == [
          "Imported 2 items to “Groceries”; left out 1 that is ticked",
          "Merged with the one already there: 2.5 kg apples @Lidl €1.36 !the red ones",
        ])
      let items = try everything(home.database).items
      #expect(items.contains { $0.name == "apples" && $0.amount?.description == "2.5 kg" })
      #expect(try home.run("tote undo").output == "Undid: importing a.md\n")
      #expect(try await home.script("tote import a.md && tote lists").lines.count == 5)
    }

    @Test func `a file that is no list makes none, and a note is told how to come in`() async throws {
      let run = try await home.script("printf '# Trip\\n\\nWe went there.\\n' > trip.md; tote import trip.md")
      #expect(
        run.code == 1 && run.words.hasSuffix("tote: If it is a note: tote note import trip.md\n"), "\(run)")
      #expect(try home.run("tote lists").output.isEmpty)
      #expect(try await home.script("tote note import trip.md; tote note ls").output.contains("trip"))
    }

    @Test func `what cannot be read is said with its place, and nothing is imported unless a part is wanted`()
      async throws
    {
      let run = try await home.script(
        "printf 'name,amount\\napples,2 kg\\npears,two\\n' > bad.csv; tote import bad.csv")
      #expect(run.code == 1)
      #expect(run.output == "")
      #expect(
        run.words == """
          bad.csv:3:7: expected an amount, such as 2.5 kg; found "two".
          tote: Nothing was imported. --partial imports what can be read.

          """)
      #expect(Home.names(in: home.path) == ["bad.csv"])
      let part = try await home.script("tote import --partial bad.csv")
      #expect(part.code == 1)
      #expect(part.output == "Imported 1 item on 1 list\n")
      #expect(
        try await home.script("tote import -q --partial bad.csv").words.contains(
          "Left out what couldn't be read, in 1 place."))
      #expect(
        part.words.contains("bad.csv:3:7: expected an amount")
          && part.words.contains("Left out what couldn't be read, in 1 place.")
      )
      #expect(try everything(home.database).items.contains { $0.name == "apples" })
      #expect(try await home.script("tote import nothing.md").code == 4)
      #expect(
        try await home.script("tote import bad").words
          == "tote: Unknown format: bad. Use --format md, todo.txt, csv, ics, json or tsv.\n")
      #expect(try await home.script("tote import bad").code == 2)
      #expect(try await home.script("tote import .").code == 2)
      #expect(try await home.script("mkdir d.md; tote import d.md").code == 4)
      #expect(
        try await home.script("tote import -n bad.csv --partial; tote lists").lines.first?.hasPrefix(
          "Would import 1 item") == true)
    }

    @Test func `merging adds to lists of the same name what is not on them, and sums what is`() async throws {
      try home.run(
        "tote add -q -c -l Food '3 l milk 3€'; tote add -q -l Food bread; tote done -q -l Food bread")
      let file = """
        # food
        - [ ] 1 l milk
        - [ ] bread
        - [ ] tea
        - [x] rice
        # Tools
        - [ ] nails
        - [x] glue
        """
      let rehearsal = try await home.script("tee food.md | tote import -f md --merge -n -", input: file)
      #expect(
        rehearsal.lines == [
          "Would import 5 items on 2 lists", "Would merge with the one already there: 4 l milk €4.00",
          "Would merge with the one already there: bread",
        ])
      #expect(rehearsal.words == "tote: Left out 1 ticked item.\n")
      let run = try await home.script("tote import --merge food.md")
      #expect(
        run.lines == [
          "Imported 5 items on 2 lists", "Merged with the one already there: 4 l milk €4.00",
          "Merged with the one already there: bread",
        ])
      #expect(
        try home.run("tote lists").lines.map { $0.prefix { $0 != " " } } == ["Food", "Tools"],
        "no second list of the name")
      #expect(
        try home.run("tote ls Food; tote ls Tools").lines
          == ["[ ] bread", "[ ] milk   4 l  €4.00", "[ ] tea", "[ ] nails", "[x] glue"])
      #expect(try home.run("tote check; tote undo").lines.last == "Undid: importing food.md")
      #expect(try home.run("tote ls Food").lines == ["[ ] milk   3 l  €3.00", "[x] bread"])
      // Importing into a named list merges too, and says so.
      #expect(
        try await home.script("tote import -l Food food.md").lines.last
          == "Merged with the one already there: bread"
      )
    }

    @Test func `merging an export of another database finds lists and items by their names`() async throws {
      try home.run(
        "tote add -q -c -l Food '3 l milk'; tote add -q -l Food bread; tote done -q -l Food bread")
      try await home.script(
        "export TOTE_DB=$PWD/other.db; touch other.db; rm other.db; tote add -q -c -l food '1 l milk'; tote add -q -l food bread; tote add -q -l food tea; tote export -f json > other.json"
      )
      let run = try await home.script("tote import --merge other.json")
      #expect(
        run.lines.dropFirst() == [
          "Merged with the one already there: 4 l milk", "Merged with the one already there: bread",
        ])
      #expect(try await home.script("tote lists | wc -l").lines == ["1"])
      #expect(try home.run("tote ls Food").lines == ["[ ] bread", "[ ] milk   4 l", "[ ] tea"])
      #expect(
        try home.run("tote check; tote undo; tote ls Food").lines.suffix(2) == [
          "[ ] milk   3 l", "[x] bread",
        ])
    }

    @Test func `a format is named in any case, and tables of tabs are tables`() async throws {
      let run = try await home.script(
        "printf 'name\\tamount\\nmilk\\t2 l\\n' | tote import -f TSV - && tote ls 'standard input'")
      #expect(run.lines == ["Imported 1 item on 1 list", "[ ] milk  2 l"])
      #expect(run.words == "tote: Read as tab-separated.\n")
      #expect(try home.run("tote export -f CSV").code == 0)
      #expect(try home.run("tote export -f tsv").code == 2)
    }

    @Test func `lists that come in beside one of their name are counted, with the ways out`() async throws {
      try await home.script("tote add -q -c -l A x; tote export A > A.md")
      let id = try #require(everything(home.database).lists.first { $0.name == "A" }).id.uuid.uuidString
      let rehearsal = try await home.script("tote import -n A.md")
      #expect(
        rehearsal.words
          == "tote: There would be 2 lists called “A”.\ntote: To add to the existing one: tote import --list \(id.prefix(8)) A.md\n"
      )
      let run = try await home.script("tote import A.md")
      #expect(
        run.words
          == "tote: There are now 2 lists called “A”.\ntote: To add to the old one instead: tote undo, then tote import --list \(id.prefix(8)) A.md\n"
      )
      #expect(
        try await home.script("tote import A.md").words.hasPrefix(
          "tote: There are now 3 lists called “A”.\n"))
      // Each can be named by the id that the shell has shown.
      let lists = try home.run("tote lists")
      #expect(lists.lines.count == 3)
      let shown = try #require(lists.lines.first { $0.contains(id.prefix(8)) })
      #expect(shown.hasPrefix("A  1 of 1 left  created "))
      #expect(
        try await home.script("tote import --list \(id.prefix(8)) A.md").output
          == "Imported 1 item to “A”\nMerged with the one already there: x\n")
      #expect(try everything(home.database).items.count == 3)
    }

    @Test func `ctrl+C during a long import leaves nothing half done`() async throws {
      try await home.script("tote add -q milk; seq 1 20000 | sed 's/.*/- [ ] thing &/' > long.md")
      let before = try everything(home.database)
      let program = try home.tote(["import", home.path + "/long.md"])
      try program.wait("for the bar") { $0.text.contains("Importing long.md ━") }
      // From here on it is about to write or writing.
      program.send("\u{3}")
      #expect(try program.waitForEnd() == .killed(SIGINT))
      #expect(program.text.contains("Interrupted. Nothing was changed."))
      #expect(try everything(home.database) == before)
      #expect(try home.run("tote check").output == "No problems found.\n")
      // Uninterrupted it finishes, and the bar is gone.
      let whole = try home.tote(["import", home.path + "/long.md"])
      try whole.wait("for the bar") { $0.text.contains("Importing long.md") }
      #expect(try whole.waitForEnd() == .exited(0))
      #expect(whole.lines.filter { !$0.isEmpty } == ["Imported 20,000 items on 1 list"])
      #expect(try everything(home.database).items.count == 20_001)
    }

    @Test func `a backup is whole, private, and overwrites nothing`() async throws {
      #expect(try home.run("tote backup").code == 3)
      try await home.script(Self.setup)
      let path = try await #require(home.script("tote backup").lines.first)
      #expect(path.hasPrefix(home.backups + "/tote-"))
      let run = try home.run("tote backup copy.db")
      #expect(run.output == home.path + "/copy.db\n")
      for copy in [path, home.path + "/copy.db"] {
        #expect(Home.rights(of: copy) == 0o600)
        #expect(try everything(copy) == everything(home.database))
      }
      let again = try home.run("tote backup copy.db")
      #expect(again.code == 1)
      #expect(again.words.contains("already exists"))
      let nowhere = try home.run("tote backup nowhere/copy.db")
      #expect(nowhere.code == 4)
      #expect(nowhere.words == "tote: No backup was made: there is no folder \(home.path)/nowhere.\n")
      #expect(!Home.names(in: home.path).contains("nowhere"))
      #expect(Home.names(in: home.path).contains { $0.contains("partial") } == false)
    }

    /// A database of some megabytes, large enough to interrupt.
    private func makeLargeDatabase() throws {
      try home.fill(["milk"])
      let storage = try Storage(path: home.database)
      defer { storage.close() }
      let setting = Setting(key: "large", value: String(repeating: "0123456789", count: 1 << 20))
      try storage.apply([
        Entry(
          Edit(
            id: Edit.ID(high: 3, low: 2), title: "", moment: Moment(milliseconds: 0),
            changes: [Change(adding: setting)]),
          writer: Entry.Writer.ID(high: 4, low: 1))
      ])
    }

    @Test(arguments: ["TERM", "HUP", "INT", "KILL"])
    func `a backup that a signal ends leaves nothing, or the next one clears it away`(signal: String)
      async throws
    {
      try makeLargeDatabase()
      try await home.script("mkdir -m 700 stick")
      for round in 0..<6 {
        // Killed at the start of copying, then a little later each time; the copy is always whole or absent.
        let run = try await home.script(
          """
          tote backup stick/\(round).db >/dev/null 2>&1 & p=$!
          while kill -0 $p 2>/dev/null && ! ls stick/\(round).db* >/dev/null 2>&1; do :; done
          \(round == 0 ? ":" : "sleep 0.00\(round)"); kill -\(signal) $p 2>/dev/null; wait $p; true
          """)
        #expect(run.code == 0)
        let names = Home.names(in: home.path + "/stick")
        if signal != "KILL" { #expect(!names.contains { $0.contains("partial") }, "\(names)") }
        for name in names where name.hasSuffix(".db") { try Backups.check("\(home.path)/stick/\(name)") }
      }
      // Leftovers of the kills, and one that is surely there.
      Home.write("half", to: home.path + "/stick/0.db.tote-partial")
      #expect(try home.run("tote backup stick/last.db").code == 0)
      #expect(!Home.names(in: home.path + "/stick").contains { $0.contains("partial") })
    }

    @Test func `a backup that fails leaves nothing`() async throws {
      try makeLargeDatabase()
      try await home.script("mkdir stick")
      // A file size limit simulates a full disk.
      let run = try await home.script("trap '' XFSZ; ulimit -f 512; tote backup stick/copy.db")
      #expect(run.code == 4)
      #expect(run.words.contains("No backup was made"))
      #expect(Home.names(in: home.path + "/stick") == [])
      let usual = try await home.script("trap '' XFSZ; ulimit -f 512; tote backup")
      #expect(usual.code == 4)
      #expect(Home.names(in: home.backups) == [])
    }
  }
}
