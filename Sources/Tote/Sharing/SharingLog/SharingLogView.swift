import Screen

extension SharingLog {
  /// The columns of a time and the gap after it.
  static let timeWidth = 7

  /// What has happened, under the days on which it has.
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
