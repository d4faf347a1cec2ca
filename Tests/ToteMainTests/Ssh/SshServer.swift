import Glibc
import LoopbackTesting
import PtyTesting
import Testing

@testable import ToteStorage

/// A real sshd on the loopback, which lets this user in by a key of its own and runs nothing but tote, in one of the two ways of the
/// guide.
final class SshServer {
  private let home: Home
  private let port: Int
  private var folder: String { home.path + "/ssh" }
  private static let program = "/usr/sbin/sshd"

  static var isInstalled: Bool {
    ([program, "/usr/bin/ssh", "/usr/bin/scp"] as [String]).allSatisfy { access($0, X_OK) == 0 }
  }

  private static var user: String { getpwuid(getuid()).map { String(cString: $0.pointee.pw_name) } ?? "root" }

  enum Way: CaseIterable {
    /// By a block in sshd's settings.
    case settings
    /// By what stands in front of the key, with settings of sshd that allow everything.
    case key
  }

  init(_ home: Home, by way: Way = .settings) async throws {
    self.home = home
    port = try LoopbackServer.freePort()
    // As careless as sshd can be, apart from what the guide says.
    let settings = """
      Port \(port)
      ListenAddress 127.0.0.1
      HostKey \(folder)/host
      PidFile \(folder)/pid
      AuthorizedKeysFile \(folder)/keys
      StrictModes no
      UsePAM no
      PermitRootLogin prohibit-password
      AcceptEnv LANG LC_* TOTE_* XDG_* EDITOR VISUAL BROWSER TERMINFO TZ
      Subsystem sftp internal-sftp
      \(way == .settings ? try Self.match(of: home) : "")
      """
    _ = mkdir(folder, 0o700)
    Home.write(settings, to: folder + "/settings")
    // For root, sshd wants a folder of the system. It goes into the background once it listens.
    let start = try await home.script(
      """
      set -e
      if [ "$(id -u)" = 0 ]; then mkdir -p /run/sshd; fi
      ssh-keygen -q -t ed25519 -N '' -f ssh/host; ssh-keygen -q -t ed25519 -N '' -f ssh/me
      (printf '%s' '\(way == .key ? try Self.prefix(of: home) : "")'; cat ssh/me.pub) >ssh/keys
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
    let lines = try guide().drop { $0 != "Match User lists" }.prefix { $0 != "```" }
    try #require(lines.count >= 4)
    let block = lines.joined(separator: "\n").replacing("User lists", with: "User \(user)")
    return try adapted(block, to: home)
  }

  /// What the guide puts in front of a key.
  private static func prefix(of home: Home) throws -> String {
    let line = try #require(guide().first { $0.hasPrefix("restrict,") })
    let end = try #require(line.firstRange(of: "ssh-ed25519"))
    return try adapted(String(line[..<end.lowerBound]), to: home)
  }

  private static func guide() throws -> [Substring] {
    try PictureTests.text(of: "Documentation/Guide/OverSsh.md")
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func adapted(_ text: String, to home: Home) throws -> String {
    let program = "HOME=\(home.path) SWIFT_BACKTRACE=enable=no \(try PtyProgram.product("tote"))"
    return text.replacing("/usr/bin/tote", with: program).replacing(
      "/home/lists/lists.db", with: home.database)
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
