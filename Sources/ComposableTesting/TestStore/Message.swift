import Composable
import Dumping

/// Every sentence that a TestStore says. What was expected, what came, where they differ, what to do.
enum Message {}

// MARK: Steps

extension Message {
  static func unexpectedChange<Action>(_ reached: Reached<Action>, _ change: StateChange) -> String {
    """
    The state changed after \(phrase(reached)), and this step says nothing of it.

    \(change.text("was", "is"))

    Give the step a closure that makes these changes, or correct the reducer.
    """
  }

  static func wrongState<Action>(
    _ reached: Reached<Action>, _ change: StateChange, saysNothing: Bool, isUnchanged: Bool
  ) -> String {
    let advice =
      if saysNothing {
        "The closure of this step changes nothing. Let it make these changes, or correct the reducer."
      } else if isUnchanged {
        "The reducer changed nothing. Correct it, or take the closure away."
      } else {
        "Correct the closure of this step, or the reducer."
      }
    return """
      The state after \(phrase(reached)) is not the one expected.

      \(change.text("expected", "is"))

      \(advice)
      """
  }

  static func wrongNamedState<Action>(_ reached: Reached<Action>, _ changes: StateChange) -> String {
    """
    The state after \(phrase(reached)) is not the one expected, in what this step names.

    \(changes.lines("expected", "is"))

    Correct the closure of this step, or the reducer.
    """
  }

  static func needlessClosure<Action>(_ reached: Reached<Action>) -> String {
    """
    The state did not change after \(phrase(reached)), and this step has a closure.

    Take the closure away, or correct the reducer.
    """
  }

  static func closureThrew<Action>(_ reached: Reached<Action>, _ error: any Error) -> String {
    """
    The closure for the state after \(phrase(reached)) threw an error, so nothing was compared.

    \(indented(swiftSource(of: error as Any)))
    """
  }

  static func doThrew(_ error: any Error) -> String {
    """
    This step threw an error.

    \(indented(swiftSource(of: error as Any)))
    """
  }
}

// MARK: Actions

extension Message {
  static func nothingReceived(_ expected: String, running: [String]) -> String {
    let waiting =
      running.isEmpty
      ? "Nothing runs that could still send it."
      : "Still running:\n\(list(running))"
    return """
      No action came, and this step expects one.

      Expected:
      \(expected)

      \(waiting)

      \(running.isEmpty ? "Take the step away, or let an effect send the action." : "Move the clock, or let the dependency answer, before this step.")
      """
  }

  static func otherReceived<State, Action>(
    _ expected: String, came: Received<State, Action>, difference: String?
  ) -> String {
    if let difference {
      return """
        The action that came\(from(came.sender)) is not the one expected.

        \(indented(difference))

        (- expected, + came)

        Correct this step, or the effect.
        """
    }
    return """
      Another action came\(from(came.sender)) than the one expected.

      Expected:
      \(expected)

      Came:
      \(indented(swiftSource(of: came.action)))

      Correct this step, or the effect.
      """
  }

  static func noneReceived(_ expected: String, came: [String]) -> String {
    """
    None of the actions that came is the one expected.

    Expected:
    \(expected)

    Came:
    \(list(came))

    Correct this step, or the effect.
    """
  }

  static func outOfOrder<State, Action>(
    _ expected: String, came: Received<State, Action>, position: Int
  ) -> String {
    """
    The action came, but not as the next one: it is number \(position) of those not yet received.

    Expected:
    \(expected)

    First came\(from(came.sender)):
    \(indented(swiftSource(of: came.action)))

    Put the steps into the order in which the actions came.
    """
  }

  static func unreceivedBeforeSend<Action>(_ actions: [String], sending action: Action) -> String {
    """
    \(count(actions.count, "action")) came that this test has not received, before it sends \(line(action)):

    \(list(actions))

    Receive \(actions.count == 1 ? "it" : "them") first. They were passed over, and the test goes on.
    """
  }

  static func unreceivedAtEnd(_ actions: [String]) -> String {
    """
    \(count(actions.count, "action")) came that this test has not received:

    \(list(actions))

    Receive \(actions.count == 1 ? "it" : "them"), or call skipReceivedActions().
    """
  }

