/// A change of the meals of a week, which rewrites no more of its note than the lines concerned.
package enum MealEdit: Hashable, Sendable {
  /// To the end of a day, as written: `lunch: [[Soup]]`.
  case add(String, day: Int)
  case remove(PlannedMeal.ID)
  /// To the end of another day, or by one place in its own.
  case move(PlannedMeal.ID, day: Int)
  case shift(PlannedMeal.ID, by: Int)
  /// `nil` for as many as the recipe says.
  case serve(PlannedMeal.ID, Int?)
  /// Of another week, by day; only days that have none get them.
  case copy([[String]])
}

extension MealWeek {
  /// The note after an edit; `nil` if there is nothing to change: the meal is gone, or no recipe.
  package func applying(_ edit: MealEdit, in language: Language) -> String? {
    var draft = MealDraft(self, language)
    switch edit {
    case .add(let text, let day): draft.add(text, to: day)
    case .remove(let id):
      guard let meal = self[id] else { return nil }
      var kept = draft
      _ = draft.take(meal)
      // What follows doesn't become another day's.
      let rest = days.joined().filter { $0.id != meal.id }.map(\.content)
      if MealWeek(draft.text, from: first, links: []).days.joined().map(\.content) != rest {
        kept.clear(meal)
        return kept.text
      }
    case .move(let id, let day):
      guard let meal = self[id], meal.day != day, days.indices.contains(day) else { return nil }
      // Lines below it stay where they are, so that it is added first where it goes up.
      let place = draft.place(on: day)
      if place.line > meal.id.line {
        draft.add(meal.written, named: meal.name, to: day, with: draft.block(of: meal))
        _ = draft.take(meal)
      } else {
        let block = draft.take(meal)
        draft.add(meal.written, named: meal.name, to: day, with: block)
      }
    case .shift(let id, let steps):
      guard let meal = self[id], let index = days[meal.day].firstIndex(of: meal),
        days[meal.day].indices.contains(index + steps)
      else { return nil }
      draft.swap(meal, days[meal.day][index + steps])
    case .serve(let id, let count):
      guard let meal = self[id], draft.serve(meal, count) else { return nil }
    case .copy(let meals):
      var week = self
      for (day, texts) in meals.enumerated() where days.indices.contains(day) && days[day].isEmpty {
        for text in texts {
          var draft = MealDraft(week, language)
          draft.add(text, to: day)
          week = MealWeek(draft.text, from: first, links: [])
        }
      }
      return week.text.utf8.elementsEqual(text.utf8) ? nil : week.text
    }
    return draft.text
  }

  /// Where it is now: at its line, or else at the only other one that reads the same.
  package subscript(id: PlannedMeal.ID) -> PlannedMeal? {
    let meals = days.joined()
    if let meal = meals.first(where: { $0.id == id }) { return meal }
    let same = meals.filter { $0.id.text == id.text }
    return same.count == 1 ? same[0] : nil
  }
}

/// The lines of a week while an edit rewrites some.
private struct MealDraft {
  let week: MealWeek
  let language: Language
  var lines: [String]

  init(_ week: MealWeek, _ language: Language) {
    (self.week, self.language) = (week, language)
    lines = week.lines.map(String.init)
    // An empty note has no line yet.
    if lines == [""] { lines = [] }
  }

  var text: String { lines.joined(separator: "\n") }

  enum Form {
    /// Behind a day that has nothing yet.
    case slot(MealWeek.Head)
    /// Below a day.
    case listed(lead: String)
    /// With its day in front, as it stands in front of another: `- Mon: `; or its lead and day, if the meal has a name.
    case day(front: String, lead: String, String)
    /// Below a new heading.
    case heading(level: Int)
  }

  /// Where another meal of a day goes, and how it is written there.
  func place(on day: Int) -> (line: Int, form: Form) {
    let heads = week.heads.filter { $0.day == day }
    if let head = heads.first(where: { $0.level == 0 && $0.isEmpty && $0.last == $0.line }) {
      return (head.line, .slot(head))
    }
    if let head = heads.last {
      if head.level == 0, head.last == head.line || !head.isEmpty {
        return (
          head.last + 1,
          .day(front: Self.unticked(head.front), lead: Self.unticked(head.lead), head.dayText)
        )
      }
      let last = week.days[day].last { head.line + 1...max(head.line + 1, head.last) ~= $0.id.line }
      let lead = last.map { Self.unticked(String(MealLine($0.id.text[...], from: week.first).lead)) }
      return (head.last + 1, .listed(lead: lead ?? (head.level > 0 ? "- " : "  - ")))
    }
    // The days before come first.
    let earlier = week.heads.filter { $0.day < day }.max { ($0.day, $0.last) < ($1.day, $1.last) }
    let near = earlier ?? week.heads.first
    let line = earlier.map { $0.last + 1 } ?? week.heads.first?.line ?? end
    if let near, near.level > 0 { return (line, .heading(level: near.level)) }
    let written = self.written(week.first.adding(days: Int64(day)), like: near?.dayText)
    guard let near else { return (line, .day(front: "- \(written): ", lead: "- ", written)) }
    return (
      line,
      .day(
        front: Self.unticked(near.front).replacing(near.dayText, with: written, maxReplacements: 1),
        lead: Self.unticked(near.lead), written)
    )
  }

