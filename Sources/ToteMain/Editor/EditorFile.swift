import ToteModel
import Tote
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An editor's file, alone in a private folder that also keeps its backup and swap files private.
struct EditorFile {
  let path: String

  /// Without its ending.
  var name: String { String(path.split(separator: "/").last?.split(separator: ".").first ?? "") }

  private var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

  struct Refusal: Error, CustomStringConvertible {
    let description: String
    init() { description = SystemError.reason(errno) }
  }

  /// - Parameter name: Used for the file.
  static func make(_ text: String, name: String, in folder: String) -> Result<EditorFile, Refusal> {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/\(part)"
      if mkdir(path, 0o700) != 0, errno != EEXIST { return .failure(Refusal()) }
    }
    var template = Array("\(folder)/XXXXXX".utf8CString)
    guard template.withUnsafeMutableBufferPointer({ mkdtemp($0.baseAddress!) }) != nil else {
      return .failure(Refusal())
    }
    let own = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    let file = EditorFile(path: "\(own)/\(LeftText.fileName(for: name)).md")
    if write(text, to: "\(own)/\(before)"), write(text, to: file.path) { return .success(file) }
    let refusal = Refusal()
    file.discard()
    return .failure(refusal)
  }

  /// The text as the editor got it: it tells whose file it is, should the program be killed.
  private static let before = ".before"

  private static func write(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return FileBytes.write(text, to: descriptor)
  }

  enum Unreadable: Error {
    case noFile, noText, tooLarge
  }

  /// Larger than any note.
  static let most = 16 << 20

  func text() throws(Unreadable) -> String { try Self.text(of: path) }

  func textBefore() throws(Unreadable) -> String { try Self.text(of: "\(folder)/\(Self.before)") }

  /// Refuses what isn't a regular file in UTF-8: anything else might never end, or wait for a writer.
  private static func text(of path: String) throws(Unreadable) -> String {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .noFile }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
    guard status.st_size <= most else { throw .tooLarge }
    // One byte more than allowed: the file may grow while being read.
    guard let bytes = FileBytes.read(from: descriptor, atMost: most + 1) else { throw .noFile }
    guard bytes.count <= most else { throw .tooLarge }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .noText }
    return text
  }

  /// Whether an editor's swap file is beside it.
  var hasUnwrittenCopy: Bool { Self.names(in: folder).contains { $0.first == "." } }

  /// Whether a running program has it among its arguments.
  var isOpen: Bool {
    (FileBytes.names(in: "/proc") ?? []).contains { name in
      guard Int(name) != nil, let command = FileBytes.read("/proc/\(name)/cmdline") else { return false }
      return command.split(separator: 0).contains { $0.elementsEqual(path.utf8) }
    }
  }

  /// Removes the file unless something was written, here or in an editor's file beside it; then returns its path.
  func discardUnlessTouched(_ before: String) -> String? {
    let names = Self.names(in: folder)
    // Many editors add a line break at the end even if nothing was typed.
    guard names.count == 1, let text = try? text(), text == before || text == before + "\n" else {
      if !names.isEmpty { return path }
      discard()
      return nil
    }
    discard()
    return nil
  }

  func discard() {
    for name in Self.names(in: folder) + [Self.before] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// All such files in a folder. If only an editor's own copy is left, names its folder.
  static func all(in folder: String) -> [String] {
    names(in: folder).sorted().compactMap { own in
      let names = names(in: "\(folder)/\(own)").sorted()
      if names.isEmpty { return nil }
      return "\(folder)/\(own)" + (names.first { $0.first != "." }.map { "/\($0)" } ?? "")
    }
  }

  private static func names(in folder: String) -> [String] {
    (FileBytes.names(in: folder) ?? []).filter { $0 != before }
  }
}
