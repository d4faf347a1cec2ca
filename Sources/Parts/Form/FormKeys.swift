import Composable
import Screen

extension Form {
  /// The keys of the field that has them, and of the form.
  public var keymap: Keymap<FormAction<Name>> {
    Keymap(commands, otherwise: typing)
  }

  /// What is typed.
  private var typing: (@Sendable (Event) -> FormAction<Name>?)? {
    switch current.map({ fields[$0].value }) {
    case .check?, .choice?: nil
    case .suggestions?: { TextEdit(field: $0).map { .suggestions(.edited($0)) } }
    case .document?: { DocumentEdit($0).map { .documentEdited($0) } }
    case .own?, .line?, nil: { TextEdit(field: $0).map { .edited($0) } }
    }
  }

  /// Its mouse: a press moves to a field, another checks it or goes through its choices; texts are selected; what is offered is taken. The
  /// wheel goes from field to field.
  public static var mouse: Mouse<Form, FormAction<Name>> {
    Mouse { (form: Form, pointer: Pointer<FormPlace<Name>>) in form.action(for: pointer) }
      .adding(
        Mouse(sizes: { (_: Form, place: FormPlace<Name>, size) in
          if case .value(let name) = place { .resized(name, size) } else { nil }
        }))
  }

  private func action(for pointer: Pointer<FormPlace<Name>>) -> FormAction<Name>? {
    if case .value(let name)? = pointer.place, case .document? = self[name],
      let edit = DocumentEdit(pointer.mapped(to: TextAreaPlace()))
    {
      return .documentPressed(name, edit)
    }
    switch pointer {
    case .pressed(.field(let name), .left, _), .doublePressed(.field(let name), _):
      return .pressed(name, at: .zero)
    case .pressed(.value(let name), .left, let point), .doublePressed(.value(let name), let point):
      return .pressed(name, at: point)
    case .pressed(.suggestion(let name, let index), .left, _),
      .doublePressed(.suggestion(let name, let index), _):
      return .suggestionPressed(name, index)
    // Not around the ends, where a wheel has turned too far.
    case .wheel(let turn, over: .some) where turn == .up || turn == .down:
      guard let current else { return nil }
      let steps = turn == .up ? -1 : 1
      return fields.indices.contains(current + steps) ? .turned(by: steps) : nil
    case .pressed, .doublePressed, .dragged, .dropped, .wheel: return nil
    }
  }
}

/// What the mouse hits in a form.
public enum FormPlace<Name: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
  /// The row of a field.
  case field(Name)
  /// What was filled in, which lies in front.
  case value(Name)
  case suggestion(Name, Int)

  /// `field(to)`.
  public var description: String {
    switch self {
    case .field(let name): "field(\(name))"
    case .value(let name): "value(\(name))"
    case .suggestion(let name, let index): "suggestion(\(name), \(index))"
    }
  }
}

extension Pointer {
  /// What was pressed, held, or under the wheel.
  fileprivate var place: Name? {
    switch self {
    case .pressed(let name, _, _), .doublePressed(let name, _), .dragged(let name, _, _),
      .dropped(let name, _):
      name
    case .wheel(_, let name): name
    }
  }

  /// The same for a place of another name.
  fileprivate func mapped<Other>(to other: Other) -> Pointer<Other> {
    switch self {
    case .pressed(_, let button, let point): .pressed(other, button, at: point)
    case .doublePressed(_, let point): .doublePressed(other, at: point)
    case .dragged(_, _, let point): .dragged(other, over: nil, at: point)
    case .dropped: .dropped(other, on: nil)
    case .wheel(let turn, let over): .wheel(turn, over: over.map { _ in other })
    }
  }
}
