import Screen

/// What a field takes.
public enum FormValue: Equatable, Sendable {
  /// What a line is for.
  public enum Line: Hashable, Sendable { case text, password, number }

  case line(TextCursor, placeholder: String = "", kind: Line = .text)
  case check(Bool)
  case choice([String], selected: Int = 0)
  /// A line that offers what may be meant; the form's reducer says what.
  case suggestions(Suggestions)
  /// A text of several lines, of which so many show.
  case document(TextDocument, rows: Int)
  case own(OwnFormControl)

  /// A line of text.
  public static func text(_ text: String = "", placeholder: String = "") -> FormValue {
    .line(TextCursor(text), placeholder: placeholder)
  }

  /// A line that shows dots.
  public static func password(_ text: String = "") -> FormValue { .line(TextCursor(text), kind: .password) }

  /// A line for a number, with a point or a comma.
  public static func number(_ number: Double? = nil, placeholder: String = "") -> FormValue {
    let text = number.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" } ?? ""
    return .line(TextCursor(text), placeholder: placeholder, kind: .number)
  }

  /// A text of several lines.
  public static func lines(_ text: String = "", rows: Int = 4) -> FormValue {
    .document(TextDocument(text), rows: max(1, rows))
  }

  /// A field of the program's own.
  public static func own(_ control: some FormControl) -> FormValue { .own(OwnFormControl(control)) }

  /// Its text without blanks at its ends, or the choice.
  public var text: String? {
    switch self {
    case .line(let cursor, _, _): cursor.text.trimmed
    case .check: nil
    case .choice(let choices, let selected): choices.indices.contains(selected) ? choices[selected] : nil
    case .suggestions(let suggestions): suggestions.text.trimmed
    case .document(let document, _): document.text
    case .own(let own): own.control.text
    }
  }

  /// The number that was typed.
  public var number: Double? {
    text.flatMap { text in Double(String(text.map { $0 == "," ? "." : $0 })) }
  }

  /// Whether it is checked.
  public var isChecked: Bool { self == .check(true) }

  /// Whether it is a line with something in it.
  var hasLine: Bool {
    switch self {
    case .line(let cursor, _, _): !cursor.text.isEmpty
    case .suggestions(let suggestions): !suggestions.text.isEmpty
    case .check, .choice, .document, .own: false
    }
  }

  /// What is wrong with it, whatever the program thinks of it.
  var problem: FormProblem? {
    guard case .line(_, _, .number) = self, text?.isEmpty == false, number == nil else { return nil }
    return .notANumber
  }

  mutating func edit(_ edit: TextEdit) {
    switch self {
    case .line(var cursor, let placeholder, let kind):
      cursor.apply(edit)
      self = .line(cursor, placeholder: placeholder, kind: kind)
    case .document(var document, let rows):
      document.apply(edit)
      self = .document(document, rows: rows)
    case .own(var own):
      own.control.edit(edit)
      self = .own(own)
    case .check, .choice, .suggestions: break
    }
  }

  mutating func edit(_ edit: DocumentEdit) {
    guard case .document(var document, let rows) = self else { return }
    document.apply(edit)
    self = .document(document, rows: rows)
  }

  mutating func resize(to size: Size) {
    guard case .document(var document, let rows) = self else { return }
    document.resize(to: size)
    self = .document(document, rows: rows)
  }

  mutating func toggle(by steps: Int) {
    switch self {
    case .line, .suggestions, .document, .own: break
    case .check(let isOn): self = .check(!isOn)
    case .choice(let choices, let selected):
      let count = max(1, choices.count)
      self = .choice(choices, selected: ((selected + steps) % count + count) % count)
    }
  }

  /// A press in the value, counted from its corner, where the field has the keys.
  mutating func press(at point: Point) {
    switch self {
    case .line(let cursor, let placeholder, let kind):
      self = .line(cursor.moved(to: point.column), placeholder: placeholder, kind: kind)
    case .check, .choice: toggle(by: 1)
    case .document: edit(.press(point))
    case .own(var own):
      own.control.click(at: point)
      self = .own(own)
    case .suggestions: break
    }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}

extension TextCursor {
  /// With the caret before the character at a column. A text that is scrolled begins further left, so its end stays.
  fileprivate func moved(to column: Int) -> TextCursor {
    var (end, columns) = (text.startIndex, 0)
    while end < text.endIndex {
      let next = text.index(after: end)
      columns += String(text[end..<next]).columns
      if columns > column { break }
      end = next
    }
    return TextCursor(text, caret: text.utf8.distance(from: text.startIndex, to: end))
  }
}
