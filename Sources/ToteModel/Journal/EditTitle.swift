/// What an edit did, as stored. Older programs pass on titles that they don't understand.
package struct EditTitle: Hashable, Sendable {
  /// The kind and its texts, separated by tabs: `add⇥milk⇥1`. Older versions wrote English: `add milk`.
  package let stored: String

  package init(stored: String) { self.stored = stored }

  package init(_ kind: EditKind) {
    let fields = kind.fields.map { String($0.map { $0 == "\t" ? " " : $0 }) }
    // The tab after the first word, always present, tells this from English words.
    stored = fields[0] + "\t" + fields.dropFirst().joined(separator: "\t")
  }

  package static let none = EditTitle(stored: "")

  package enum Meaning: Hashable, Sendable {
    case kind(EditKind)
    /// From an older version.
    case words(String)
    /// From a later version.
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
