/// Who makes a job ready: the owner, by its thread or, where an asynchronous owner changes threads, by its task.
struct Caller: Sendable {
  let thread: UInt
  let task: Int?

  init(thread: UInt) {
    self.thread = thread
    task = withUnsafeCurrentTask { $0?.hashValue }
  }

  func isSame(as owner: Caller) -> Bool {
    thread == owner.thread || (task != nil && task == owner.task)
  }
}
