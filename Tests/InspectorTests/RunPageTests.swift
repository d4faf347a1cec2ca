import FoundationEssentials
import Loop
import Screen
import Testing

@testable import Inspector

/// A run as a page that is stepped through in a browser.
@Suite struct RunPageTests {
  private func page(_ keys: String, test: String? = nil) throws -> String {
    let program = folders()
    try program.play(keys)
    return RunPage(
      of: try #require(program.history), title: "folders </title> 1", test: test,
      picture: program.program.picture
    ).html
  }

  private func run(_ html: String) throws -> RunPage.Run {
    let start = try #require(html.range(of: "id=\"run\">")).upperBound
    let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
    return try JSONDecoder().decode(RunPage.Run.self, from: Data(html[start..<end].utf8))
  }

  @Test func `it has each step with its cause, its changes and its frame`() throws {
    let run = try run(page("id"))
    #expect(run.steps.map(\.n) == [0, 1, 2, 3, 4])
    #expect(run.steps[2].from == "~\"fetch\"" && run.steps[2].cause == 1)
    #expect(run.steps[3].changes == [["open", "\"Inbox\"", "\"Drafts\""]])
    #expect(run.effects == [.init(name: "fetch", start: 1, end: 2), .init(name: "fetch", start: 3, end: 4)])
    // Frames are made again from what differs.
    var rows = [Int](repeating: -1, count: 12)
    for step in run.steps {
      for pair in stride(from: 0, to: step.frame.count, by: 2) {
        rows[step.frame[pair]] = step.frame[pair + 1]
      }
    }
    let text = rows.map { run.rows[$0].map(\.t).joined() }
    #expect(text[0] == "Drafts" && text[4...5] == ["Drafts 1", "Drafts 2"])
    #expect(run.steps[0].size == [60, 12] && run.steps[1...].allSatisfy { $0.size == nil })
  }

  @Test func `its policy allows its own script alone, by its hash`() throws {
    let html = try page("i")
    let start = try #require(html.range(of: "<script>")).upperBound
    let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
    #expect(html.contains("default-src 'none'"))
    #expect(html.contains("script-src 'sha256-\(SHA256.base64(of: String(html[start..<end])))'"))
  }

  @Test func `what a run holds is never read as a page`() throws {
    let hostile = "</script><script>alert(1)</script><img src=x onerror=alert(1)>"
    let html = try page("/\(hostile.replacing("<", with: "<<").replacing(">", with: ">"))", test: hostile)
    #expect(!html.contains("<script>alert") && !html.contains("<img") && html.contains("&lt;/title&gt;"))
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(try run(html).test == hostile)
  }

  /// The values are those of the standard's examples.
  @Test func `hashes are those of SHA-256`() {
    func hex(_ text: String) -> String {
      SHA256.digest(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hex(String(repeating: "a", count: 1000))
        == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
  }
}
