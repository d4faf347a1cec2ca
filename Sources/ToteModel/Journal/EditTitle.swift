/// What the journal keeps of what an edit did, and what it means. The text is handed on as it is, so that an older program
/// that undoes what a later one did loses nothing of it.
package struct EditTitle: Hashable, Sendable {
  /// The kind and its texts with tabs between them, `add⇥milk⇥1`; or English words, as older versions wrote: `add milk`.
  package let stored: String

  package init(stored: String) { self.stored = stored }

  package init(_ kind: EditKind) {
    let fields = kind.fields.map { String($0.map { $0 == "\t" ? " " : $0 }) }
    // A tab behind the first word, also where nothing follows, tells it from a title in words.
    stored = fields[0] + "\t" + fields.dropFirst().joined(separator: "\t")
  }

  /// Of what is no step of undo and is never named.
  package static let none = EditTitle(stored: "")

  package enum Meaning: Hashable, Sendable {
    case kind(EditKind)
    /// The words of an older version.
    case words(String)
    /// What only a later version knows.
    case newer
  }

  package var meaning: Meaning {
    let fields = stored.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count > 1, !fields[0].isEmpty, fields[0].allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return .words(stored)
    }
    return EditKind(fields[0], Array(fields.dropFirst())).map { .kind($0) } ?? .newer
  }
}
