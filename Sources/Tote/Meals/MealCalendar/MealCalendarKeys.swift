import Composable
import Screen

typealias MealCommand = Command<MealCalendar, MealCalendarAction>

extension MealCommand {
  static var open: Self { Self("meals.open", ["enter"], .chosen) }
  static var add: Self { Self("meals.add", ["a"], .added) }
  static var send: Self { Self("meals.send", ["+"], .sent) }
  static var copy: Self { Self("meals.copy", ["C"], .copied) }
  static var servings: Self { Self("meals.servings", ["S"], .servingsAsked(digit: nil)) }
  static var remove: Self { Self("meals.remove", ["x", "delete"], .removed) }
  static var mark: Self { Self("meals.mark", ["space"], .dayMarked) }
  static var note: Self { Self("meals.note", ["e"], .noteEdited) }
  static var previousWeek: Self { Self("meals.previousWeek", ["[", "pgup"], .weekTurned(by: -1)) }
  static var nextWeek: Self { Self("meals.nextWeek", ["]", "pgdn"], .weekTurned(by: 1)) }
  static var thisWeek: Self { Self("meals.thisWeek", ["t", "home"], .thisWeekShown) }
  static var left: Self { Self("meals.left", ["h", "left"], .moved(.left)) }
  static var right: Self { Self("meals.right", ["l", "right"], .moved(.right)) }
  static var up: Self { Self("meals.up", ["k", "up"], .moved(.up)) }
  static var down: Self { Self("meals.down", ["j", "down"], .moved(.down)) }
  static var carryLeft: Self { Self("meals.carryLeft", ["shift+left", "H"], .carried(.left)) }
  static var carryRight: Self { Self("meals.carryRight", ["shift+right", "L"], .carried(.right)) }
  static var carryUp: Self { Self("meals.carryUp", ["shift+up", "K"], .carried(.up)) }
  static var carryDown: Self { Self("meals.carryDown", ["shift+down", "J"], .carried(.down)) }
  static var close: Self { Self("meals.close", ["esc", "q"], .closed) }

  static var all: [Self] { acts + moves + [close] }
  private static var acts: [Self] { [open, add, send, copy, servings, remove, mark, note] }
  private static var moves: [Self] {
    [previousWeek, nextWeek, thisWeek, left, right, up, down, carryLeft, carryRight, carryUp, carryDown]
  }
}

extension MealCalendar {
  static var modes: [KeyMode<MealCalendar, MealCalendarAction>] {
    [KeyMode(MealCommand.all, beside: .withUndo)]
  }

  /// A digit begins the number of servings.
  var keymap: Keymap<MealCalendarAction> {
    let keymap = Keymap(MealCommand.all) { event in
      guard case .key(let key) = event, let digit = key.character, ("1"..."9").contains(digit) else {
        return nil
      }
      return .servingsAsked(digit: digit)
    }
    let add = MealCommand.add.hint()
    if week.isEmpty { return keymap.footer([add] + MealCommand.hints(.nextWeek, .copy, .close)) }
    return keymap.footer(
      [add, MealCommand.send.hint()] + MealCommand.hints(.nextWeek, .copy, .remove, .servings, .carryRight)
        + [AppCommand.undo.hint(), MealCommand.close.hint()])
  }

  static var mouse: Mouse<MealCalendar, MealCalendarAction> {
    Mouse { (_: MealCalendar, pointer: Pointer<MealCalendarPlace>) in
      switch pointer {
      case .dragged(.meal(let place), let over, _): return .dragged(place, to: over?.day)
      case .dropped(.meal(let place), let on): return .dropped(place, on: on?.day)
      case .wheel(.up, over: .some), .wheel(.left, over: .some): return .weekTurned(by: -1)
      case .wheel(.down, over: .some), .wheel(.right, over: .some): return .weekTurned(by: 1)
      // The first press has moved the cursor there.
      case .doublePressed(.meal, _): return .chosen
      case .doublePressed(.day, _): return .added
      default: return pointer.press.map { .pressed($0.place) }
      }
    }
  }
}

/// What the mouse hits in a week.
enum MealCalendarPlace: Hashable, Sendable {
  /// All of it; its meals lie in front.
  case day(Int)
  case meal(MealCalendar.Place)

  /// Below its meals, a day's own.
  var place: MealCalendar.Place {
    switch self {
    case .day(let day): MealCalendar.Place(day: day, meal: .max)
    case .meal(let place): place
    }
  }

  var day: Int { place.day }
}
