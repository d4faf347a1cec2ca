import Glibc
import LoopbackTesting
import PtyTesting
import Testing

@testable import ToteStorage

/// A real sshd on the loopback, which lets this user in by a key of its own and runs nothing but tote, by the settings that the guide
/// recommends.
final class SshServer {
  private let home: Home
  private let port: Int
  private var folder: String { home.path + "/ssh" }
  private static let program = "/usr/sbin/sshd"

  static var isInstalled: Bool {
    let programs: [String] = [program, "/usr/bin/ssh", "/usr/bin/scp"]
    return programs.allSatisfy { path in access(path, X_OK) == 0 }
  }

  private static var user: String { getpwuid(getuid()).map { String(cString: $0.pointee.pw_name) } ?? "root" }

  init(_ home: Home) async throws {
    self.home = home
    port = try LoopbackServer.freePort()
    // As careless as sshd can be, apart from what the guide says.
    let settings = """
      Port \(port)
      ListenAddress 127.0.0.1
      HostKey \(folder)/host
      PidFile \(folder)/pid
      AuthorizedKeysFile \(folder)/me.pub
      StrictModes no
      UsePAM no
      PermitRootLogin prohibit-password
      AcceptEnv LANG LC_* TOTE_* XDG_* EDITOR VISUAL BROWSER TERMINFO TZ
      Subsystem sftp internal-sftp
      \(try Self.match(of: home))
      """
    _ = mkdir(folder, 0o700)
    Home.write(settings, to: folder + "/settings")
    // For root, sshd wants a folder of the system. It goes into the background once it listens.
    let start = try await home.script(
      """
      set -e
      if [ "$(id -u)" = 0 ]; then mkdir -p /run/sshd; fi
      ssh-keygen -q -t ed25519 -N '' -f ssh/host; ssh-keygen -q -t ed25519 -N '' -f ssh/me
      \(Self.program) -f \(folder)/settings -E \(folder)/log
      while ! [ -s ssh/pid ]; do sleep 0.05; done
      """)
    try #require(start.code == 0, "sshd doesn't start: \(start.words)")
  }

  deinit {
    let line = Home.line("", of: folder + "/pid")
    if let process = line.flatMap({ Int32($0) }), process > 1 { kill(process, SIGTERM) }
  }

  /// The block of the guide, for this user, this program and this home.
  private static func match(of home: Home) throws -> String {
    let chapter = try PictureTests.text(of: "Documentation/Guide/OverSsh.md")
    let lines = chapter.split(separator: "\n", omittingEmptySubsequences: false)
    let block = lines.drop { $0 != "Match User lists" }.prefix { $0 != "```" }
    try #require(block.count >= 4)
    return block.joined(separator: "\n")
      .replacing("User lists", with: "User \(user)")
      .replacing(
        "/usr/bin/tote",
        with: "HOME=\(home.path) SWIFT_BACKTRACE=enable=no \(try PtyProgram.product("tote"))"
      )
      .replacing("/home/lists/lists.db", with: home.database)
  }

  /// Options of `ssh` that name the server and read no settings of the person who tests.
  private var options: [String] {
    [
      "-F", "none", "-i", folder + "/me", "-o", "IdentitiesOnly=yes", "-o", "BatchMode=yes", "-o",
      "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=\(folder)/known", "-o", "LogLevel=ERROR",
    ]
  }

  var host: String { "\(Self.user)@127.0.0.1" }

  /// A terminal on the lists, as `ssh -t` gives one.
  func screen(width: Int = 80, height: Int = 24) throws -> PtyProgram {
    try PtyProgram(
      "/usr/bin/ssh", options + ["-p", "\(port)", "-tt", host], width: width, height: height,
      environment: ["HOME": home.path])
  }

  /// A client without a terminal: `ssh`, or another program that takes its options.
  func client(
    _ program: String = "ssh", _ given: [String] = [], _ words: String..., input: String = "",
    environment: [String: String?] = [:]
  ) async throws -> PlainProgram {
    let all = [program, program == "ssh" ? "-p" : "-P", "\(port)"] + options + given + words
    let line = all.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    return try await home.script(line, input: input, environment: environment)
  }

  /// `ssh host words`.
  func run(_ words: String, input: String = "") async throws -> PlainProgram {
    try await client("ssh", [], host, words, input: input)
  }
}
