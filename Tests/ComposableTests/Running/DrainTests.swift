import Glibc
import Synchronization
import Testing

@testable import Composable
@testable import ComposableTesting

/// The drain and the clock alone: whose jobs they run, and when.
@Suite struct DrainTests {
  /// The thread that the test pretends to be on.
  final class Threads: Sendable {
    private let number = Atomic<UInt>(1)
    var current: UInt {
      get { number.load(ordering: .relaxed) }
      set { number.store(newValue, ordering: .relaxed) }
    }
  }

  let threads = Threads()
  let log = Log<String>()

  private func drain() -> DrainExecutor { DrainExecutor(thread: { [threads] in threads.current }) }

  @discardableResult
  private func spawn(
    on drain: DrainExecutor, _ operation: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    EffectExecutor.spawn(RunInfo(serial: 1, name: .given("x"), startedBy: 0), on: drain, operation).1
  }

  /// An operation that logs each value of a stream.
  private func listen(_ stream: AsyncStream<String>) -> @Sendable () async -> Void {
    { [log] in for await value in stream { log.append(value) } }
  }

  @Test("what the owner's task answers is the owner's, whatever thread the task has come to")
  func ownTask() async {
    let drain = drain()
    let (stream, continuation) = AsyncStream<String>.makeStream()
    spawn(on: drain, listen(stream))
    drain.run()
    threads.current = 2
    continuation.yield("a")
    drain.run()
    #expect(log.values == ["a"])
    drain.enter()
    continuation.finish()
    drain.run()
  }

  @Test("what another thread answers is held back, also where neither thread has a task")
  func otherThread() {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    var heard = ["not yet asked"]
    onPlainThread {
      let drain = drain()
      spawn(on: drain, listen(stream))
      drain.run()
      threads.current = 2
      continuation.yield("a")
      drain.run()
      heard = log.values
      drain.close()
    }
    continuation.finish()
    #expect(heard == [])
  }

  @Test("when the owner goes, what was held back and what still comes runs to its end elsewhere")
  func closes() async {
    let drain = drain()
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let task = spawn(on: drain) { [log] in
      for await value in stream { log.append(value) }
      await Task.yield()
      log.append("end")
    }
    drain.run()
    threads.current = 2
    await Task.detached {
      continuation.yield("a")
      continuation.finish()
    }.value
    drain.run()
    #expect(log.values.isEmpty)
    drain.close()
    await task.value
    #expect(log.values == ["a", "end"])
  }

  @Test("a test store belongs to the thread of the step at hand")
  func storeMoves() {
    let store = TestStore(
      initialState: 0,
      reducer: Reducer<Int, Int, Void> { state, n, _ in
        state = n
        guard n == 1 else { return .none }
        return .run { send in
          await Task.yield()
          send(2)
        }
      },
      environment: ())
    onPlainThread {
      store.send(1) { $0 = 1 }
      store.skipReceivedActions()
    }
    #expect(store.state == 2)
  }

  @Test("a run inside a run leaves the rest to the outer one")
  func nestedRun() {
    let drain = drain()
    spawn(on: drain) { [log] in
      log.append("a begins")
      drain.run()
      log.append("a ends")
    }
    spawn(on: drain) { [log] in log.append("b") }
    drain.run()
    #expect(log.values == ["a begins", "a ends", "b"])
  }

  @Test("a drain at rest keeps nothing of what it ran")
  func atRest() {
    let drain = drain()
    weak var gone: EffectExecutor?
    do {
      let (executor, _) = EffectExecutor.spawn(
        RunInfo(serial: 1, name: .given("x"), startedBy: 0), on: drain, {})
      gone = executor
    }
    drain.run()
    #expect(gone == nil)
  }

  @Test("whoever wakes a sleep is the owner, and what follows from it is run")
  func wakerOwns() async {
    let drain = drain()
    let clock = ManualClock()
    spawn(on: drain) { [log] in
      try? await clock.sleep(for: .seconds(1))
      await Task.yield()
      log.append("woken")
    }
    drain.run()
    threads.current = 2
    #expect(clock.wakeNext(until: nil))
    #expect(log.values == ["woken"])
  }

  @Test("whoever moves a clock is the owner, and what was ready runs before the clock moves")
  func moverOwns() async {
    let drain = drain()
    let clock = ManualClock()
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    spawn(on: drain) { try? await clock.sleep(for: .seconds(2)) }
    spawn(on: drain) { [log] in
      for await _ in stream {}
      await Task.yield()
      try? await clock.sleep(for: .seconds(1))
      log.append("\(clock.now)")
    }
    drain.run()
    threads.current = 2
    continuation.finish()
    clock.advance(by: .seconds(2))
    #expect(log.values == ["1.0 seconds"])
  }

  @Test("a sleep of nothing does not wait for the clock to be moved, and gives others a turn")
  func emptySleep() {
    let drain = drain()
    let clock = ManualClock()
    for name in ["a", "b"] {
      spawn(on: drain) { [log] in
        for _ in 0..<2 {
          try? await clock.sleep(for: .zero)
          log.append(name)
        }
      }
    }
    drain.run()
    #expect(log.values == ["a", "b", "a", "b"])
  }

  @Test("a sleep of nothing throws too, in a task that was cancelled")
  func emptySleepCancelled() {
    let drain = drain()
    let clock = ManualClock()
    let task = spawn(on: drain) { [log] in
      do {
        try await clock.sleep(for: .zero)
      } catch {
        log.append("\(error)")
      }
    }
    task.cancel()
    drain.run()
    #expect(log.values == ["CancellationError()"])
  }

  @Test("a clock does not go back")
  func forwardOnly() {
    let clock = ManualClock()
    clock.advance(by: .seconds(2))
    clock.advance(by: .seconds(-1))
    #expect(clock.now.offset == .seconds(2))
  }
}

/// Does the work on a thread without a task, and waits for it.
func onPlainThread(_ work: () -> Void) {
  withoutActuallyEscaping(work) { work in
    final class Box {
      let work: () -> Void
      init(_ work: @escaping () -> Void) { self.work = work }
    }
    var box = Box(work)
    withUnsafeMutablePointer(to: &box) { pointer in
      var thread = pthread_t()
      pthread_create(
        &thread, nil,
        { argument in
          argument?.assumingMemoryBound(to: Box.self).pointee.work()
          return nil
        }, pointer)
      pthread_join(thread, nil)
    }
  }
}
