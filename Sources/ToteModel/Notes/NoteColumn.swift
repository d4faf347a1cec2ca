/// A column of a list of notes: what every note has, or a property.
package enum NoteColumn: Hashable, Sendable {
  case title, tags, created, changed
  case property(String)

  /// `nil` without a name.
  package init?(_ name: String) {
    let name = Folding.clean(name)
    switch Folding.fold(name) {
    case "": return nil
    case "title": self = .title
    case "tags": self = .tags
    case "created": self = .created
    case "changed": self = .changed
    default: self = .property(name)
    }
  }

  /// `rating, status`, each once.
  package static func all(in list: String) -> [NoteColumn] {
    var known: Set<String> = []
    return list.split(separator: ",").compactMap { NoteColumn(String($0)) }
      .filter { known.insert(Folding.fold($0.name)).inserted }
  }

  package var name: String {
    switch self {
    case .title: "title"
    case .tags: "tags"
    case .created: "created"
    case .changed: "changed"
    case .property(let name): name
    }
  }

  package func value(of note: Note) -> NoteProperty.Value {
    switch self {
    case .title: .text(note.givenName)
    case .tags: note.tags.isEmpty ? .empty : .list(note.tags)
    case .created: .date(note.created, hasTime: false)
    case .changed: .date(note.modified, hasTime: false)
    case .property(let name): note.properties.property(named: Folding.fold(name))?.value ?? .empty
    }
  }
}

extension Sequence<Note> {
  /// Numbers, then days, boxes and texts. Notes without any come last, whatever the direction.
  package func sorted(by column: NoteColumn, isAscending: Bool = true) -> [Note] {
    let keyed = map { note in (note: note, key: column.value(of: note).sortKey) }
    return keyed.sorted { one, other in
      switch (one.key, other.key) {
      case (nil, nil): return (one.note.modified, one.note.id) > (other.note.modified, other.note.id)
      case (nil, _): return false
      case (_, nil): return true
      case (let a?, let b?):
        if a != b { return isAscending ? a < b : b < a }
        return (one.note.modified, one.note.id) > (other.note.modified, other.note.id)
      }
    }.map(\.note)
  }
}

private struct ValueSortKey: Comparable {
  var kind: Int
  var number = 0.0
  var text = ""

  static func < (one: Self, other: Self) -> Bool {
    (one.kind, one.number, one.text) < (other.kind, other.number, other.text)
  }
}

extension NoteProperty.Value {
  /// `nil` without a value.
  fileprivate var sortKey: ValueSortKey? {
    switch self {
    case .empty: nil
    case .number(let number): ValueSortKey(kind: 0, number: number)
    case .date(let moment, _): ValueSortKey(kind: 1, number: Double(moment.milliseconds))
    case .checkbox(let isTicked): ValueSortKey(kind: 2, number: isTicked ? 1 : 0)
    case .list(let items) where items.isEmpty: nil
    case .text, .list, .other: ValueSortKey(kind: 3, text: Folding.fold(text))
    }
  }

  /// In a column: a day as it is written here.
  package var cell: String {
    switch self {
    case .date(let moment, false): moment.shownDay
    case .date(let moment, true): "\(moment.shownDay) \(moment.timestamp.dropFirst(11).prefix(5))"
    case .empty, .text, .number, .checkbox, .list, .other: summary
    }
  }
}
