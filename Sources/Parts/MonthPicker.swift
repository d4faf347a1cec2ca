import Composable
import Screen

/// A day of the Gregorian calendar.
public struct CalendarDay: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  /// Since 1 January 1970.
  public var number: Int

  /// A day by its number.
  public init(number: Int) { self.number = number }

  /// A day by its date; a day that the month doesn't have is one of the next.
  public init(_ year: Int, _ month: Int, _ day: Int) {
    // Years that begin in March have the leap day at their end.
    let months = year * 12 + month - 3
    let (years, rest) = (Self.floor(months, 12), months - Self.floor(months, 12) * 12)
    let leaps = Self.floor(years, 4) - Self.floor(years, 100) + Self.floor(years, 400)
    number = years * 365 + leaps + (153 * rest + 2) / 5 + day - 1 - 719_468
  }

  /// Year, month and day.
  public var date: (year: Int, month: Int, day: Int) {
    let days = number + 719_468
    let era = Self.floor(days, 146_097)
    let inEra = days - era * 146_097
    let years = (inEra - inEra / 1460 + inEra / 36_524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * years + years / 4 - years / 100)
    let month = (5 * inYear + 2) / 153
    return (
      years + era * 400 + (month > 9 ? 1 : 0), month > 9 ? month - 9 : month + 3,
      inYear - (153 * month + 2) / 5 + 1
    )
  }

  /// 0 for Monday, 6 for Sunday.
  public var weekday: Int { number + 3 - Self.floor(number + 3, 7) * 7 }

  /// The same day of another month, or its last.
  public func adding(months: Int) -> CalendarDay {
    let (year, month, day) = date
    let first = CalendarDay(year, month + months, 1)
    return CalendarDay(number: first.number + min(day, first.daysInMonth) - 1)
  }

  /// How many days its month has.
  public var daysInMonth: Int {
    let (year, month, _) = date
    return CalendarDay(year, month + 1, 1).number - CalendarDay(year, month, 1).number
  }

  /// The earlier first.
  public static func < (a: CalendarDay, b: CalendarDay) -> Bool { a.number < b.number }

  /// `2026-11-27`.
  public var description: String {
    let (year, month, day) = date
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day))"
  }

  private static func floor(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
  }
}

/// A month to choose a day from.
public struct MonthPicker: Equatable, Sendable {
  /// The day of the cursor, which is in the month that shows.
  public var day: CalendarDay
  /// Marked; `nil` marks none.
  public var today: CalendarDay?
  /// Of the first column: 0 for Monday.
  public var firstWeekday: Int
  /// Underlined, as there is something on them.
  public var marked: Set<CalendarDay>

  /// Creates a month around a day.
  public init(
    _ day: CalendarDay, today: CalendarDay? = nil, firstWeekday: Int = 0, marked: Set<CalendarDay> = []
  ) {
    (self.day, self.today, self.firstWeekday, self.marked) = (day, today, firstWeekday, marked)
  }

  /// The first day of each week that shows.
  var weeks: [CalendarDay] {
    let (year, month, _) = day.date
    let first = CalendarDay(year, month, 1)
    let start = first.number - (first.weekday - firstWeekday + 7) % 7
    return stride(from: start, to: first.number + day.daysInMonth, by: 7).map { CalendarDay(number: $0) }
  }
}

/// What happens to a month picker.
public enum MonthPickerAction: Equatable, Sendable, Codable {
  case moved(days: Int)
  case monthMoved(by: Int)
  case pressed(CalendarDay)
  case taken
  /// For the parent.
  case chosen(CalendarDay)
}

extension MonthPicker {
  /// Moves by days and months, and chooses.
  public static let reducer = Reducer<MonthPicker, MonthPickerAction, Void> { state, action, _ in
    switch action {
    case .moved(let days): state.day.number += days
    case .monthMoved(let months): state.day = state.day.adding(months: months)
    case .pressed(let day):
      if day == state.day { return .send(.chosen(day)) }
      state.day = day
    case .taken: return .send(.chosen(state.day))
    case .chosen: break
    }
    return .none
  }

