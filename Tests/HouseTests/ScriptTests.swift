// Scripts/run and Scripts/test on machines that lack something: messages, exit codes and calls.

import FoundationEssentials
import Testing

@Suite struct ScriptTests {
  let machine = FakeMachine()

  static let scripts = ["run", "test"]
  static let buildPackages = [
    "libncurses-dev", "libsqlite3-dev", "libmd4c-dev", "libcurl4-openssl-dev", "libexpat1-dev",
  ]
  static let onlyTestPackages = ["libvterm-dev", "jq", "git", "radicale", "xandikos", "openssl"]
  static let testPackages = buildPackages + onlyTestPackages
  static let test = "swift test --scratch-path .build/tests"
  static let builds = builds("debug")
  static func builds(_ configuration: String) -> [String] {
    ["--show-bin-path", "--product tote"].map { "swift build -c \(configuration) \($0)" }
  }

  static let unoptimised =
    "Scripts/run: Building without optimisation, which is three times as fast. Scripts/run --release optimises.\n"

  @Test func `they are the README's two commands`() throws {
    let readme = try String(contentsOf: ModuleTests.root.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(readme.components(separatedBy: "```sh\n").dropFirst().first)
    #expect(block.components(separatedBy: "```").first == "Scripts/run\nScripts/test\n")
  }

  @Test func `where nothing is missing, nothing is installed or asked`() throws {
    machine.install(Self.testPackages)
    let run = try machine.run("Scripts/run", "ls", "--list", "Party time")
    #expect(run == FakeMachine.Outcome(output: "tote ls --list Party time\n", words: "building\n", code: 0))
    #expect(machine.calls == Self.builds)
    let test = try machine.run("Scripts/test", "--filter", "Two words")
    #expect(test == FakeMachine.Outcome(output: "", words: "", code: 0))
    #expect(machine.calls.dropFirst(2) == ["\(Self.test) --filter Two words"])
  }

  @Test func `an optimised build is made where that is asked for`() throws {
    machine.install(Self.testPackages)
    let run = try machine.run("Scripts/run", "--release", "ls", "--release")
    #expect(run == FakeMachine.Outcome(output: "tote ls --release\n", words: "building\n", code: 0))
    #expect(machine.calls == Self.builds("release"))
  }

  @Test func `the first build says that it isn't optimised`() throws {
    machine.install(Self.testPackages)
    machine.add(
      "swift",
      """
      case $* in
      *--show-bin-path*) echo '\(machine.folder)/new' ;;
      *--product*) /bin/mkdir '\(machine.folder)/new' && /bin/cp '\(machine.path("tote"))' '\(machine.folder)/new' ;;
      *) echo 'Swift version 6.2' ;;
      esac
      """)
    let run = try machine.run("Scripts/run", "ls")
    #expect(run == FakeMachine.Outcome(output: "tote ls\n", words: Self.unoptimised, code: 0))
  }

  @Test func `what is missing is named and installed, by root without sudo`() throws {
    machine.install(Self.buildPackages.filter { $0 != "libmd4c-dev" })
    let run = try machine.run("Scripts/run")
    #expect(run.code == 0)
    #expect(run.words == "Scripts/run: Installing libmd4c-dev.\nbuilding\n")
    let installing = "apt-get install -qq --yes --no-install-recommends"
    #expect(machine.calls == ["apt-get update -qq", "\(installing) libmd4c-dev"] + Self.builds)
    machine.install(["libmd4c-dev"])
    let test = try machine.run("Scripts/test")
    let names = Self.onlyTestPackages.joined(separator: " ")
    #expect(test.words == "Scripts/test: Installing \(names).\n")
    #expect(machine.calls.dropFirst(4).last == Self.test)
    #expect(machine.calls.contains("\(installing) \(names)"))
  }

  @Test func `another user asks for root once`() throws {
    machine.add("id", "echo 1000")
    let run = try machine.run("Scripts/run")
    #expect(run.code == 0)
    let names = Self.buildPackages.joined(separator: " ")
    #expect(run.words == "Scripts/run: Installing \(names); sudo may ask for your password.\nbuilding\n")
    #expect(machine.calls.prefix(2) == ["sudo", "apt-get update -qq"])
    #expect(machine.calls.dropFirst().contains("sudo") == false)
  }

  @Test func `a package that was removed but for its configuration is missing`() throws {
    machine.install(Self.buildPackages.dropLast())
    machine.install(["libexpat1-dev"], status: "config-files")
    #expect(try machine.run("Scripts/run").words.hasPrefix("Scripts/run: Installing libexpat1-dev.\n"))
  }

  @Test(arguments: scripts)
  func `without Swift`(script: String) throws {
    machine.remove("swift")
    try expect(
      script,
      refuses:
        "Swift was not found: install Swift 6.2 or newer as https://www.swift.org/install/linux says, then try again."
    )
  }

  @Test(arguments: ["5.10", "6.1.3", "6.0-dev"])
  func `with an older Swift`(version: String) throws {
    machine.add("swift", "echo 'Swift version \(version) (swift-RELEASE)'")
    let minor = version.prefix(version.hasPrefix("5") ? 4 : 3)
    try expect("run", refuses: "Swift \(minor) is too old: install Swift 6.2 or newer")
  }

  @Test(arguments: ["6.2 (swift-6.2-RELEASE)", "6.10.1 (swift-6.10.1-RELEASE)", "7.0-dev (LLVM 1)"])
  func `with a Swift that is new enough`(version: String) throws {
    machine.install(Self.testPackages)
    machine.add("swift", "echo 'Swift version \(version)'")
    #expect(try machine.run("Scripts/test").code == 0)
  }

  @Test(arguments: ["echo python-swiftclient 4.1.0", "echo a library is missing >&2; exit 127"])
  func `with something else called swift`(body: String) throws {
    machine.add("swift", body)
    try expect("test", refuses: "\(machine.path("swift")) does not run as Swift: install Swift 6.2 or newer")
  }

  @Test(arguments: scripts, ["dpkg-query", "apt-get"])
  func `on another system`(script: String, tool: String) throws {
    machine.remove(tool)
    let names = (script == "run" ? Self.buildPackages : Self.testPackages).joined(separator: " ")
    let command = script == "run" ? "swift run tote" : "swift test"
    try expect(
      script,
      refuses:
        "This system has no apt-get: install what Debian calls \(names) yourself, then run \"\(command)\".")
  }

  @Test func `neither root nor sudo`() throws {
    machine.add("id", "echo 1000")
    machine.remove("sudo")
    machine.install(Self.buildPackages)
    try expect(
      "test",
      refuses:
        "sudo was not found: run \"apt-get install \(Self.onlyTestPackages.joined(separator: " "))\" as root, then try again."
    )
  }

  @Test func `a package that cannot be fetched`() throws {
    machine.install(Self.buildPackages.dropLast())
    machine.add("apt-get", "echo 'E: Unable to locate package' >&2; exit 100")
    let run = try machine.run("Scripts/run")
    #expect(run.code == 69)
    #expect(run.output == "")
    #expect(
      run.words.hasSuffix(
        """
        E: Unable to locate package
        Scripts/run: libexpat1-dev could not be installed: check the network and the messages above, then try again.

        """))
    #expect(machine.calls == [])
  }

