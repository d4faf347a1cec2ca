import ToteModel

// What is at home, as the screen and the command line say it.
extension ShellWords {
  /// The name of the stock.
  package var homeList: String { say("home-list") }

  package func keeps(until day: Moment, on today: Moment) -> String {
    let days = Int64(day.dayNumber - today.dayNumber)
    switch days {
    case ..<0: return say("home-ended", ["day": day.shownDay])
    case 0: return say("home-ends-today")
    case 1: return say("home-ends-tomorrow")
    case 2...BestBefore.soon: return say("home-ends-soon", ["count": counted(Int(days))])
    default: return say("home-keeps", ["day": day.shownDay])
    }
  }

  /// Why a recipe's line isn't added, or that only a part of it is.
  package func atHome(_ cover: HomeStock.Cover) -> String {
    if cover.isBasic { return say("home-is-basic") }
    return cover.has.map(hasAtHome) ?? say("home-is-there")
  }

  package func hasAtHome(_ amount: Amount) -> String { say("home-has", ["amount": amount.shown]) }

  package func used(_ item: String, _ outcome: UseOutcome) -> String {
    switch outcome {
    case .left(let rest): say("home-used-left", ["item": item, "amount": rest.shown])
    case .another(let other):
      say("home-used-another", ["item": item, "amount": other.details.amount?.shown ?? other.name])
    case .back(let list): say("home-used-back", ["item": item, "list": list.name])
    case .there(let list): say("home-used-there", ["item": item, "list": list.name])
    case .gone: say("home-used-gone", ["item": item])
    case .unmeasured: say("home-used-unmeasured", ["item": item])
    }
  }
}

extension Words {
  /// In the footer of the stock.
  var useUp: String { say("home-use-up") }
  /// The heading of what has no place.
  var noPlace: String { say("home-no-place") }
  var leaveHome: String { say("home-leave") }
  var emptyHome: Invitation {
    Invitation(
      heading: say("home-empty"), add: say("home-empty", attribute: "add"), again: "",
      more: say("home-empty", attribute: "more"))
  }
  /// The title of the preview that asks what goes home, and what Enter does there.
  var homeQuestion: String { say("home-question") }
  func putAtHome(_ count: Int) -> String { say("home-put", ["count": counted(count)]) }
  var homeBegun: String { say("home-begun") }
  func keptAtHome(_ items: [String]) -> String { say("home-kept", ["items": items]) }
  func usedUp(_ items: [String]) -> String { say("home-used-items", ["items": items]) }
  var undoes: String { say("home-undoes") }
  func cooked(_ items: [String]) -> String { say("home-cooked", ["items": items]) }
  var nothingTakenOut: String { say("home-nothing-taken") }
  var nothingAtHomeYet: String { say("home-nothing") }
}

extension Message {
  static var homeBegun: Message { Message(words.homeBegun) }
  static var nothingAtHome: Message { refused(words.nothingAtHomeYet) }
  static func keptAtHome(_ lines: [ParsedItem]) -> Message { Message(words.keptAtHome(lines.map(\.name))) }

  static func used(_ used: [(item: Item, outcome: UseOutcome)]) -> Message {
    guard used.count == 1 else { return Message(words.usedUp(used.map(\.item.name))) }
    return Message("\(words.used(used[0].item.name, used[0].outcome)) \(words.undoes)")
  }

  static func cooked(_ items: [Item]) -> Message {
    items.isEmpty ? refused(words.nothingTakenOut) : Message(words.cooked(items.map(\.name)))
  }
}
