/// A task of a note, or a whole note, that is to be done today or was before.
package struct DueEntry: Hashable, Sendable, Identifiable {
  package struct ID: Hashable, Sendable {
    package var note: Note.ID
    /// The place of the task's box in the text, in bytes; `nil` for the note as a whole.
    package var box: Int?

    package init(note: Note.ID, box: Int?) { (self.note, self.box) = (note, box) }
  }

  package let id: ID
  /// The task without its dates; may be empty.
  package let text: String
  /// The note's title, or its beginning; may be empty.
  package let noteName: String
  /// When it is due, or else when it is planned.
  package let day: Moment
  package let isOverdue: Bool

  /// Returns `nil` if it isn't time yet.
  package init?(_ id: ID, _ text: String, of note: Note, _ dates: DueDates, on today: Moment) {
    guard dates.stands(on: today), let day = dates.due ?? dates.planned else { return nil }
    (self.id, self.text, noteName, self.day) = (id, text, note.givenName, day)
    isOverdue = dates.isOverdue(on: today)
  }

  /// What is most overdue first.
  package static func isBefore(_ one: DueEntry, _ other: DueEntry) -> Bool {
    if one.isOverdue != other.isOverdue { return one.isOverdue }
    return (one.day, one.noteName, one.id.note, one.id.box ?? -1)
      < (other.day, other.noteName, other.id.note, other.id.box ?? -1)
  }
}

/// An open list with something to buy.
package struct WantedList: Hashable, Sendable {
  package let list: ShoppingList
  package let remaining: Int
  /// The staples that are due and not on it yet.
  package let due: [String]

  /// Returns `nil` if it wants nothing.
  package init?(_ list: ShoppingList, remaining: Int, due: [String]) {
    if remaining == 0, due.isEmpty { return nil }
    (self.list, self.remaining, self.due) = (list, remaining, due)
  }
}

extension Workspace {
  /// Of each list the staples that are due and not on it yet.
  package mutating func dueStaples(at now: Moment) -> [ShoppingList.ID: [String]] {
    var due: [ShoppingList.ID: [String]] = [:]
    for (staple, day) in staplesByDueDay() where day.map({ $0 <= now }) ?? false {
      let isThere = items(named: staple.key, on: staple.list).contains { !$0.isTicked }
      if !isThere { due[staple.list, default: []].append(staple.name) }
    }
    return due
  }

  /// In the order of the lists.
  package mutating func wantedLists(at now: Moment) -> [WantedList] {
    let due = dueStaples(at: now)
    return openLists.compactMap { list in
      WantedList(list, remaining: records.totals(of: list.id).remaining, due: due[list.id] ?? [])
    }
  }
}
