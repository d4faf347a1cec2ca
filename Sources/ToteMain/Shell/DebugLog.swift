import Synchronization
import Tote
import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `tote --debug` writes every action here, since the app can't print on the screen it owns; `tote log` shows it.
final class DebugLog: Sendable {
  private let file: Int32

  /// A longer log is renamed and a new one begun.
  private static let most = 16 << 20

  init(_ path: String) throws(StorageError) {
    if (PrivateFile.size(of: path) ?? 0) > Self.most { rename(path, path + ".old") }
    try PrivateFile.make(path)
    file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { throw .cannotOpen(reason: "\(path): \(SystemError.reason(errno))") }
  }

  deinit { close(file) }

  /// Begins every entry, and no other line.
  static let mark = "# "

  func write(_ entry: String) {
    let text = "\(Self.mark)\(Moment.now.fileTimestamp) \(entry)"
    // Go on without a log.
    _ = FileBytes.write(text, to: file)
  }

  static func last(_ count: Int, of text: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].hasPrefix(mark) }
    guard let first = starts.suffix(count).first else { return [] }
    return Array(lines[first...])
  }
}
