import Synchronization
import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The debug log, into which `tote --debug` writes every action, and which `tote log` shows. The app owns the screen, so it
/// cannot print there what it does.
final class DebugLog: Sendable {
  private let file: Int32

  /// A longer one is begun anew, and the old one kept under another name.
  private static let most = 16 << 20

  init(_ path: String) throws(StorageError) {
    if (PrivateFile.size(of: path) ?? 0) > Self.most { rename(path, path + ".old") }
    try PrivateFile.make(path)
    file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { throw .cannotOpen(reason: "\(path): \(String(cString: strerror(errno)))") }
  }

  deinit { close(file) }

  /// What every entry begins with; nothing within one does.
  static let mark = "# "

  func write(_ entry: String) {
    let text = "\(Self.mark)\(Moment.now.fileTimestamp) \(entry)"
    // A log that cannot be written is no reason to stop.
    _ = FileBytes.write(text, to: file)
  }

  /// The last so many entries, as lines.
  static func last(_ count: Int, of text: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].hasPrefix(mark) }
    guard let first = starts.suffix(count).first else { return [] }
    return Array(lines[first...])
  }
}
