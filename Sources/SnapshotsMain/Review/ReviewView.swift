import Screen

/// The list, and the selected snapshot's old frame, new frame and difference.
struct ReviewView: View {
  let review: Review

  func draw(on canvas: inout Canvas) {
    canvas.setTitle("Snapshots")
    let layout = ReviewLayout(
      size: canvas.size, count: review.names?.count ?? 0, isSplit: review.sides.count > 1)
    canvas.draw(Footer(review.keymap), in: layout.footer)
    if let top = review.helpTop { return draw(Help(reviewKeys, top: top), &canvas) }
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
  }

  private func draw(_ help: Help, _ canvas: inout Canvas) {
    let (body, _) = canvas.bounds.cut(top: max(1, canvas.size.height - 1))
    let inner: any View = body.width > 8 ? Padding(help, horizontal: 1) : help
    canvas.draw(Centered(Border(inner, title: "Keys")), in: body)
  }

  /// The failure, or the current frame's label and what differs in it.
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
      let pane = review.sides.count == 1 ? review.sides[0] : isSplit ? review.sides[index] : review.pane
      let (title, room) = rect.cut(top: 1)
      if isSplit || review.sides.count == 1 {
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
      }
    }
  }

  /// Draws a line where the frame ends, to tell the frame's blanks from the review's.
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
}
