import Glibc

/// Collects another program's output from a pipe without blocking.
final class ProgramOutput {
  private(set) var end: Int32
  private let file: Int32
  private var bytes: [UInt8] = []

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    (file, end) = (ends[0], ends[1])
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
    // Other child processes would keep it open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeEnd()
    close(file)
  }

  /// Call this once the other program has it.
  func closeEnd() {
    if end >= 0 { close(end) }
    end = -1
  }

  func take() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count <= 0 { return }
      bytes += buffer[..<count]
    }
  }

  /// Everything, once the other program has ended.
  var text: String {
    take()
    return String(decoding: bytes, as: UTF8.self)
  }
}
