/// Days as people write them, in each language.
enum DayText {
  private static let leads = Language.phrases { $0.untils }.map { $0.joined(separator: " ") }
  private static let links = Language.words { $0.phraseLinks }

  private static let linksBehind = Language.words { $0.untilsBehind }

  /// In days from today.
  private static let nearDays: [String: Int64] = {
    var days: [String: Int64] = [:]
    for language in Language.allCases {
      for (count, spellings) in language.vocabulary.nearDays.split(separator: ",").enumerated() {
        for text in spellings.split(separator: "/") {
          days[Folding.fold(Folding.clean(String(text)))] = Int64(count)
        }
      }
    }
    return days
  }()

  /// By their places in the year, in each language.
  private static let months = Language.allCases.map { language in
    language.vocabulary.months.split(separator: " ").map { Folding.fold(String($0)) }
  }

  /// - Returns: What stands in front of it, and the day behind words such as `until`.
  static func day(atEndOf line: String, on today: Moment) -> (start: String, day: Moment)? {
    let words = line.split(separator: " ").map(String.init)
    for index in words.indices.dropFirst() {
      if let day = end(in: words[index...].joined(separator: " "), on: today) {
        return (words[..<index].joined(separator: " "), day)
      }
    }
    return nil
  }

  /// Behind words such as `until`, where a weekday is the next such day: `until Friday`, `cumaya kadar`.
  private static func end(in text: String, on today: Moment) -> Moment? {
    let folded = Folding.fold(Folding.clean(text))
    if let day = withoutLead(folded) { return named(day, on: today) }
    let words = folded.split(separator: " ")
    guard words.count > 1, let last = words.last, linksBehind.contains(String(last)) else { return nil }
    // With the ending of the case in between, as in `yarına` and `5 Aralık’a`.
    let day = words.dropLast().joined(separator: " ")
    return (0...2).lazy.compactMap { count -> Moment? in
      var day = day.dropLast(count)
      while let sign = day.last, "'’".contains(sign) { day.removeLast() }
      return named(String(day), on: today)
    }.first
  }

  private static func named(_ text: String, on today: Moment) -> Moment? {
    if let day = near(text, on: today) ?? day(in: text, on: today) { return day }
    return MealDay.weekday(text).map { weekday in
      let start = today.startOfDay
      return start.adding(days: Int64(MealDay.offset(of: weekday, from: start)))
    }
  }

  /// `tomorrow`
  private static func near(_ folded: String, on today: Moment) -> Moment? {
    nearDays[folded].map { today.startOfDay.adding(days: $0) }
  }

  private static func withoutLead(_ folded: String) -> String? {
    leads.filter { folded.hasPrefix($0 + " ") }.max { $0.utf8.count < $1.utf8.count }.map {
      String(folded.dropFirst($0.count + 1))
    }
  }

  /// A whole note: a day, or in words one behind `until` or near today.
  static func day(inNote text: String, on today: Moment) -> Moment? {
    day(in: text, on: today) ?? end(in: text, on: today)
      ?? near(Folding.fold(Folding.clean(text)), on: today)
  }

  /// A whole text, perhaps behind `until`.
  static func day(in text: String, on today: Moment) -> Moment? {
    let whole = Folding.fold(Folding.clean(text))
    let folded = withoutLead(whole) ?? whole
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
