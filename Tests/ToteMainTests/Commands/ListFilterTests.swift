// `ls` with a filter, an order, a limit, or ids.

import PtyTesting
import Testing
import Tote

@testable import ToteMain
@testable import ToteModel

extension ShellTests {
  @Suite(.serialized) struct ListFilterTests {
    let home = Home()

    func fill() async throws {
      try home.run(
        "tote add -q -; tote done -q coffee; tote add -q -c -l Party 'wine @Lidl 4€'",
        input: "apples 2 kg 3€\nmilk @Lidl €1.19\noat milk @Aldi €2.10\ncoffee @Lidl 6€\n")
    }

    func names(_ line: String) async throws -> [String] {
      try home.run("tote ls \(line)").lines.map {
        String($0.drop { $0 != "]" }.dropFirst(2)).components(of: "  ")[0]
      }
    }

    @Test func `a filter stands behind the name of a list, or alone where it begins with a sign`()
      async throws
    {
      try await fill()
      #expect(try await names("groceries milk") == ["milk", "oat milk"])
      #expect(try await names("gro oat milk") == ["oat milk"])
      #expect(try await names("gro '\"milk\"' @lidl") == ["milk"])
      #expect(try await names("@lidl") == ["milk", "coffee"])
      #expect(try await names("'>2€' '<=3€'") == ["apples", "oat milk"])
      #expect(try await names("'#dairy'") == ["milk", "oat milk"])
      #expect(try await names("is:ticked") == ["coffee"])
      #expect(try await names("@lidl --todo") == ["milk"])
      #expect(try await names("-- -milk") == ["apples", "coffee"])
      #expect(try await names("gro -- -milk -is:ticked") == ["apples"])
      #expect(
        try home.run("tote ls --all @lidl").lines == [
          "Groceries: [ ] milk    €1.19  @Lidl", "Groceries: [x] coffee  €6.00  @Lidl",
          "Party: [ ] wine  €4.00  @Lidl",
        ])
      #expect(try await home.script("tote ls @lidl --json | grep -c name").output == "2\n")
    }

    @Test func `a filter without a hit says where there is one`() async throws {
      try await fill()
      func words(_ line: String) async throws -> String { try home.run("tote ls \(line)").words }
      #expect(try await words("gro wine") == "tote: Nothing matches “wine”.\ntote: 1 in “Party”.\n")
      #expect(try await words("gro wine --store Aldi").hasSuffix("tote: 1 in “Party”.\n"))
      #expect(try await words("gro milk @aldi --store Lidl").hasSuffix("tote: 1 for another store.\n"))
      #expect(try await words("gro zucchini") == "tote: Nothing matches “zucchini”.\n")
      #expect(try home.run("tote ls gro wine").code == 3)
    }

    @Test func `what the filter does not understand is said, and nothing is shown`() async throws {
      try await fill()
      for (line, word) in [
        ("'>x'", ">x"), ("gro is:blue milk", "is:blue"), ("@", "@"), ("gro '#' milk", "#"),
        ("gro milk -- -", "-"),
      ] {
        let run = try home.run("tote ls \(line)")
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(run.words == "tote: Not understood in the filter: \(word)\n")
      }
      let noList = try home.run("tote ls milk '<2€'")
      #expect(noList.code == 3)
      #expect(noList.words.hasSuffix("tote: To filter the first list: tote ls Groceries milk '<2€'\n"))
      let nothing = try home.run("tote ls @rewe --json")
      #expect(nothing.code == 3)
      #expect(nothing.output == "[]\n")
      #expect(nothing.words == "tote: Nothing matches “@rewe”.\n")
      #expect(
        try home.run("tote ls -milk").words
          == "tote: Unknown option: -milk. If it is text, put -- before it. See tote help ls.\n")
    }

    @Test func `items come in the order that is asked for, no more than so many`() async throws {
      try await fill()
      #expect(try await names("").count == 4)
      #expect(try await names("--sort name") == ["apples", "milk", "oat milk", "coffee"])
      #expect(try await names("--sort store") == ["oat milk", "milk", "apples", "coffee"])
      #expect(try await names("--sort own -n 2") == ["apples", "milk"])
      #expect(try await names("--all --limit 5").count == 5)
      #expect(try home.run("tote ls --limit 0").code == 2)
      #expect(try home.run("tote ls --sort price").code == 2)
      let json = try home.run("tote ls --sort store --limit 1 --json")
      #expect(json.lines.count == 3 && json.output.contains("oat milk"))
    }

    @Test func `an id in front of each is what other commands take`() async throws {
      try await fill()
      let ids = try await home.script("tote ls --ids @lidl --todo | cut -d ' ' -f 1")
      #expect(ids.lines.count == 1 && ids.output.count == 37)
      #expect(
        try await home.script("tote ls --all --ids --todo @lidl | cut -d ' ' -f 1 | tote done -").lines
          == ["Ticked milk @Lidl €1.19", "Ticked wine @Lidl €4.00"])
    }

    @Test func `on a terminal the totals are of what shows`() async throws {
      try await fill()
      func screen(_ arguments: [String]) throws -> [String] {
        let program = try home.tote(["ls"] + arguments)
        #expect(try program.waitForEnd() == .exited(0))
        return program.lines.filter { !$0.isEmpty }
      }
      #expect(try screen([])[0] == "Groceries  3 of 4 left · €6.29 to go")
      #expect(
        try screen(["@lidl"]) == [
          "Groceries  1 of 2 left · €1.19 to go", "Dairy", "  [ ] milk    €1.19  @Lidl",
          "In the basket", "  [x] coffee  €6.00  @Lidl",
        ])
      #expect(
        try screen(["--sort", "name", "--limit", "1"]) == [
          "Groceries  1 of 1 left · €3.00 to go", "  [ ] apples  2 kg  €3.00",
        ])
    }

    @Test func `completion offers lists, then what a filter may ask for`() async throws {
      try await fill()
      func offers(_ line: String) async throws -> [String] {
        try await home.script("tote completion fish -- \"$LINE\"", environment: ["LINE": line]).lines
      }
      #expect(try await offers("tote ls ") == ["Groceries", "Party"])
      #expect(try await offers("tote ls Party @") == ["@Lidl"])
      #expect(try await offers("tote ls gro is") == ["is:ticked", "is:priced", "is:unpriced"])
      #expect(try await offers("tote ls --sort n") == ["name", "newest"])
    }
  }
}

extension String {
  fileprivate func components(of separator: String) -> [String] {
    var parts = [""]
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        parts[parts.count - 1].append(rest.removeFirst())
      }
    }
    return parts
  }
}
