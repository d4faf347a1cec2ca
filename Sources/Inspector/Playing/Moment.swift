import Dumping
import Loop
import Screen

extension Fault {
  /// What led to the bug: the same action, where the same was there before it and after.
  struct Moment: Equatable {
    let action: String
    let before: String?
    let after: String?
    /// The ids of the rows that the part is in: another row at the same place may be right.
    let rows: [String]
    /// What was open and has been closed on the way from the key to the action, by its texts: a dialog has asked the same.
    let closed: [String]
    /// Whether an effect answered after another of its name had begun.
    let isOvertaken: Bool

    /// The moment in which a run did an action for the last time, with what came of it at once.
    init?<State, Action>(
      of bug: Fault, in history: History<State, Action>, upTo number: Int = .max, action: String? = nil,
      picture: (State, Size) -> Frame, size: Size
    ) {
      let number = min(number, history.steps.last?.number ?? 0)
      let end = history.end(of: number)
      guard let after = history.steps.last(where: { $0.number <= end }) else { return nil }
      let steps = history.steps.prefix { $0.number <= number }
      guard
        let index = steps.lastIndex(where: { action == nil || Self.name(of: $0.action) == action })
      else { return nil }
      func reading(_ state: State) -> String? {
        let frame = if case .part = bug.spot { Frame(size: Size(1, 1)) } else { picture(state, size) }
        return Fault.reading(bug.spot, state, frame)
      }
      self.action = Self.name(of: steps[index].action)
      (self.before, self.after) = (reading(history.state(before: index)), reading(after.state))
      rows =
        if case .part(let path) = bug.spot { PartOfValue(at: path, in: after.state)?.ids ?? [] } else { [] }
      let causes = history.causes(of: index)
      closed = causes.flatMap { Self.closed(by: $0, in: history) }
      isOvertaken = causes.first { history.steps[$0].effect != nil }.map(history.isOvertaken) ?? false
    }

    /// Whether the same was done, be it with other rows: ids may be made anew in each run.
    func resembles(_ other: Moment) -> Bool {
      action == other.action && before == other.before && after == other.after
    }

    /// The cases alone: what they carry, such as ids, depends on what was done before.
    private static func name(of action: Any) -> String {
      String(summary(of: action).prefix { $0.isLetter || $0.isNumber || "._(".contains($0) })
    }

    /// The texts in what a step has closed: an optional or a case that carried something.
    private static func closed<State, Action>(by index: Int, in history: History<State, Action>) -> [String] {
      let changes = difference(history.state(before: index), history.steps[index].state)?.changes ?? []
      return changes.flatMap { change in
        guard let old = change.old, old.contains("(") else { return [String]() }
        let isCase = old.hasPrefix(".") && change.new?.hasPrefix(".") != false
        return isCase || change.new == "nil" ? texts(in: old) : []
      }
    }

    /// What stands between quotes.
    private static func texts(in source: String) -> [String] {
      var texts: [String] = []
      var text: String?
      var isEscaped = false
      for character in source {
        switch character {
        case _ where isEscaped: isEscaped = false
        case "\\": isEscaped = true
        case "\"":
          if let text { texts.append(text) }
          text = text == nil ? "" : nil
          continue
        default: break
        }
        text?.append(character)
      }
      return texts
    }
  }
}

extension History {
  /// The indices of a step and of those that caused it, the latest first.
  fileprivate func causes(of index: Int) -> [Int] {
    var causes = [index]
    while let last = causes.last, let cause = steps[last].origin.cause,
      let next = steps[..<last].lastIndex(where: { $0.number == cause })
    {
      causes.append(next)
    }
    return causes
  }

  /// Whether another effect of the same name had begun since the one that sent a step.
  fileprivate func isOvertaken(_ index: Int) -> Bool {
    let step = steps[index]
    guard let serial = step.effect, let name = effects.last(where: { $0.serial == serial })?.name else {
      return false
    }
    return effects.contains { $0.serial > serial && $0.name == name && $0.start < step.number }
  }

  /// The state before a step, by its index.
  func state(before index: Int) -> State { index > steps.startIndex ? steps[index - 1].state : before }
}
