/// Starts effects and keeps track of them: the tree of jobs, and tables of their ids and livenesses.
///
/// It belongs to one store and its thread; other threads only see the inbox.
@usableFromInline
final class Runner<Action: Sendable> {
  @usableFromInline var queue = Queue<Mail<Action>>()
  @usableFromInline let inbox = Inbox<Action>()
  /// The number of the current action, for messages.
  @usableFromInline var actionNumber = 0
  private var withLiveness: [Int: Job<Action>] = [:]
  @usableFromInline private(set) var asksForLiveness = false

  private let root = Job<Action>(serial: 0, startedBy: 0)
  private var lastSerial = 0
  private var runCount = 0
  private var byID: [EffectID: [Int: Job<Action>]] = [:]
  private var throttles = ThrottleTable<Action>()
  /// What waits for others under its id, in order.
  private var waiting: [EffectID: WaitingLine<Action>] = [:]
  /// What waited and starts now.
  private var ready: [Job<Action>] = []
  /// Only what is marked to be finished still starts.
  private var isEnding = false

  var isAlive: (StateLiveness) -> Bool = { _ in true }
  var didStart, didEnd: ((RunInfo) -> Void)?
  let report: @Sendable (Problem) -> Void
  private let executor: (any TaskExecutor)?
  private let spawn: EffectSpawner?

  init(
    report: @escaping @Sendable (Problem) -> Void,
    executor: (any TaskExecutor)?,
    spawn: EffectSpawner?
  ) {
    self.report = report
    self.executor = executor
    self.spawn = spawn
  }

  var running: [RunInfo] {
    runs.compactMap(\.info)
  }

  var isIdle: Bool { runCount == 0 }

  /// The running operations, oldest first.
  private var runs: [Job<Action>] {
    var runs: [Job<Action>] = []
    root.forEachInTree { if $0.run != nil { runs.append($0) } }
    return runs.sorted { $0.serial < $1.serial }
  }

  /// For tests that look for leaks.
  var tableSizes: (runs: Int, ids: Int, livenesses: Int, throttles: Int, jobs: Int) {
    (runCount, byID.count, withLiveness.count, throttles.count, Array(root.children).count)
  }

  // MARK: Starting

  @usableFromInline
  func start(_ node: EffectNode<Action>) {
    start(node, under: root)
  }

  private func start(_ node: EffectNode<Action>, under parent: Job<Action>) {
    switch node {
    case .none: break
    case .send(let action): queue.append(Mail(.action(action), from: nil))
    case .report(let problem): report(problem)
    case .cancel(let id): cancel(id)
    case .merge(let nodes): for node in nodes { start(node, under: parent) }
    case .concatenate(let nodes): scope(nodes.reversed(), under: parent)
    case .cancellable(let id, let inFlight, let node): start(node, id, inFlight, under: parent)
    case .living(let liveness, let node):
      if isAlive(liveness) {
        scope([node], liveness: liveness, under: parent)
      } else {
        // The action removed the state that the effect would live with: start only what does not last.
        start(node.atOnce, under: parent)
      }
    case .throttle(let throttle, let node): start(node, at: throttle, under: parent)
    case .run(let run): start(run, under: parent)
    }
  }

  /// Starts the nodes one after another, the last first, in a job of their own.
  @discardableResult
  private func scope(
    _ nodes: [EffectNode<Action>], id: EffectID? = nil, liveness: StateLiveness? = nil,
    under parent: Job<Action>
  ) -> Job<Action>? {
    // An earlier part of the same effect cancelled it.
    guard !parent.isOver else { return nil }
    let job = newJob(under: parent, id: id, liveness: liveness, rest: nodes)
    if let id, !waiting.isEmpty { job.isAwaited = waiting[id] != nil }
    finishPart(of: job)
    return job
  }

  private func start(
    _ node: EffectNode<Action>, _ id: EffectID, _ inFlight: InFlight, under parent: Job<Action>
  ) {
    switch inFlight {
    case .join: break
    case .replace: cancel(id)
    case .keep: if byID[id] != nil { return }
    case .enqueue:
      if byID[id] != nil { return enqueue(node, id, under: parent) }
    }
    scope([node], id: id, under: parent)
  }

