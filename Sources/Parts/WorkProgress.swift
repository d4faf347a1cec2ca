import Screen

/// How far something has come: with or without a known end, with its rate and the time that is left.
///
///     state.progress.done += 1
///     state.progress.elapsed = environment.clock…      // how long it has taken so far
public struct WorkProgress: Hashable, Sendable {
  /// What is done.
  public var done: Int
  /// All there is to do; `nil` if nobody knows.
  public var total: Int?
  /// How long it has taken.
  public var elapsed: Duration

  /// Creates a progress (default: just begun, without a known end).
  public init(done: Int = 0, total: Int? = nil, elapsed: Duration = .zero) {
    (self.done, self.total, self.elapsed) = (done, total, elapsed)
  }

  /// From 0 to 1; `nil` without a known end.
  public var fraction: Double? {
    total.map { $0 > 0 ? min(1, max(0, Double(done) / Double($0))) : 1 }
  }

  /// How much a second; `nil` at first.
  public var rate: Double? {
    let seconds = elapsed / .seconds(1)
    return seconds > 0 && done > 0 ? Double(done) / seconds : nil
  }

  /// How long the rest takes at this rate; `nil` while nobody can tell.
  public var left: Duration? {
    guard let rate, let total, total > done else { return nil }
    return .seconds(Double(total - done) / rate)
  }
}

/// A bar with a percentage, the rate and what is left; a bar that runs to and fro without a known end.
public struct ProgressView: View {
  private let progress: WorkProgress
  private let label: String
  private let words: PartWords.Progress
  private let showsRate: Bool

  /// Creates the view of a progress. Without its rate where what is counted means nothing to a person, such as steps of several passes.
  public init(
    _ progress: WorkProgress, label: String = "", showsRate: Bool = true, words: PartWords = .english
  ) {
    (self.progress, self.label, self.words) = (progress, label, words.progress)
    self.showsRate = showsRate
  }

  /// Draws the label, the bar, and as much of the figures as there is room for.
  public func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    var start = canvas.write(label.truncated(to: width), style: .plain)
    if !label.isEmpty { start += 1 }
    var figures = self.figures
    while !figures.isEmpty, start + Self.bar + 1 + text(figures).columns > width { figures.removeLast() }
    let text = text(figures)
    let bar = max(0, width - start - (text.isEmpty ? 0 : text.columns + 1))
    drawBar(in: Rect(start, 0, bar, 1), on: &canvas)
    canvas.write(text, at: Point(start + bar + 1, 0), style: .muted)
  }

  /// The narrowest bar.
  private static let bar = 6

  private func text(_ figures: [String]) -> String { figures.joined(separator: " · ") }

  private var figures: [String] {
    [
      progress.fraction.map { "\(Int($0 * 100))%" } ?? (progress.done > 0 ? "\(progress.done)" : nil),
      showsRate ? progress.rate.map { words.rate(Int($0.rounded())) } : nil,
      progress.left.map { words.left(Self.time($0)) },
    ].compactMap { $0 }
  }

  private func drawBar(in rect: Rect, on canvas: inout Canvas) {
    // A bar is nothing to hear.
    guard rect.width > 0, !canvas.isLinear else { return }
    canvas.fill(rect, with: "━", style: .track)
    guard let fraction = progress.fraction else {
      let length = max(1, rect.width / 4)
      let steps = max(1, rect.width - length)
      let step = Int(progress.elapsed / .milliseconds(100)) % (2 * steps)
      let left = step < steps ? step : 2 * steps - step
      return canvas.fill(Rect(rect.left + left, rect.top, length, 1), with: "━", style: .accent)
    }
    canvas.fill(Rect(rect.left, rect.top, Int(Double(rect.width) * fraction), 1), with: "━", style: .accent)
  }

  /// `0:07`, `12:30`, `2:05:00`.
  private static func time(_ duration: Duration) -> String {
    let seconds = Int((duration / .seconds(1)).rounded(.up))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }

  /// One row.
  public func size(within limit: Size) -> Size { Size(limit.width, min(1, limit.height)) }
}
