import Composable
import Glibc
import Parts
import Screen
import Synchronization

/// Measures what a value costs that is poured into a store: alone, in batches, and on the screen. In time of the processor, which other
/// work on the machine changes less.
func runPour(_ report: inout Report) async {
  let each = pour(20_000) { numbers, _ in Effect.pouring(from: numbers).map { .arrived([$0]) } }
  report.add("pour.value.each", each * 1e9 / 20_000, unit: "ns")

  let count = 1_000_000
  let joined = pour(count) { numbers, clock in
    Effect.pouring(from: numbers).collect(every: .milliseconds(100), or: 10_000, clock: clock)
      .map(PourAction.arrived)
  }
  report.add("pour.value.collected", joined * 1e9 / Double(count), unit: "ns", bar: 1000)

  let begin = processorTime()
  var ring = Ring<Int>(keeping: 100_000)
  for number in 0..<count { ring.append(number) }
  report.add("pour.ring.append", (processorTime() - begin) * 1e9 / Double(ring.endIndex), unit: "ns", bar: 50)

  runTail(&report)
}

/// A million lines through a tail that keeps all of them, with a frame for each batch, as a program at full speed.
private func runTail(_ report: inout Report) {
  let before = residentBytes()
  let start = processorTime()
  var tail = Tail<PouredLine>(keeping: 1_000_000)
  var textBytes = 0
  for batch in 0..<200 {
    let lines = (0..<5_000).map { PouredLine(batch * 5_000 + $0) }
    textBytes += lines.reduce(0) { $0 + $1.text.utf8.count }
    _ = Tail.reducer(&tail, .arrived(lines), ())
    _ = Frame(TailView(tail) { Line(Span($0.text)) }, size: Size(200, 60))
  }
  report.add("pour.tail.1000000.cpu", processorTime() - start, unit: "s", bar: 5)
  report.add("pour.tail.1000000.memory", Double(residentBytes() - before) / 1e6, unit: "MB")
  report.add("pour.tail.1000000.text", Double(textBytes) / 1e6, unit: "MB")

  let key = processorTime()
  _ = Tail.reducer(&tail, .narrowed(9), ())
  report.add("pour.tail.search.key", (processorTime() - key) * 1e3, unit: "ms", bar: 10)
  var steps = 0
  while tail.isSearching, steps < 1_000 {
    _ = Tail.reducer(&tail, .searched(1), ())
    steps += 1
  }
  report.add("pour.tail.search.all", (processorTime() - key) * 1e3, unit: "ms", bar: 1000)
}

private struct PouredLine: TailRow {
  let text: String
  let number: Int

  init(_ number: Int) {
    self.number = number
    text = "12:00:00 INFO  [\(number)] GET /orders/4711 200 12 ms"
  }

  func fits(_ digit: Int) -> Bool { number % 10 == digit }
}

private enum PourAction: Sendable, Equatable { case opened, arrived([Int]) }

/// What is computed, in seconds, until so many numbers are in a state, by an effect on the pool.
private func pour(
  _ count: Int, _ effect: @escaping @Sendable (Numbers, any Clock<Duration>) -> Effect<PourAction>
) -> Double {
  let bell = Bell()
  let store = Store(
    initialState: Ring<Int>(keeping: 100_000),
    reducer: Reducer<Ring<Int>, PourAction, Void> { state, action, _ in
      switch action {
      case .opened: return effect(Numbers(count: count), .continuous)
      case .arrived(let numbers): state.append(contentsOf: numbers)
      }
      return .none
    }, environment: ())
  store.setWake { bell.ring() }
  let start = processorTime()
  store.send(.opened)
  while store.state.endIndex < count {
    bell.wait()
    store.handleMail()
  }
  return processorTime() - start
}

private struct Numbers: AsyncSequence, AsyncIteratorProtocol, Sendable {
  let count: Int
  var number = 0

  init(count: Int) { self.count = count }

  func makeAsyncIterator() -> Numbers { self }
  mutating func next() async -> Int? {
    if number == count { return nil }
    number += 1
    return number
  }
}

/// What this process has computed, in seconds.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

private func residentBytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var numbers = [UInt8](repeating: 0, count: 128)
  let count = fread(&numbers, 1, numbers.count, file)
  let fields = String(decoding: numbers[..<count], as: UTF8.self).split(separator: " ")
  return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
}