  /// Lets the node wait for all that was started under its id before.
  private func enqueue(
    _ node: EffectNode<Action>, _ id: EffectID, under parent: Job<Action>
  ) {
    guard !parent.isOver else { return }
    if waiting[id] == nil {
      for job in byID[id, default: [:]].values {
        job.isAwaited = true
        job.forEachInTree { $0.run?.ticket.isAwaited.store(true, ordering: .sequentiallyConsistent) }
      }
      // One may have ended before it knew that it is awaited.
      collectMail()
    }
    let job = newJob(under: parent, id: id, rest: [node])
    job.isWaiting = true
    waiting[id, default: WaitingLine()].append(job)
  }

  /// Starts what waited longest under an id, once nothing runs there.
  private func startWaiting(under id: EffectID) {
    guard let count = waiting[id]?.count, byID[id]?.count == count else { return }
    let next = waiting[id]?.popFirst()
    if waiting[id]?.count == 0 { waiting[id] = nil }
    guard let next else { return }
    next.isAwaited = waiting[id] != nil
    ready.append(next)
    guard ready.count == 1 else { return }
    // A loop, because many may wait that end at once.
    var started = 0
    while started < ready.count {
      finishPart(of: ready[started])
      started += 1
    }
    ready = []
  }

  /// Starts the node now, or at the end of the throttle's interval.
  private func start(_ node: EffectNode<Action>, at throttle: Throttle, under parent: Job<Action>) {
    guard let remaining = throttles.remaining(of: throttle.id) else {
      throttles.open(throttle)
      scope([node], id: throttle.id, under: parent)
      return
    }
    if let waiting = throttles.waiting(at: throttle.id) {
      guard throttle.latest else { return }
      cancel([waiting])
    }
    let name = EffectName.step("throttle", of: EffectIDDescription(id: throttle.id))
    let pause = EffectRun<Action>(name: name) { _ in try await throttle.clock.sleep(for: remaining) }
    let job = scope([.throttle(throttle, node), .run(pause)], id: throttle.id, under: parent)
    throttles.setWaiting(job, at: throttle.id)
  }

  private func newJob(
    under parent: Job<Action>, id: EffectID? = nil, liveness: StateLiveness? = nil,
    rest: [EffectNode<Action>] = []
  ) -> Job<Action> {
    lastSerial += 1
    let job = Job(
      serial: lastSerial, startedBy: parent === root ? actionNumber : parent.startedBy,
      id: id, liveness: liveness, rest: rest)
    parent.add(job)
    if let id { byID[id, default: [:]][job.serial] = job }
    if liveness != nil {
      withLiveness[job.serial] = job
      asksForLiveness = true
    }
    return job
  }

  private func start(_ run: EffectRun<Action>, under parent: Job<Action>) {
    guard !parent.isOver else { return }
    if isEnding, !run.isFinishing { return parent.dropRest() }
    let job = newJob(under: parent)
    let ticket = RunTicket<Action>(
      serial: job.serial, name: run.name, isAwaited: parent.hasMoreToStart, isFinishing: run.isFinishing)
    let inbox = inbox
    let send = Send<Action>(
      { inbox.post(.action($0), from: ticket) }, settle: { try await inbox.settle(ticket) })
    let body: @Sendable () async -> Void = {
      do {
        try await run.operation(send)
      } catch {
        if let handler = run.handler {
          if !Task.isCancelled { await handler(error, send) }
        } else if !(error is CancellationError || error is Unimplemented || Task.isCancelled) {
          // An unimplemented dependency has already been reported.
          inbox.post(.problem(.thrown(error, by: run.name)), from: ticket)
        }
      }
      inbox.post(.ended, from: ticket)
    }
    ticket.job = job
    runCount += 1
    let info = RunInfo(serial: job.serial, name: run.name, startedBy: job.startedBy)
    job.run = (ticket, spawn?(info, body) ?? Task(executorPreference: executor, operation: body))
    didStart?(info)
  }

