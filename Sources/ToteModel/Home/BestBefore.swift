/// Until when something keeps: a day in its note, as `2026-12-05`, which every program and phone shows. Typed, it may be
/// `!5 Dec`, `!5.12.` or `until 5 December` at the end of the line.
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
        DayText.day(in: String(part), on: today)?.writtenDay ?? Folding.clean(String(part))
      }.joined(separator: ", ")
    } else if details.note == nil, let (start, day) = DayText.day(atEndOf: name, on: today) {
      (name, details.note) = (start, day.writtenDay)
    }
    return ParsedItem(name: name, details: details) ?? item
  }
}

/// Days as people write them, in each language.
enum DayText {
  private static let leads = [
    "until", "till", "best before", "use by", "bis", "haltbar bis", "mhd", "hasta", "hasta el", "jusqu'au",
    "jusqu’au", "jusqu'à", "avant le", "skt", "son tarih",
  ].map { Folding.fold($0) }

  private static let months = [
    ["january", "januar", "janvier", "enero", "ocak"],
    ["february", "februar", "fevrier", "febrero", "subat"],
    ["march", "marz", "maerz", "mars", "marzo", "mart"],
    ["april", "avril", "abril", "nisan"],
    ["may", "mai", "mayo", "mayis"],
    ["june", "juni", "juin", "junio", "haziran"],
    ["july", "juli", "juillet", "julio", "temmuz"],
    ["august", "aout", "agosto", "agustos"],
    ["september", "septembre", "septiembre", "eylul"],
    ["october", "oktober", "octobre", "octubre", "ekim"],
    ["november", "novembre", "noviembre", "kasim"],
    ["december", "dezember", "decembre", "diciembre", "aralik"],
  ]

  /// - Returns: What stands in front of it, and the day behind words such as `until`.
  static func day(atEndOf line: String, on today: Moment) -> (start: String, day: Moment)? {
    let words = line.split(separator: " ").map(String.init)
    for index in words.indices.dropFirst() {
      let end = words[index...].joined(separator: " ")
      if hasLead(Folding.fold(end)), let day = day(in: end, on: today) {
        return (words[..<index].joined(separator: " "), day)
      }
    }
    return nil
  }

  private static func hasLead(_ folded: String) -> Bool { leads.contains { folded.hasPrefix($0 + " ") } }

  /// A whole text, perhaps behind `until`.
  static func day(in text: String, on today: Moment) -> Moment? {
    var folded = Folding.fold(Folding.clean(text))
    if let lead = leads.filter({ folded.hasPrefix($0 + " ") }).max(by: { $0.utf8.count < $1.utf8.count }) {
      folded = String(folded.dropFirst(lead.count + 1))
    }
    if let day = Moment(day: folded) { return day }
    let words = folded.split(whereSeparator: { " ./,".contains($0) }).map(String.init).filter { $0 != "de" }
    guard (2...3).contains(words.count) else { return nil }
    let year = words.count == 3 ? Int64(words[2]).map { $0 < 100 ? 2000 + $0 : $0 } : nil
    if words.count == 3, year == nil { return nil }
    switch (Int(words[0]), Int(words[1])) {
    case (let day?, nil): return month(words[1]).flatMap { moment(day, $0, year, on: today) }
    case (nil, let day?): return month(words[0]).flatMap { moment(day, $0, year, on: today) }
    // Points are written behind days, and `12/5` is a day in May but for Americans.
    case (let one?, let two?) where folded.contains(".") || folded.contains("/"):
      let isMonthFirst = !folded.contains(".") && ["US", "CA", "PH", "PR"].contains(Region.current.dates)
      return isMonthFirst ? moment(two, one, year, on: today) : moment(one, two, year, on: today)
    default: return nil
    }
  }

  private static func month(_ word: String) -> Int? {
    guard word.utf8.count >= 3 else { return nil }
    let found = months.indices.filter { months[$0].contains { $0.hasPrefix(word) } }
    return found.count == 1 ? found[0] + 1 : nil
  }

  /// Without a year, the next such day.
  private static func moment(_ day: Int, _ month: Int, _ year: Int64?, on today: Moment) -> Moment? {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    func moment(_ year: Int64) -> Moment? { Moment(day: "\(year)-\(padded(month))-\(padded(day))") }
    if let year { return moment(year) }
    let thisYear = today.civil.year
    guard let found = moment(thisYear), found < today.startOfDay else {
      return moment(thisYear) ?? moment(thisYear + 1)
    }
    return moment(thisYear + 1)
  }
}
