import Composable
import Parts
import Screen
import ToteModel

extension MealCalendar {
  var overlay: Overlay { .mealCalendar(self) }
  var title: String { words.mealsTitle(from: first) }
  var note: String { words.mealsWeek(from: first, on: today) }
  var widest: Int { 132 }

  var rowCount: Int {
    if isNarrow { return 9 }
    let width = columnWidth(OverlayBox.columns(in: room))
    let highest = week.days.map { day in day.reduce(0) { $0 + rows(of: $1, within: width).count + 1 } }.max()
    return max(10, (highest ?? 0) + 4)
  }

  var content: any View { MealCalendarView(calendar: self) }

  /// Seven, with a blank column between them.
  fileprivate func columnWidth(_ width: Int) -> Int { max(1, (width - 6) / 7) }

  /// As much as is worth its rows; all of it is below.
  fileprivate func rows(of meal: PlannedMeal, within width: Int) -> [String] {
    let text = (lists[meal.id] == nil ? "" : "✓ ") + meal.shown.printable
    let rows = text.wrapped(to: width).map { String(text[$0]) }
    return rows.count > 3 ? rows.prefix(2) + [rows[2...].joined().truncated(to: width)] : rows
  }

  fileprivate func label(of day: Int) -> String {
    let moment = first.adding(days: Int64(day))
    return (marked.contains(day) ? "● " : "") + words.shortDay(moment)
  }

  fileprivate func isToday(_ day: Int) -> Bool { first.adding(days: Int64(day)) == today }

  fileprivate func labelStyle(of day: Int) -> Style {
    if day == target { return .accent.adding(.reverse) }
    let style: Style = isToday(day) ? .accent : day == cursor.day ? .heading : .muted
    if marked.contains(day) { return style.adding(.reverse) }
    return isToday(day) ? style.adding(.bold) : style
  }

  fileprivate func style(of meal: PlannedMeal, isCurrent: Bool) -> Style {
    let style: Style =
      meal.isDone
      ? .muted.adding(.strike) : lists[meal.id] != nil ? .success : meal.links.isEmpty ? .note : .plain
    return isCurrent ? style.adding(.reverse) : style
  }

  /// All about the meal of the cursor, or what to do.
  fileprivate var explanation: String {
    guard let current else {
      return week.isEmpty ? words.mealsEmpty : words.mealsEmptyDay(first.adding(days: Int64(cursor.day)))
    }
    let list = lists[current.id].map { [words.mealOnList($0)] } ?? []
    return ([current.shown] + list).joined(separator: " · ")
  }
}

private struct MealCalendarView: View {
  let calendar: MealCalendar

  func draw(on canvas: inout Canvas) {
    let margin = ScreenMetrics.margin(canvas.size.width)
    let inside = canvas.bounds.inset(left: margin, right: margin)
    let isRows = calendar.isNarrow || canvas.isLinear
    // Seven rows come before what is said below them.
    let below = inside.height > (isRows ? 7 : 5) ? (inside.height > (isRows ? 8 : 7) ? 2 : 1) : 0
    let (days, rest) = inside.cut(top: inside.height - below)
    canvas.draw(
      Drawing { canvas in
        if isRows { drawRows(on: &canvas) } else { drawColumns(on: &canvas) }
      }, in: days)
    if below > 0 {
      let line = Rect(rest.left, rest.top + below - 1, rest.width, 1)
      canvas.draw(Text(calendar.explanation.printable, style: .muted), in: line)
    }
  }

  private func drawColumns(on canvas: inout Canvas) {
    let width = calendar.columnWidth(canvas.size.width)
    for day in 0..<7 {
      let column = Rect(day * (width + 1), 0, width, canvas.size.height)
      canvas.place(MealCalendarPlace.day(day), in: column)
      canvas.write(
        calendar.label(of: day).truncated(to: width), at: Point(column.left, 0),
        style: calendar.labelStyle(of: day))
      draw(day, in: Rect(column.left, min(2, column.height), width, max(0, column.height - 2)), on: &canvas)
    }
  }

