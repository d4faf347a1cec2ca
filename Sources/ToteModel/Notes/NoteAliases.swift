/// The other titles of a note, each once, without line breaks.
package struct NoteAliases: Hashable, Sendable, FieldType {
  package private(set) var titles: [String] = []

  package init(_ titles: some Sequence<String>) {
    // A file of somebody else may have thousands.
    var known: Set<String> = []
    for clean in titles.lazy.map(Folding.clean)
    where !clean.isEmpty && known.insert(Folding.fold(clean)).inserted {
      self.titles.append(clean)
    }
  }

  package mutating func insert(_ title: String) {
    self = NoteAliases(titles + [title])
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
