import Foundation

/// The queue on which a session tells what has come. A session reads as fast as the network gives, unpacks it, and adds
/// every piece to its queue whether anybody has looked at the last one or not. Here it waits while too many are there, so
/// what nobody has asked for stays on the network.
///
/// Who works on the queue must not wait for the session, which may be waiting for the queue.
final class BoundedQueue: OperationQueue, @unchecked Sendable {
  // Unchecked: the queue it inherits from may be used from any thread, and a semaphore is made for that.
  private let room: DispatchSemaphore

  /// A queue that does one thing after the other, and in which no more than `room` of them wait or are at work.
  init(room: Int) {
    self.room = DispatchSemaphore(value: room)
    super.init()
    maxConcurrentOperationCount = 1
  }

  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    room.wait()
    super.addOperation { [room] in
      block()
      room.signal()
    }
  }
}
