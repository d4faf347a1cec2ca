/// A node in a store's tree of running work: an operation, or a scope around several.
///
/// A scope may have an id, a liveness that ends it, or the rest of a `concatenate`. A job is over when
/// nothing in it is pending.
final class Job<Action: Sendable> {
  let serial: Int
  /// The number of the action that started this effect; for messages.
  let startedBy: Int
  private(set) var parent: Job?
  // A linked list, because most jobs last microseconds. `leaveParent` breaks the cycles.
  private(set) var firstChild: Job?
  private var lastChild: Job?
  private(set) var next: Job?
  private var previous: Job?

  let id: EffectID?
  let liveness: StateLiveness?
  /// What a `concatenate` still has to start, in reverse.
  var rest: [EffectNode<Action>]
  /// The ticket and the task of an operation; `nil` in a scope.
  var run: (ticket: RunTicket<Action>, task: Task<Void, Never>)?
  /// The number of running children, plus one while the job itself is being started.
  var pending = 1
  var isOver = false
  /// Whether it starts only when others under its id have ended.
  var isWaiting = false
  /// Whether others wait for its end.
  var isAwaited = false

  init(
    serial: Int, startedBy: Int, id: EffectID? = nil, liveness: StateLiveness? = nil,
    rest: [EffectNode<Action>] = []
  ) {
    self.serial = serial
    self.startedBy = startedBy
    self.id = id
    self.liveness = liveness
    self.rest = rest
  }

  /// Whether the end of a part makes this job, or one around it, start something.
  var hasMoreToStart: Bool {
    var job: Job? = self
    while let current = job {
      if !current.rest.isEmpty || current.isAwaited { return true }
      job = current.parent
    }
    return false
  }

  /// What waits for this job never starts.
  func dropRest() {
    var job: Job? = self
    while let current = job {
      current.rest = []
      job = current.parent
    }
  }

  func add(_ child: Job) {
    child.parent = self
    child.previous = lastChild
    if let lastChild { lastChild.next = child } else { firstChild = child }
    lastChild = child
    pending += 1
  }

  /// Takes the job out of the tree and returns its former parent.
  func leaveParent() -> Job? {
    guard let parent else { return nil }
    if let previous { previous.next = next } else { parent.firstChild = next }
    if let next { next.previous = previous } else { parent.lastChild = previous }
    (next, previous, self.parent) = (nil, nil, nil)
    return parent
  }

  func takeChildren() -> [Job] {
    let all = Array(children)
    for child in all { _ = child.leaveParent() }
    return all
  }

  var children: some Sequence<Job> {
    sequence(state: firstChild) { child in
      defer { child = child?.next }
      return child
    }
  }

  func forEachInTree(_ body: (Job) -> Void) {
    var stack = [self]
    while let job = stack.popLast() {
      body(job)
      stack += job.children
    }
  }
}
