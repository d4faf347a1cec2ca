import Synchronization

@usableFromInline
struct Mail<Action: Sendable>: Sendable {
  @usableFromInline enum Content: Sendable {
    case action(Action)
    case problem(Problem)
    /// Resumes the operation that waits for the actions before it to be reduced.
    case receipt(Receipt)
    /// The operation has returned. Queued behind its actions, so that they are handled first.
    case ended
  }

  /// The effect that sent it; `nil` on the store's own thread.
  @usableFromInline let sender: RunTicket<Action>?
  @usableFromInline let content: Content

  @inlinable
  init(_ content: Content, from sender: RunTicket<Action>?) {
    self.sender = sender
    self.content = content
  }
}

/// Lets an operation go on once the message is gone, whether it was handled or dropped.
@usableFromInline
final class Receipt: Sendable {
  private let continuation: CheckedContinuation<Void, Never>

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  deinit { continuation.resume() }
}

/// What an effect's operation knows of its store.
@usableFromInline
final class RunTicket<Action: Sendable>: Sendable {
  let serial: Int
  let name: EffectName
  /// Whether something starts when this ends, so that its end must wake the owner.
  let isAwaited: Atomic<Bool>
  let isFinishing: Bool
  let isCancelled = Atomic(false)
  /// The job while it runs. Only the store's own thread uses it, which the compiler cannot see.
  nonisolated(unsafe) var job: Job<Action>?

  init(serial: Int, name: EffectName, isAwaited: Bool, isFinishing: Bool = false) {
    self.serial = serial
    self.name = name
    self.isAwaited = Atomic(isAwaited)
    self.isFinishing = isFinishing
  }
}

/// All that other threads reach of a store. Operations hold it, so that only the owner keeps the store alive.
@usableFromInline
final class Inbox<Action: Sendable>: Sendable {
  @usableFromInline typealias Wake = @Sendable () -> Void

  private struct Contents: Sendable {
    var mail: [Mail<Action>] = []
    var wake: Wake?
    var waiting: CheckedContinuation<Void, Never>?
    var isRung = false
    /// The owner waits for the last effect to end.
    var wakesAtEnds = false
    var isClosed = false
  }

  private let contents = Mutex(Contents())
  /// Read by every send, so it is an atomic outside the lock.
  @usableFromInline let hasMail = Atomic(false)

  init() {}

  /// Leaves a message and wakes the owner, once until it looks. The end of an operation only wakes one that
  /// waits.
  func post(_ content: Mail<Action>.Content, from sender: RunTicket<Action>) {
    var isEnd = false
    switch content {
    case .action, .receipt: if sender.isCancelled.load(ordering: .relaxed) { return }
    case .ended: isEnd = true
    case .problem: break
    }
    let (wake, waiting) = contents.withLock { contents -> (Wake?, CheckedContinuation<Void, Never>?) in
      guard !contents.isClosed else { return (nil, nil) }
      contents.mail.append(Mail(content, from: sender))
      hasMail.store(true, ordering: .releasing)
      defer { contents.waiting = nil }
      let isUrgent =
        !isEnd || sender.isAwaited.load(ordering: .sequentiallyConsistent) || contents.wakesAtEnds
      guard isUrgent, !contents.isRung else { return (nil, contents.waiting) }
      contents.isRung = true
      return (contents.wake, contents.waiting)
    }
    // Called outside the lock, because they run foreign code.
    wake?()
    waiting?.resume()
  }

  /// Suspends until what this sender has posted is reduced. Throws if it was cancelled.
  func settle(_ sender: RunTicket<Action>) async throws {
    await withCheckedContinuation { post(.receipt(Receipt($0)), from: sender) }
    if sender.isCancelled.load(ordering: .relaxed) { throw CancellationError() }
  }

  func takeAll() -> [Mail<Action>] {
    contents.withLock { contents in
      hasMail.store(false, ordering: .releasing)
      contents.isRung = false
      defer { contents.mail = [] }
      return contents.mail
    }
  }

  /// Sets the closure that wakes the owner, and calls it if there is mail already.
  func setWake(_ wake: Wake?, atEnds: Bool = false) {
    let hasWaiting = contents.withLock { contents in
      contents.wake = wake
      contents.wakesAtEnds = atEnds
      contents.isRung = wake != nil && !contents.mail.isEmpty
      return contents.isRung
    }
    if hasWaiting { wake?() }
  }

  /// Suspends until there is mail.
  func arrival() async {
    await withCheckedContinuation { continuation in
      let isThere = contents.withLock { contents in
        if contents.mail.isEmpty { contents.waiting = continuation }
        return !contents.mail.isEmpty
      }
      if isThere { continuation.resume() }
    }
  }

  /// Drops the mail that is there and all that still comes.
  func close() {
    let dropped = contents.withLock { contents in
      contents.isClosed = true
      contents.wake = nil
      defer { contents.mail = [] }
      return contents.mail
    }
    // Frees them outside the lock.
    _ = dropped
  }
}
