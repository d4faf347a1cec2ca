import Composable

/// A file that a program's steps are written to while it has the terminal.
///
///     let reducer = mail.debug(to: .file("debug.log"))
///
/// `tail -f debug.log` follows it in another terminal.
public struct DebugFile: Sendable {
  let path: String

  /// The file at a path; one that exists is replaced.
  public static func file(_ path: String) -> DebugFile { DebugFile(path: path) }
}

extension Reducer {
  /// Writes each action to a file, with the time since the start and what it changed. Where the file can't be written, nothing is.
  public func debug(_ prefix: String = "", to file: DebugFile) -> Reducer {
    guard let output = try? RecordingFile(file.path, replacing: .anyFile) else { return self }
    let start = ContinuousClock.now
    return debug(prefix) { output.append("\(start.duration(to: .now).short)  \($0)\n") }
  }
}