  // MARK: Ending

  /// Ends a part of the job: starts the next of a `concatenate`, or ends the job and so a part of its parent.
  /// A loop, because chains may be long.
  private func finishPart(of job: Job<Action>) {
    var current = job
    while true {
      current.pending -= 1
      guard current.pending == 0, !current.isOver else { return }
      if let next = current.rest.popLast() {
        current.pending += 1
        start(next, under: current)
      } else {
        retire(current)
        let parent = current.leaveParent()
        if let id = current.id { startWaiting(under: id) }
        guard let parent else { return }
        current = parent
      }
    }
  }

  private func retire(_ job: Job<Action>) {
    job.isOver = true
    if let id = job.id {
      if job.isWaiting {
        waiting[id]?.leave(job)
        if waiting[id]?.count == 0 { waiting[id] = nil }
      }
      _ = byID[id]?.removeValue(forKey: job.serial)
      if byID[id]?.isEmpty == true { byID[id] = nil }
    }
    if job.liveness != nil {
      _ = withLiveness.removeValue(forKey: job.serial)
      asksForLiveness = !withLiveness.isEmpty
    }
    if let ticket = job.run?.ticket {
      ticket.job = nil
      runCount -= 1
      if let didEnd, let info = job.info { didEnd(info) }
    }
  }

  /// Cancels the jobs and all below them. A `concatenate` continues as if they had ended.
  private func cancel(_ jobs: some Sequence<Job<Action>>) {
    var ids: Set<EffectID> = []
    for job in jobs.sorted(by: { $0.serial < $1.serial }) where !job.isOver {
      var tree = [job]
      while let job = tree.popLast() {
        retire(job)
        if let id = job.id, byID[id] != nil { ids.insert(id) }
        job.rest = []
        job.run?.ticket.isCancelled.store(true, ordering: .relaxed)
        job.run?.task.cancel()
        tree += job.takeChildren().reversed()
      }
      if let parent = job.leaveParent() { finishPart(of: parent) }
    }
    for id in ids { startWaiting(under: id) }
  }

  private func cancel(_ id: EffectID) {
    throttles.close(id)
    if let jobs = byID[id] { cancel(jobs.values) }
  }

  /// Cancels the effects whose piece of state no longer exists.
  @usableFromInline
  func cancelOrphans() {
    let absent = withLiveness.values.filter { job in job.liveness.map { !isAlive($0) } ?? false }
    if !absent.isEmpty { cancel(absent) }
  }

  /// Cancels what isn't marked to be finished, with all that waits for it, and starts no more of the kind.
  func end() -> [RunInfo] {
    isEnding = true
    let jobs = runs.filter { $0.run?.ticket.isFinishing == false }
    let infos = jobs.compactMap(\.info)
    for job in jobs { job.dropRest() }
    cancel(jobs)
    return infos
  }

  func cancelAll() {
    cancel(root.children)
  }

  func close() {
    inbox.close()
    cancelAll()
  }

  // MARK: Mail

  /// Queues a message in the name of a running effect, and handles it.
  func post(_ content: Mail<Action>.Content, from effect: Int, handle: () -> Void) -> Bool {
    guard let ticket = runs.first(where: { $0.serial == effect })?.run?.ticket else { return false }
    queue.append(Mail(content, from: ticket))
    handle()
    return true
  }

  /// Moves the mail of other threads to the end of the queue.
  @usableFromInline
  func collectMail() {
    for mail in inbox.takeAll() { queue.append(mail) }
  }

  /// The action to reduce for a message from an effect, if any.
  @usableFromInline
  func open(_ mail: Mail<Action>, from sender: RunTicket<Action>) -> Action? {
    guard let job = sender.job else {
      if case .action = mail.content, !sender.isCancelled.load(ordering: .relaxed) {
        report(.sentTooLate(by: sender.name))
      }
      return nil
    }
    switch mail.content {
    case .action(let action): return action
    case .problem(let problem): report(problem)
    case .receipt: break
    case .ended: finishPart(of: job)
    }
    return nil
  }
}
