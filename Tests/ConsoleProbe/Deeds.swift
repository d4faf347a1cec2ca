// Rare actions of programs, each on a key, so that a test can see what happens to the terminal.

import Screen
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes without `stderr`, a mutable global that Swift 6 refuses.
func complain(_ text: String) {
  let bytes = Array(text.utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}

struct DeedsProbe: Probe {
  private let handle: TerminalHandle
  private var count = 0
  private let answer = Answer()

  init(handle: TerminalHandle) { self.handle = handle }

  mutating func take(_ event: Event) -> Bool {
    count += 1
    switch event {
    case .key("q"): return false
    case .key("z"), .key("ctrl+z"): handle.suspend()
    case .key("o"): runOutside()
    case .key("c"): handle.copy("to the clipboard")
    case .key("b"): handle.bell()
    case .key("e"): complain("a word on standard error\n")
    case .key("m"): complain("\u{1B}]0;stolen\u{7}\u{9B}8mhidden\n")
    case .key("p"): print("a word on standard output")
    case .key("l"): for number in 0..<20_000 { complain("line \(number)\n") }
    case .key("t"): fatalError("the trap that was asked for")
    case .key("i"):
      let none: [Int] = []
      _ = none[count]
    case .key("k"): exit(3)
    case .key("a"): abort()
    case .key("s"): UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .key("r"): _ = DeedsProbe.depth(1)
    case .key("w"): Thread.start { fatalError("the trap on another thread") }
    case .key("h"): for _ in 0..<3 { usleep(10_000) }
    case .key("f"): for _ in 0..<50 { usleep(20_000) }
    default: break
    }
    return true
  }

  mutating func frame(_ size: Size) -> Frame {
    Frame(size: size) { canvas in
      canvas.setTitle("deeds")
      canvas.write("deeds \(count) size \(size)", style: .heading)
      canvas.write(answer.text, at: Point(0, 1))
    }
  }

  private func runOutside() {
    let (handle, answer) = (handle, answer)
    Task.detached {
      let status = await handle.outside { Answer.runEditor() }
      answer.text = "outside gave \(status)"
      handle.bell()
    }
  }

  /// Overflows the stack.
  private static func depth(_ number: Int) -> Int {
    number < 0 ? number : depth(number + 1) &+ depth(number + 2)
  }
}

/// Set by an effect and shown by the frame, without a lock.
private final class Answer: @unchecked Sendable {
  var text = ""

  /// The status of `sh -c "$EDITOR"`.
  static func runEditor() -> Int32 {
    guard let editor = getenv("EDITOR") else { return -1 }
    var process = pid_t()
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(editor), nil]
    defer { words.forEach { free($0) } }
    guard posix_spawn(&process, "/bin/sh", nil, nil, &words, environ) == 0 else { return -1 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}

private enum Thread {
  static func start(_ body: @escaping @convention(c) () -> Void) {
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { body in
        unsafeBitCast(body, to: (@convention(c) () -> Void).self)()
        return nil
      }, unsafeBitCast(body, to: UnsafeMutableRawPointer.self))
  }
}
