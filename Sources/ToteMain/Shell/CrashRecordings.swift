import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What was done in a run that crashed. With `record-crashes`, each run is recorded into a file that names its process, and
/// the file is removed when the run ends well: nothing has to be written by a program that is crashing.
struct CrashRecordings {
  let folder: String

  /// Older ones are removed.
  private static let most = 5

  /// A file for this run.
  func next() throws -> RecordedRun {
    try PrivateFile.makeFolder(folder)
    return RecordedRun(file: "\(folder)/\(Moment.now.milliseconds)-\(getpid()).rec")
  }

  /// The files of runs that crashed since they were last told of, the latest last. They are told of once.
  func left() -> [String] {
    let names = (FileBytes.names(in: folder) ?? []).filter { $0.hasSuffix(".rec") }.sorted()
    let ended = names.filter { name in
      guard let process = Self.process(of: name) else { return false }
      return kill(process, 0) != 0 && errno == ESRCH
    }
    let told = ended.map { name in
      // Without its process, it isn't found again.
      let path = "\(folder)/\(name.prefix { $0 != "-" }).rec"
      for suffix in ["", ".db"] { rename("\(folder)/\(name)\(suffix)", path + suffix) }
      return path
    }
    let kept = (FileBytes.names(in: folder) ?? []).filter { $0.hasSuffix(".rec") && !$0.contains("-") }
      .sorted()
    for name in kept.dropLast(Self.most) { RecordedRun(file: "\(folder)/\(name)").discard() }
    return told
  }

  private static func process(of name: String) -> pid_t? {
    name.split(separator: "-").last.flatMap { pid_t($0.dropLast(".rec".count)) }
      .flatMap { name.contains("-") ? $0 : nil }
  }
}
