/// Which note each of some written ones is: by its id, else by the file that it came from, by its title and text, or by a title that
/// nothing else has. Each note is met once, so that files of one name never overwrite each other.
package struct NoteMatches {
  /// The known note of each, by its place; `nil` for a new one.
  package private(set) var notes: [Note?]
  private let written: [Note]
  private var left: [Note.ID: Note]

  package init(of written: [Note], hasID: [Bool], among known: [Note]) {
    self.written = written
    notes = Array(repeating: nil, count: written.count)
    left = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    // A copied file has the id, too, and another name.
    for index in written.indices where hasID[index] {
      guard let note = left[written[index].id], note.place?.path == written[index].place?.path else {
        continue
      }
      meet(index, note)
    }
    for index in written.indices where hasID[index] && notes[index] == nil {
      meet(index, left[written[index].id])
    }
    left = left.filter { $0.value.trashed == nil }
    let open = written.indices.filter { !hasID[$0] || notes[$0] == nil && written[$0].place != nil }
    // The name, since the folder that is imported may be one below the former.
    let byName = Dictionary(grouping: known.filter { $0.place != nil }, by: { $0.place!.name })
    let byTitle = Dictionary(grouping: known, by: { Folding.fold($0.title) })
    func imported(_ index: Int) -> [Note] {
      guard let place = written[index].place else { return [] }
      let found = (byName[place.name] ?? []).filter { left[$0.id] != nil && $0.place!.ends(with: place.path) }
      return found.filter { $0.place!.path == place.path }.first.map { [$0] } ?? found
    }
    for index in open {
      meet(index, imported(index).first { $0.text == written[index].text })
    }
    for index in open where notes[index] == nil {
      let titled = (byTitle[Folding.fold(written[index].title)] ?? []).filter { left[$0.id] != nil }
      meet(index, titled.first { $0.text == written[index].text })
    }
    meetImported(open.map { ($0, notes[$0] == nil ? imported($0) : []) })
    let unmet = Dictionary(
      grouping: open.filter { notes[$0] == nil }, by: { Folding.fold(written[$0].title) })
    for (title, places) in unmet where places.count == 1 {
      let titled = (byTitle[title] ?? []).filter { left[$0.id] != nil }
      if titled.count == 1, titled[0].place?.hasFile != true { meet(places[0], titled[0]) }
    }
  }

  private mutating func meet(_ index: Int, _ note: Note?) {
    guard let note, left.removeValue(forKey: note.id) != nil else { return }
    notes[index] = note
  }

  /// Files that are where they were. Another folder may have files of the same names, so either each has something of its note, or
  /// most of them have.
  private mutating func meetImported(_ found: [(index: Int, notes: [Note])]) {
    let pairs = found.compactMap { index, notes in notes.count == 1 ? (index, notes[0]) : nil }
    let kin = pairs.filter { $0.1.isKin(of: written[$0.0].text) }
    let same = found.count { index, _ in
      guard let path = written[index].place?.path, let note = notes[index] else { return false }
      return note.place?.ends(with: path) == true
    }
    let areOfOneFolder = written.count == 1 || (kin.count + same) * 2 >= pairs.count + same
    for (index, note) in areOfOneFolder ? pairs : kin { meet(index, note) }
  }
}

extension Note {
  /// Whether a text may be a version of the note's: at least half of the lines of the shorter one are in both.
  package func isKin(of other: String) -> Bool {
    func lines(_ text: String) -> Set<Substring> {
      Set(text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) })
    }
    let (one, other) = (lines(text), lines(other))
    let fewer = min(one.count, other.count)
    return fewer > 0 && one.intersection(other).count * 2 >= fewer
  }
}
