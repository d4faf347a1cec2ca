import Screen
import ToteModel

/// The place on the page of parts: which one has the cursor, and how far the page is scrolled.
struct SpendingCursor: Equatable, Sendable {
  var stop = 0
  var top = 0

  /// Keeps both within the page.
  func inView(_ page: SpendingPage, height: Int) -> SpendingCursor {
    guard !page.stops.isEmpty else { return SpendingCursor() }
    var cursor = self
    cursor.stop = min(max(0, stop), page.stops.count - 1)
    let lines = page.stops[cursor.stop].lines
    // Of more lines than fit, the last ones show.
    cursor.top = max(min(top, lines.lowerBound), lines.upperBound - height)
    cursor.top = max(0, min(cursor.top, page.height - height))
    return cursor
  }

  /// Up or down, past the months of the chart, which are beside each other.
  mutating func move(by steps: Int, on page: SpendingPage) {
    for _ in 0..<abs(steps) { step(steps.signum(), on: page) }
  }

  private mutating func step(_ direction: Int, on page: SpendingPage) {
    let stops = page.stops
    guard stops.indices.contains(stop) else { return }
    var next = stop + direction
    if stops[stop].month != nil {
      while stops.indices.contains(next), stops[next].month != nil { next += direction }
    }
    guard stops.indices.contains(next) else { return }
    // The chart is entered at this month.
    if direction > 0, stops[next].month != nil, stops[stop].month == nil {
      next = stops.lastIndex { $0.month != nil } ?? next
    }
    stop = next
  }

  /// To the month beside it, or to the nearest line of the other half.
  mutating func moveAside(by direction: Int, on page: SpendingPage) {
    let stops = page.stops
    guard stops.indices.contains(stop) else { return }
    let next = stop + direction
    if stops[stop].month != nil, stops.indices.contains(next), stops[next].month != nil { return stop = next }
    let column = stops[stop].column + direction
    let line = stops[stop].lines.upperBound
    let beside = stops.indices.filter { stops[$0].column == column }
    // Between equally near months, the last wins.
    stop =
      beside.min {
        (abs(stops[$0].lines.upperBound - line), -$0) < (abs(stops[$1].lines.upperBound - line), -$1)
      }
      ?? stop
  }

  mutating func move(byHalfPages halves: Int, on page: SpendingPage, height: Int) {
    guard page.stops.indices.contains(stop) else { return }
    let goal = page.stops[stop].lines.upperBound + ListPosition.rows(inHalfPages: halves, height: height)
    let start = stop
    while true {
      let before = stop
      step(halves.signum(), on: page)
      let isPast =
        halves > 0
        ? page.stops[stop].lines.upperBound >= goal : page.stops[stop].lines.upperBound <= goal
      if stop == before { return }
      // Stays in this half, unless it was at its end.
      if page.stops[stop].column != page.stops[start].column {
        if before != start { stop = before }
        return
      }
      if isPast { return }
    }
  }
}
