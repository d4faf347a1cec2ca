/// Days as people write them, in each language.
enum DayText {
  private static let leads = Language.phrases { $0.untils }.map { $0.joined(separator: " ") }
  private static let links = Language.words { $0.phraseLinks }

  /// By their places in the year, in each language.
  private static let months = Language.allCases.map { language in
    language.vocabulary.months.split(separator: " ").map { Folding.fold(String($0)) }
  }

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
    let all = folded.split(whereSeparator: { " ./,".contains($0) }).map(String.init)
    // Between two words, as in `5 de diciembre`; at the end, it may be a unit.
    let words = all.indices.filter { !Self.links.contains(all[$0]) || $0 == 0 || $0 == all.count - 1 }
      .map { all[$0] }
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

  /// By its beginning, if that is clear.
  private static func month(_ word: String) -> Int? {
    guard word.utf8.count >= 3 else { return nil }
    let found = Set(months.flatMap { names in names.indices.filter { names[$0].hasPrefix(word) } })
    return found.count == 1 ? found.first.map { $0 + 1 } : nil
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
