import Glibc

/// What another program says, taken without ever waiting for it: a pipe, and what has come out of it.
final class ProgramOutput {
  /// Where the other program writes.
  private(set) var end: Int32
  private let file: Int32
  private var bytes: [UInt8] = []

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    (file, end) = (ends[0], ends[1])
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
    // A program that is started meanwhile would keep it open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeEnd()
    close(file)
  }

  /// The other program has it now.
  func closeEnd() {
    if end >= 0 { close(end) }
    end = -1
  }

  /// Takes what is there.
  func take() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count <= 0 { return }
      bytes += buffer[..<count]
    }
  }

  /// All that was said, once the other program has ended.
  var text: String {
    take()
    return String(decoding: bytes, as: UTF8.self)
  }
}
