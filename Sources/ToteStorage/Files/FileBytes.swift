import Glibc

/// Reads and writes whole files and folders through descriptors, retrying interrupted and partial calls. On failure
/// `errno` says why.
package enum FileBytes {
  package static func read(from descriptor: Int32, atMost most: Int = .max) -> [UInt8]? {
    var bytes: [UInt8] = []
    let isRead = forEachPiece(of: descriptor) { piece in
      bytes += piece.prefix(most - bytes.count)
      return bytes.count < most
    }
    return isRead || bytes.count == most ? bytes : nil
  }

  package static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return read(from: descriptor)
  }

  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  package static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes as a reader takes it; ends with `EINTR` once there is something to read from `bell`.
  package static func write(_ bytes: [UInt8], to descriptor: Int32, until bell: Int32) -> Bool {
    if bell < 0 { return write(bytes, to: descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      var files = [
        pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&files, 2, -1) > 0 || errno == EINTR else { return false }
      if files[1].revents != 0 {
        errno = EINTR
        return false
      }
      // No more than a ready pipe takes without blocking.
      let piece = Array(rest.prefix(Int(PIPE_BUF)))
      if files[0].revents != 0, !write(piece, to: descriptor) { return false }
      if files[0].revents != 0 { rest = rest.dropFirst(piece.count) }
    }
    return true
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, isWorthAnotherTry(descriptor, POLLOUT) { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Whether a call that moved nothing was interrupted, or would block: other users of a terminal or pipe may have made
  /// it non-blocking. Then this waits until it is ready; otherwise `errno` is unchanged.
  private static func isWorthAnotherTry(_ descriptor: Int32, _ events: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var file = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while poll(&file, 1, -1) < 0 { if errno != EINTR { return false } }
    return true
  }

  static func copy(from source: Int32, to target: Int32) -> Bool {
    forEachPiece(of: source) { write($0, to: target) }
  }

  private static func forEachPiece(of descriptor: Int32, _ use: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      while true {
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        if count == 0 { return true }
        if count < 0, isWorthAnotherTry(descriptor, POLLIN) { continue }
        guard count > 0, use(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { return false }
      }
    }
  }

  package static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
