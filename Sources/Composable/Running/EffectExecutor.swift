import Synchronization

/// The executor of one effect: the drain's queue, with the effect's name on each job.
package final class EffectExecutor: TaskExecutor {
  package let name: EffectName
  package let serial: Int
  package let drain: DrainExecutor
  /// What the effect waits for on manual clocks; for messages.
  package let sleeps = Mutex<[Sleep]>([])

  package struct Sleep: Equatable, Sendable {
    package let clock: ObjectIdentifier
    package let serial: Int
    package let deadline: ManualClock.Instant
  }

  @TaskLocal package static var current: EffectExecutor?

  package init(_ info: RunInfo, drain: DrainExecutor) {
    name = info.name
    serial = info.serial
    self.drain = drain
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    drain.enqueue(UnownedJob(job), of: self)
  }
}

extension EffectExecutor {
  package static func spawn(
    _ info: RunInfo, on drain: DrainExecutor, _ operation: @escaping @Sendable () async -> Void
  ) -> (EffectExecutor, Task<Void, Never>) {
    let executor = EffectExecutor(info, drain: drain)
    let task = $current.withValue(executor) { Task(executorPreference: executor, operation: operation) }
    return (executor, task)
  }

  /// Makes tasks that run only while the drain does.
  package static func spawner(on drain: DrainExecutor) -> EffectSpawner {
    { info, operation in spawn(info, on: drain, operation).1 }
  }
}
