// `tote note set`, and properties in `note show`, `ls` and `search`.

import PtyTesting
import Testing

@testable import ToteMain

extension ShellTests {
  @Suite(.serialized) struct NotePropertyCommandTests {
    let home = Home()

    @Test func `properties are set, removed, undone, shown and found`() async throws {
      try home.run("tote note add -q Soup Leeks.; tote note add -q Stew Beans.")
      let set = try home.run("tote note set soup rating=4 'status=in progress' due=2026-12-01")
      #expect(set.lines == ["Changed note “Soup”"])
      #expect(
        try home.run("tote note show soup --properties").output
          == "rating: 4\nstatus: in progress\ndue: 2026-12-01\n")
      #expect(try home.run("tote note show soup").output == "Leeks.\n", "a program gets the text alone")
      #expect(try home.run("tote note search 'rating:>3'").output.contains("Soup"))
      #expect(try home.run("tote note search 'status:\"in progress\"'").output.contains("status in progress"))
      #expect(try home.run("tote note search progress").output.contains("Soup"))
      #expect(try home.run("tote note search 'rating:>4'").code == 3)
      #expect(try home.run("tote note search -- -has:due").output.contains("Stew"))
      try home.run("tote note set -q soup status=")
      #expect(try home.run("tote note show soup --properties").output == "rating: 4\ndue: 2026-12-01\n")
      #expect(try home.run("tote note set soup status=").words == "tote: Nothing was changed.\n")
      try home.run("tote undo")
      #expect(try home.run("tote note show soup --properties").output.contains("status"))
      #expect(try home.run("tote note set soup rating").code == 2)
      #expect(try home.run("tote note set soup =4").code == 2)
      #expect(try home.run("tote note set nothing a=1").code == 3)
    }

    @Test func `notes are listed with columns of properties, sorted, and as JSON`() async throws {
      try home.run("tote note add -q Soup; tote note add -q 'Bean stew'; tote note add -q Tea")
      try home.run(
        "tote note set -q soup rating=4; tote note set -q 'bean stew' rating=10 'kind=[hot, thick]'")
      let columns = "--columns title,rating,kind"
      #expect(
        try home.run("tote note ls \(columns) --sort rating").output
          == "Soup       4\nBean stew  10  hot, thick\nTea\n")
      #expect(
        try home.run("tote note ls \(columns) --sort=-rating").lines.map { $0.prefix(4) }
          == ["Bean", "Soup", "Tea"])
      #expect(
        try home.run("tote note ls \(columns) --sort title --json").output == """
          [
            {"title": "Bean stew", "rating": 10, "kind": ["hot", "thick"]},
            {"title": "Soup", "rating": 4, "kind": null},
            {"title": "Tea", "rating": null, "kind": null}
          ]

          """)
      let wrong = try home.run("tote note ls --sort rateing")
      #expect(wrong.code == 2 && wrong.words.contains("rateing"))
    }
  }
}
