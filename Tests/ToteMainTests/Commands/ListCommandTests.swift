// `ls`, `lists`, `done`, `rm`, `undo`, `redo` and `where`, in a pipe and on a terminal.

import Glibc
import PtyTesting
import Testing
import Tote

@testable import ToteMain
@testable import ToteStorage
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

extension ShellTests {
  @Suite(.serialized) struct ListCommandTests {
    let home = Home()

    func stored() throws -> DatabaseSnapshot {
      let storage = try Storage(path: home.database)
      defer { storage.close() }
      return try storage.load()
    }

    @Test func `in a pipe a line is an item, in columns by what they take on a screen`() async throws {
      try home.run(
        "tote add -q -", input: "2 kg apples\n牛乳 x2 @Lidl\ncrème fraîche 200 g €1.09\nmilk !the blue one\n")
      try home.run("tote done -q milk")
      let run = try home.run("tote ls")
      #expect(
        run.lines == [
          "[ ] apples          2 kg", "[ ] crème fraîche  200 g  €1.09",
          "[ ] 牛乳              2x         @Lidl", "[x] milk                         the blue one",
        ])
      #expect(run.words == "")
      #expect(try home.run("tote ls --todo").lines.count == 3)
      #expect(try home.run("tote ls gro").lines == run.lines)
    }

