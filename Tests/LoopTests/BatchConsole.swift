import Dispatch
import Loop
import Screen
import Synchronization

/// A console that returns batches of events; `nil` waits for a wake-up.
final class BatchConsole: Console {
  var size = Size(12, 1)
  var frames: [Frame] = []
  private var batches: ArraySlice<[Event]?>
  private let bell = DispatchSemaphore(value: 0)
  let wakes = Wakes()
  var beforeBatch: (Int) -> Void = { _ in }
  private var given = 0

  final class Wakes: Sendable {
    let count = Atomic(0)
  }

  init(_ batches: [[Event]?]) { self.batches = batches[...] }

  var wake: @Sendable () -> Void {
    { [bell, wakes] in
      wakes.count.add(1, ordering: .relaxed)
      bell.signal()
    }
  }

  func waitForEvents() -> [Event]? {
    guard let batch = batches.popFirst() else { return nil }
    beforeBatch(given)
    given += 1
    guard let batch else {
      bell.wait()
      return []
    }
    return batch
  }

  func paint(_ frame: Frame) { frames.append(frame) }
}
