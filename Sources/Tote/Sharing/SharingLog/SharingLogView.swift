import Screen

extension SharingLog {
  static let timeWidth = 7

  var content: any View {
    if rows.isEmpty { return loading.view(asking: words.readingLog, nothing: words.nothingHappened) }
    return Drawing { canvas in
      let margin = ScreenMetrics.margin(canvas.size.width)
      for (row, content) in rows.dropFirst(top).prefix(canvas.size.height).enumerated() {
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
}
