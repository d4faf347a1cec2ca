/// One piece of running work in a store's tree of them: an operation, or a scope round several.
///
/// A scope may bear an id, by which it is cancelled; a liveness, which it may not outlive; or the rest of a
/// `concatenate`, which goes on when the work at hand has ended. A job is over when nothing in it is pending.
final class Job<Action: Sendable> {
  let serial: Int
  /// The action whose effect this is, by its number; for messages.
  let startedBy: Int
  /// Set while the job is in the tree; taken out of it, a job knows nobody.
  private(set) var parent: Job?
  // Children as a chain, oldest first: a job comes and goes without a table, for most last but microseconds. What holds
  // its neighbours in a circle is let go of by `leaveParent`, and every job leaves: by its end, or with the store.
  private(set) var firstChild: Job?
  private var lastChild: Job?
  private(set) var next: Job?
  private var previous: Job?

  let id: EffectID?
  let liveness: StateLiveness?
  /// What a `concatenate` still has to start, the next one last.
  var rest: [EffectNode<Action>]
  /// The ticket and the task of an operation; `nil` in a scope.
  var run: (ticket: RunTicket<Action>, task: Task<Void, Never>)?
  /// Children that run, and one more while the job itself is being started.
  var pending = 1
  var isOver = false

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

  /// Whether this job, or one round it, goes on with something when a part of it ends.
  var hasMoreToStart: Bool {
    var job: Job? = self
    while let current = job {
      if !current.rest.isEmpty { return true }
      job = current.parent
    }
    return false
  }

  func add(_ child: Job) {
    child.parent = self
    child.previous = lastChild
    if let lastChild { lastChild.next = child } else { firstChild = child }
    lastChild = child
    pending += 1
  }

  /// Takes the job out of the tree, and says who its parent was.
  func leaveParent() -> Job? {
    guard let parent else { return nil }
    if let previous { previous.next = next } else { parent.firstChild = next }
    if let next { next.previous = previous } else { parent.lastChild = previous }
    (next, previous, self.parent) = (nil, nil, nil)
    return parent
  }

  /// The children, oldest first, taken out of the tree.
  func takeChildren() -> [Job] {
    let all = Array(children)
    for child in all { _ = child.leaveParent() }
    return all
  }

  /// The children, oldest first.
  var children: some Sequence<Job> {
    sequence(state: firstChild) { child in
      defer { child = child?.next }
      return child
    }
  }

  /// The job and all below it, each before its children.
  func forEachInTree(_ body: (Job) -> Void) {
    var stack = [self]
    while let job = stack.popLast() {
      body(job)
      stack += job.children
    }
  }
}
