import Glibc
import Testing
import ToteSync

@testable import ToteSyncMain

@Suite struct SecretTests {
  private let folder = TemporaryFolder()
  private let reader = SecretReader()

  @Test(arguments: ["pass word\n", "pass word", "pass word\nurl: https://example.org\n", "pass word\r\n"])
  func `the first line of a file is the password`(text: String) throws {
    #expect(try reader.read(.file(folder.file(text))).revealed == "pass word")
    #expect(try reader.read(.command("cat \(folder.file(text))")).revealed == "pass word")
  }

  @Test(arguments: [0o640, 0o604, 0o644, 0o620, 0o601, 0o666] as [mode_t])
  func `a file that others can read is refused`(mode: mode_t) throws {
    let path = folder.file("secret\n", mode: mode)
    #expect(throws: SecretFault.isOpenToOthers(path)) { try reader.read(.file(path)) }
  }

  @Test func `a pipe or a folder is refused at once, and a link to one's own file is not`() throws {
    let path = folder.path + "/pipe"
    mkfifo(path, 0o600)
    #expect(throws: SecretFault.isNotAFile(path)) { try reader.read(.file(path)) }
    #expect(throws: SecretFault.isNotAFile(folder.path)) { try reader.read(.file(folder.path)) }
    symlink(folder.file("secret\n"), folder.path + "/link")
    #expect(try reader.read(.file(folder.path + "/link")).revealed == "secret")
  }

  @Test(.enabled(if: geteuid() == 0)) func `a file of another user is refused`() throws {
    let path = folder.file("secret\n")
    chown(path, 1, 1)
    #expect(throws: SecretFault.isOpenToOthers(path)) { try reader.read(.file(path)) }
  }

  @Test func `a command that keeps printing has no longer than one that is silent`() {
    let reader = SecretReader(patience: .milliseconds(50))
    #expect(throws: SecretFault.commandTookTooLong) {
      try reader.read(.command("while :; do echo x; sleep 0.01; done"))
    }
  }

  @Test func `a file that is not there is said not to be`() {
    #expect(throws: SecretFault.cannotRead("/nowhere/secret", reason: "no such file or folder")) {
      try reader.read(.file("/nowhere/secret"))
    }
  }

  @Test(arguments: ["", "\n", "\r\n", "\nsecond line\n", "a\u{0}b\n"])
  func `nothing is no password`(text: String) throws {
    #expect(throws: SecretFault.isEmpty) { try reader.read(.file(folder.file(text))) }
  }

  @Test func `a command runs as a shell runs it`() throws {
    #expect(
      try reader.read(.command("printf '%s\\n' \"se cret\" | tr a-z A-Z; yes | head -c 1000000")).revealed
        == "SE CRET")
    #expect(throws: SecretFault.commandFailed(code: 3)) { try reader.read(.command("echo secret; exit 3")) }
    #expect(throws: SecretFault.commandFailed(code: 143)) { try reader.read(.command("kill $$")) }
    #expect(throws: SecretFault.commandFailed(code: 127)) {
      try reader.read(.command("nobody-has-this 2>/dev/null"))
    }
    #expect(throws: SecretFault.isEmpty) { try reader.read(.command("true")) }
    // Its input is empty, so it doesn't hang.
    #expect(throws: SecretFault.isEmpty) { try reader.read(.command("cat")) }
  }

  @Test func `a command that hangs is ended, with all that it has started`() throws {
    let reader = SecretReader(patience: .milliseconds(50))
    #expect(throws: SecretFault.commandTookTooLong) {
      try reader.read(.command("echo $$ >\(folder.path)/pid; sleep 1000 & sleep 1000"))
    }
    let process = try #require(pid_t(BackgroundProgram.output(of: "cat \(folder.path)/pid").text))
    // Its group is empty once the remaining members have noticed.
    #expect(kill(process, 0) != 0)
  }

  @Test func `what is stored is for its owner alone, and read again`() throws {
    let file = SecretFile.usual(
      in: folder.path, server: WebAddress(host: "example.org", port: 8443), user: "ada/../é")
    #expect(file.path == "\(folder.path)/passwords/ada%2F..%2F%C3%A9%40example.org%3A8443")
    for password in ["one", "another, longer one"] {
      try file.store(#require(Secret(password)))
      #expect(try reader.read(.file(file.path)).revealed == password)
    }
    let names = try BackgroundProgram.output(
      of: "cd '\(folder.path)'; stat -c '%a %n' . passwords passwords/*"
    ).text
    #expect(names == "700 .\n700 passwords\n600 passwords/ada%2F..%2F%C3%A9%40example.org%3A8443")
  }

  @Test func `where nothing can be stored it is said`() throws {
    let path = "/dev/null/passwords/x"
    #expect(throws: SecretFault.cannotStore(path, reason: "not a folder")) {
      try SecretFile(path: path).store(#require(Secret("x")))
    }
  }

  @Test(arguments: [
    ("secret\n", "secret"), ("secret\r", "secret"), ("sex\u{7F}cret\n", "secret"), ("é\u{7F}\u{8}x\n", "x"),
    ("oops\u{15}secret\n", "secret"), ("\u{7F}a\n", "a"),
  ])
  func `keys take back what was typed`(keys: String, password: String) throws {
    var rest = Array(keys.utf8)[...]
    #expect(String(decoding: try PasswordPrompt.line { rest.popFirst() }, as: UTF8.self) == password)
  }

  @Test(arguments: ["\u{3}", "secret\u{1B}", "abc\u{4}", "not finished"])
  func `who cancels gives none`(keys: String) {
    var rest = Array(keys.utf8)[...]
    #expect(throws: SecretFault.cancelled) { try PasswordPrompt.line { rest.popFirst() } }
  }

  @Test func `without a terminal nobody is asked`() {
    #expect(throws: SecretFault.nobodyToAsk) { try PasswordPrompt(terminal: "/dev/null").ask("?") }
    #expect(throws: SecretFault.nobodyToAsk) { try PasswordPrompt(terminal: "/nowhere").ask("?") }
  }
}

extension TemporaryFolder {
  fileprivate func file(_ text: String, mode: mode_t = 0o600) -> String {
    let path = path + "/secret"
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    write(file, text, text.utf8.count)
    fchmod(file, mode)
    close(file)
    return path
  }
}

extension [UInt8] {
  fileprivate var text: String {
    String(decoding: last == UInt8(ascii: "\n") ? dropLast() : self[...], as: UTF8.self)
  }
}
