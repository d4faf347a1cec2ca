/// The other titles of a note, each once, without line breaks.
package struct NoteAliases: Hashable, Sendable, FieldType {
  package private(set) var titles: [String] = []

  package init(_ titles: some Sequence<String>) {
    for title in titles { insert(title) }
  }

  package mutating func insert(_ title: String) {
    let clean = Folding.clean(title)
    if !clean.isEmpty, !titles.contains(where: { Folding.fold($0) == Folding.fold(clean) }) {
      titles.append(clean)
    }
  }

  /// Ignores case and accents. Returns whether it was there.
  package mutating func remove(_ title: String) -> Bool {
    let count = titles.count
    titles.removeAll { Folding.fold($0) == Folding.fold(title) }
    return titles.count < count
  }

  /// `nil` if there are none.
  init?(stored titles: [String]) {
    if titles.isEmpty { return nil }
    self.titles = titles
  }

  package static var kind: FieldKind { .titles }
  package var fieldValue: FieldValue { .text(titles.joined(separator: "\n")) }
  package static func read(from source: inout some FieldSource) -> Self? {
    source.text().map { NoteAliases($0.split(separator: "\n").map(String.init)) }
  }
}
