import Parts
import Screen
import ToteModel

package enum PropertyField: Hashable, Sendable {
  case name(Int), value(Int)
  /// All of them.
  case text

  var row: Int? {
    switch self {
    case .name(let id), .value(let id): id
    case .text: nil
    }
  }
}

/// A property in the form: what it is called, and its value as it would be typed.
struct PropertyRow: Equatable, Sendable {
  let id: Int
  /// As the note has it; `nil` if it is new.
  let name: String?
  let value: NoteProperty.Value
  /// What is right of the colon and below, if that is more than a value.
  private let source: String

  init(id: Int) { (self.id, name, value, source) = (id, nil, .empty, "") }

  private init(id: Int, _ property: NoteProperty) {
    (self.id, name, value) = (id, property.name, property.value)
    if case .other = property.value { source = property.source } else { source = "" }
  }

  static func all(of properties: NoteProperties) -> [PropertyRow] {
    var known: Set<String> = []
    // The last of a name counts.
    let fields = properties.fields.reversed().filter { known.insert($0.name).inserted }.reversed()
    return fields.enumerated().map { PropertyRow(id: $0.offset, $0.element) }
  }

  var fields: [FormField<PropertyField>] {
    let field = FormField(PropertyField.value(id), name ?? words.propertyValue, formValue)
    return name == nil ? [nameField(""), field] : [field]
  }

  func nameField(_ name: String) -> FormField<PropertyField> {
    FormField(.name(id), words.propertyName, .suggestions(Suggestions(name)))
  }

  private var formValue: FormValue {
    switch value {
    case .checkbox(let isTicked): .check(isTicked)
    case .number: .line(TextCursor(typed), kind: .number)
    case .date: .text(typed)
    case .other: .lines(source, rows: min(6, source.split(separator: "\n").count + 1))
    case .empty, .text, .list: .suggestions(Suggestions(typed))
    }
  }

  private var typed: String {
    switch value {
    case .list(let items): items.map { $0.contains(",") ? $0.yaml : $0 }.joined(separator: ", ")
    case .other: source
    default: value.text
    }
  }

  // MARK: What was filled in

  func shownName(in form: Form<PropertyField>) -> String {
    form[.name(id)] == nil ? name ?? "" : Folding.clean(form.text(.name(id)))
  }

  func write(_ form: Form<PropertyField>, to properties: inout NoteProperties) {
    let called = shownName(in: form)
    if called.isEmpty { return }
    if let name, name != called { properties.rename(name, to: called) }
    guard let new = newValue(in: form) else { return }
    if case .other(let source) = new {
      properties.setSource(of: called, to: source)
    } else {
      properties.set(called, to: new)
    }
  }

  /// `nil` if it is the old one.
  private func newValue(in form: Form<PropertyField>) -> NoteProperty.Value? {
    if case .checkbox(let isTicked) = value {
      return form.isChecked(.value(id)) == isTicked ? nil : .checkbox(!isTicked)
    }
    let text = form.text(.value(id))
    if text == typed, name != nil { return nil }
    switch value {
    case .number: return form.number(.value(id)).map { .number($0) } ?? .empty
    case .other: return .other(text)
    default: return Folding.clean(text).isEmpty ? .empty : NoteProperty.Value(typed: text, like: value)
    }
  }

  func problem(
    _ field: PropertyField, in form: Form<PropertyField>, among rows: [PropertyRow], _ base: NoteProperties
  ) -> String? {
    let called = shownName(in: form)
    if case .name = field {
      if called.isEmpty {
        return name == nil && form.text(.value(id)).isEmpty ? nil : words.propertyNeedsName
      }
      let others = rows.filter { $0.id != id }.map { $0.shownName(in: form) }
      return others.contains(called) ? words.propertyIsThere(called) : nil
    }
    let text = form.text(.value(id))
    switch value {
    case .date:
      if text.isEmpty { return nil }
      if case .date = NoteProperty.Value(typed: text) { return nil }
      return words.propertyMustBeDate
    case .other:
      // Lines below the first must belong to it.
      var properties = base
      properties.setSource(of: name ?? "", to: text)
      let isWhole = properties.names == base.names && NoteProperties(typed: properties.text) != nil
      return isWhole ? nil : words.propertyMustBeIndented
    case .empty, .text, .number, .checkbox, .list: return nil
    }
  }
}
