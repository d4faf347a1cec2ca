// The guide's script runs as printed, and the documented JSON schema is what `--json` prints.

import FoundationEssentials
import PtyTesting
import Testing

@testable import ToteMain
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct ShellDocumentTests {
    let home = Home()

    static func document(_ path: String) throws -> String {
      var folder = URL(filePath: #filePath).deletingLastPathComponent()
      while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        folder.deleteLastPathComponent()
      }
      return try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    static var hasTools: Bool {
      ["/usr/bin/jq", "/usr/bin/git"].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
    }

    @Test(.enabled(if: hasTools, "jq and git are installed"))
    func `the script of the guide does what it says`() async throws {
      let guide = try Self.document("Documentation/Guide/CommandLine.md")
      let block = try #require(
        guide.components(separatedBy: "```sh\n").first { $0.hasPrefix("#!/bin/sh\n# kitchen") })
      let script = try #require(block.components(separatedBy: "\n```").first) + "\n"
      #expect(script.split(separator: "\n").count >= 30)
      Home.write(script, to: home.path + "/kitchen")
      try await home.script("chmod +x kitchen")
      #expect(try await home.script("./kitchen staples; ./kitchen staples").code == 0)
      #expect(try await home.script("tote ls").lines.count == 4)
      try await home.script("tote add -q 2 kg apples @Aldi")
      #expect(
        Set(try await home.script("./kitchen errand Lidl").lines) == ["bread", "milk", "eggs", "coffee"])
      #expect(try await home.script("./kitchen errand").lines.contains("apples (2 kg)"))
      #expect(try await home.script("./kitchen bought Lidl").lines == ["Ticked milk @Lidl"])
      #expect(Set(try await home.script("./kitchen errand Lidl").lines) == ["bread", "eggs", "coffee"])
      // The ticked item is gone until Friday brings it back.
      #expect(try await home.script("./kitchen staples; ./kitchen errand Lidl").lines.contains("milk"))
      let commit = try await home.script(
        """
        git init -q repo && cd repo && git config user.email eve@example.org && git config user.name Eve
        cp ../kitchen .git/hooks/kitchen && printf '#!/bin/sh\\nexec .git/hooks/kitchen commit\\n' > .git/hooks/post-commit
        chmod +x .git/hooks/post-commit
        git commit -q --allow-empty -m 'Mend the door' -m 'It was open.'
        tote note ls --tag commit && tote note show mend
        """)
      #expect(commit.words == "")
      #expect(commit.lines.first?.hasPrefix("Mend the door  #commit") == true)
      #expect(commit.output.contains("\nIt was open.\n"))
      #expect(try await home.script("./kitchen").code == 2)
    }

    @Test(arguments: ["README.md", "Documentation/Guide/CommandLine.md"])
    func `what is shown of the shell is what it does`(document: String) async throws {
      let text = try Self.document(document)
      let lines = text.split(separator: "\n").filter {
        $0.hasPrefix("    $ ") || $0.hasPrefix("    Added ") || $0.contains(" → ")
      }
      .map { $0.dropFirst(4) }
      #expect(lines.count >= 6)
      for (line, next) in zip(lines, lines.dropFirst() + [""]) where line.hasPrefix("$ ") {
        // After several spaces follows an explanation.
        let command = line.dropFirst(2).components(separatedBy: "   ")[0]
        let run = try await home.script(command)
        #expect(run.code == 0, "\(command): \(run.words)")
        if !next.isEmpty, !next.hasPrefix("$ ") { #expect(run.lines == [String(next)]) }
      }
    }

    /// The fields in a table of the document.
    static func fields(of heading: String) throws -> [String] {
      let lines = try document("Sources/ToteFormats/ToteFormats.docc/JSON.md").components(separatedBy: "\n")
      guard let start = lines.firstIndex(of: "## \(heading)") else { return [] }
      return lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| ") }.dropFirst(2)
        .compactMap { $0.components(separatedBy: "|").dropFirst().first?.trimmed }
    }

    @Test(
      "what --json prints has the fields of the document, all of them, in their order",
      arguments: [
        ("ls", "items"), ("ls -a", "items"), ("lists", "lists"), ("add 2 l milk", "items"),
        ("note ls", "notes"),
        ("prices tea", "purchasedItems"), ("spent", "sums"), ("staples --show", "dueStaples"),
        ("history", "steps"),
        ("note search flour", "notes"),
        ("note show panc", "notes"), ("note add Other", "notes"),
      ])
    func json(command: String, table: String) async throws {
      try await home.script(
        "tote add -q 'x \"y\" {z}: @a 1€'; tote add -q 'tea @b 2€'; tote done -q tea; tote repeat -q tea weekly; tote note add -q 'Pancakes: {\"a\"' 'Flour: [1]'"
      )
      let run = try await home.script("tote \(command) --json")
      #expect(run.code == 0)
      #expect(run.words == "")
      let rows = run.lines.map(\.trimmed).filter { $0.hasPrefix("{") }
      #expect(!rows.isEmpty)
      for row in rows {
        #expect(Self.keys(of: row) == (try Self.fields(of: table)))
      }
      #expect(
        try Self.document("Sources/ToteFormats/ToteFormats.docc/JSON.md").contains(
          "| `tote \(command.split(separator: " ").prefix(command.hasPrefix("note") ? 2 : 1).joined(separator: " "))` |"
        ))
    }

    /// The keys of a one-line object: strings at its first level followed by a colon.
    static func keys(of row: String) -> [String] {
      var keys: [String] = []
      var depth = 0
      var text: String?
      var last = ""
      var isEscaped = false
      for character in row {
        if let open = text {
          if isEscaped {
            isEscaped = false
          } else if character == "\\" {
            isEscaped = true
          } else if character == "\"" {
            (last, text) = (open, nil)
            continue
          }
          text = open + String(character)
        } else {
          switch character {
          case "\"": text = ""
          case "{", "[": depth += 1
          case "}", "]": depth -= 1
          case ":" where depth == 1: keys.append(last)
          default: break
          }
        }
      }
      return keys
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "," }.reversed())
  }
}
