// What a restricted account may do: every command of the table, every file that its words can name, the layers of the setting and
// the variables of a client. `OverSshTests` is the same with a real sshd.

import Foundation
import PtyTesting
import Testing
import Tote
import ToteModel
import ToteStorage

@testable import ToteMain

@Suite struct RestrictionTests {
  let home = Home()

  /// An account whose `ForceCommand` is `tote --restricted --db …`, and what somebody says behind the name of the host.
  private func ssh(
    _ line: String? = nil, own: [String] = ["--restricted", "--db", "/srv/lists.db"],
    variables: [String: String] = [:]
  ) -> Invocation {
    var variables = variables.merging(["HOME": home.path]) { mine, _ in mine }
    variables["SSH_ORIGINAL_COMMAND"] = line
    let all = variables
    return Invocation(
      own,
      variables: Variables(value: { all[$0] }, home: { "/home/passwd" }, workingFolder: { "/here" }))
  }

  private func refusal(_ invocation: Invocation) -> UsageError? {
    if case .refuse(let error) = invocation.request { error } else { nil }
  }

  // MARK: The table

  enum Reach: Equatable {
    /// Touches the database alone.
    case inside
    /// Is refused with a file among its operands or options.
    case files
    /// Is refused whatever its words are.
    case off
  }

  /// Every command but those that touch the database alone. A new one that names files is found by the kind of its operands; one
  /// that reaches further says `reachesOutside`. Whoever adds one to the table decides here, by the number below.
  private static let reaches: [String: Reach] = [
    "tote": .files, "tote import": .files, "tote print": .files, "tote backup": .files, "tote replay": .files,
    "tote note export": .files, "tote note import": .files, "tote note mirror": .files,
    "tote sync login": .off, "tote sync logout": .off, "tote config set": .off, "tote config unset": .off,
    "tote config edit": .off, "tote completion": .off,
  ]

  private struct Verb {
    let path: [Command]
    var name: String { path.map(\.name).joined(separator: " ") }
    var command: Command { path[path.count - 1] }
    var files: [Operand] {
      (command.operands + command.options.compactMap(\.value)).filter { [.file, .input].contains($0.kind) }
    }
  }

  private static let verbs: [Verb] = {
    func below(_ path: [Command]) -> [Verb] {
      [Verb(path: path)] + path[path.count - 1].commands.flatMap { below(path + [$0]) }
    }
    return below([.tote])
  }()

  @Test func `each command stays inside, names files or is off`() {
    for verb in Self.verbs {
      let reach: Reach = verb.command.reachesOutside ? .off : verb.files.isEmpty ? .inside : .files
      #expect(reach == Self.reaches[verb.name] ?? .inside, "\(verb.name)")
    }
    // A new command: does it read, write or start anything besides the database? Then it belongs above.
    #expect(Self.verbs.count == 108)
  }

  /// `tote note export 'secret'`, with whatever else the command needs.
  private func line(_ verb: Verb, _ file: Operand, _ name: String) -> String {
    var words = verb.path.dropFirst().map(\.name)
    for operand in verb.command.operands where !operand.isOptional || operand.kind == file.kind {
      words.append(operand.kind == file.kind ? name : "x")
    }
    for option in verb.command.options
    where option.value?.kind == file.kind && option.value?.name == file.name {
      words += [option.name, name]
    }
    return words.joined(separator: " ")
  }

  @Test func `no file can be named, by any command`() {
    var count = 0
    for verb in Self.verbs {
      for file in verb.files {
        for name in ["/etc/passwd", "secret", "../x"] {
          let line = line(verb, file, name)
          let error = refusal(ssh(line))
          #expect(error?.code == .refused, "\(line): \(error?.sentence() ?? "is done")")
          count += 1
        }
      }
    }
    #expect(count >= 30)
    // Neither is a dash a file, where it isn't the input.
    for line in ["print -o -", "backup -", "replay -", "note import -", "--record - --redact", "--db - ls"] {
      #expect(refusal(ssh(line))?.code == .refused, "\(line)")
    }
  }

  @Test func `what is off says so in a sentence, and nothing of it is done`() throws {
    try home.fill(["milk"])
    let before = Home.names(in: home.path)
    for line in [
      "sync login https://x --password-command id", "sync logout", "config edit", "config set theme dark",
      "config set restricted false", "config unset restricted", "completion bash 'tote --db /etc/passwd ls '",
      "--debug", "--record x", "backup x", "print -o x", "note mirror x", "note export x", "import x.md",
    ] {
      let said = try over(line)
      #expect(said.code == 1 && said.output.isEmpty, "\(line): \(said.output)\(said.words)")
      #expect(said.words.hasPrefix("tote: This account is restricted: "), "\(line): \(said.words)")
    }
    // An editor would open for these.
    #expect(try over("note add Plan 'a plan'").code == 0)
    for line in ["note edit Plan", "note add", "note today --edit"] {
      let said = try over(line)
      #expect(said.code == 1 || said.code == 2, "\(line): \(said.output)\(said.words)")
    }
    #expect(try over("note edit Plan").words.contains("no editor opens here"))
    #expect(Home.names(in: home.path) == before)
  }

