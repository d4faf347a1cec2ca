import Parts
import Screen

/// The lines, and below them what is read, how many show and what narrows them.
struct LogViewerView: View {
  let state: LogViewer

  func draw(on canvas: inout Canvas) {
    canvas.setTitle(state.source.isEmpty ? "Log" : "Log: \(state.source)")
    let tail = TailView(state.tail, words: words) { Line(ansi: $0.text, style: $0.level?.style ?? .plain) }
    // In a window of a few lines, the log is what counts.
    let hasStatus = canvas.size.height > 1
    let hasFilter = state.isTyping || state.tail.filter != nil
    let filterRows = hasFilter && (canvas.size.height > 2 || state.isTyping) ? 1 : 0
    Rows(.fill(tail), .fixed(filterRows, filter), .fixed(hasStatus ? 1 : 0, status)).draw(on: &canvas)
  }

  private var words: PartWords {
    var words = PartWords.english
    switch state.progress {
    case .reading: words.tail.empty = "Waiting for lines…"
    // Below the lines, there may be no room for all of it.
    case .failed(let sentence): words.tail.empty = sentence
    case .ended: words.tail.empty = "No lines."
    }
    return words
  }

  private var filter: any View {
    let field = Field(state.words, placeholder: "type to narrow", isFocused: state.isTyping)
    let level = state.least == .debug ? nil : Text(state.least.title, style: state.least.style)
    return Drawing { canvas in
      if canvas.size.width < 12 { return canvas.draw(field, in: canvas.bounds) }
      let columns = Columns(.fixed(1, Text("/", style: .accent)), .fill(field), .fit(level), gap: 1)
      canvas.draw(columns, in: canvas.bounds)
    }
  }

  private var status: any View {
    Columns(.fit(Text(count)), .fill(phase), gap: 2)
  }

  private var count: String {
    let all = state.tail.rows.count
    let lines = all == 1 ? "1 line" : "\(all.grouped) lines"
    if state.tail.filter == nil { return lines }
    return "\(state.tail.count.grouped)\(state.tail.isSearching ? "…" : "") of \(lines)"
  }

  private var phase: Text {
    switch state.progress {
    case .failed(let sentence): Text("✕ \(sentence)", style: .failure)
    case .reading where state.tail.isFollowing: Text("following", style: .success)
    case .reading: Text("G follows", style: .muted)
    case .ended: Text("end", style: .muted)
    }
  }
}

extension LogLine.Level {
  var style: Style {
    switch self {
    case .error: .failure
    case .warning: .warning
    case .info: .plain
    case .debug: .muted
    }
  }

  /// What shows when it is the least.
  var title: String {
    switch self {
    case .error: "errors"
    case .warning: "warnings and worse"
    case .info: "no debug lines"
    case .debug: "all"
    }
  }
}
