import Composable
import Screen

/// Fields to fill in, one below the other, with what is wrong beside them.
///
///     var form = Form([
///       FormField(Name.to, "To", .text()),
///       FormField(Name.urgent, "Urgent", .check(false)),
///       FormField(Name.folder, "Folder", .choice(["Inbox", "Work"])),
///     ])
///
/// Its parent handles `.submitted`, which comes only when nothing is wrong, and `.cancelled`.
public struct Form<Name: Hashable & Sendable>: Equatable, Sendable {
  /// From the first to the last.
  public private(set) var fields: [FormField<Name>]
  /// The field that has the keys.
  public private(set) var focus: Focus<Name>
  /// What is wrong, by field; told once a field was left or the form was submitted.
  public fileprivate(set) var problems: [Name: String] = [:]

  /// Creates a form.
  public init(_ fields: [FormField<Name>]) {
    self.fields = fields
    focus = Focus(fields.map(\.name))
  }

  /// The value of a field; `nil` if there is no such field.
  public subscript(name: Name) -> FormValue? { fields.first { $0.name == name }?.value }

  /// The text of a field, without blanks at its ends; empty if it isn't a text.
  public func text(_ name: Name) -> String { self[name]?.text ?? "" }

  fileprivate var current: Int? { fields.firstIndex { focus.isOn($0.name) } }

  fileprivate mutating func change(_ change: (inout FormValue) -> Void) {
    guard let current else { return }
    change(&fields[current].value)
    problems[fields[current].name] = nil
  }

  fileprivate mutating func turn(by steps: Int) { focus.turn(by: steps) }
  fileprivate mutating func move(to name: Name) { focus.move(to: name) }
}

/// A field of a form.
public struct FormField<Name: Hashable & Sendable>: Equatable, Sendable, Identifiable {
  /// What the program calls it.
  public let name: Name
  /// What stands before it.
  public var label: String
  /// What was filled in.
  public fileprivate(set) var value: FormValue

  /// Creates a field.
  public init(_ name: Name, _ label: String, _ value: FormValue) {
    (self.name, self.label, self.value) = (name, label, value)
  }

  /// Its name.
  public var id: Name { name }
}

/// What a field takes.
public enum FormValue: Equatable, Sendable {
  case line(TextCursor, placeholder: String = "", isSecret: Bool = false)
  case check(Bool)
  case choice([String], selected: Int = 0)

  /// A line of text.
  public static func text(_ text: String = "", placeholder: String = "") -> FormValue {
    .line(TextCursor(text), placeholder: placeholder)
  }

  /// A line that shows dots.
  public static func password(_ text: String = "") -> FormValue { .line(TextCursor(text), isSecret: true) }

  /// Its text without blanks at its ends, or the choice.
  public var text: String? {
    switch self {
    case .line(let cursor, _, _):
      String(cursor.text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    case .check: nil
    case .choice(let choices, let selected): choices.indices.contains(selected) ? choices[selected] : nil
    }
  }

  /// Whether it is checked.
  public var isChecked: Bool { self == .check(true) }
}

/// What happens to a form.
public enum FormAction<Name: Hashable & Sendable>: Equatable, Sendable {
  case edited(TextEdit)
  /// The next field, or the one before.
  case turned(by: Int)
  /// A check is set or taken away, a choice goes on.
  case toggled(by: Int)
  case pressed(Name)
  case sent
  /// For the parent: all is right.
  case submitted
  case cancelled
}

extension Form {
  /// The reducer of a form.
  ///
  /// - Parameter problem: What is wrong with a field, if anything. It sees the whole form.
  public static func reducer(
    _ problem: @escaping @Sendable (Name, Form) -> String? = { _, _ in nil }
  ) -> Reducer<Form, FormAction<Name>, Void> {
    Reducer { form, action, _ in
      func check(_ name: Name) { form.problems[name] = problem(name, form) }
      func leave() { if let name = form.focus.current { check(name) } }
      switch action {
      case .edited(let edit): form.change { $0.apply(edit) }
      case .turned(let steps):
        leave()
        form.turn(by: steps)
      case .toggled(let steps): form.change { $0.toggle(by: steps) }
      case .pressed(let name):
        if form.focus.isOn(name) {
          form.change { $0.toggle(by: 1) }
        } else {
          leave()
          form.move(to: name)
        }
      case .sent:
        for field in form.fields { check(field.name) }
        guard let wrong = form.fields.first(where: { form.problems[$0.name] != nil }) else {
          return .send(.submitted)
        }
        form.move(to: wrong.name)
      case .submitted, .cancelled: break
      }
      return .none
    }
  }

