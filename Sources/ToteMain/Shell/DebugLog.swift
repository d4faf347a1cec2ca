import Synchronization
import Tote
import ToteStorage
import ToteModel
import ToteFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The debug log: what `tote --debug` writes of each action, and `tote log` shows of it. The screen itself is the
/// program's, so what it does can only be watched from beside.
final class DebugLog: Sendable {
  private let file: Int32

  /// A longer one is begun anew, and the old one kept under another name.
  private static let most = 16 << 20

  /// Opens it for more lines.
  init(_ path: String) throws(StorageError) {
    if (PrivateFile.size(of: path) ?? 0) > Self.most { rename(path, path + ".old") }
    try PrivateFile.make(path)
    file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { throw .cannotOpen(reason: "\(path): \(String(cString: strerror(errno)))") }
  }

  deinit { close(file) }

  /// What every entry begins with; nothing within one does.
  static let mark = "# "

  /// Writes an entry.
  func write(_ entry: String) {
    let text = "\(Self.mark)\(Moment.now.second) \(entry)"
    // A log that cannot be written is no reason to stop.
    _ = text.utf8CString.withUnsafeBytes { bytes in
      #if canImport(Glibc)
        Glibc.write(file, bytes.baseAddress, bytes.count - 1)
      #else
        Musl.write(file, bytes.baseAddress, bytes.count - 1)
      #endif
    }
  }

  /// The last so many entries, as lines.
  static func last(_ count: Int, of text: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].hasPrefix(mark) }
    guard let first = starts.suffix(count).first else { return [] }
    return Array(lines[first...])
  }
}

extension Command {
  static let log = Command(
    name: "log", summary: "show what the screen did, action by action",
    options: [
      Option("--last", "-n", value: Operand("COUNT", .number), help: "so many actions; 20 where nobody says")
    ],
    about: [
      "tote --debug opens the screen and writes down every action, with what it has changed of the state. The log may "
        + "hold what is on the lists; nobody else can read it."
    ],
    examples: [Example("tote log -n 5", "shows the last five actions, and what each has changed")]
  ) { shell, arguments in
    guard PrivateFile.size(of: shell.places.log) != nil else {
      throw Refusal(.notFound, "There is no log yet: tote --debug writes one.")
    }
    let text = String(decoding: try Input.bytes(of: shell.places.log), as: UTF8.self)
    let count = arguments["--last"].flatMap { Int($0) } ?? 20
    for line in DebugLog.last(count, of: text) { try shell.print(String(line)) }
  }
}
