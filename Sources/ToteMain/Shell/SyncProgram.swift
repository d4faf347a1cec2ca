import Glibc
import Tote
import ToteModel

/// `tote-sync`, the program that speaks with servers. It stands beside this one, or where the shell finds it.
enum SyncProgram {
  static let name = "tote-sync"

  /// What goes before every command.
  static func arguments(database: String) -> [String] {
    ["--db=\(database)", "--language=\(Language.current.code)"]
  }

  /// Beside this program, if it is there; else by its name alone.
  private static var path: String {
    guard let own = realpath("/proc/self/exe", nil) else { return name }
    defer { free(own) }
    let program = String(cString: own)
    guard let slash = program.lastIndex(of: "/") else { return name }
    let beside = "\(program[...slash])\(name)"
    return access(beside, X_OK) == 0 ? beside : name
  }

  /// Becomes it. The answer is why that cannot be.
  static func become(_ arguments: [String]) -> String {
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    execvp(path, &words)
    return ToteMain.words.noSyncProgram(reason: String(cString: strerror(errno)))
  }

  /// Synchronises one list, or all, in the background, and comes back when that has ended, or earlier where nobody wants to know
  /// any more: then it goes on by itself.
  static func run(_ list: String?, database: String) async {
    var words: [UnsafeMutablePointer<CChar>?] =
      ([name] + arguments(database: database) + ["sync"] + (list.map { ["--", $0] } ?? [])).map { strdup($0) }
      + [nil]
    defer { words.forEach { free($0) } }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    // What it has to say it leaves in the database; the screen is no place for it.
    for descriptor in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // In a group of its own: what is typed to end or to stop this program is not meant for it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var process: pid_t = 0
    guard posix_spawnp(&process, path, &files, &attributes, &words, environ) == 0 else { return }
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      do { try await Task.sleep(for: .milliseconds(50)) } catch { return }
    }
  }
}
