import ToteModel

/// Where each detail of an item is in a task. Reading, writing, storing and comparing tasks all go by this table.
struct TaskField: Sendable {
  enum Place: Sendable {
    /// In the summary, behind the name.
    case summary
    /// Only in `X-TOTE-ITEM`.
    case exactly
    case categories
    case text(TextProperty)
  }

  /// A property with a free text.
  struct TextProperty: Sendable {
    let name: String
    /// The mark of its text in `X-TOTE-ITEM`, by which it is known whether somebody has edited it: a long text need not be there
    /// twice.
    let markLetter: String
    /// Whether it is cleaned as names are.
    var isName = false
  }

  /// The column of the item.
  let name: String
  /// Its name in `X-TOTE-ITEM` and in the database.
  let letter: String
  let place: Place
  /// Its index among the values of `ItemDetails`.
  let index: Int

  static let all: [TaskField] = [
    ("amount", "q", .summary), ("price", "p", .exactly), ("person", "w", .exactly),
    ("category", "c", .categories),
    ("store", "l", .text(TextProperty(name: "LOCATION", markLetter: "ls", isName: true))),
    ("note", "d", .text(TextProperty(name: "DESCRIPTION", markLetter: "ds"))),
  ].map { (name: String, letter: String, place: Place) in
    TaskField(
      name: name, letter: letter, place: place,
      index: ItemDetails.fields.firstIndex { $0.name == name }!)
  }

  /// Those with a property for their text.
  static let texts: [(field: TaskField, property: TextProperty)] = all.compactMap { field in
    if case .text(let property) = field.place { (field, property) } else { nil }
  }
}

extension ItemDetails {
  subscript(field: TaskField) -> String? { values[field.index].text }

  /// What stored fields say, by their letters.
  init(_ fields: ExactFields) {
    var values = ItemDetails().values
    for field in TaskField.all { values[field.index] = FieldValue(fields[field.letter]) }
    self.init(values: values)
  }
}

extension FieldValue {
  /// A text as it is stored; a number has none.
  package var text: String? { if case .text(let text) = self { text } else { nil } }
}
