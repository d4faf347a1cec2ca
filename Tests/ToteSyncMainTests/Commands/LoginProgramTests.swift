import Glibc
import LoopbackTesting
import PtyTesting
import Testing
import ToteSync

@testable import ToteSyncMain

/// The real program with a real server and terminal.
@Suite(.onRealServers, .waitsForPrograms)
struct LoginProgramTests {
  private let home = TemporaryFolder()

  private func run(_ script: String) async throws -> PlainProgram {
    try await PlainProgram.run(script, in: home.path, environment: ["HOME": home.path])
  }

  private func type(_ keys: String, _ program: PtyProgram) throws -> PtyProgram.End {
    program.send(keys)
    return try program.waitForEnd()
  }

  @Test func `it finds the lists of whoever has a password, over TLS by one's own authority`() async throws {
    let server = try await CalendarServer.radicale.value
    // No other test uses this home.
    let bob = try server.client(user: "bob")
    let list = server.address.with(path: "/bob/food/")
    let name = "Food\u{1B}[31m"
    #expect(try await bob.answer(to: .makeCollection(at: list, name: name)).isSuccess)
    let login = "tote-sync login localhost:\(server.address.port) --user bob"
    let ca = "--ca \(try #require(server.authorities))"
    let found = try await run(
      "umask 077; printf 'bob-secret\\n' >secret; \(login) \(ca) --password-file secret && ls -A")
    #expect(found.output == "Food\u{FFFD}[31m\n.local\nsecret\n")
    #expect(found.words == "tote-sync: Logged in to localhost:\(server.address.port) as bob.\n")
    #expect(found.code == 0)

    let wrong = try await run("\(login) \(ca) --password-command 'echo wrong-secret'")
    #expect(
      wrong.words
        == "tote-sync: localhost:\(server.address.port) doesn't accept this name and password. Check both. If you use two-factor authentication, use an app password.\n"
    )
    #expect(wrong.output == "")
    #expect(wrong.code == 5)

    let stranger = try await run("LANG=es_ES.UTF-8 \(login) --password-file secret")
    #expect(
      stranger.words
        == "tote-sync: El certificado de localhost:\(server.address.port) es de una autoridad desconocida. Si es la tuya, añade --ca ARCHIVO.\n"
    )
    #expect(stranger.code == 5)
    let open = try await run("chmod 644 secret; \(login) \(ca) --password-file secret")
    #expect(open.code == 4)
    #expect(open.words.contains("Others can read “\(home.path)/secret”."))
    let nobody = try await run("setsid \(login) \(ca) </dev/null")
    #expect(nobody.code == 1)
    #expect(nobody.words.contains("--password-command"))
    for program in [found, wrong, stranger, open, nobody] {
      #expect(!(program.output + program.words).contains("-secret"))
    }
  }

  @Test func `it asks without showing what is typed, and stores it for its owner alone`() async throws {
    let server = try await CalendarServer.radicale.value
    let arguments = [
      "login", "https://localhost:\(server.address.port)/", "--user", "ada", "--ca",
      try #require(server.authorities),
    ]
    let program = try PtyProgram(
      "tote-sync", arguments, width: 100, height: 10,
      environment: ["HOME": home.path, "LANG": "C.UTF-8"])
    try program.wait { $0.text.contains("Password for ada at localhost:\(server.address.port):") }
    #expect(!program.modes.echo)
    #expect(try type("ada-secret\r", program) == .exited(0))
    #expect(program.modes.echo && program.modes.lines && program.modes.signals)
    #expect(!program.text.contains("secret"))
    #expect(program.text.contains("Logged in to localhost:\(server.address.port) as ada."))
    let file = "\(home.path)/.local/state/tote/passwords/ada%40localhost%3A\(server.address.port)"
    let stored = try await run("cat '\(file)'; stat -c %a '\(file)'")
    #expect(stored.output == "ada-secret\n600\n")
  }

  @Test func `a copied database is asked about by name, and has the password that is stored for it`()
    async throws
  {
    let server = try await CalendarServer.radicale.value
    let ca = "--ca \(try #require(server.authorities))"
    let address = "https://localhost:\(server.address.port)/"
    let state = ".local/state/tote"
    let first = try await run(
      """
      umask 077; mkdir -p \(state)/passwords
      printf 'ada-secret\\n' >\(state)/passwords/ada%40localhost%3A\(server.address.port)
      tote-sync login \(address) --user ada \(ca) --password-command 'echo ada-secret' && tote-sync sync
      cp .local/share/tote/tote.db copy.db
      tote-sync --db copy.db sync; echo $?
      """)
    #expect(first.output.hasSuffix("1\n") && first.words.contains("of ada on localhost:"))
    let arguments = ["--db", "\(home.path)/copy.db", "login", "--ca", try #require(server.authorities)]
    for (answer, end) in [("n\r", PtyProgram.End.exited(1)), ("y\r", .exited(0))] {
      let program = try PtyProgram(
        "tote-sync", arguments, width: 100, height: 10,
        environment: ["HOME": home.path, "LANG": "C.UTF-8"])
      try program.wait { $0.text.contains("Log in to \(address) as ada? [y/N]") }
      #expect(try type(answer, program) == end)
    }
    #expect(try await run("tote-sync --db copy.db sync && tote-sync sync").code == 0)
  }

  @Test func `it ends soon after the app that asked for it, although the server never answers`() async throws
  {
    let server = try LoopbackServer { _, line in line.waitForEnd() }
    let ended = try await run(
      """
      umask 077; echo secret >secret
      { tote-sync --screen login http://127.0.0.1:\(server.port)/ --user ada --password-file secret
        echo $? >code; } | true; cat code
      """)
    #expect(ended.output == "141\n")
    withExtendedLifetime(server) {}
  }

  @Test func `a server that can't be reached is told before anybody is asked for a password`() async throws {
    let program = try PtyProgram(
      "tote-sync", ["login", "https://localhost:1/", "--user", "ada"], width: 80, height: 10,
      environment: ["HOME": home.path, "LANG": "C.UTF-8"])
    #expect(try program.waitForEnd() == .exited(5))
    #expect(program.text.contains("localhost:1 can't be reached."))
    #expect(!program.text.contains("Password"))
  }

  @Test func `^C while it asks leaves the terminal as it was`() async throws {
    let server = try await CalendarServer.radicale.value
    let arguments = [
      "login", server.address.description, "--user", "ada", "--ca", try #require(server.authorities),
    ]
    let program = try PtyProgram(
      "tote-sync", arguments, width: 80, height: 10,
      environment: ["HOME": home.path, "LANG": "C.UTF-8"])
    try program.wait { $0.text.contains("Password for ada") }
    #expect(try type("abc\u{3}", program) == .exited(1))
    #expect(program.modes.echo && program.modes.lines && program.modes.signals)
    #expect(try BackgroundProgram.output(of: "ls -A '\(home.path)'").isEmpty)
  }
}
