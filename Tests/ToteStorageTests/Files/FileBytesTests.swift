// Reading and writing non-blocking descriptors, which others who share a terminal or pipe may have made so.

import Dispatch
import Glibc
import Testing

@testable import ToteStorage

@Suite struct FileBytesTests {
  /// A non-blocking pipe.
  static func pipe() -> (out: Int32, into: Int32) {
    var ends: [Int32] = [0, 0]
    Glibc.pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return (ends[0], ends[1])
  }

  /// This thread's path below `/proc`.
  static var thread: String {
    var name = [UInt8](repeating: 0, count: 64)
    let count = name.withUnsafeMutableBytes { readlink("/proc/thread-self", $0.baseAddress!, $0.count) }
    return String(decoding: name.prefix(max(0, count)), as: UTF8.self)
  }

  /// Whether a thread goes to sleep; polls up to a hundred thousand times.
  static func sleeps(_ thread: String) -> Bool {
    for _ in 0..<100_000 {
      let stat = FileBytes.read("/proc/\(thread)/stat") ?? []
      if let end = stat.lastIndex(of: UInt8(ascii: ")")), stat[end + 2] == UInt8(ascii: "S") { return true }
    }
    return false
  }

  @Test func `writing into a full pipe waits until there is room, and does not ask again and again`() async {
    let pipe = Self.pipe()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let writer = Self.thread
    let (hasSlept, read): (Bool, [UInt8]?) = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let hasSlept = Self.sleeps(writer)
        continuation.resume(returning: (hasSlept, FileBytes.read(from: pipe.out)))
      }
      #expect(FileBytes.write(bytes, to: pipe.into))
      close(pipe.into)
    }
    close(pipe.out)
    #expect(hasSlept)
    #expect(read == bytes)
  }

  @Test func `no more is read than is asked for`() {
    let file = open("/dev/zero", O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    #expect(FileBytes.read(from: file, atMost: 100_000)?.count == 100_000)
  }
}
