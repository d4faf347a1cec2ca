import ToteModel
import Tote
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program that opens the address of a link: the one that is set, `$BROWSER`, or the desktop's.
struct Browser: Sendable {
  let words: [String]

  /// - Parameter command: The one that the settings name, as `$BROWSER` is written: several may be named, with colons
  ///   between them, of which the first counts, and `%s` stands for the address.
  init?(_ variables: Variables, command: String?, _ address: String) {
    // A file or a program could do more than be shown; an option is no address.
    guard let scheme = address.split(separator: ":").first?.lowercased(),
      ["http", "https", "mailto", "ftp", "gemini", "gopher"].contains(scheme), address.contains(":")
    else { return nil }
    self.init(variables, command: command, opening: address)
  }

  /// The same program for a page of Tote's own, in a file.
  init?(_ variables: Variables, command: String?, page path: String) {
    self.init(variables, command: command, opening: path)
  }

  private init?(_ variables: Variables, command: String?, opening address: String) {
    guard let command = command.map(Self.first(of:)) ?? Self.desktop(variables) else { return nil }
    let words = CommandWords.split(command, home: variables.home() ?? "/") ?? [command]
    self.words =
      words.contains { $0.contains("%s") }
      ? words.map { $0.split(separator: "%s", omittingEmptySubsequences: false).joined(separator: address) }
      : words + [address]
  }

  /// The program that shows a file, such as a picture; `nil` without a desktop.
  init?(_ variables: Variables, file: String) {
    guard file.hasPrefix("/"), let command = Self.desktop(variables) else { return nil }
    words = [command, file]
  }

  private static func desktop(_ variables: Variables) -> String? {
    let has = ["WAYLAND_DISPLAY", "DISPLAY"].contains { variables.value($0)?.isEmpty == false }
    return has ? "xdg-open" : nil
  }

  private static func first(of list: String) -> String {
    // An address in the command has a colon as well.
    list.contains("://") ? list : list.split(separator: ":").first.map(String.init) ?? list
  }

  /// Those that show pages in the terminal get it; all others open a window of their own.
  var needsTerminal: Bool {
    let name = words[0].split(separator: "/").last.map(String.init) ?? ""
    return ["w3m", "lynx", "links", "links2", "elinks", "browsh", "carbonyl", "cha", "www-browser"].contains(
      name)
  }

  /// Waits for its end.
  func run() -> BrowserOutcome {
    if case .cannotStart(let command, let reason) = EditorProcess.run(words) {
      return .failed(command: command, reason: reason)
    }
    // Whatever else went wrong was seen on the screen.
    return .opened
  }

  /// Doesn't wait: a window may stay open for longer than this program. What it prints would end up on the screen.
  func start() -> BrowserOutcome {
    var process: pid_t = 0
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // In a session of its own, it outlives the terminal. Swift can't import POSIX_SPAWN_SETSID.
    posix_spawnattr_setflags(&attributes, 0x80)
    // The shell starts the browser and ends at once.
    let shell = ["sh", "-c", "command -v \"$1\" >/dev/null || exit 127; \"$@\" &", "sh"] + words
    var arguments: [UnsafeMutablePointer<CChar>?] = shell.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let error = posix_spawn(&process, "/bin/sh", &files, &attributes, &arguments, environ)
    guard error == 0 else { return .failed(command: words[0], reason: SystemError.reason(error)) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return .opened } }
    return status == 0 ? .opened : .failed(command: words[0], reason: SystemError.reason(ENOENT))
  }
}
