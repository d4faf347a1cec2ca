#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Does some work on a thread of its own, as the main thread of a program is one: a program waits by blocking, which
/// no thread of Swift's concurrency pool may do, for its effects run there.
func onThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    let job = Unmanaged.passRetained(Job { continuation.resume(returning: work()) })
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { job in
        Unmanaged<Job>.fromOpaque(job!).takeRetainedValue().work()
        return nil
      }, job.toOpaque())
    pthread_detach(thread)
  }
}

private final class Job {
  let work: () -> Void
  init(_ work: @escaping () -> Void) { self.work = work }
}
