import FoundationEssentials
import Glibc
import Loop
import Testing

@testable import Inspector

/// The page of a run, opened in a browser if there is one.
@Suite(.enabled(if: Browser.path != nil, "Chromium isn't here.")) struct BrowserTests {
  @Test func `a page shows its run, and nothing that a run holds is done`() throws {
    let hostile =
      "</script><script>document.title='done'</script><img src=x onerror=\"document.title='done'\">"
    let program = folders()
    try program.play("d/\(hostile.replacing("<", with: "<<").replacing(">", with: ">"))<esc>i")
    let history = try #require(program.history)
    let page = RunPage(of: history, title: hostile, test: hostile, picture: program.program.picture).html
    let count = history.steps.count
    let first = try #require(Browser.text(of: page, at: "#1"))
    #expect(first.contains("Action 1 of \(count) ·") && first.contains(".opened(\"Drafts\")"))
    // It opens at its end, where the bug is.
    let last = try #require(Browser.text(of: page, at: ""))
    #expect(last.contains("Action \(count) of \(count) ·") && last.contains("Inbox 1"))
    // What was done lies beside the frame, and where it came from is said in words.
    #expect(first.contains("· from d</p>") && first.contains("aria-current=\"step\"><b>d</b> .opened"))
    #expect(last.contains("· from the effect \"fetch\"</p>"))
    for text in [first, last] {
      #expect(!text.contains("<title>done") && !text.contains("<img") && text.contains("&lt;/script&gt;"))
    }
  }
}

/// Chromium without a window.
enum Browser {
  static let path: String? = {
    let paths = ["chromium", "chromium-browser", "google-chrome"].map { (name: String) in "/usr/bin/" + name }
    return paths.first { (path: String) in access(path, X_OK) == 0 }
  }()

  /// What a page has become once its script has run; `nil` if the browser can't run here.
  static func text(of page: String, at place: String) -> String? {
    guard let path else { return nil }
    let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard (try? page.write(toFile: "\(folder)/run.html", atomically: true, encoding: .utf8)) != nil else {
      return nil
    }
    let command = """
      timeout 60 \(path) --headless --no-sandbox --disable-gpu --user-data-dir=\(folder)/profile --dump-dom \
      'file://\(folder)/run.html\(place)' 2>/dev/null
      """
    guard let pipe = popen(command, "r") else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 { bytes += buffer[..<count] }
    return pclose(pipe) == 0 && !bytes.isEmpty ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
