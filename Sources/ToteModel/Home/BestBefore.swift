/// Until when something keeps: a day in its note, as `2026-12-05`, which every program and phone shows. Typed, it may be
/// `!5 Dec`, `!5.12.`, `!tomorrow`, or `until 5 December` and `until Friday` at the end of the line.
package enum BestBefore {
  /// In days: what ends within them is to be used.
  package static let soon: Int64 = 3

  package static func day(in note: String?) -> Moment? {
    guard let note, note.utf8.count >= 10 else { return nil }
    return note.split(whereSeparator: { " ,;()".contains($0) }).lazy.compactMap { Moment(day: $0) }.first
  }

  /// The note without the day, for where that is said in words.
  package static func rest(of note: String) -> String? {
    let parts = note.split(separator: ",").map { Folding.clean(String($0)) }.filter { Moment(day: $0) == nil }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Writes the day of a note, or of the end of a name, as it is stored.
  package static func read(_ item: ParsedItem, on today: Moment) -> ParsedItem {
    var (name, details) = (item.name, item.details)
    if let note = details.note, day(in: note) == nil {
      details.note = note.split(separator: ",").map { part in
        DayText.day(inNote: String(part), on: today)?.writtenDay ?? Folding.clean(String(part))
      }.joined(separator: ", ")
    } else if details.note == nil, let (start, day) = DayText.day(atEndOf: name, on: today) {
      (name, details.note) = (start, day.writtenDay)
    }
    return ParsedItem(name: name, details: details) ?? item
  }
}