    @Test func `on a terminal categories stand above, and colour is there unless it is not wanted`()
      async throws
    {
      try home.run("tote add -q -", input: "apples\nmilk\n")
      try home.run("tote done -q milk")
      func screen(_ environment: [String: String?]) throws -> PtyProgram {
        let program = try home.tote(["ls"], environment: environment)
        #expect(try program.waitForEnd() == .exited(0))
        return program
      }
      let program = try screen([:])
      #expect(
        Array(program.lines.prefix(5)) == [
          "Groceries  1 of 2 left", "Fruit & vegetables", "  [ ] apples", "In the basket", "  [x] milk",
        ])
      #expect(program.output.contains(0x1B))
      #expect(!(try screen(["NO_COLOR": "1"]).output.contains(0x1B)))
      for kind in ["dumb", "", "unknown", nil] as [String?] {
        #expect(!(try screen(["TERM": kind]).output.contains(0x1B)))
      }
    }

    @Test func `a store shows what is bought there or anywhere, in the order of its aisles`() async throws {
      try home.run(
        "tote add -q -", input: "apples\nmilk @LIDL\nbread\nnails @Hardware\ncola @lidl\n")
      #expect(
        try home.run("tote ls --store lidl").lines == [
          "[ ] apples", "[ ] bread", "[ ] milk    @LIDL", "[ ] cola    @LIDL",
        ])
      // Shops from back to front, then needs everything again.
      for name in ["cola", "milk", "bread", "apples"] {
        try home.run("tote done -q --store Lidl \(name)")
      }
      try home.run("tote add -q -", input: "apples\nbread\nmilk @LIDL\ncola @lidl\n")
      func names(_ line: String) async throws -> [String] {
        try await home.script(line).lines.map { String($0.split(separator: " ")[2]) }
      }
      #expect(try await names("tote ls --store Lidl") == ["cola", "milk", "bread", "apples"])
      #expect(try await names("tote ls --store Lidl -n 1 @lidl") == ["cola"])
      #expect(try await names("tote ls --store Rewe") == ["apples", "bread"])
      #expect(try await names("tote ls --group store") == ["nails", "milk", "cola", "apples", "bread"])
      #expect(try await names("tote ls --group none") == ["nails", "apples", "bread", "milk", "cola"])
      let json = try home.run("tote ls --store Lidl --json")
      #expect(json.lines.count == 6 && json.lines[1].contains("\"cola\""))
      for line in ["--store ' '", "--store Lidl --group store", "--group shop"] {
        #expect(try home.run("tote ls \(line)").code == 2, "\(line)")
      }
    }

    @Test func `several lists at once name themselves on each line`() async throws {
      try home.run("tote add -q milk; tote add -q -c -l Party wine")
      #expect(try home.run("tote ls -a").lines == ["Groceries: [ ] milk", "Party: [ ] wine"])
      #expect(
        try home.run("tote lists").lines == ["Groceries  1 of 1 left", "Party      1 of 1 left"])
      #expect(try home.run("tote ls -a Party").code == 2)
      #expect(
        try home.run("tote --db one.db add -q milk; tote --db one.db ls -a").lines
          == ["Groceries: [ ] milk"])
      #expect(try home.run("tote ls --all --json").lines.count == 4)
    }

    @Test func `where nothing is, it says so, and makes nothing`() async throws {
      for (line, output) in [
        ("ls", ""), ("lists", ""), ("ls --json", "[]\n"), ("lists --json", "[]\n"), ("note ls", ""),
      ] {
        let run = try home.run("tote \(line)")
        #expect(run.code == 0)
        #expect(run.output == output)
      }
      for line in ["rm x", "done x"] {
        #expect(try home.run("tote \(line)").words == "tote: No lists yet. tote add creates one.\n")
      }
      #expect(Home.names(in: home.path) == [])
      #expect(try home.run("tote undo").code == 1)
      #expect(try home.run("tote ls Nowhere").code == 3)
      let nameless = try home.run("tote ls ''").words
      #expect(
        nameless
          == "tote: There is no database yet. tote add creates it.\ntote: The name of the list is empty.\n")
      #expect(
        try await home.script("rm -r .local; tote ls; tote export; tote check; ls -A").output
          == "There is no database yet. tote add creates it.\n")
    }

    @Test func `items are ticked by name, in one step or none, and what was bought is counted`() async throws
    {
      try home.run("tote add -q -", input: "apples\nmilk @Lidl\nmilk @Aldi\nCrème fraîche\n")
      let missing = try home.run("tote done apples breadd")
      #expect(missing.code == 3)
      #expect(missing.output == "")
      #expect(missing.words.hasPrefix("tote: No item called “breadd” on “Groceries”."))
      #expect(try stored().items.allSatisfy { !$0.isTicked })
      let ambiguous = try home.run("tote done milk")
      #expect(ambiguous.code == 3)
      #expect(ambiguous.words.contains("“milk” matches 2 items on “Groceries”"))
      #expect(ambiguous.words.contains("  milk @Aldi") && ambiguous.words.contains("  milk @Lidl"))
      let run = try home.run("tote done APPLES 'milk @aldi' 'creme fraiche'")
      #expect(run.lines == ["Ticked apples", "Ticked milk @Aldi", "Ticked Crème fraîche"])
      #expect(try stored().purchases.map(\.key).sorted() == ["apples", "creme fraiche", "milk"])
      // Now it means the remaining one.
      #expect(
        try home.run("tote done milk apples").lines == [
          "Ticked milk @Lidl", "Already ticked: apples",
        ])
      #expect(try stored().purchases.first { $0.key == "milk" }?.count == 2)
      #expect(
        try home.run("tote undo; tote undo").lines == [
          "Undid: ticking “milk”", "Undid: ticking 3 items",
        ])
      #expect(try stored().purchases == [])
      #expect(try stored().items.allSatisfy { !$0.isTicked })
    }

    @Test func `items are deleted by name or id, and those of standard input`() async throws {
      try home.run("tote add -q -", input: "apples\nmilk\ncherry tomatoes\n")
      let id = try #require(stored().items.last?.id)
      #expect(try home.run("tote rm \(id)").lines == ["Deleted cherry tomatoes"])
      #expect(
        try home.run("tote rm -", input: "milk\n\napples\n").lines == [
          "Deleted milk", "Deleted apples",
        ])
      #expect(try stored().items == [])
      #expect(try home.run("tote undo").output == "Undid: deleting 2 items\n")
      #expect(
        try home.run("tote rm milkk").words
          == "tote: No item called “milkk” on “Groceries”. Similar:\ntote:   milk\n")
      try home.run("tote add -q -c -l Party milk; tote rm -q milk")
      let elsewhere = try home.run("tote rm milk")
      #expect(elsewhere.code == 3)
      #expect(elsewhere.words.contains("There is one on “Party”: add --list Party"))
    }

    @Test func `many that are ticked or deleted at once are summed up`() async throws {
      let names = (1...25).map { "thing \($0)\n" }.joined()
      try home.run("tote add -q -", input: names)
      try home.run("tote done -q 'thing 3'")
      #expect(
        try home.run("tote done -", input: names).output
          == "Ticked 24 items on “Groceries”; 1 was already ticked\n")
      #expect(
        try home.run("tote rm -", input: names).output == "Deleted 25 items from “Groceries”\n")
    }

    @Test func `a name without its quotes is told so`() async throws {
      try home.run("tote add -q -", input: "milk\ncherry tomatoes\n")
      for line in ["done cherry tomatoes", "rm milk cherry tomatoes"] {
        let run = try home.run("tote \(line)")
        #expect(run.code == 3)
        #expect(
          run.words
            == "tote: No item called “cherry” on “Groceries”. Quote a name of several words: 'cherry tomatoes'\n"
        )
      }
      #expect(try stored().items.allSatisfy { !$0.isTicked })
    }

    @Test func `undo and redo go over what the screen did, and the screen over what they did`() async throws {
      try home.fill(["milk"])
      let program = try home.tote()
      try program.wait { $0.text.contains("☐ milk") && $0.showsSaved }
      program.send("abread\r")
      try program.wait { $0.text.contains("bread") && $0.showsSaved }
      try program.leaveField()
      #expect(try home.run("tote undo").output == "Undid: adding “bread”\n")
      try program.wait { !$0.text.contains("bread") }
      #expect(try home.run("tote redo").output == "Redid: adding “bread”\n")
      try program.wait { $0.text.contains("☐ bread") }
      #expect(try home.run("tote redo").code == 1)
      try home.run("tote done milk")
      try program.wait { $0.text.contains("✓ milk") }
      program.send("u")
      try program.wait { $0.text.contains("☐ milk") && $0.showsSaved }
      #expect(try home.run("tote redo").output == "Redid: ticking “milk”\n")
      program.send("q")
      #expect(try program.waitForEnd() == .exited(0))
    }

    @Test func `undo finds its step however many others were undone since`() async throws {
      try home.fill()
      let storage = try Storage(path: home.database)
      let (first, writer) = (try storage.load(), Entry.Writer.ID(high: 9, low: 9))
      var workspace = Workspace(first, writer: writer)
      for number in 0..<300 as Range<UInt64> {
        workspace.perform(
          Edit(
            id: Edit.ID(high: 5, low: number), title: "step \(number)", moment: Moment(milliseconds: 1),
            changes: [Change(adding: Setting(key: "\(number)", value: ""))]))
      }
      for number in 0..<250 as Range<UInt64> {
        _ = workspace.undo(id: Entry.ID(high: 6, low: number), at: Moment(milliseconds: 2))
      }
      for number in 0..<120 as Range<UInt64> {
        _ = workspace.redo(id: Entry.ID(high: 7, low: number), at: Moment(milliseconds: 3))
      }
      try storage.apply(workspace.unsaved)
      storage.close()
      // The last hundred entries are all of one kind.
      #expect(try home.run("tote redo").output == "Redid: step 170\n")
      #expect(try home.run("tote undo; tote undo").lines == ["Undid: step 170", "Undid: step 169"])
    }

    @Test func `where there is no database, undo and redo make none`() async throws {
      for line in ["--db new.db undo", "--db new.db redo"] {
        let run = try home.run("tote \(line)")
        #expect(run.code == 4)
        #expect(run.words == "tote: There is no database at \(home.path)/new.db.\n")
      }
      #expect(try home.run("tote undo").words == "tote: Nothing to undo.\n")
      #expect(Home.names(in: home.path) == [])
    }

    @Test func `it says where things are, and for a script each alone`() async throws {
      let lines = try home.run("tote where").lines
      #expect(
        lines == [
          "database  \(home.database)", "backups   \(home.backups)",
          "log       \(home.path)/.local/state/tote/debug.log",
        ])
      #expect(try home.run("tote where database").output == home.database + "\n")
      #expect(try home.run("tote --db=x/y.db where database").output == home.path + "/x/y.db\n")
      #expect(try home.run("tote where nowhere").code == 2)
      #expect(Home.names(in: home.path) == [])
      try home.run("tote add -q milk; tote backup; tote backup")
      let size = Home.names(in: home.backups).compactMap { PrivateFile.size(of: "\(home.backups)/\($0)") }
      let kilobytes = (size.reduce(0, +) + 500) / 1_000
      #expect(
        try home.run("tote where").lines[1]
          == "backups   \(home.backups)  (2 backups, \(kilobytes) kB)")
      #expect(try home.run("tote where backups").output == home.backups + "\n")
    }
  }
}

@Suite struct ColumnsTests {
  @Test func `columns stand below each other by what is seen, and one long cell pushes nobody away`() {
    var columns = Columns(right: [1])
    columns.add("a", "1", "x")
    columns.add("牛乳", "22", "")
    columns.add("\u{1B}", "", "y")
    columns.add(String(repeating: "z", count: 60), "3", "w")
    let lines = columns.lines
    #expect(lines[0] == "a" + String(repeating: " ", count: 47) + "   1  x")
    #expect(lines[1] == "牛乳" + String(repeating: " ", count: 44) + "  22")
    #expect(lines[2].hasPrefix("␛ "))
    #expect(lines[3] == String(repeating: "z", count: 60) + "   3  w")
    #expect(Columns().lines == [])
  }
}
