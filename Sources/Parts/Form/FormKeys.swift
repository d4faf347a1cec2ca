import Composable
import Screen

extension Form {
  /// The keys of the field that has them, and of the form.
  public var keymap: Keymap<FormAction<Name>> {
    switch current.map({ fields[$0].value }) {
    case .check?:
      return Keymap([Command("form.check", keys: "space", action: .toggled(by: 1), footer: true)])
        .adding(Self.formKeys)
    case .choice?:
      return Keymap([
        Command("form.nextChoice", keys: "space", "right", action: .toggled(by: 1), footer: true),
        Command("form.previousChoice", keys: "left", action: .toggled(by: -1)),
      ]).adding(Self.formKeys)
    case .suggestions(let suggestions)?: return keymap(of: suggestions)
    case .document?:
      return Self.documentKeys.adding(Keymap([]) { DocumentEdit($0).map { .documentEdited($0) } })
    case .own(let own)?:
      let keys = own.control.keys.map {
        Command<Void, FormAction<Name>>(
          "form.\($0.key)", title: $0.help, keys: $0.key, action: .keyPressed($0.key))
      }
      return Keymap(keys).adding(Self.formKeys).adding(Self.typing)
    case .line?, nil: return Self.formKeys.adding(Self.typing)
    }
  }

  private static var typing: Keymap<FormAction<Name>> {
    Keymap([]) { TextEdit(field: $0).map { .edited($0) } }
  }

  private static var formKeys: Keymap<FormAction<Name>> {
    Keymap([
      Command("form.send", keys: "enter", "ctrl+s", action: .sent, footer: true),
      Command("form.nextField", keys: "tab", "down", action: .turned(by: 1), footer: true),
      Command("form.previousField", keys: "shift+tab", "up", action: .turned(by: -1)),
      Command("form.cancel", keys: "esc", action: .cancelled, footer: true),
    ])
  }

  /// Enter and the arrows are the text's.
  private static var documentKeys: Keymap<FormAction<Name>> {
    Keymap([
      Command("form.send", keys: "ctrl+s", action: .sent, footer: true),
      Command("form.nextField", keys: "tab", action: .turned(by: 1), footer: true),
      Command("form.previousField", keys: "shift+tab", action: .turned(by: -1)),
      Command("form.cancel", keys: "esc", action: .cancelled, footer: true),
    ])
  }

  /// While something is offered, the keys for that come first.
  private func keymap(of suggestions: Suggestions) -> Keymap<FormAction<Name>> {
    let typing = Keymap<FormAction<Name>>([]) { event in
      TextEdit(field: event).map { .suggestions(.edited($0)) }
    }
    if suggestions.offers.isEmpty { return Self.formKeys.adding(typing) }
    var keys: [Command<Void, FormAction<Name>>] = [
      Command("form.complete", keys: "tab", action: .suggestions(.taken), footer: true),
      Command("form.next", keys: "down", "ctrl+n", action: .suggestions(.moved(by: 1))),
      Command("form.previous", keys: "up", "ctrl+p", action: .suggestions(.moved(by: -1))),
      Command("form.hide", keys: "esc", action: .suggestions(.dismissed), footer: true),
    ]
    if suggestions.offers.index != nil {
      keys.insert(Command("form.take", keys: "enter", action: .suggestions(.entered), footer: true), at: 0)
    }
    return Keymap(keys).adding(Self.formKeys).adding(typing)
  }

  /// Its mouse: a press moves to a field, another checks it or goes through its choices; texts are selected; what is offered is taken.
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
