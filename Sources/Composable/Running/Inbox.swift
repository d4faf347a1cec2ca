import Synchronization

/// One message for a store: from its own thread, or from an effect on any other.
@usableFromInline
struct Mail<Action: Sendable>: Sendable {
  @usableFromInline enum Content: Sendable {
    case action(Action)
    case problem(Problem)
    /// The operation has returned. In the same queue as its actions, so that they are handled before it is over.
    case ended
  }

  /// The effect that sent it; `nil` for an action sent on the store's own thread.
  @usableFromInline let sender: RunTicket<Action>?
  @usableFromInline let content: Content

  @inlinable
  init(_ content: Content, from sender: RunTicket<Action>?) {
    self.sender = sender
    self.content = content
  }
}

/// What an effect's operation knows of the store that runs it: its number, and whether it was cancelled.
@usableFromInline
final class RunTicket<Action: Sendable>: Sendable {
  let serial: Int
  let name: EffectName
  /// Whether something starts when this ends: then its end must wake the owner.
  let isAwaited: Bool
  /// Whether it never ends by itself.
  let isEndless: Bool
  let isCancelled = Atomic(false)
  // Unsafe for the compiler, which cannot see that only the store's own thread looks at it.
  /// The job, as long as it runs.
  nonisolated(unsafe) var job: Job<Action>?

  init(serial: Int, name: EffectName, isAwaited: Bool, isEndless: Bool = false) {
    self.serial = serial
    self.name = name
    self.isAwaited = isAwaited
    self.isEndless = isEndless
  }
}

/// The only part of a store that other threads reach.
///
/// It knows nothing of the store, and the operations hold it instead of the store; so nothing keeps a store alive
/// but its owner.
@usableFromInline
final class Inbox<Action: Sendable>: Sendable {
  @usableFromInline typealias Wake = @Sendable () -> Void

  private struct Contents: Sendable {
    var mail: [Mail<Action>] = []
    var wake: Wake?
    var waiting: CheckedContinuation<Void, Never>?
    /// The owner has been woken since it last looked.
    var isRung = false
    /// The owner waits for the last effect to end.
    var wakesAtEnds = false
    var isClosed = false
  }

  private let contents = Mutex(Contents())
  /// Read on the way of every send, so it is one plain load.
  @usableFromInline let hasMail = Atomic(false)

  init() {}

  /// Leaves a message, and wakes the owner if it has not been woken since it last looked. That an operation has
  /// ended is worth no wake-up of its own, unless something waits for it.
  func post(_ content: Mail<Action>.Content, from sender: RunTicket<Action>) {
    var isEnd = false
    switch content {
    case .action: if sender.isCancelled.load(ordering: .relaxed) { return }
    case .ended: isEnd = true
    case .problem: break
    }
    let (wake, waiting) = contents.withLock { contents -> (Wake?, CheckedContinuation<Void, Never>?) in
      guard !contents.isClosed else { return (nil, nil) }
      contents.mail.append(Mail(content, from: sender))
      hasMail.store(true, ordering: .releasing)
      defer { contents.waiting = nil }
      let isUrgent = !isEnd || sender.isAwaited || contents.wakesAtEnds
      guard isUrgent, !contents.isRung else { return (nil, contents.waiting) }
      contents.isRung = true
      return (contents.wake, contents.waiting)
    }
    // Outside the lock: they are somebody else's code.
    wake?()
    waiting?.resume()
  }

  /// All that came, in the order it came.
  func takeAll() -> [Mail<Action>] {
    contents.withLock { contents in
      hasMail.store(false, ordering: .releasing)
      contents.isRung = false
      defer { contents.mail = [] }
      return contents.mail
    }
  }

  /// Sets what wakes the owner. If something waits already, it is woken at once.
  func setWake(_ wake: Wake?, atEnds: Bool = false) {
    let hasWaiting = contents.withLock { contents in
      contents.wake = wake
      contents.wakesAtEnds = atEnds
      contents.isRung = wake != nil && !contents.mail.isEmpty
      return contents.isRung
    }
    if hasWaiting { wake?() }
  }

  /// Suspends until something is there.
  func arrival() async {
    await withCheckedContinuation { continuation in
      let isThere = contents.withLock { contents in
        if contents.mail.isEmpty { contents.waiting = continuation }
        return !contents.mail.isEmpty
      }
      if isThere { continuation.resume() }
    }
  }

  /// Nobody will look any more: drops what is there and what still comes.
  func close() {
    let dropped = contents.withLock { contents in
      contents.isClosed = true
      contents.wake = nil
      defer { contents.mail = [] }
      return contents.mail
    }
    // Released only here, outside the lock.
    _ = dropped
  }
}
