// The script in the README works as it is written there: run by bash, in an empty home, twice.

import Glibc
import PtyTesting
import Testing

@Suite struct ReadmeScriptTests {
  let home = Home()

  static let hasTools = access("/usr/bin/jq", X_OK) == 0

  @Test(.enabled(if: hasTools, "jq reads the list"))
  func `the week by itself fills the list, writes its note and leaves a copy`() async throws {
    let readme = try PictureTests.text(of: "README.md")
    let begin = try #require(readme.firstRange(of: "```bash\n"))
    let end = try #require(readme[begin.upperBound...].firstRange(of: "\n```"))
    let script = String(readme[begin.upperBound..<end.lowerBound])
    #expect(script.split(separator: "\n").count >= 20)
    for round in 1...2 {
      let run = try await home.script("cat >staples; bash staples copy\(round).db", input: script)
      #expect(run.code == 0, "\(run.words)")
      #expect(run.output == "", "\(run.output)")
    }
    let list = try await home.script("tote ls Groceries")
    #expect(
      list.output == """
        [ ] bread   2 kg         @bakery
        [ ] milk     4 l
        [ ] eggs     24x
        [ ] coffee  1 kg  6.49€

        """)
    let notes = try await home.script("tote note ls --tag week --json | jq -r '.[].text'")
    let text = "- [ ] bakery: bread\n- [ ] dairy: milk, eggs\n- [ ] drinks: coffee\n#week\n"
    #expect(notes.output == text + text)
    #expect(try await home.script("tote --db copy2.db ls Groceries | wc -l").output == "4\n")
  }
}
