import Dispatch
import ToteModel

/// Keeps the file small while the program is open, in steps of a few milliseconds, after everything else.
extension LiveStorage {
  static let upkeepInterval = 1_000
  /// In seconds; leaves time between steps.
  private static let (stepPause, busyPause) = (0.05, 1.0)

  var hasPlannedUpkeep: Bool { nextStep != nil }

  func beginUpkeep() {
    savedSinceUpkeep = 0
    upkeep = Upkeep(at: .now)
    planStep(after: upkeepDelay)
  }

  func stopUpkeep() {
    upkeep = nil
    nextStep?.cancel()
    nextStep = nil
  }

  private func planStep(after pause: Double) {
    nextStep?.cancel()
    let step = DispatchWorkItem { [weak self] in self?.assumeIsolated { $0.takeUpkeepStep() } }
    nextStep = step
    executor.queue.asyncAfter(deadline: .now() + pause, execute: step)
  }

  /// Ignores errors: the next start tries again.
  private func takeUpkeepStep() {
    nextStep = nil
    guard let storage, !isOnlyReading, var upkeep else { return }
    do throws(StorageError) {
      let isUnfinished = try storage.step(&upkeep)
      self.upkeep = isUnfinished ? upkeep : nil
      if isUnfinished { planStep(after: Self.stepPause) }
    } catch .busy {
      planStep(after: Self.busyPause)
    } catch {
      self.upkeep = nil
    }
  }
}
