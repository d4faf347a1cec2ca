import ToteModel

/// The names and values that other notes have, the frequent ones first.
struct KnownProperties: Equatable, Sendable {
  private(set) var names: [String] = []
  /// By the folded name.
  private var values: [String: [String]] = [:]

  /// Of the notes that were changed last: enough to know what is usual, and as quick with many notes as with a few.
  private static let most = 300

  init(of notes: some Sequence<Note>, beside note: Note.ID? = nil) {
    var latest: [(modified: Moment, id: Note.ID, properties: NoteProperties)] = []
    for other in notes where !other.properties.isEmpty && other.trashed == nil && other.id != note {
      latest.append((other.modified, other.id, other.properties))
    }
    latest.sort { ($0.modified, $0.id) > ($1.modified, $1.id) }
    var (spellings, counts): ([String: String], [String: Int]) = ([:], [:])
    var texts: [String: [String: Int]] = [:]
    for (_, _, properties) in latest.prefix(Self.most) {
      for field in properties.fields {
        let key = Folding.fold(field.name)
        spellings[key] = spellings[key] ?? field.name
        counts[key, default: 0] += 1
        for text in field.value.texts where text.utf8.count < 100 && !text.utf8.contains(0x0A) {
          texts[key, default: [:]][text, default: 0] += 1
        }
      }
    }
    names = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.compactMap { spellings[$0.key] }
    values = texts.mapValues { counts in
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(100).map(\.key)
    }
  }

  func names(beginningWith typed: String, but others: [String]) -> [String] {
    let (beginning, taken) = (Folding.fold(typed), Set(others.map(Folding.fold)))
    return names.filter { name in
      let key = Folding.fold(name)
      return key.hasPrefix(beginning) && (key == beginning || !taken.contains(key))
    }
  }

  /// Of a list, for what is typed behind the last comma.
  func values(of name: String, isList: Bool, beginningWith typed: String) -> [String] {
    let known = values[Folding.fold(name)] ?? []
    guard isList, let comma = typed.lastIndex(of: ",") else {
      let beginning = Folding.fold(typed)
      return known.filter { Folding.fold($0).hasPrefix(beginning) }
    }
    let items = typed[...comma]
    let beginning = Folding.fold(String(typed[typed.index(after: comma)...]))
    let taken = Set(items.split(separator: ",").map { Folding.fold(String($0)) })
    return known.filter { Folding.fold($0).hasPrefix(beginning) && !taken.contains(Folding.fold($0)) }
      .map { "\(items) \($0)" }
  }
}