  @Test func `package lists that cannot be updated may do`() throws {
    machine.add("apt-get", "[ \"$1\" = install ]")
    #expect(try machine.run("Scripts/run").output == "tote \n")
  }

  @Test func `tote has the folder, the input and the exit code`() throws {
    machine.add("tote", "pwd; cat; exit 3")
    let run = try machine.run("Scripts/run", input: "milk\n", in: machine.folder)
    #expect(run.output == "\(machine.folder)\nmilk\n")
    #expect(run.code == 3)
  }

  @Test func `a program that cannot be built is not opened`() throws {
    machine.install(Self.buildPackages)
    machine.add("swift", "echo Swift version 6.2; case $* in *--product*) exit 1;; esac")
    let run = try machine.run("Scripts/run")
    #expect(run == FakeMachine.Outcome(output: "", words: Self.unoptimised + "Swift version 6.2\n", code: 1))
  }

  @Test func `the tests run in the package's folder, also by a link`() throws {
    machine.install(Self.testPackages)
    machine.add("swift", "echo Swift version 6.2; pwd")
    let link = machine.folder + "/link"
    let root = ModuleTests.root.resolvingSymlinksInPath().path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: root + "/Scripts/test")
    for command in ["Scripts/test", link] {
      let run = try machine.run(command, in: machine.folder)
      #expect(run.output == "Swift version 6.2\n\(root)\n")
    }
  }

  /// Expects a script to refuse with one line, and to change nothing.
  func expect(_ script: String, refuses start: String) throws {
    let run = try machine.run("Scripts/\(script)")
    #expect(run.words.hasPrefix("Scripts/\(script): \(start)"), "\(run.words)")
    #expect(run.words.hasSuffix(", then try again.\n") || run.words.hasSuffix("\".\n"))
    #expect(run.words.split(separator: "\n").count == 1)
    #expect(run.output == "")
    #expect(run.code == 69)
    #expect(machine.calls == [])
  }
}
