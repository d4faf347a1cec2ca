#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A recording that is being written: whole lines, each before what it tells is done, so that a crash leaves all of them.
final class RecordingFile: Sendable {
  private let file: CInt

  /// Creates the file, for its owner alone. One that exists is replaced if that is wanted, but nothing else than a file is.
  init(_ path: String, replacing: Bool = true) throws(RecordingError) {
    var status = stat()
    if replacing, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG { unlink(path) }
    file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if file < 0 {
      throw RecordingError(line: nil, reason: "\(path): \(String(cString: strerror(errno))).")
    }
  }

  deinit { close(file) }

  /// Writes a text; what a full disk doesn't take is missing, and the program goes on.
  func append(_ text: String) {
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
