import Dumping
import Loop
import Screen

/// The program's own frame as it was, and the history below or beside it.
struct InspectionView<State, Action: Sendable>: ComposedView {
  let inspection: Inspection<State, Action>
  let picture: (State, Size) -> Frame

  var body: some View {
    let screen = Drawing { canvas in
      let frame = picture(inspection.state(after: inspection.cursor), canvas.size)
      canvas.draw(FrameView(frame), in: canvas.bounds)
      canvas.place(StoppedFrame(), in: canvas.bounds)
    }
    if let row = inspection.row, let frame = inspection.wholeFrame {
      return Rows(.fill(Drawing { draw(frame, choosing: row, on: &$0) }), .fixed(1, bottom))
    }
    if inspection.isHelping {
      let keymap = inspection.helped
      return Rows(.fill(Padding(Help(keymap), left: 1, right: 1)), .fixed(1, bottom))
    }
    var shares = [Share.fill(screen)]
    if isWide, !inspection.isWhole {
      let panel = Rows(.fill(Drawing(list)), .fill(Drawing(details)), gap: 1)
      shares = [.fill(Columns(.fill(screen), .fixed(inspection.size.width * 2 / 5, framed(panel))))]
    } else if !inspection.isWhole {
      let panel = Columns(.fill(Drawing(list)), .fill(Drawing(details)), gap: 1)
      shares.append(.fixed(max(8, inspection.size.height * 2 / 5), framed(panel)))
    }
    return Rows(shares + [.fixed(1, bottom)])
  }

  /// Whether there is room for the history beside the program.
  private var isWide: Bool { inspection.size.width >= 120 }

  private func framed(_ panel: some View) -> Border {
    let message = inspection.message
    let width = isWide ? inspection.size.width * 2 / 5 : inspection.size.width
    // What has no room beside the title takes its place.
    let isLong = title.columns + message.columns + 8 > width
    return Border(
      Padding(panel, left: 1, right: 1), title: isLong ? message : title, note: isLong ? "" : message)
  }

  private var title: String {
    guard let step = inspection.here else { return "Stopped before the first action" }
    return "Stopped · \(inspection.cursor + 1) of \(inspection.steps.count) · \(step.time.short)"
  }

  private var bottom: any View {
    if let field = inspection.field {
      Columns(.fit(Text(prompt, style: .accent)), .fill(Field(field, placeholder: hint)))
    } else if inspection.isAsking {
      Columns(.fit(Text(question, style: .warning)), .fill(Footer(inspection.keymap)), gap: 2)
    } else {
      Footer(inspection.keymap)
    }
  }

  private var prompt: String {
    switch inspection.purpose {
    case .finding: "/"
    case .expecting(let bug): "\(bug.name.shortened(to: inspection.size.width / 2)) should be: "
    }
  }

  private var hint: String {
    if inspection.purpose != .finding { return "empty" }
    return hintOfFinding
  }

  private var hintOfFinding: String {
    inspection.sought.isEmpty ? "in actions, changes and on the frame" : "Enter: \(inspection.sought)"
  }

  private var question: String {
    let running = inspection.effects.filter { $0.end == nil }.count
    let effects =
      running == 0 ? "" : running == 1 ? " 1 effect is cancelled." : " \(running) effects are cancelled."
    return "Go on from here?\(effects)"
  }

  /// The whole frame, scrolled to the row that is pointed at.
  private func draw(_ frame: Frame, choosing row: Int, on canvas: inout Canvas) {
    let top = max(0, min(row - canvas.size.height / 2, frame.size.height - canvas.size.height))
    canvas.draw(FrameView(frame, offset: Point(0, top)), in: canvas.bounds)
    for row in top..<min(frame.size.height, top + canvas.size.height) {
      canvas.place(FrameRow(row: row), in: Rect(0, row - top, canvas.size.width, 1))
    }
    canvas.add(.selection, in: Rect(0, row - top, canvas.size.width, 1))
    canvas.setCursor(at: Point(0, row - top))
  }

