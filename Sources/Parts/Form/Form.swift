import Screen

/// Fields to fill in, one below the other, with what is wrong below each.
///
///     var form = Form([
///       FormField(Name.to, "To", .text()),
///       FormField(Name.seats, "Seats", .number(2)),
///       FormField(Name.urgent, "Urgent", .check(false)),
///       FormField(Name.folder, "Folder", .choice(["Inbox", "Work"])),
///       FormField(Name.text, "Text", .lines()),
///     ])
///
/// Its parent handles `.submitted`, which comes only when nothing is wrong, and `.cancelled`. A field of the program's own is a
/// ``FormControl``.
public struct Form<Name: Hashable & Sendable>: Equatable, Sendable {
  /// From the first to the last.
  public internal(set) var fields: [FormField<Name>]
  /// The field that has the keys.
  public internal(set) var focus: Focus<Name>
  /// What is wrong, by field; told once a field was left or the form was sent, and from then on as one types.
  public internal(set) var problems: [Name: FormProblem] = [:]
  /// Whether the whole line of the field is selected, as one came to it by a key: what is typed takes its place.
  var isSelected = false
  /// The fields that were left.
  var left: Set<Name> = []

  /// Creates a form.
  public init(_ fields: [FormField<Name>]) {
    self.fields = fields
    focus = Focus(fields.map(\.name))
  }

  /// The value of a field; `nil` if there is no such field.
  public subscript(name: Name) -> FormValue? { fields.first { $0.name == name }?.value }

  /// The text of a field, without blanks at its ends; empty if it has none.
  public func text(_ name: Name) -> String { self[name]?.text ?? "" }

  /// The number in a field; `nil` if there is none.
  public func number(_ name: Name) -> Double? { self[name]?.number }

  /// Whether a field is checked.
  public func isChecked(_ name: Name) -> Bool { self[name]?.isChecked ?? false }

  /// The field that has the keys, by its index.
  var current: Int? { fields.firstIndex { focus.isOn($0.name) } }

  mutating func change(_ name: Name?, _ change: (inout FormValue) -> Void) {
    guard let index = fields.firstIndex(where: { $0.name == name }) else { return }
    change(&fields[index].value)
  }
}

/// A field of a form.
public struct FormField<Name: Hashable & Sendable>: Equatable, Sendable, Identifiable {
  /// What the program calls it.
  public let name: Name
  /// What stands before it.
  public var label: String
  /// What was filled in.
  public internal(set) var value: FormValue

  /// Creates a field.
  public init(_ name: Name, _ label: String, _ value: FormValue) {
    (self.name, self.label, self.value) = (name, label, value)
  }

  /// Its name.
  public var id: Name { name }
}

/// What is wrong with a field.
public enum FormProblem: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What the program says.
  case said(String)
  /// A field for numbers has something else.
  case notANumber

  /// What the program says.
  public init(stringLiteral text: String) { self = .said(text) }

  func text(_ words: PartWords.Form) -> String {
    switch self {
    case .said(let text): text
    case .notANumber: words.notANumber
    }
  }
}
