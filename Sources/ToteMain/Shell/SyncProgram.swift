import Glibc
import Synchronization
import Tote
import ToteModel

/// `tote-sync`, found beside this program or on the path.
enum SyncProgram {
  static let name = "tote-sync"

  static func arguments(database: String) -> [String] {
    ["--db=\(database)", "--language=\(Language.current.code)"]
  }

  private static var path: String {
    guard let own = realpath("/proc/self/exe", nil) else { return name }
    defer { free(own) }
    let program = String(cString: own)
    guard let slash = program.lastIndex(of: "/") else { return name }
    let beside = "\(program[...slash])\(name)"
    return access(beside, X_OK) == 0 ? beside : name
  }

  /// Replaces this process; returns the error if that fails.
  static func become(_ arguments: [String]) -> String {
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    execvp(path, &words)
    return ToteMain.words.noSyncProgram(reason: SystemError.reason(errno))
  }

  /// Runs it in the background and returns what it prints, or throws. If the caller is cancelled, it keeps running.
  static func answer(to command: [String], database: String) async throws(SharingFailure) -> String {
    abandoned.withLock { $0.removeAll { waitpid($0, nil, WNOHANG) != 0 } }
    let (result, complaint) = (ProgramOutput(), ProgramOutput())
    let process = try start(
      arguments(database: database) + ["--screen", "--join-keys", SharingAct.joinKeys] + command,
      output: result, errors: complaint)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      do {
        try await Task.sleep(for: .milliseconds(20))
      } catch {
        abandoned.withLock { $0.append(process) }
        throw SharingFailure("")
      }
      // Drain the pipes, or the program would block when they are full.
      result.take()
      complaint.take()
    }
    if status == 0 { return result.text }
    // The prefix is for people at a shell.
    let said = complaint.text.split(separator: "\n").first.map(String.init) ?? ""
    let sentence = said.hasPrefix("\(name): ") ? String(said.dropFirst(name.count + 2)) : said
    throw SharingFailure(sentence.isEmpty ? ToteMain.words.strangeSyncProgram : sentence)
  }

  /// Cancelled children still to be reaped.
  private static let abandoned = Mutex<[pid_t]>([])

  private static func start(
    _ arguments: [String], output: ProgramOutput, errors: ProgramOutput
  ) throws(SharingFailure) -> pid_t {
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    // Keep it off the screen and the keyboard.
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&files, output.end, 1)
    posix_spawn_file_actions_adddup2(&files, errors.end, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // In its own group, so that keys that stop or end this program don't reach it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var process: pid_t = 0
    let code = posix_spawnp(&process, path, &files, &attributes, &words, environ)
    if code != 0 {
      throw SharingFailure(ToteMain.words.noSyncProgram(reason: SystemError.reason(code)))
    }
    output.closeEnd()
    errors.closeEnd()
    return process
  }
}
