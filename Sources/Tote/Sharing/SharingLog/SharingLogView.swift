import Screen

/// What has happened, under the days on which it has.
struct SharingLogView: View {
  let log: SharingLog
  /// A time, and what sets it off from what happened then.
  static let timeWidth = 7

  func draw(on canvas: inout Canvas) {
    let count = log.rows.count
    let last = min(count, log.top + log.height)
    let note = count > log.height ? words.range(log.top + 1, last, of: count) : ""
    let content: any View = log.rows.isEmpty ? Centered(state) : Drawing { draw(on: &$0, from: log.top) }
    canvas.draw(
      OverlayBox(
        content, rows: log.rowCount, title: words.whatHappened(to: log.isOfAll ? nil : log.list.name),
        note: note),
      in: canvas.bounds)
  }

  private var state: Text {
    switch log.loading {
    case .idle, .loading: Text(words.readingLog, style: .muted, align: .center, overflow: .wrap)
    case .loaded: Text(words.nothingHappened, style: .muted, align: .center, overflow: .wrap)
    case .failed(let failure): Text(failure.sentence, style: .warning, align: .center, overflow: .wrap)
    }
  }

  private func draw(on canvas: inout Canvas, from top: Int) {
    let margin = ScreenMetrics.margin(canvas.size.width)
    for (row, content) in log.rows.dropFirst(top).prefix(canvas.size.height).enumerated() {
      switch content {
      case .notice(let text): canvas.write(text, at: Point(margin, row), style: .warning)
      case .day(let day): canvas.write(day, at: Point(margin, row), style: .heading)
      case .note(let time, let text):
        canvas.write(time, at: Point(margin, row), style: .muted)
        canvas.write(text, at: Point(margin + Self.timeWidth, row))
      case .blank: break
      }
    }
  }
}
