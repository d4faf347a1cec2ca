/// Identifies the owner by its thread or, if it is asynchronous and changes threads, by its task.
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
