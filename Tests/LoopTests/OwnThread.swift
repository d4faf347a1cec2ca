#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Does some work on a thread of its own, because a program blocks its thread, which the concurrency pool,
/// where its effects run, does not allow.
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