  static func skipped(_ actions: [String]) -> String {
    "Passed over \(count(actions.count, "action")) that came:\n\n\(list(actions))"
  }

  static let noActionsToSkip = """
    There was no received action to skip.

    Take the step away, or find out why none came.
    """
}

// MARK: Effects

extension Message {
  static func stillRunning(_ effect: String, sleeps: Bool) -> String {
    let advice =
      sleeps
      ? "Move the clock until the effect has ended, or cancel it."
      : """
      Let what it waits for answer before the test ends, or cancel it. If it sleeps on a real clock, or waits for a \
      detached task or the main actor, its end is beyond every test: put that behind a dependency.
      """
    return """
      An effect still runs at the end of the test: \(effect)

      \(advice)
      """
  }

  static func runaway(_ effects: [String]) -> String {
    """
    The effects do not come to rest: 100,000 pieces of them have run in one step. All were cancelled. Running:

    \(list(effects))

    A loop that sleeps on an ImmediateClock never ends; a TestClock stops it where the test wants.
    """
  }

  static let noEffectsToSkip = """
    There was no running effect to skip.

    Take the step away, or find out why none runs.
    """

  static func skippedEffects(_ names: [String]) -> String {
    "Cancelled \(count(names.count, "effect")) still running:\n\n\(list(names))"
  }

  static func skippedChange<Action>(_ reached: Reached<Action>, _ change: StateChange) -> String {
    "Not asserted, after \(phrase(reached)):\n\n\(change.text("said", "is"))"
  }

  /// `"load", started by .loadTapped, sent at line 12; it sleeps on a test clock until 2.0 seconds`
  static func describe<State, Action>(
    _ run: RunInfo, _ recorder: Recorder<State, Action>, _ executor: EffectExecutor?
  ) -> String {
    var text = "\(run.name)"
    if let (action, place) = recorder.origin(of: run.startedBy) {
      text += ", started by \(line(action)) at \(SourcePlace(place.fileID, place.line))"
    }
    let deadlines = executor?.sleeps.withLock { $0.map(\.deadline) } ?? []
    if let deadline = deadlines.min() {
      text += ", sleeps on a test clock until \(deadline)."
    } else {
      text += ", waits for something outside the test."
    }
    return text
  }
}

// MARK: Clocks

extension Message {
  static func clockRunsOn(sleeps: [String], limit: Int) -> String {
    """
    The clock does not come to rest: it woke \(limit) sleeps, and there are still some.

    \(list(sleeps))

    A timer sleeps for ever: use advance(by:) instead of run().
    """
  }

  static func sleepsLeft(_ sleeps: [String], now: TestClock.Instant) -> String {
    """
    \(count(sleeps.count, "sleep")) \(sleeps.count == 1 ? "is" : "are") left over on the clock, which stands at \(now):

    \(list(sleeps))

    Move the clock until nothing sleeps on it, or cancel what sleeps.
    """
  }
}

// MARK: Words

extension Message {
  static func phrase<Action>(_ reached: Reached<Action>) -> String {
    switch reached {
    case .sent(let action): "sending \(line(action))"
    case .received(let action): "receiving \(line(action))"
    }
  }

  static func line<State, Action>(_ received: Received<State, Action>) -> String {
    line(received.action) + from(received.sender)
  }

  /// An action on one line: `.loaded(…)`.
  static func line<Action>(_ action: Action) -> String {
    let lines = swiftSource(of: action).split(separator: "\n", omittingEmptySubsequences: false)
    let short = lines.count == 1 ? String(lines[0]) : "\(lines[0])…)"
    return short
  }

  static func caseName<Action>(_ action: Action) -> String {
    Mirror(reflecting: action).children.first?.label ?? "\(action)"
  }

  static func from(_ sender: EffectName?) -> String {
    sender.map { " from the effect \($0)" } ?? ""
  }

  static func count(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
  }

  static func list(_ items: [String]) -> String {
    items.map { "  - \($0)" }.joined(separator: "\n")
  }

  static func indented(_ text: String) -> String { Dumping.indented(text) }
}
