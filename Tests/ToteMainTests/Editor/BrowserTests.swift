import Glibc
import Testing
import Tote

@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

@Suite struct BrowserTests {
  private func browser(
    _ command: String?, _ address: String = "https://example.org/?q=1", _ variables: [String: String] = [:]
  ) -> Browser? {
    Browser(
      Variables(value: { variables[$0] }, home: { "/home/ada" }, workingFolder: { "/" }), command: command,
      address)
  }

  @Test func `the command gets the address, at its end or where it says`() {
    #expect(browser("firefox")?.words == ["firefox", "https://example.org/?q=1"])
    #expect(browser("w3m -B '%s' -T")?.words == ["w3m", "-B", "https://example.org/?q=1", "-T"])
    #expect(browser("~/bin/open --to=%s")?.words.last == "--to=https://example.org/?q=1")
    #expect(browser("lynx:firefox")?.words.first == "lynx")
  }

  @Test func `without a command it is the desktop's, if there is one`() {
    #expect(browser(nil) == nil)
    #expect(
      browser(nil, "https://example.org", ["DISPLAY": ":0"])?.words == ["xdg-open", "https://example.org"])
    #expect(browser("lynx", "https://example.org", ["DISPLAY": ":0"])?.words.first == "lynx")
  }

  @Test(arguments: [
    "file:///etc/passwd", "-rf", "README.md", "javascript:x", "https", "", "data:text/html,x",
  ])
  func `what is no address of a page is never given to it`(_ address: String) {
    #expect(browser("firefox", address) == nil)
  }

  @Test func `a page of Tote's own is shown by the same program`() throws {
    let variables = Variables(value: { ["DISPLAY": ":0"][$0] }, home: { "/home/ada" }, workingFolder: { "/" })
    #expect(
      Browser(variables, command: "w3m %s", page: "/tmp/page.html")?.words == ["w3m", "/tmp/page.html"])
    #expect(
      Browser(variables, command: nil, page: "/tmp/page.html")?.words == ["xdg-open", "/tmp/page.html"])
    let home = Home()
    let folder = home.path + "/state"
    #expect(PageFile.write("<p>one", in: folder + "/a/b") == nil)
    #expect(PageFile.write("<p>two", in: folder + "/a/b") == nil)
    let written = FileBytes.read(PageFile.path(in: folder + "/a/b"))
    #expect(written.map { String(decoding: $0, as: UTF8.self) } == "<p>two")
    #expect(PageFile.write("<p>", in: "/dev/null/a") != nil)
  }

  @Test func `one that shows pages in the terminal gets the terminal`() {
    #expect(browser("/usr/bin/w3m")?.needsTerminal == true)
    #expect(browser("firefox")?.needsTerminal == false)
  }

  @Test func `a window is opened without waiting for its end, and gets the address as it is`() throws {
    let home = Home()
    let pipe = "\(home.path)/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    // Waits for the reader below, so it is still running when `start` returns.
    let script = home.scriptFile("printf '%s' \"$1\" >'\(pipe)'")
    let address = "https://example.org/$(touch x);'&\""
    let window = try #require(browser("sh '\(script)'", address))
    try #require(window.start() == .opened)
    let file = open(pipe, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    let bytes = try #require(FileBytes.read(from: file, atMost: 1000))
    #expect(String(decoding: bytes, as: UTF8.self) == address)
  }

  @Test func `one that doesn't exist is told`() {
    let missing = browser("no-such-browser")?.start()
    #expect(missing == .failed(command: "no-such-browser", reason: SystemError.reason(ENOENT)))
  }
}
