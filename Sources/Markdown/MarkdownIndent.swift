import Screen

/// What precedes a block's text on each line: bars, bullets, numbers, boxes, and the blanks below them.
struct Indent {
  private let containers: [MarkdownDocument.Container]
  /// The index of the first container that begins with this block.
  private let shared: Int
  /// The first visible container. A narrow page hides the outer ones, to leave half of it to the text.
  private let first: Int
  private let isCode: Bool
  /// Whether a mark stands before it that says whether it is folded.
  let hasFoldMark: Bool
  let room: Int

  init(_ block: MarkdownDocument.Block, width: Int) {
    containers = block.containers
    shared = block.shared
    var (first, columns) = (containers.count, 0)
    while first > 0, columns + Indent.columns(of: containers[first - 1]) <= width / 2 {
      first -= 1
      columns += Indent.columns(of: containers[first])
    }
    self.first = first
    if case .code = block.kind { isCode = columns + 2 <= width / 2 } else { isCode = false }
    if case .calloutTitle(let callout) = block.kind, callout.fold != nil {
      hasFoldMark = columns + 2 <= width / 2
    } else {
      hasFoldMark = false
    }
    room = max(1, width - columns - (isCode || hasFoldMark ? 2 : 0))
  }

  /// The spans before a line; the first line of a block has its bullets.
  func spans(isFirst: Bool, upTo end: Int) -> [Span] {
    var spans: [Span] = []
    var blanks = ""
    func flush() {
      if !blanks.isEmpty { spans.append(Span(blanks)) }
      blanks = ""
    }
    for index in first..<max(first, end) {
      switch containers[index] {
      case .quote(let callout):
        flush()
        spans.append(Span("│ ", callout?.style ?? .muted))
      case .embed:
        flush()
        spans.append(Span("┊ ", .muted))
      case .item(let marker, let task):
        guard isFirst, index >= shared else {
          blanks += String(repeating: " ", count: Indent.columns(of: containers[index]))
          continue
        }
        flush()
        if !marker.isEmpty { spans.append(Span(marker + " ")) }
        if let task {
          spans.append(task.state.span)
        }
      }
    }
    if isCode, end == containers.count { blanks += "  " }
    flush()
    return spans
  }

  private static func columns(of container: MarkdownDocument.Container) -> Int {
    switch container {
    case .quote, .embed: 2
    case .item(let marker, let task): (marker.isEmpty ? 0 : marker.columns + 1) + (task == nil ? 0 : 2)
    }
  }
}

extension MarkdownDocument.Mark.State {
  var span: Span {
    switch self {
    case .open: Span("☐ ", .muted)
    case .ticked: Span("✓ ", .success)
    case .begun: Span("◐ ", .accent)
    case .cancelled: Span("✕ ", .muted)
    case .postponed: Span("» ", .muted)
    }
  }
}

extension MarkdownDocument.Callout {
  /// By the names that other programs give them; any other is a remark.
  var style: Style {
    switch name {
    case "tip", "hint", "success", "check", "done": .success
    case "important", "warning", "caution", "attention", "question", "help", "faq": .warning
    case "failure", "fail", "missing", "danger", "error", "bug": .failure
    case "example": .violet
    case "quote", "cite": .muted
    default: .sky
    }
  }
}
