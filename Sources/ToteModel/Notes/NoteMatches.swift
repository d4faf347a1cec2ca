/// Which note each of some written ones is: by its id, else by its title and text, else by a title that nothing else has.
/// Each note is met once, so that files of one name never overwrite each other.
package struct NoteMatches {
  /// The known note of each, by its place; `nil` for a new one.
  package private(set) var notes: [Note?]

  package init(of written: [Note], hasID: [Bool], among known: [Note]) {
    notes = Array(repeating: nil, count: written.count)
    var byID = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for index in written.indices where hasID[index] {
      notes[index] = byID.removeValue(forKey: written[index].id)
    }
    var byTitle = Dictionary(
      grouping: known.filter { $0.trashed == nil && byID[$0.id] != nil }, by: { Folding.fold($0.title) })
    for index in written.indices where !hasID[index] {
      let title = Folding.fold(written[index].title)
      guard let same = byTitle[title]?.firstIndex(where: { $0.text == written[index].text }) else { continue }
      notes[index] = byTitle[title]?.remove(at: same)
    }
    let left = Dictionary(
      grouping: written.indices.filter { !hasID[$0] && notes[$0] == nil },
      by: { Folding.fold(written[$0].title) })
    for (title, places) in left where places.count == 1 && byTitle[title]?.count == 1 {
      notes[places[0]] = byTitle[title]?.first
    }
  }
}