  /// As other days of the note are.
  private func written(_ day: Moment, like other: String?) -> String {
    if let other, Moment(day: other) != nil { return day.day }
    let isFull = other.map { $0.count > 4 && MealDay.weekday($0) != nil } ?? false
    return MealDay.written(day, isFull: isFull, in: language)
  }

  private static func unticked(_ lead: String) -> String {
    ["[x]", "[X]", "[-]", "[/]", "[>]"].reduce(lead) { $0.replacing($1, with: "[ ]") }
  }

  /// Behind the last line that isn't blank.
  private var end: Int { (lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? -1) + 1 }

  /// - Parameter block: Its line elsewhere, and what belongs to it.
  mutating func add(_ text: String, named name: String? = nil, to day: Int, with block: [String] = []) {
    let (line, form) = place(on: day)
    let more = block.dropFirst()
    let name = name ?? MealLine(text[...], from: week.first).word
    switch form {
    case .slot(let head):
      lines[line] = name == nil ? head.front + text : head.lead + head.dayText + " " + text
      lines.insert(contentsOf: more, at: line + 1)
    case .listed(let lead): lines.insert(contentsOf: [lead + text] + more, at: line)
    case .day(let front, let lead, let day):
      lines.insert(contentsOf: [name == nil ? front + text : lead + day + " " + text] + more, at: line)
    case .heading(let level):
      let date = week.first.adding(days: Int64(day))
      let heading =
        String(repeating: "#", count: level) + " " + MealDay.written(date, isFull: true, in: language)
      let (above, below) = line <= (week.heads.first?.line ?? 0) ? ([], [""]) : ([""], [String]())
      lines.insert(contentsOf: above + [heading, "- " + text] + more + below, at: line)
    }
  }

  /// The line of a meal, and the lines below it that belong to it alone.
  func block(of meal: PlannedMeal) -> [String] { Array(lines[range(of: meal)]) }

  private func range(of meal: PlannedMeal) -> Range<Int> {
    let start = meal.id.line
    let indent = MealLine(lines[start][...], from: week.first).indent
    let meals = Set(week.days.joined().map(\.id.line))
    var end = start + 1
    while end < lines.count, !lines[end].allSatisfy(\.isWhitespace), !meals.contains(end),
      MealLine(lines[end][...], from: week.first).indent > indent
    {
      end += 1
    }
    return start..<end
  }

  /// A day keeps its line as long as other meals are below it.
  mutating func take(_ meal: PlannedMeal) -> [String] {
    let range = range(of: meal)
    let taken = Array(lines[range])
    let head = week.heads.first { $0.line == meal.id.line }
    let keeps = head.map { head in
      week.days[head.day].contains { head.line + 1..<max(head.last, head.line) + 1 ~= $0.id.line }
    }
    if keeps == true || head.map({ $0.level > 0 }) == true, let head {
      lines.replaceSubrange(range, with: [head.level > 0 ? head.lead + head.dayText : head.front.withoutEnd])
    } else {
      lines.removeSubrange(range)
    }
    return taken
  }

  /// Its line stays, with the day.
  mutating func clear(_ meal: PlannedMeal) {
    guard let head = week.heads.first(where: { $0.line == meal.id.line }) else {
      _ = take(meal)
      return
    }
    lines[meal.id.line] = head.level > 0 ? head.lead + head.dayText : head.front.withoutEnd
  }

  /// Two meals of a day change their places; a day in front stays where it is.
  mutating func swap(_ one: PlannedMeal, _ other: PlannedMeal) {
    let heads = [one, other].map { meal in week.heads.first { $0.line == meal.id.line } }
    if heads[0] == nil, heads[1] == nil { return lines.swapAt(one.id.line, other.id.line) }
    for (meal, head, new) in [(one, heads[0], other), (other, heads[1], one)] {
      let lead = head?.lead ?? String(MealLine(meal.id.text[...], from: week.first).lead)
      let isNamed = new.name != nil
      lines[meal.id.line] = (head.map { isNamed ? lead + $0.dayText + " " : $0.front } ?? lead) + new.written
    }
  }

  /// False without a recipe.
  mutating func serve(_ meal: PlannedMeal, _ count: Int?) -> Bool {
    guard let link = meal.links.first else { return false }
    let line = meal.id.text
    let content = MealLine(line[...], from: week.first).content
    let end = content.utf8.index(content.startIndex, offsetBy: link.offset + 1 - meal.start)
    let old = Portion.written(behindLink: link.portion)?.text.utf8.count ?? 0
    let rest = content.utf8.index(end, offsetBy: old)
    let new = count.map { " " + Servings.phrase($0, in: language) } ?? ""
    lines[meal.id.line] = String(line[..<end]) + new + String(line[rest...])
    return true
  }
}

extension String {
  fileprivate var withoutEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