  /// The keys of the field that has them, and of the form.
  public var keymap: Keymap<FormAction<Name>> {
    let form = Keymap<FormAction<Name>>([
      Command("form.send", keys: "enter", action: .sent, footer: true),
      Command("form.nextField", keys: "tab", "down", action: .turned(by: 1), footer: true),
      Command("form.previousField", keys: "shift+tab", "up", action: .turned(by: -1)),
      Command("form.cancel", keys: "esc", action: .cancelled, footer: true),
    ])
    switch current.map({ fields[$0].value }) {
    case .check?:
      return Keymap([Command("form.check", keys: "space", action: .toggled(by: 1), footer: true)]).adding(
        form)
    case .choice?:
      return Keymap([
        Command("form.nextChoice", keys: "space", "right", action: .toggled(by: 1), footer: true),
        Command("form.previousChoice", keys: "left", action: .toggled(by: -1)),
      ]).adding(form)
    case .line?, nil:
      return form.adding(Keymap([]) { TextEdit(field: $0).map { .edited($0) } })
    }
  }
}

extension FormValue {
  fileprivate mutating func apply(_ edit: TextEdit) {
    guard case .line(var cursor, let placeholder, let isSecret) = self else { return }
    cursor.apply(edit)
    self = .line(cursor, placeholder: placeholder, isSecret: isSecret)
  }

  fileprivate mutating func toggle(by steps: Int) {
    switch self {
    case .line: break
    case .check(let isOn): self = .check(!isOn)
    case .choice(let choices, let selected):
      let count = max(1, choices.count)
      self = .choice(choices, selected: ((selected + steps) % count + count) % count)
    }
  }
}

/// What the mouse hits in a form.
public struct FormPlace<Name: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
  /// The field.
  public let name: Name
  /// `field(to)`.
  public var description: String { "field(\(name))" }
}

/// The labels, the fields beside them, and below a field what is wrong with it.
public struct FormView<Name: Hashable & Sendable>: View {
  private let state: Form<Name>

  /// Creates the view of a form.
  public init(_ state: Form<Name>) { self.state = state }

  private var labelWidth: Int { state.fields.map(\.label.columns).max() ?? 0 }

  /// Draws the fields from the top.
  public func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let label = min(labelWidth, width / 2)
    var row = 0
    for field in state.fields {
      let isOn = state.focus.isOn(field.name)
      let rect = Rect(label + 2, row, max(0, width - label - 2), 1)
      canvas.place(FormPlace(name: field.name), in: Rect(0, row, width, 1))
      canvas.write(
        field.label.truncated(to: label), at: Point(0, row), style: isOn ? .accent : .plain)
      draw(field, isOn: isOn, in: rect, on: &canvas)
      row += 1
      if let problem = state.problems[field.name] {
        canvas.write(problem.printable.truncated(to: rect.width), at: Point(rect.left, row), style: .failure)
        row += 1
      }
    }
  }

  private func draw(_ field: FormField<Name>, isOn: Bool, in rect: Rect, on canvas: inout Canvas) {
    switch field.value {
    case .line(let cursor, let placeholder, let isSecret):
      let shown = isSecret ? cursor.hidden : cursor
      canvas.draw(Field(shown, placeholder: placeholder, style: .underline, isFocused: isOn), in: rect)
    case .check(let isChecked):
      canvas.write(isChecked ? "[x]" : "[ ]", at: Point(rect.left, rect.top), style: isOn ? .accent : .plain)
      if isOn { canvas.setCursor(at: Point(rect.left + 1, rect.top)) }
    case .choice:
      canvas.write(
        "‹ \(field.value.text ?? "") ›".truncated(to: rect.width), at: Point(rect.left, rect.top),
        style: isOn ? .accent : .plain)
      if isOn { canvas.setCursor(at: Point(rect.left, rect.top)) }
    }
  }

  /// All columns, and a row for each field and each problem.
  public func size(within limit: Size) -> Size {
    Size(limit.width, min(limit.height, state.fields.count + state.problems.count))
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
