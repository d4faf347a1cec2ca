import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A recording that is being written: whole lines, each before what it tells is done, so that a crash leaves all of them.
final class RecordingFile: Sendable {
  /// What may be replaced. Only files ever are: no folder, link or device.
  enum Replaceable { case nothing, recordings, anyFile }

  private let file: CInt
  private let path: String
  /// Until something is written, the file that is replaced stays, and the new one has this name.
  private let draft: Mutex<String?>

  /// Creates the file, for its owner alone.
  init(_ path: String, replacing: Replaceable) throws(RecordingError) {
    var status = stat()
    let mayReplace =
      switch replacing {
      case .nothing: false
      case .anyFile: lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      case .recordings: Recording.isThere(path)
      }
    let draft = mayReplace ? "\(path).\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).new" : nil
    file = open(draft ?? path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    self.path = path
    self.draft = Mutex(draft)
    guard file < 0 else { return }
    throw RecordingError(
      line: nil,
      reason: errno == EEXIST && replacing == .recordings
        ? "\(path) exists and isn't a recording." : "\(path): \(String(cString: strerror(errno))).")
  }

  deinit {
    close(file)
    if let draft = draft.withLock({ $0 }) { unlink(draft) }
  }

  /// Writes a text; what a full disk doesn't take is missing, and the program keeps running.
  func append(_ text: String) {
    writeWhole(text)
    draft.withLock { draft in
      if let name = draft, rename(name, path) == 0 { draft = nil }
    }
  }

  private func writeWhole(_ text: String) {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let written = bytes.withUnsafeBytes { write(file, $0.baseAddress! + done, $0.count - done) }
      if written < 0, errno == EINTR { continue }
      if written <= 0 { return }
      done += written
    }
  }
}

extension Recording {
  /// Whether a file begins as a recording does. Nothing else should be replaced by one.
  package static func isThere(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    var bytes = [UInt8](repeating: 0, count: 10)
    return pread(file, &bytes, bytes.count, 0) == bytes.count && bytes.elementsEqual("recording ".utf8)
  }

  /// Reads a file.
  public init(contentsOf path: String) throws(RecordingError) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      throw RecordingError(line: nil, reason: "\(path): \(String(cString: strerror(errno))).")
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw RecordingError(line: nil, reason: "\(path) is no file.")
    }
    guard status.st_size <= Self.largestFile else {
      throw RecordingError(line: nil, reason: "\(path) is larger than 256 MB.")
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count {
        let got = read(file, buffer.baseAddress! + count, buffer.count - count)
        if got <= 0 { break }
        count += got
      }
    }
    try self.init(String(decoding: bytes, as: UTF8.self))
  }
}