  /// Its commands, whatever the day.
  public static let commands: [Command<Void, MonthPickerAction>] = [
    Command("monthPicker.choose", keys: "enter", action: .taken, footer: true),
    Command("monthPicker.dayBefore", keys: "left", "h", action: .moved(days: -1)),
    Command("monthPicker.nextDay", keys: "right", "l", action: .moved(days: 1)),
    Command("monthPicker.weekBefore", keys: "up", "k", action: .moved(days: -7)),
    Command("monthPicker.nextWeek", keys: "down", "j", action: .moved(days: 7)),
    Command("monthPicker.monthBefore", keys: "pgup", "[", action: .monthMoved(by: -1), footer: true),
    Command("monthPicker.nextMonth", keys: "pgdn", "]", action: .monthMoved(by: 1), footer: true),
  ]

  /// Its keys.
  public static let keymap = Keymap(commands)

  /// Its mouse: a press moves to a day, another chooses it; the wheel turns the months.
  public static var mouse: Mouse<MonthPicker, MonthPickerAction> {
    Mouse { (_: MonthPicker, pointer: Pointer<MonthPlace>) in
      switch pointer {
      case .wheel(.up, over: .some), .wheel(.left, over: .some): return .monthMoved(by: -1)
      case .wheel(.down, over: .some), .wheel(.right, over: .some): return .monthMoved(by: 1)
      default: break
      }
      switch pointer.press {
      case .day(let day): return .pressed(day)
      case .before: return .monthMoved(by: -1)
      case .next: return .monthMoved(by: 1)
      case .month, nil: return nil
      }
    }
  }
}

/// What the mouse hits in a month: a day, the signs that lead to another month, or what lies around them.
public enum MonthPlace: Hashable, Sendable, CustomStringConvertible {
  case month
  case day(CalendarDay)
  case before, next

  /// `day(2026-11-27)`.
  public var description: String {
    switch self {
    case .month: "month"
    case .day(let day): "day(\(day))"
    case .before: "before"
    case .next: "next"
    }
  }
}

/// A month: its name, the names of the days, and the weeks.
public struct MonthPickerView: View {
  private let state: MonthPicker
  private let isFocused: Bool
  private let words: PartWords.Months

  /// Creates the view of a month picker.
  public init(_ state: MonthPicker, isFocused: Bool = true, words: PartWords = .english) {
    (self.state, self.isFocused, self.words) = (state, isFocused, words.months)
  }

  private static let columns = 3

  /// Draws the month. Each day is a place.
  public func draw(on canvas: inout Canvas) {
    let (year, month, _) = state.day.date
    let width = 7 * Self.columns - 1
    canvas.place(MonthPlace.month, in: Rect(size(within: canvas.size)))
    let name = words.months.indices.contains(month - 1) ? words.months[month - 1] : "\(month)"
    canvas.draw(Text("\(name) \(year)", style: .heading, align: .center), in: Rect(0, 0, width, 1))
    if !canvas.isLinear {
      for (sign, place, column) in [("‹", MonthPlace.before, 0), ("›", .next, width - 1)] {
        canvas.place(place, in: Rect(column, 0, 1, 1))
        canvas.write(sign, at: Point(column, 0), style: .muted)
      }
    }
    for column in 0..<7 {
      let name = words.weekdays[(column + state.firstWeekday) % 7]
      canvas.write(name.truncated(to: 2), at: Point(column * Self.columns, 1), style: .muted)
    }
    // Where not all weeks fit, that of the cursor does.
    let weeks = state.weeks
    let current = weeks.lastIndex { $0 <= state.day } ?? 0
    let first = max(0, min(current + 3 - canvas.size.height, weeks.count - 1))
    for (row, week) in weeks[first...].enumerated() {
      for column in 0..<7 {
        let day = CalendarDay(number: week.number + column)
        if day.date.month == month { draw(day, at: Point(column * Self.columns, row + 2), on: &canvas) }
      }
    }
  }

  private func draw(_ day: CalendarDay, at point: Point, on canvas: inout Canvas) {
    let number = day.date.day
    var style = day == state.today ? Style.accent : .plain
    if state.marked.contains(day) { style = style.adding(.underline) }
    if day == state.day {
      style = style.adding(.reverse)
      if isFocused { canvas.setCursor(at: point) }
    }
    canvas.place(MonthPlace.day(day), in: Rect(point.column, point.row, 2, 1))
    canvas.write(number < 10 ? " \(number)" : "\(number)", at: point, style: style)
  }

  /// Seven columns of two, and a row for each week.
  public func size(within limit: Size) -> Size {
    Size(min(limit.width, 7 * Self.columns - 1), min(limit.height, state.weeks.count + 2))
  }
}
