import Composable
import Screen

/// What happens to a form.
public enum FormAction<Name: Hashable & Sendable>: Equatable, Sendable {
  case edited(TextEdit)
  /// In a text of several lines.
  case documentEdited(DocumentEdit)
  /// A key of a control of the program's own.
  case keyPressed(Key)
  /// In a line that offers what may be meant.
  case suggestions(SuggestionsAction)
  /// The next field, or the one before.
  case turned(by: Int)
  /// A check is set or taken away, a choice goes on.
  case toggled(by: Int)
  /// A field; the point counts from the corner of its value.
  case pressed(Name, at: Point)
  /// An edit by the mouse in a text of several lines.
  case documentPressed(Name, DocumentEdit)
  case suggestionPressed(Name, Int)
  /// The room of a text of several lines, as the view has it.
  case resized(Name, Size)
  case sent
  /// For the parent: all is right.
  case submitted
  /// For the parent.
  case cancelled
}

extension FormAction: Codable where Name: Codable {}

extension FormAction {
  fileprivate var lineEdit: TextEdit? {
    switch self {
    case .edited(let edit), .suggestions(.edited(let edit)): edit
    default: nil
    }
  }
}

extension TextEdit {
  /// What has to be done before it where everything is selected; `nil` if nothing.
  fileprivate var overSelected: [TextEdit]? {
    switch self {
    case .insert, .deleteLeft, .deleteRight: [.end, .deleteToLineStart]
    default: nil
    }
  }
}

extension Form {
  /// The reducer of a form.
  ///
  /// - Parameters:
  ///   - problem: What is wrong with a field, if anything. It sees the whole form.
  ///   - offers: What may be meant by what was typed into a field with suggestions.
  public static func reducer(
    _ problem: @escaping @Sendable (Name, Form) -> String? = { _, _ in nil },
    offers: @escaping @Sendable (Name, _ typed: String) -> [String] = { _, _ in [] }
  ) -> Reducer<Form, FormAction<Name>, Void> {
    Reducer { form, action, _ in
      func check(_ name: Name) {
        form.problems[name] = form[name]?.problem ?? problem(name, form).map { .said($0) }
      }
      func leave() {
        guard let name = form.focus.current else { return }
        form.left.insert(name)
        form.suggest(.dismissed, name, offers)
        check(name)
      }
      func move(to name: Name) {
        if form.focus.isOn(name) { return }
        leave()
        form.focus.move(to: name)
      }
      // What is typed takes the place of the selected line; a movement only ends that.
      let edits = form.isSelected ? action.lineEdit?.overSelected : nil
      if case .resized = action {} else { form.isSelected = false }
      for edit in edits ?? [] {
        if case .suggestions = action {
          form.suggest(.edited(edit), form.focus.current, offers)
        } else {
          form.change(form.focus.current) { $0.edit(edit) }
        }
      }
      switch action {
      case .edited(let edit): form.change(form.focus.current) { $0.edit(edit) }
      case .documentEdited(let edit): form.change(form.focus.current) { $0.edit(edit) }
      case .keyPressed(let key):
        form.change(form.focus.current) { value in
          guard case .own(var own) = value else { return }
          own.control.press(key)
          value = .own(own)
        }
      case .suggestions(let action): form.suggest(action, form.focus.current, offers)
      case .toggled(let steps): form.change(form.focus.current) { $0.toggle(by: steps) }
      case .turned(let steps):
        leave()
        form.focus.turn(by: steps)
        form.isSelected = form.current.map { form.fields[$0].value.hasLine } ?? false
        return .none
      case .pressed(let name, let point):
        if form.focus.isOn(name) { form.change(name) { $0.press(at: point) } }
        move(to: name)
      case .documentPressed(let name, let edit):
        move(to: name)
        form.change(name) { $0.edit(edit) }
      case .suggestionPressed(let name, let index): form.suggest(.pressed(index), name, offers)
      case .resized(let name, let size): form.change(name) { $0.resize(to: size) }
      case .sent:
        for field in form.fields { check(field.name) }
        form.left = Set(form.fields.map(\.name))
        guard let wrong = form.fields.first(where: { form.problems[$0.name] != nil }) else {
          return .send(.submitted)
        }
        form.focus.move(to: wrong.name)
      case .submitted, .cancelled: return .none
      }
      // One that was left before is looked at as one types: what is right again says so at once. So are those that were
      // found wrong because of it.
      for name in form.left where form.focus.isOn(name) || form.problems[name] != nil { check(name) }
      return .none
    }
  }

  private mutating func suggest(
    _ action: SuggestionsAction, _ name: Name?, _ offers: @escaping @Sendable (Name, String) -> [String]
  ) {
    guard let name else { return }
    change(name) { value in
      guard case .suggestions(var suggestions) = value else { return }
      // What it asks of its parent, to submit, is the form's own Enter.
      _ = Suggestions.reducer { offers(name, $0) }(&suggestions, action, ())
      value = .suggestions(suggestions)
    }
  }
}
