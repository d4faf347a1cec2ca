/// The meals of a week as its note plans them. Each line that it doesn't understand stays as it is, to the byte; so does each that an
/// edit doesn't concern. Links are those that a plan sends to a list (``NoteRecipe``).
///
///     - Mon: [[Pancakes]] for 4
///     - Tue lunch: leftovers
///
///     ## Wednesday
///     - [[Soup]] x2
package struct MealWeek: Hashable, Sendable {
  /// Its first day.
  package let first: Moment
  /// Seven, each with its meals in the order of the lines.
  package private(set) var days: [[PlannedMeal]] = Array(repeating: [], count: 7)
  let lines: [Substring]
  /// The lines that name a day, alone or in front of a meal.
  private(set) var heads: [Head] = []

  struct Head: Hashable, Sendable {
    let line: Int
    let day: Int
    let level: Int
    /// As written: `- `, `Mon`, and all that is in front of a meal: `- **Mon**: `.
    let lead: String
    let dayText: String
    let front: String
    let isEmpty: Bool
    /// The last line that belongs to it.
    var last: Int
  }

  package init(_ text: String, from first: Moment, links: [RecipeText.Link]) {
    self.first = first
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    read(NoteLines(text).prose, links)
  }

  package var isEmpty: Bool { days.allSatisfy(\.isEmpty) }
  var text: String { lines.joined(separator: "\n") }

  private mutating func read(
    _ prose: [(text: Substring, range: Range<Int>)], _ links: [RecipeText.Link]
  ) {
    var numbers: [Int: Int] = [:]
    var start = 0
    for (number, line) in lines.enumerated() {
      numbers[start] = number
      start += line.utf8.count + 1
    }
    var section: Section?
    for (text, range) in prose {
      guard let number = numbers[range.lowerBound] else { continue }
      if text.allSatisfy(\.isWhitespace) {
        if section?.level == 0, section?.isListed == false { section = nil }
        continue
      }
      let line = MealLine(text, from: first)
      func meal(on day: Int) -> PlannedMeal {
        PlannedMeal(line, of: text, at: number, in: range, day: day, links: links)
      }
      if let day = line.day {
        section = Section(line, day)
        heads.append(
          Head(
            line: number, day: day, level: line.level, lead: String(line.lead), dayText: String(line.dayText),
            front: line.front, isEmpty: line.content.isEmpty, last: number))
        if !line.content.isEmpty { days[day].append(meal(on: day)) }
      } else if line.level > 0 || line.isRule {
        section = nil
      } else if let known = section {
        switch known.place(of: line) {
        case .meal:
          days[known.day].append(meal(on: known.day))
          heads[heads.count - 1].last = number
        case .more: heads[heads.count - 1].last = number
        case .outside: section = nil
        }
      }
    }
  }

  /// What follows a day.
  private struct Section {
    let day: Int
    let level: Int
    let indent: Int
    let isListed: Bool
    let isEmpty: Bool

    enum Place { case meal, more, outside }

    init(_ line: MealLine, _ day: Int) {
      self.day = day
      (level, indent, isListed, isEmpty) = (line.level, line.indent, line.isListed, line.content.isEmpty)
    }

    func place(of line: MealLine) -> Place {
      if line.lead.isEmpty, "|>".contains(line.content.first ?? " ") { return .outside }
      if level > 0 { return line.isListed || line.indent == 0 ? .meal : .more }
      if line.indent > indent { return line.isListed ? .meal : .more }
      // `Mon:` alone, and a list below.
      return isEmpty && !isListed && line.isListed ? .meal : .outside
    }
  }
}

// The note of a week.
extension MealWeek {
  private static let plans = Language.allCases.map { $0.vocabulary.mealPlan }

  package static func title(of first: Moment, in language: Language) -> String {
    "\(language.vocabulary.mealPlan) \(first.day)"
  }

  /// The day that a title names, if it is that of a week.
  package static func day(inTitle title: String) -> Moment? {
    // All notes are asked: most titles end otherwise.
    guard title.utf8.suffix(3).first == UInt8(ascii: "-") else { return nil }
    let parts = title.split(separator: " ")
    guard parts.count == 2, plans.contains(where: { Folding.fold($0) == Folding.fold(String(parts[0])) })
    else { return nil }
    return Moment(day: parts[1])
  }
}
