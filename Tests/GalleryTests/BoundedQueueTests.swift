import Dispatch
import LoopbackTesting
import Synchronization
import Testing

@testable import Gallery

@Suite struct BoundedQueueTests {
  @Test func `who adds more than there is room for waits until something is done`() async {
    let queue = BoundedQueue(room: 2)
    let log = Mutex<[String]>([])
    let (door, isAdding, isOver) = (Door(), Signal(), Signal())
    queue.addOperation {
      door.pass()
      log.withLock { $0.append("done") }
    }
    queue.addOperation {}
    DispatchQueue.global().async {
      isAdding.give()
      queue.addOperation {}
      log.withLock { $0.append("added") }
      isOver.give()
    }
    await isAdding.wait()
    door.open()
    await isOver.wait()
    #expect(log.withLock { $0 } == ["done", "added"])
  }
}
