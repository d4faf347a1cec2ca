import Screen

/// The labels, the fields beside them, and below a field what is wrong with it. Where not all of it fits, the field that has the keys is in
/// view.
public struct FormView<Name: Hashable & Sendable>: View {
  private let state: Form<Name>
  private let words: PartWords.Form

  /// Creates the view of a form.
  public init(_ state: Form<Name>, words: PartWords = .english) {
    (self.state, self.words) = (state, words.form)
  }

  /// Draws the fields from the top.
  public func draw(on canvas: inout Canvas) {
    let size = canvas.size
    let label = labelWidth(in: size.width)
    let heights = state.fields.map { height(of: $0, width: size.width - label - 2) }
    var row = -scroll(heights, in: size.height)
    for (field, height) in zip(state.fields, heights) {
      let isOn = state.focus.isOn(field.name)
      canvas.place(FormPlace.field(field.name), in: Rect(0, row, size.width, height))
      canvas.write(
        field.label.truncated(to: label), at: Point(0, row), style: isOn ? .accent : .plain)
      let problem = state.problems[field.name]
      let width = max(0, size.width - label - 2)
      let rect = Rect(label + 2, row, width, height - rows(of: problem, width: width))
      draw(field, isOn: isOn, in: rect, on: &canvas)
      if let problem {
        canvas.draw(text(of: problem), in: Rect(rect.left, rect.bottom, rect.width, height - rect.height))
      }
      row += height
    }
  }

  private func labelWidth(in width: Int) -> Int {
    min(state.fields.map(\.label.columns).max() ?? 0, width / 2)
  }

  private func height(of field: FormField<Name>, width: Int) -> Int {
    let isOn = state.focus.isOn(field.name)
    let value: Int
    switch field.value {
    case .line, .check, .choice: value = 1
    case .suggestions(let suggestions): value = 1 + (isOn ? suggestions.offers.texts.count : 0)
    case .document(_, let rows): value = rows
    case .own(let own):
      value = max(1, own.control.view(isFocused: isOn).size(within: Size(max(0, width), 100)).height)
    }
    return value + rows(of: state.problems[field.name], width: width)
  }

  private func rows(of problem: FormProblem?, width: Int) -> Int {
    guard let problem else { return 0 }
    return max(1, text(of: problem).size(within: Size(max(1, width), 100)).height)
  }

  private func text(of problem: FormProblem) -> Text {
    Text(problem.text(words).printable, style: .failure, overflow: .wrap)
  }

  private func scroll(_ heights: [Int], in height: Int) -> Int {
    guard let current = state.current else { return 0 }
    let top = heights[..<current].reduce(0, +)
    // Of a field that is higher than the view, its first rows show, or what is chosen of its offers.
    var chosen = 0
    if case .suggestions(let field) = state.fields[current].value {
      chosen = field.offers.index.map { $0 + 1 } ?? 0
    }
    return max(0, min(top + heights[current] - height, top), top + chosen + 1 - height)
  }

  private func draw(_ field: FormField<Name>, isOn: Bool, in rect: Rect, on canvas: inout Canvas) {
    switch field.value {
    case .line(let cursor, let placeholder, let kind):
      let shown = kind == .password ? cursor.hidden : cursor
      canvas.draw(
        Field(
          shown, placeholder: placeholder, style: isOn && state.isSelected ? .reverse : .underline,
          isFocused: isOn),
        in: rect)
    case .check(let isChecked):
      canvas.write(isChecked ? "[x]" : "[ ]", at: rect.origin, style: isOn ? .accent : .plain)
      if isOn { canvas.setCursor(at: Point(rect.left + 1, rect.top)) }
    case .choice:
      canvas.write(
        "‹ \(field.value.text ?? "") ›".truncated(to: rect.width), at: rect.origin,
        style: isOn ? .accent : .plain)
      if isOn { canvas.setCursor(at: rect.origin) }
    case .suggestions(let suggestions):
      canvas.draw(SuggestionsView(suggestions, isSelected: state.isSelected, isFocused: isOn), in: rect)
    case .document(let document, _):
      let text = Drawing { canvas in
        canvas.measure(FormPlace.value(field.name), known: document.size)
        canvas.fill(canvas.bounds, style: .underline)
        canvas.draw(TextArea(document, style: .underline, isFocused: isOn), in: canvas.bounds)
      }
      canvas.draw(text, in: rect)
    case .own(let own): canvas.draw(own.control.view(isFocused: isOn), in: rect)
    }
    canvas.place(FormPlace.value(field.name), in: rect)
    guard isOn, case .suggestions(let suggestions) = field.value else { return }
    for index in suggestions.offers.texts.indices {
      canvas.place(
        FormPlace.suggestion(field.name, index), in: Rect(rect.left, rect.top + 1 + index, rect.width, 1))
    }
  }

  /// All columns, and the rows of each field and each problem.
  public func size(within limit: Size) -> Size {
    let width = limit.width - labelWidth(in: limit.width) - 2
    return Size(limit.width, min(limit.height, state.fields.reduce(0) { $0 + height(of: $1, width: width) }))
  }
}

extension TextCursor {
  /// The same with dots.
  fileprivate var hidden: TextCursor {
    let dots = { (text: Substring) in String(repeating: "•", count: text.count) }
    let before = dots(before)
    return TextCursor(before + dots(after), caret: before.utf8.count)
  }
}