  private func draw(_ day: Int, in column: Rect, on canvas: inout Canvas) {
    let meals = calendar.week.days[day]
    let isHere = day == calendar.cursor.day
    if meals.isEmpty, isHere {
      canvas.write("·", at: column.origin, style: .plain.adding(.reverse))
      canvas.setCursor(at: column.origin)
    }
    var blocks = meals.map { calendar.rows(of: $0, within: column.width) }
    var gap = 1
    if blocks.reduce(0, { $0 + $1.count + 1 }) > column.height + 1 {
      gap = 0
      blocks = meals.map { meal in
        let text = (calendar.lists[meal.id] == nil ? "" : "✓ ") + meal.shown.printable
        return [text.truncated(to: column.width)]
      }
    }
    // Where not all fit, that of the cursor does.
    let first = isHere ? max(0, calendar.cursor.meal + 1 - max(1, column.height)) : 0
    var row = column.top
    for meal in meals.indices.dropFirst(min(first, meals.count)) {
      if row >= column.bottom { break }
      if row == column.bottom - 1, meal < meals.count - 1, meal != calendar.cursor.meal || !isHere {
        canvas.write("…", at: Point(column.left, row), style: .muted)
        break
      }
      let place = MealCalendar.Place(day: day, meal: meal)
      let isCurrent = place == calendar.cursor
      let style = calendar.style(of: meals[meal], isCurrent: isCurrent)
      let rows = blocks[meal].prefix(column.bottom - row)
      canvas.place(
        MealCalendarPlace.meal(place), in: Rect(column.left, row, column.width, rows.count))
      if isCurrent { canvas.setCursor(at: Point(column.left, row)) }
      for text in rows {
        canvas.write(text, at: Point(column.left, row), style: style)
        row += 1
      }
      row += gap
    }
  }

  private func drawRows(on canvas: inout Canvas) {
    let start = (0..<7).map { calendar.label(of: $0).columns }.max()! + 2
    for day in 0..<min(7, canvas.size.height) {
      // A low screen scrolls.
      let top = max(0, calendar.cursor.day + 1 - canvas.size.height)
      guard day + top < 7 else { break }
      canvas.draw(
        Drawing { canvas in drawRow(day + top, from: start, on: &canvas) },
        in: Rect(0, day, canvas.size.width, 1))
    }
  }

  private func drawRow(_ day: Int, from start: Int, on canvas: inout Canvas) {
    canvas.place(MealCalendarPlace.day(day), in: canvas.bounds)
    canvas.write(calendar.label(of: day), style: calendar.labelStyle(of: day))
    let meals = calendar.week.days[day]
    let isHere = day == calendar.cursor.day
    if meals.isEmpty, isHere {
      canvas.write("·", at: Point(start, 0), style: .plain.adding(.reverse))
      canvas.setCursor(at: Point(start, 0))
    }
    let texts = meals.map { meal in (calendar.lists[meal.id] == nil ? "" : "✓ ") + meal.shown.printable }
    let room = canvas.size.width - start
    var first = 0
    func width(to last: Int) -> Int { texts[first...last].reduce(-3) { $0 + $1.columns + 3 } }
    if isHere, texts.indices.contains(calendar.cursor.meal) {
      while first < calendar.cursor.meal, width(to: calendar.cursor.meal) > room { first += 1 }
    }
    var column = start
    for meal in meals.indices.dropFirst(first) where column < canvas.size.width {
      if meal > first { column = canvas.write(" · ", at: Point(column, 0), style: .muted) }
      let place = MealCalendar.Place(day: day, meal: meal)
      let text = texts[meal].truncated(to: max(0, canvas.size.width - column))
      canvas.place(MealCalendarPlace.meal(place), in: Rect(column, 0, text.columns, 1))
      if place == calendar.cursor { canvas.setCursor(at: Point(column, 0)) }
      column = canvas.write(
        text, at: Point(column, 0),
        style: calendar.style(of: meals[meal], isCurrent: place == calendar.cursor))
    }
  }
}
