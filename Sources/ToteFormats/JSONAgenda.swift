import ToteModel

/// What `tote today --json` prints: what is due in notes, the day's note, what ends soon at home, and then what the lists want.
extension JSONFormat {
  private enum Row {
    case due(DueEntry)
    case dayNote(Note)
    case meal(PlannedMeal, Moment)
    case ending(Item, Moment, [String])
    case wanted(WantedList)
  }

  package static func array(
    of due: [DueEntry], _ dayNote: Note?, _ meals: [PlannedMeal], on today: Moment,
    _ ending: [(item: Item, day: Moment, recipes: [String])], and lists: [WantedList]
  ) -> String {
    let notes = due.map(Row.due) + [dayNote].compactMap { $0.map(Row.dayNote) }
    let meals = meals.map { Row.meal($0, today) }
    let items = ending.map { Row.ending($0.item, $0.day, $0.recipes) }
    return array(notes + meals + items + lists.map(Row.wanted)) { row, bytes in
      switch row {
      case .due(let entry):
        bytes += Array("{\"note\": \"\(entry.id.note)\", \"title\": ".utf8)
        JSONRow.write(entry.noteName, to: &bytes)
        bytes += Array(", \"text\": ".utf8)
        JSONRow.write(entry.text, to: &bytes)
        bytes += Array(", \"task\": \(entry.id.box != nil), \"day\": \"\(entry.day.day)\"".utf8)
        bytes += Array(", \"overdue\": \(entry.isOverdue)}".utf8)
      case .dayNote(let note):
        bytes += Array("{\"note\": \"\(note.id)\", \"title\": ".utf8)
        JSONRow.write(note.givenName, to: &bytes)
        bytes += Array(", \"daily\": true}".utf8)
      case .meal(let meal, let day): write(meal, on: day, to: &bytes)
      case .ending(let item, let day, let recipes):
        bytes += Array("{\"item\": \"\(item.id)\", \"name\": ".utf8)
        JSONRow.write(item.name, to: &bytes)
        bytes += Array(", \"day\": \"\(day.day)\", \"recipes\": [".utf8)
        write(recipes, to: &bytes)
        bytes += Array("]}".utf8)
      case .wanted(let wanted):
        bytes += Array("{\"list\": \"\(wanted.list.id)\", \"name\": ".utf8)
        JSONRow.write(wanted.list.name, to: &bytes)
        bytes += Array(", \"remaining\": \(wanted.remaining), \"staples\": [".utf8)
        write(wanted.due, to: &bytes)
        bytes += Array("]}".utf8)
      }
    }
  }

  /// `tote meals --json` prints the days of a week so.
  package static func array(of week: MealWeek) -> String {
    let meals = week.days.enumerated().flatMap { day, meals in
      meals.map { (meal: $0, day: week.first.adding(days: Int64(day))) }
    }
    return array(meals) { row, bytes in write(row.meal, on: row.day, to: &bytes) }
  }

  private static func write(_ meal: PlannedMeal, on day: Moment, to bytes: inout [UInt8]) {
    bytes += Array("{\"day\": \"\(day.day)\", \"meal\": ".utf8)
    if let name = meal.name { JSONRow.write(name, to: &bytes) } else { bytes += Array("null".utf8) }
    bytes += Array(", \"text\": ".utf8)
    JSONRow.write(meal.dish, to: &bytes)
    bytes += Array(", \"recipes\": [".utf8)
    write(meal.links.map(\.title), to: &bytes)
    bytes += Array(
      "], \"servings\": \(meal.servings.map(String.init) ?? "null"), \"done\": \(meal.isDone)}".utf8)
  }

  private static func write(_ names: [String], to bytes: inout [UInt8]) {
    for (index, name) in names.enumerated() {
      if index > 0 { bytes += Array(", ".utf8) }
      JSONRow.write(name, to: &bytes)
    }
  }
}
