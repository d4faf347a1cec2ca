import Screen
import ToteModel

/// The prices of an item as a line, above the days of the first and the last; only where there is room for both.
struct PriceChart: View {
  let history: PriceHistory

  /// Fewer purchases than this make no line.
  private static let fewest = 3

  /// `nil` if the price has always been the same, or is hardly known.
  init?(_ history: PriceHistory) {
    guard history.payments.count >= Self.fewest, history.lowest.price != history.highest.price else {
      return nil
    }
    self.history = history
  }

  func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    guard height > 1 else { return }
    let points = history.payments.map {
      (x: Double($0.moment.milliseconds), y: Double($0.price.minorUnits))
    }
    canvas.draw(BrailleLine(points, style: .price), in: Rect(0, 0, width, height - 1))
    let (first, last) = (history.payments[0].moment.local.shownDay, history.last.moment.local.shownDay)
    canvas.write(first, at: Point(0, height - 1), style: .muted)
    let start = width - last.columns
    if first != last, start > first.columns {
      canvas.write(last, at: Point(start, height - 1), style: .muted)
    }
  }

  func size(within limit: Size) -> Size {
    let rows = limit.height >= 24 ? 7 : limit.height >= 12 ? 4 : 3
    return Size(limit.width, limit.height < rows ? 0 : rows)
  }
}
