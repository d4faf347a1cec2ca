/// The words for days and meals, in each language: people write plans in theirs, whatever the program speaks.
package enum MealDay {
  /// 0 is Monday.
  private static let weekdays: [String: Int] = {
    var days: [String: Int] = [:]
    for language in Language.allCases {
      for list in [language.vocabulary.weekdays, language.vocabulary.shortWeekdays] {
        for (day, spellings) in list.split(separator: " ").enumerated() {
          for word in spellings.split(separator: "/") { days[Folding.fold(String(word))] = day }
        }
      }
    }
    return days
  }()

  private static let months = Language.words { $0.months }

  static let mealNames = Language.words { $0.mealNames }

  /// `Mon`, `Mo.`, `tuesday`, `Çar`; long words may be cut: `Wednes`.
  package static func weekday(_ word: some StringProtocol) -> Int? {
    var word = Folding.fold(String(word))
    while word.last?.isPunctuation == true { word.removeLast() }
    if let day = weekdays[word] { return day }
    guard word.utf8.count > 3 else { return nil }
    let found = Set(weekdays.filter { $0.key.hasPrefix(word) }.values)
    return found.count == 1 ? found.first : nil
  }

  /// By its beginning.
  static func isMonth(_ word: Substring) -> Bool {
    let word = Folding.fold(word.filter { !$0.isPunctuation })
    return word.utf8.count > 2 && months.contains { $0.hasPrefix(word) }
  }

  /// In days from the first of a week.
  static func offset(of weekday: Int, from first: Moment) -> Int {
    (weekday - self.weekday(of: first) + 7) % 7
  }

  static func offset(of day: Moment, from first: Moment) -> Int? {
    let offset = day.dayNumber - first.dayNumber
    return 0..<7 ~= offset ? offset : nil
  }

  /// 0 is Monday.
  package static func weekday(of day: Moment) -> Int { ((day.dayNumber + 3) % 7 + 7) % 7 }

  /// As it is written in front of a meal: `Mon`.
  static func written(_ day: Moment, isFull: Bool, in language: Language) -> String {
    let list = isFull ? language.vocabulary.weekdays : language.vocabulary.shortWeekdays
    let word = list.split(separator: " ")[weekday(of: day)].split(separator: "/")[0]
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A day as it is named on a command line: a weekday of the week, or a date.
  package static func named(_ text: String, from first: Moment) -> Moment? {
    if let day = weekday(Folding.clean(text)) {
      return first.adding(days: Int64(offset(of: day, from: first)))
    }
    return DayText.day(in: text, on: first)
  }
}
