import Glibc
import Terminal
import Testing

/// Other programs in the background: real ones.
@Suite struct SubprocessTests {
  private func events(_ program: String, _ arguments: [String] = []) async -> [Subprocess.Event] {
    var events: [Subprocess.Event] = []
    for await event in Subprocess(program, arguments) { events.append(event) }
    return events
  }

  @Test func `its lines come one by one, then its end`() async {
    #expect(
      await events("printf", ["one\ntwo\n\nlast"]) == [
        .line("one"), .line("two"), .line(""), .line("last"), .ended(.exited(0)),
      ])
  }

  @Test func `errors are told apart, and so is the status`() async {
    let events = await events("sh", ["-c", "echo out; echo wrong >&2; exit 3"])
    #expect(Set(events) == [.line("out"), .errorLine("wrong"), .ended(.exited(3))])
    #expect(events.last == .ended(.exited(3)))
  }

  @Test func `no shell reads its arguments, and it has no input`() async {
    #expect(await events("echo", ["$(touch x); *"]) == [.line("$(touch x); *"), .ended(.exited(0))])
    #expect(await events("cat") == [.ended(.exited(0))])
  }

  @Test func `one that isn't there is told`() async {
    #expect(await events("no-such-program") == [.ended(.notStarted(errno: ENOENT))])
  }

  @Test func `what isn't UTF-8 is repaired, and an endless line comes in pieces`() async {
    #expect(await events("printf", ["a\\377b\n"]) == [.line("a\u{FFFD}b"), .ended(.exited(0))])
    let pieces = await events("sh", ["-c", "head -c 200000 /dev/zero | tr '\\0' x"])
    #expect(
      pieces.dropLast().allSatisfy {
        if case .line(let line) = $0 { line.utf8.count <= 70_000 } else { false }
      })
    #expect(
      pieces.reduce(0) { if case .line(let line) = $1 { $0 + line.utf8.count } else { $0 } } == 200_000)
  }

  @Test func `one that prints without end waits for its reader, and ends with it`() async {
    var count = 0
    for await event in Subprocess("yes") {
      if event == .line("y") { count += 1 }
      if count == 1000 { break }
    }
    #expect(count == 1000)
  }

  @Test func `cancelling ends it, with what it has started`() async {
    let (lines, started) = AsyncStream.makeStream(of: String.self)
    let task = Task {
      var last: Subprocess.Event?
      for await event in Subprocess("sh", ["-c", "sleep 600 & echo started; wait"]) {
        if case .line(let line) = event { started.yield(line) }
        last = event
      }
      return last
    }
    for await line in lines where line == "started" { break }
    task.cancel()
    #expect(await task.value == .ended(.killed(signal: SIGTERM)))
  }
}