  private func list(on canvas: inout Canvas) {
    let rows = inspection.bursts.rows(around: inspection.cursor, height: canvas.size.height)
    for (line, row) in rows.enumerated() {
      let step = inspection.step(row.step)
      let rect = Rect(0, line, canvas.size.width, 1)
      canvas.place(StepPlace(index: row.step, number: step.number), in: rect)
      let origin = row.isInside ? "  ↳ " : step.origin.short + " "
      var spans = [Span(origin, row.isInside ? .muted : .accent), Span(summary(of: step.action))]
      if row.more > 0 { spans.append(Span(" +\(row.more)", .muted)) }
      canvas.draw(Line(spans), in: rect)
      if let mark = inspection.mark, row.step >= min(mark, inspection.cursor),
        row.step <= max(mark, inspection.cursor)
      {
        canvas.add(.selection, in: rect)
      }
      guard row.step == inspection.cursor else { continue }
      canvas.add(.cursorRow, in: rect)
      canvas.setCursor(at: Point(0, line))
    }
  }

  private func details(on canvas: inout Canvas) {
    guard let step = inspection.here else { return }
    var lines = [Line(Span(step.origin.long, .muted))]
    for line in swiftSource(of: step.action, limit: 4).split(separator: "\n") {
      lines.append(Line(Span(String(line))))
    }
    let changes = inspection.changes
    if changes.isEmpty { lines.append(Line(Span("Nothing changed.", .muted))) }
    var selected: Int?
    for (index, change) in changes.enumerated() {
      if index == inspection.change { selected = lines.count }
      lines.append(Line(change.spans(isSelected: index == inspection.change, width: canvas.size.width)))
    }
    let number = step.number
    for effect in inspection.effects where effect.start == number || effect.isRunning(after: number) {
      let word = effect.start == number ? "starts " : "running "
      lines.append(Line(Span(word, .muted), Span(effect.name, .note)))
    }
    let top = max(0, min((selected ?? 0) - canvas.size.height / 2, lines.count - canvas.size.height))
    for (row, line) in lines.dropFirst(top).prefix(canvas.size.height).enumerated() {
      canvas.draw(line, in: Rect(0, row, canvas.size.width, 1))
    }
  }
}

extension Difference.Change {
  fileprivate func spans(isSelected: Bool, width: Int) -> [Span] {
    let mark = Span(isSelected ? "▸ " : "  ", .accent)
    let name = (self.path.isEmpty ? "state" : self.path).shortened(to: max(12, width / 2))
    let path = Span(name + " ", isSelected ? .bold : .plain)
    switch (old?.oneLine, new?.oneLine) {
    case (let old?, let new?): return [mark, path, Span(old, .failure), " → ", Span(new, .success)]
    case (let old?, nil): return [mark, path, Span("− " + old, .failure)]
    case (nil, let new?): return [mark, path, Span("+ " + new, .success)]
    case (nil, nil): return [mark, path]
    }
  }
}

extension String {
  /// A path without its middle, where it is longer than this: its ends tell the most.
  func shortened(to width: Int) -> String {
    guard columns > width, width > 3 else { return self }
    let tail = (width - 1) * 2 / 3
    return prefix(width - 1 - tail) + "…" + suffix(tail)
  }

  /// Without line breaks and margins.
  var oneLine: String {
    split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}

extension StepOrigin {
  /// As lists show it: a key as a script writes it, an effect by its name.
  var short: String {
    switch self {
    case .event(let event): Script.text(of: event)
    case .effect(let name, _): "~" + name
    case .action: "↳"
    case .program: "◆"
    }
  }

  fileprivate var long: String {
    switch self {
    case .event(let event): "from \(Script.text(of: event))"
    case .effect(let name, let starter): "from the effect \(name) of step \(starter)"
    case .action(let number): "at once after step \(number)"
    case .program: "from the program"
    }
  }
}

extension Duration {
  /// `+1.250 s`.
  var short: String {
    let milliseconds = Int(self / .milliseconds(1))
    let fraction = String(milliseconds % 1000)
    return "+\(milliseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction) s"
  }
}