  /// Runs a line as a guest's, on this home's database.
  private func over(_ line: String, input: String = "") throws -> PlainProgram {
    try home.run(
      "tote --restricted --db \(home.database)", input: input, environment: ["SSH_ORIGINAL_COMMAND": line])
  }

  @Test func `lists and notes, input and output are as ever`() throws {
    try home.fill(["milk"])
    #expect(try over("ls").output.contains("milk"))
    #expect(try over("tote add '2 kg apples'").code == 0)
    #expect(try over("import - --format md", input: "- [ ] bread\n").code == 0)
    #expect(try over("export --format md").output.contains("bread"))
    #expect(try over("print").output.contains("<html"))
    #expect(try over("note add -", input: "Plan\n\nText").code == 0)
    #expect(try over("--language de done milk").words.isEmpty)
    #expect(try over("config").output.contains("--restricted"))
    #expect(try over("where").output.contains(home.database))
    #expect(try over("backup").code == 0)
  }

  // MARK: Words and variables

  @Test func `the words of a client are words and never a shell's`() {
    func path(_ line: String) -> [String]? {
      if case .run(let path, let arguments) = ssh(line).request {
        path.map(\.name) + arguments.operands
      } else {
        nil
      }
    }
    #expect(path("ls") == ["tote", "ls"])
    #expect(path("tote ls") == ["tote", "ls"])
    #expect(path("  add '2 kg apples' \"oat milk\"\n") == ["tote", "add", "2 kg apples", "oat milk"])
    #expect(path("add $(id) `id` ~/x a\\;b") == ["tote", "add", "$(id)", "`id`", "~/x", "a;b"])
    #expect(path("ls && sh") == ["tote", "ls", "&&", "sh"])
    for line in ["sh", "ls; sh", "/usr/lib/openssh/sftp-server", "scp -t /tmp", "!sh", "|sh", "tote tote ls"]
    {
      #expect(refusal(ssh(line))?.code == .usage, "\(line)")
    }
    #expect(
      refusal(ssh("add 'milk"))?.sentence() == "A closing quote is missing in “add 'milk”. See tote --help.")
    // Words of the account's own win, and without any the app opens.
    guard case .run(let own, _) = ssh("sh", own: ["--restricted", "ls"]).request else {
      Issue.record("the account's own command is done")
      return
    }
    #expect(own.map(\.name) == ["tote", "ls"])
    for line in [nil, "", "  ", "tote", "--theme light"] {
      guard case .open = ssh(line).request else {
        Issue.record("\(line ?? "nothing") opens the app")
        continue
      }
    }
    #expect(ssh("--theme light --language de").settings.settings.theme == "light")
    #expect(ssh("--language de ls").language == .german)
    #expect(ssh("ls").places.database == "/srv/lists.db")
  }

  @Test func `without a restriction the variable means nothing`() {
    guard case .open = ssh("sh; ls", own: []).request else {
      Issue.record("a server's own shell opens the app")
      return
    }
  }

  @Test func `no variable of a client names a file, a folder or a program`() {
    let sent = [
      "TOTE_DB": "/x", "XDG_CONFIG_HOME": "/x", "XDG_STATE_HOME": "/x", "XDG_DATA_HOME": "/x", "EDITOR": "sh",
      "VISUAL": "sh", "BROWSER": "sh", "TOTE_EDITOR": "sh", "TOTE_RESTRICTED": "false", "TERMINFO": "/x",
      "LD_PRELOAD": "/x", "TMPDIR": "/x", "SQLITE_TMPDIR": "/x", "LOCPATH": "/x", "TZ": ":/x",
      "LC_MESSAGES": "de_DE", "TERM": "xterm",
    ]
    let invocation = ssh(own: ["--restricted"], variables: sent)
    #expect(sent.keys.filter { invocation.variables.value($0) != nil }.sorted() == ["LC_MESSAGES", "TERM"])
    #expect(invocation.places.database == home.database)
    #expect(invocation.places.state == home.path + "/.local/state/tote")
    #expect(invocation.language == .german && invocation.settings.settings.editor == nil)
    #expect(invocation.settings.settings.restricted)
    #expect(ssh(variables: ["TZ": "Europe/Paris"]).variables.value("TZ") == "Europe/Paris")
  }

  // MARK: The setting

  private func write(settings: String) {
    _ = system("mkdir -p '\(home.path)/.config/tote'")
    Home.write(settings, to: home.path + "/.config/tote/config.toml")
  }

  @Test func `once it is on, no later layer turns it off`() {
    write(settings: "theme = \"dark\"\nrestricted = true\n")
    for (own, variables) in [
      ([], [:]), ([], ["TOTE_RESTRICTED": "false"]), (["--restricted"], [:]),
    ] as [([String], [String: String])] {
      let invocation = ssh("config set restricted false", own: own, variables: variables)
      #expect(invocation.settings.settings.restricted)
      #expect(invocation.settings.origin(of: .restricted) == .file(line: 2))
      #expect(refusal(invocation)?.code == .refused)
    }
    #expect(ssh("ls", own: ["--db", "/srv/lists.db"]).places.database == "/srv/lists.db")
    #expect(refusal(ssh("--db /x ls", own: ["--db", "/srv/lists.db"]))?.code == .refused)
    // From an account's own shell, too.
    #expect(refusal(ssh(own: ["backup", "/x"]))?.code == .refused)
  }

  @Test func `a file that says false doesn't undo the option, and a slip of the pen restricts`() {
    write(settings: "restricted = false\n")
    #expect(ssh("ls").settings.settings.restricted)
    #expect(!ssh(own: []).settings.settings.restricted)
    write(settings: "restricted = \"yes\"")
    let slip = ssh(own: [])
    #expect(slip.settings.settings.restricted && slip.settings.problems.count == 1)
  }

  @Test func `config set turns it on, and only the file turns it off`() throws {
    #expect(try home.run("tote config set restricted true").code == 0)
    #expect(try home.run("tote config set restricted false").code == 1)
    #expect(try home.run("tote config unset restricted").code == 1)
    #expect(try home.run("tote config get restricted").output == "true\n")
  }

  // MARK: Programs

  @Test func `other programs start in three places, and a restricted run comes to none`() throws {
    let sources = URL(filePath: PictureTests.root + "/Sources")
    let modules = [
      "Tote", "ToteModel", "ToteFormats", "ToteStorage", "ToteMain", "Terminal", "Loop", "Screen",
    ]
    var found: Set<String> = []
    for module in modules {
      let folder = sources.appending(path: module)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for file in files where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let starts = ["posix_spawn(", "posix_spawnp(", "execv", "execl", "system(", "popen(", "Process("]
        if starts.contains(where: text.contains) { found.insert("\(module)/\(file)") }
      }
    }
    // A new one needs its place in `Restriction` or in `ToteEnvironment+Restricted`.
    #expect(
      found == [
        "ToteMain/Editor/Browser.swift", "ToteMain/Editor/EditorProcess.swift",
        "ToteMain/Shell/SyncProgram.swift", "Terminal/Subprocess.swift",
      ])
  }
}

