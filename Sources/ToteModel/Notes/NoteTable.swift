package struct NoteTable: Hashable, Sendable {
  private(set) var rows: [Note.ID: Note] = [:]
  package private(set) var countInUse = 0
  /// How many of these are in each folder itself, by its path.
  package private(set) var directoryCounts: [String: Int] = [:]
  /// Without those in the trash.
  private var ofItems: [Item.ID: Set<Note.ID>] = [:]
  /// What plans the meals of a week, by the number of the day in its title. Also without those in the trash.
  private var ofWeeks: [Int: Set<Note.ID>] = [:]

  init() {}

  package init(_ notes: some Sequence<Note>) {
    for note in notes { self[note.id] = note }
  }

  subscript(id: Note.ID) -> Note? {
    get { rows[id] }
    set {
      if let old = rows[id] { count(old, isThere: false) }
      rows[id] = newValue
      if let newValue { count(newValue, isThere: true) }
    }
  }

  /// The latest, if there are several.
  package func note(of item: Item.ID) -> Note? {
    ofItems[item]?.compactMap { rows[$0] }.max { ($0.created, $0.id) < ($1.created, $1.id) }
  }

  /// What plans the meals of a week. Its title may name any of the days; the first decides, and of several notes the oldest.
  package func mealNote(of first: Moment) -> Note? {
    if ofWeeks.isEmpty { return nil }
    for day in first.dayNumber..<first.dayNumber + 7 {
      let notes = ofWeeks[day]?.compactMap { rows[$0] } ?? []
      if let note = notes.min(by: { ($0.created, $0.id) < ($1.created, $1.id) }) { return note }
    }
    return nil
  }

  private mutating func count(_ note: Note, isThere: Bool) {
    guard note.trashed == nil else { return }
    if !note.isArchived {
      countInUse += isThere ? 1 : -1
      if let folder = note.place?.folder.dropLast(), !folder.isEmpty {
        let count = directoryCounts[String(folder), default: 0] + (isThere ? 1 : -1)
        directoryCounts[String(folder)] = count == 0 ? nil : count
      }
    }
    if let day = MealWeek.day(inTitle: note.title)?.dayNumber {
      if isThere {
        ofWeeks[day, default: []].insert(note.id)
      } else {
        ofWeeks[day]?.remove(note.id)
        if ofWeeks[day]?.isEmpty == true { ofWeeks[day] = nil }
      }
    }
    guard let item = note.item else { return }
    if isThere {
      ofItems[item, default: []].insert(note.id)
    } else {
      ofItems[item]?.remove(note.id)
      if ofItems[item]?.isEmpty == true { ofItems[item] = nil }
    }
  }
}

extension Records {
  package func note(of item: Item.ID) -> Note? { noteTable.note(of: item) }
}
