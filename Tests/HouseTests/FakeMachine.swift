// A machine for ScriptTests: stub commands that log their calls, in a temporary folder that is all of PATH.

import FoundationEssentials
import Glibc
import Testing

/// Debian as root with Swift and sudo, without any packages.
final class FakeMachine {
  struct Outcome: Equatable {
    var output: String
    /// Standard error.
    var words: String
    var code: Int32
  }

  let folder: String

  init() {
    // As pwd prints it: the temporary folder may be a link.
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = base.appending(path: "tote-scripts-\(UUID())").path
    for name in ["bin", "commands"] {
      try! FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    for tool in ["bash", "cat", "dirname", "env", "grep", "readlink", "sh"] {
      let real = ["/usr/bin/", "/bin/"].map { $0 + tool }.first(where: FileManager.default.isExecutableFile)!
      try! FileManager.default.createSymbolicLink(atPath: path(tool), withDestinationPath: real)
    }
    add("id", "echo 0")
    add("sudo", "echo sudo >>'\(folder)/calls'; exec \"$@\"")
    add("dpkg-query", "cat '\(folder)/status' 2>/dev/null")
    add("apt-get", "echo \"apt-get $*\" >>'\(folder)/calls'; echo Unpacking; cat >/dev/null")
    add("tote", "echo \"tote $*\"")
    add(
      "swift",
      """
      case $* in
      --version) echo 'swift-driver version: 1.1' >&2; echo 'Swift version 6.2 (swift-6.2-RELEASE)'; exit ;;
      *--show-bin-path*) echo '\(folder)/bin' ;;
      *--product*) cat >/dev/null; echo building ;;
      esac
      echo "swift $*" >>'\(folder)/calls'
      """)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ command: String) -> String { "\(folder)/bin/\(command)" }

  /// Adds or replaces a command.
  func add(_ command: String, _ body: String) {
    let file = "\(folder)/commands/\(command)"
    try! Data("#!/bin/sh\n\(body)\n".utf8).write(to: URL(filePath: file))
    chmod(file, 0o755)
  }

  func remove(_ command: String) {
    try! FileManager.default.removeItem(atPath: "\(folder)/commands/\(command)")
  }

  /// Makes dpkg-query report these packages.
  func install(_ packages: some Sequence<String>, status: String = "installed") {
    let file = folder + "/status"
    let known = (try? String(contentsOf: URL(filePath: file), encoding: .utf8)) ?? ""
    let lines = packages.map { "\($0) \(status)\n" }.joined()
    try! Data((known + lines).utf8).write(to: URL(filePath: file))
  }

  /// The calls of swift, apt-get and sudo, in order.
  var calls: [String] { text(folder + "/calls").split(separator: "\n").map(String.init) }

  /// Runs a script of the package from a folder (default: the package's own).
  func run(_ script: String, _ arguments: String..., input: String = "", in place: String? = nil) throws
    -> Outcome
  {
    let root = ModuleTests.root.path
    let script = script.hasPrefix("/") ? script : "\(root)/\(script)"
    try Data(input.utf8).write(to: URL(filePath: folder + "/in"))

    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, folder + "/in", O_RDONLY, 0)
    for (descriptor, name) in [(1, "out"), (2, "err")] as [(Int32, String)] {
      posix_spawn_file_actions_addopen(
        &files, descriptor, "\(folder)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    // Test threads block signals, and a shell that inherits this may miss the end of a child.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    // Copied by the child: a file that this process writes may be open for writing in a child of another
    // test, and cannot be executed then.
    let start = "/bin/cp \"$1\"/commands/* \"$1\"/bin && cd \"$2\" && shift 2 && exec \"$@\""
    let words = ["sh", "-c", start, "sh", folder, place ?? root, script] + arguments
    var argv = words.map { strdup($0) } + [nil]
    var variables = [strdup("PATH=\(folder)/bin"), strdup("LC_ALL=C.UTF-8"), nil]
    defer { (argv + variables).forEach { free($0) } }
    var process: pid_t = 0
    try #require(posix_spawn(&process, "/bin/sh", &files, &attributes, &argv, &variables) == 0)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Outcome(
      output: text(folder + "/out"), words: text(folder + "/err"), code: (status >> 8) & 0xFF)
  }

  private func text(_ path: String) -> String {
    (try? String(contentsOf: URL(filePath: path), encoding: .utf8)) ?? ""
  }
}