/// The app of a restricted account, without a server.
@Suite(.serialized, .waitsForPrograms) struct RestrictedAppTests {
  let home = Home()

  private func opened(_ arguments: [String] = []) throws -> PtyProgram {
    let program = try home.tote(
      ["--restricted"] + arguments,
      environment: ["EDITOR": "touch \(home.path)/editor", "BROWSER": "touch \(home.path)/browser"])
    try program.wait { $0.text.contains("milk") && $0.showsSaved }
    return program
  }

  @Test func `it can't be stopped, opens no editor and changes no settings`() throws {
    try home.fill(["milk"])
    let program = try opened()
    program.send("\u{1A}")
    try program.wait { $0.text.contains("there is no shell to go to") }
    #expect(program.state == .running)
    program.send(":print the list")
    program.send("\r")
    try program.wait { $0.text.contains("no browser opens") }
    program.send("2")
    try program.wait { $0.text.contains("No notes") }
    program.send("a")
    try program.wait { $0.text.contains("Esc done") }
    program.send("Plan\rText")
    try program.wait { $0.text.contains("Text") }
    try program.leaveField()
    try program.wait { $0.text.contains("Plan") && $0.showsSaved }
    program.send("E")
    try program.wait { $0.text.contains("no editor opens here") }
    program.send(",")
    try program.wait { $0.text.contains("first-weekday") }
    program.send("\u{1B}[B\u{1B}[C\r")
    try program.wait { $0.text.contains("settings can't be changed here") }
    program.send("\u{1B}")
    try program.wait { !$0.text.contains("first-weekday") }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder.isEmpty)
    #expect(Home.names(in: home.path).sorted() == [".local"])
  }

  @Test func `no closure of the app reaches outside`() async {
    // Each of them would fail the test.
    let environment = ToteEnvironment.unimplemented.restricted(while: { true })
    #expect(await environment.openPage("page") == .restricted)
    #expect(await environment.notes.openAddress("https://x") == .restricted)
    #expect(await environment.notes.openFile("/x") == .restricted)
    #expect(await environment.notes.openEditor("", "", nil) == .failed(.restricted, file: nil))
    _ = environment.suspend()
    do {
      _ = try await environment.settings.set(.theme, "dark")
      Issue.record("a setting is written")
    } catch {
      #expect(error == SettingsFailure(words.restrictedReason))
    }
  }

  @Test func `without a terminal a sentence says how to get one`() async throws {
    let said = try await home.script("tote --restricted </dev/null")
    #expect(said.code == 2 && said.words.contains("ssh -t"))
    #expect(Home.names(in: home.path).isEmpty)
  }
}
