import Parts
import Screen

extension SharingLog {
  static let timeWidth = 7

  var content: any View {
    if rows.isEmpty { return loading.view(asking: words.readingLog, nothing: words.nothingHappened) }
    let lines = Drawing { canvas in
      let margin = ScreenMetrics.margin(canvas.size.width)
      for row in canvas.visible.top..<canvas.visible.bottom where rows.indices.contains(row) {
        switch rows[row] {
        case .notice(let text): canvas.write(text, at: Point(margin, row), style: .warning)
        case .day(let day): canvas.write(day, at: Point(margin, row), style: .heading)
        case .note(let time, let text):
          canvas.write(time, at: Point(margin, row), style: .muted)
          canvas.write(text, at: Point(margin + Self.timeWidth, row))
        case .blank: break
        }
      }
    }
    return Viewport(lines, size: Size(OverlayBox.inside(room), rows.count), position: page)
  }
}
