/// When something is to be done: a task with `📅 2026-12-01` behind it, as people write it, or a note with `due: 2026-12-01`.
package struct DueDates: Hashable, Sendable {
  package var due: Moment?
  /// When somebody means to do it (`⏳`), or wants to be reminded of it (`remind:`).
  package var planned: Moment?

  package init(due: Moment? = nil, planned: Moment? = nil) { (self.due, self.planned) = (due, planned) }

  /// Whether it is time to do it. What was planned for a day that has passed still is to be done.
  package func stands(on today: Moment) -> Bool {
    [due, planned].contains { $0.map { $0 <= today } ?? false }
  }

  package func isOverdue(on today: Moment) -> Bool { due.map { $0 < today } ?? false }
}

extension DueDates {
  /// What stands before a date. When a task was made, may be begun or was done says nothing about when it is due.
  private enum Sign {
    case due, planned, other

    init?(_ character: Character) {
      switch character.unicodeScalars.first {
      case "📅", "📆", "🗓": self = .due
      case "⏳", "⌛": self = .planned
      case "🛫", "➕", "✅", "❌": self = .other
      default: return nil
      }
    }
  }

  /// Takes the dates out of a task's text.
  package init(takenFrom text: inout String) {
    self.init()
    var (kept, rest) = ("", text[...])
    while let character = rest.popFirst() {
      let date = rest.drop { $0 == " " }.prefix(10)
      guard let sign = Sign(character), let day = Moment(day: date) else {
        kept.append(character)
        continue
      }
      switch sign {
      case .due: due = due.map { min($0, day) } ?? day
      case .planned: planned = planned.map { min($0, day) } ?? day
      case .other: break
      }
      rest = rest[date.endIndex...]
    }
    text = Folding.clean(kept)
  }
}

extension Note {
  /// Whether a task may be due by then. Compares bytes, since all notes are asked: only few of them are then read.
  package func mayHaveTask(dueBy today: Moment) -> Bool {
    guard let last = today.writtenDay.map({ Array($0.utf8) }) else { return false }
    var text = self.text
    return text.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        defer { place += 1 }
        // The first bytes of the signs.
        guard bytes[place] == 0xF0 || bytes[place] == 0xE2, let end = bytes.endOfDueSign(at: place) else {
          continue
        }
        let date = bytes[end...].drop { $0 == 0x20 }.prefix(last.count)
        if date.count == last.count, !last.lexicographicallyPrecedes(date), !bytes.isDone(before: place) {
          return true
        }
      }
      return false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  private static let dueSigns = ["📅", "📆", "🗓", "⏳", "⌛"].map { Array($0.utf8) }
  /// Some keyboards put it behind a sign, to have it in colour.
  private static let variant = Array("\u{FE0F}".utf8)

  fileprivate func endOfDueSign(at place: Int) -> Int? {
    for sign in Self.dueSigns where self[place...].starts(with: sign) {
      let end = place + sign.count
      return self[end...].starts(with: Self.variant) ? end + Self.variant.count : end
    }
    return nil
  }

  /// Whether the line has a box that leaves nothing to do.
  fileprivate func isDone(before place: Int) -> Bool {
    var start = place
    while start > 0, self[start - 1] != 0x0A { start -= 1 }
    guard let open = self[start..<place].firstIndex(of: UInt8(ascii: "[")), open + 2 < place,
      self[open + 2] == UInt8(ascii: "]")
    else { return false }
    return "xX->".utf8.contains(self[open + 1])
  }
}

extension NoteProperties {
  private static let dueNames = [Array("due".utf8), Array("remind".utf8)]

  /// Of the note as a whole; none once `done` or `completed` is ticked or has a date, or its `status` says so.
  package var dueDates: DueDates {
    guard Self.dueNames.contains(where: { text.holds(folded: $0) }) else { return DueDates() }
    var dates = DueDates()
    for field in fields {
      switch Folding.fold(field.name) {
      case "due": dates.due = field.value.days.min()
      case "remind": dates.planned = field.value.days.min()
      case "done", "completed":
        if field.value == .checkbox(true) || !field.value.days.isEmpty { return DueDates() }
      case "status":
        if ["done", "completed", "cancelled", "canceled"].contains(Folding.fold(field.value.text)) {
          return DueDates()
        }
      default: break
      }
    }
    return dates
  }
}

extension NoteProperty.Value {
  /// As they are written, whatever the time of day and its zone; also those that are links to the note of a day.
  fileprivate var days: [Moment] {
    texts.compactMap { text in
      let bare = text.drop { $0 == "[" }
      return YAMLScalar.date(text) != nil || bare != text[...] ? Moment(day: bare.prefix(10)) : nil
    }
  }
}
