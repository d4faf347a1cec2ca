/// When each throttled id last started an effect, and which one waits for the end of the interval.
struct ThrottleTable<Action: Sendable> {
  private struct Window {
    let remaining: () -> Duration
    weak var waiting: Job<Action>?
  }

  private var windows: [EffectID: Window] = [:]
  private var countToTidyAt = 64

  var count: Int { windows.count }

  /// How long this id's interval still lasts, or `nil`.
  func remaining(of id: EffectID) -> Duration? {
    windows[id].map { $0.remaining() }.flatMap { $0 > .zero ? $0 : nil }
  }

  func waiting(at id: EffectID) -> Job<Action>? { windows[id]?.waiting }

  mutating func setWaiting(_ job: Job<Action>?, at id: EffectID) { windows[id]?.waiting = job }

  mutating func open(_ throttle: Throttle) {
    tidy()
    windows[throttle.id] = Window(remaining: countdown(throttle.duration, on: throttle.clock))
  }

  mutating func close(_ id: EffectID) { windows[id] = nil }

  /// Forgets ended intervals whenever the table has doubled: ids may be those of removed rows.
  private mutating func tidy() {
    guard windows.count >= countToTidyAt else { return }
    windows = windows.filter { $0.value.remaining() > .zero }
    countToTidyAt = max(64, windows.count * 2)
  }
}

private func countdown(_ duration: Duration, on clock: some Clock<Duration>) -> () -> Duration {
  let end = clock.now.advanced(by: duration)
  return { clock.now.duration(to: end) }
}
