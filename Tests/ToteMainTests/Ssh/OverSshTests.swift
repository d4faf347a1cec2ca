// The chapter about ssh, with a real sshd: several people at once on one database, and nobody gets further than the lists.

import FoundationEssentials
import Glibc
import LoopbackTesting
import PtyTesting
import Testing

@Suite(
  .serialized, .waitsForPrograms,
  .enabled(if: SshServer.isInstalled, "openssh-server and openssh-client aren't installed"))
struct OverSshTests {
  let home = Home()

  @Test func `two screens and a shell on one list converge`() async throws {
    try home.fill(["milk"])
    let server = try await SshServer(home)
    let (one, other) = (try server.screen(), try server.screen(width: 40, height: 20))
    for screen in [one, other] { try screen.wait { $0.text.contains("milk") && $0.showsSaved } }
    one.send("abread\r")
    try other.wait { $0.text.contains("bread") }
    #expect(try await server.run("add 2 kg apples").code == 0)
    for screen in [one, other] { try screen.wait { $0.text.contains("apples") } }
    other.send("abutter\r")
    try one.wait { $0.text.contains("butter") }
    for screen in [one, other] { try screen.leaveField() }
    #expect(try await server.run("tote done 'milk'").code == 0)
    // What one has done, another undoes.
    #expect(try await server.run("undo").code == 0)
    let listed = try await server.run("ls --format '{name} {ticked}'")
    #expect(
      Set(listed.lines.map { String($0.prefix { $0 != " " }) }) == ["milk", "bread", "apples", "butter"])
    #expect(!listed.output.contains("true"))
    for screen in [one, other] {
      screen.send("q")
      #expect(try screen.waitForEnd() == .exited(0))
    }
    #expect(try await server.run("check").output == "No problems found.\n")
  }

  @Test(arguments: SshServer.Way.allCases)
  func `the app is restricted, and what was done stays when the line breaks`(way: SshServer.Way) async throws
  {
    try home.fill(["milk"])
    let server = try await SshServer(home, by: way)
    let screen = try server.screen()
    try screen.wait { $0.text.contains("milk") && $0.showsSaved }
    screen.send("\u{1A}")
    try screen.wait { $0.text.contains("there is no shell to go to") }
    screen.send("abread\r")
    try screen.wait { $0.text.contains("bread") && $0.showsSaved }
    // The line breaks.
    screen.signal(SIGKILL)
    _ = try screen.waitForEnd()
    #expect(try await server.run("ls").output.contains("bread"))
  }

  @Test(arguments: [
    "sh", "sh -i", "/bin/sh", "ls; sh", "ls && id", "ls | sh", "$(id)", "`id`", "!id", "'ls' ; id", "ls\nid",
    "bash -c id", "printenv", "cat /etc/passwd", "tote -c id", "tote --db /tmp/x ls", "config set editor id",
    "config edit",
    "note edit milk", "replay /etc/passwd", "import /etc/passwd", "completion bash 'tote --db /x ls '",
    "sync login https://127.0.0.1 --password-command id", "note export /tmp/tote-out", "/usr/lib/sftp-server",
  ])
  func `no words reach a shell or a file`(words: String) async throws {
    try home.fill(["milk"])
    let server = try await SshServer(home)
    let ran = try await server.run(words)
    #expect(ran.code != 0 && ran.code != 255, "\(ran.output)\(ran.words)")
    #expect(!ran.output.contains("uid=") && !ran.output.contains("root:"))
    #expect(ran.words.hasPrefix("tote: "))
    #expect(access("/tmp/tote-out", F_OK) != 0)
  }

  @Test(arguments: SshServer.Way.allCases)
  func `no file is copied, nothing is forwarded, and no variable leads elsewhere`(way: SshServer.Way)
    async throws
  {
    try home.fill(["milk"])
    let server = try await SshServer(home, by: way)
    let shell = try await server.run("ls; sh")
    #expect(shell.code == 2 && shell.output.isEmpty)
    Home.write("secret", to: home.path + "/mine")
    for given in [[], ["-O"]] {
      let there = try await server.client(
        "scp", given, home.path + "/mine", "\(server.host):\(home.path)/theirs")
      #expect(there.code != 0)
      let back = try await server.client("scp", given, "\(server.host):/etc/passwd", home.path + "/theirs")
      #expect(back.code != 0)
    }
    #expect(access(home.path + "/theirs", F_OK) != 0)
    #expect(try await server.client("sftp", [], server.host, input: "ls /\n").code != 0)
    // A server that nobody may reach through this one.
    let inner = try LoopbackServer { _, line in line.answer(200, "inner") }
    let through = try await server.client(
      "ssh", ["-W", "127.0.0.1:\(inner.port)"], server.host, input: "GET / HTTP/1.0\r\n\r\n")
    #expect(through.code != 0 && !through.output.contains("inner"))
    #expect(inner.requests.isEmpty)
    inner.stop()
    let back = try await server.client(
      "ssh", ["-o", "ExitOnForwardFailure=yes", "-N", "-R", "0:127.0.0.1:1"], server.host)
    #expect(back.code == 255)
    let sent = [
      "TOTE_DB": "/x", "XDG_STATE_HOME": "/x", "XDG_CONFIG_HOME": "/x", "TOTE_RESTRICTED": "false",
      "EDITOR": "id",
      "TERMINFO": "/x", "LC_ALL": "de_DE.UTF-8",
    ]
    let names = sent.keys.map { "-oSendEnv=\($0)" }
    let told = try await server.client("ssh", names, server.host, "where", environment: sent)
    #expect(told.output.contains(home.database) && !told.output.contains("/x"))
    let edited = try await server.client("ssh", names, server.host, "config edit", environment: sent)
    #expect(edited.code == 1 && edited.words.contains("Dieses Konto ist eingeschränkt"))
  }

  @Test func `without a terminal and without words a sentence says what to do`() async throws {
    try home.fill(["milk"])
    let server = try await SshServer(home)
    let said = try await server.client("ssh", ["-T"], server.host)
    #expect(said.code == 2 && said.words.contains("ssh -t"))
  }
}
