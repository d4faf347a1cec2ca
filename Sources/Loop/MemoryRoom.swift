#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How much more memory a program may take than when this was created.
struct MemoryRoom {
  private var ceiling: Int
  /// What is freed stays with the process, so that the ceiling rises a little each time that it is reached.
  private let step: Int

  init(megabytes: Int) {
    ceiling = Self.used + megabytes << 20
    step = megabytes << 20 / 8
  }

  /// Whether it was reached since it was last asked.
  mutating func isFull() -> Bool {
    let used = Self.used
    guard used > ceiling else { return false }
    ceiling = used + step
    return true
  }

  /// The memory of this process, in bytes; 0 where the system doesn't tell.
  private static var used: Int {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(file, &bytes, bytes.count)
    let words = bytes.prefix(max(0, count)).split(separator: UInt8(ascii: " "))
    guard words.count > 1, let pages = Int(String(decoding: words[1], as: UTF8.self)) else { return 0 }
    return pages * Int(getpagesize())
  }
}
