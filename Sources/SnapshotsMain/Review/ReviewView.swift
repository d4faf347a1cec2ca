import Screen

/// State → View of the review: the list, and of what is selected in it the old, the new and the difference.
struct ReviewView: View {
  let review: Review

  func draw(on canvas: inout Canvas) {
    canvas.setTitle("Snapshots")
    let layout = ReviewLayout(size: canvas.size, count: review.names?.count ?? 0)
    guard let names = review.names else {
      let text = review.failure.map { Text("✕ \($0)", style: .failure, overflow: .wrap) } ?? Text("Looking …")
      return canvas.draw(text, in: canvas.bounds)
    }
    canvas.draw(
      List(count: names.count, position: review.position) { index, _ in
        Line(Span(names[index].suite + "/", .muted), Span(names[index].name))
      }, in: layout.list)
    if let rule = layout.rule {
      canvas.fill(rule, with: rule.height == 1 ? "─" : "│", style: .muted)
    }
    canvas.draw(head, in: layout.head)
    if let comparison = review.comparison { draw(comparison, layout, &canvas) }
    canvas.draw(Footer(review.keymap), in: layout.footer)
    if review.isHelpShown {
      let (body, _) = canvas.bounds.cut(top: max(1, canvas.size.height - 1))
      canvas.draw(Centered(Border(Padding(Help(reviewKeys), horizontal: 1), title: "Keys")), in: body)
    }
  }

  /// One line: what went wrong, or which frame this is and what of it differs.
  private var head: Line {
    if let failure = review.failure { return Line(Span("✕ \(failure)", .failure)) }
    guard let comparison = review.comparison else { return Line() }
    if let problem = comparison.problem { return Line(Span("✕ \(problem)", .failure)) }
    var spans = [Span(comparison.parts(review.scene), .warning)]
    if comparison.count > 1 {
      spans.append(Span("  frame \(review.scene + 1) of \(comparison.count)"))
      spans.append(Span("  \(comparison.label(review.scene))", .bold))
      spans.append(Span("  [ ] others", .muted))
    }
    return Line(spans)
  }

  private func draw(_ comparison: Comparison, _ layout: ReviewLayout, _ canvas: inout Canvas) {
    let isSplit = layout.panes.count > 1
    for (index, rect) in layout.panes.enumerated() {
      let pane = isSplit ? Review.Pane.allCases[index] : review.pane
      let (title, room) = rect.cut(top: 1)
      if isSplit {
        let size = frame(pane, comparison).map { "  \($0.size)" } ?? ""
        canvas.draw(Line(Span("\(pane)", .heading), Span(size, .muted)), in: title)
      } else {
        canvas.draw(Tabs(Review.Pane.allCases.map { "\($0)" }, selected: pane.rawValue), in: title)
      }
      if let frame = frame(pane, comparison) {
        let shown = Rect(
          origin: room.origin,
          size: Size(
            min(room.width, max(0, frame.size.width - review.offset.column)),
            min(room.height, max(0, frame.size.height - review.offset.row))))
        canvas.draw(FrameView(frame, offset: review.offset), in: shown)
        edge(of: shown, in: room, &canvas)
      } else {
        canvas.draw(Text(Self.absence(pane, comparison), style: .muted, overflow: .wrap), in: room)
      }
    }
  }

  /// Where the frame ends within its room, a line says so: blanks of the frame are not blanks of the review.
  private func edge(of frame: Rect, in room: Rect, _ canvas: inout Canvas) {
    if frame.right < room.right {
      canvas.fill(Rect(frame.right, frame.top, 1, frame.height), with: "┊", style: .muted)
    }
    if frame.bottom < room.bottom {
      canvas.fill(Rect(frame.left, frame.bottom, frame.width, 1), with: "┈", style: .muted)
    }
  }

  private func frame(_ pane: Review.Pane, _ comparison: Comparison) -> Frame? {
    switch pane {
    case .old: comparison.old(review.scene)
    case .new: comparison.new(review.scene)
    case .difference: comparison.difference(review.scene)
    }
  }

  private static func absence(_ pane: Review.Pane, _ comparison: Comparison) -> String {
    switch pane {
    case .old: comparison.old.isEmpty ? "Nothing was accepted yet." : "The old story has no such frame."
    case .new: "The new story has no such frame."
    case .difference: "There is one side only."
    }
  }
}
