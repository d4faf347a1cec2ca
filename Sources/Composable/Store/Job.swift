/// One piece of running work in a store's tree of them: an operation, or a scope round several.
///
/// A scope may bear an id, by which it is cancelled; a presence, which it may not outlive; or the rest of a
/// `concatenate`, which goes on when the work at hand has ended. A job is over when nothing in it is pending.
final class Job<Action: Sendable> {
  let serial: Int
  /// The action whose effect this is, by its number; for messages.
  let startedBy: Int
  /// Set while the job is in the tree; taken out of it, a job knows nobody.
  private(set) var parent: Job?
  private(set) var children: [Int: Job] = [:]

  let id: EffectID?
  let presence: Presence?
  /// What a `concatenate` still has to start, the next one last.
  var rest: [EffectNode<Action>]
  /// The ticket and the task of an operation; `nil` in a scope.
  var run: (ticket: RunTicket, task: Task<Void, Never>)?
  /// Children that run, and one more while the job itself is being started.
  var pending = 1
  var isOver = false

  init(
    serial: Int, startedBy: Int, id: EffectID? = nil, presence: Presence? = nil,
    rest: [EffectNode<Action>] = []
  ) {
    self.serial = serial
    self.startedBy = startedBy
    self.id = id
    self.presence = presence
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
    children[child.serial] = child
    pending += 1
  }

  /// Takes the job out of the tree, and says who its parent was.
  func leaveParent() -> Job? {
    defer { parent = nil }
    _ = parent?.children.removeValue(forKey: serial)
    return parent
  }

  /// The children, oldest first, taken out of the tree.
  func takeChildren() -> [Job] {
    let all = children.values.sorted { $0.serial < $1.serial }
    children = [:]
    for child in all { child.parent = nil }
    return all
  }
}
