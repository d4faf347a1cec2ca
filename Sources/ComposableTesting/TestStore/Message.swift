import Composable
import Dumping

enum Message {}

// MARK: Steps

extension Message {
  static func unexpectedChange<Action>(_ reached: Reached<Action>, _ change: StateChange) -> String {
    """
    The state changed after \(phrase(reached)), but this step does not expect a change.

    \(change.text("was", "is"))

    Add a closure that makes these changes, or correct the reducer.
    """
  }

  static func wrongState<Action>(
    _ reached: Reached<Action>, _ change: StateChange, saysNothing: Bool, isUnchanged: Bool
  ) -> String {
    let advice =
      if saysNothing {
        "This step's closure changes nothing. Make these changes in it, or correct the reducer."
      } else if isUnchanged {
        "The reducer changed nothing. Correct it, or remove the closure."
      } else {
        "Correct this step's closure, or the reducer."
      }
    return """
      The state after \(phrase(reached)) is not the expected one.

      \(change.text("expected", "is"))

      \(advice)
      """
  }

  static func wrongNamedState<Action>(_ reached: Reached<Action>, _ changes: StateChange) -> String {
    """
    The state after \(phrase(reached)) is not the expected one, in what this step's closure changes.

    \(changes.lines("expected", "is"))

    Correct this step's closure, or the reducer.
    """
  }

  static func twistedCasePath<Action>(extracts: Action, embeds: Action) -> String {
    """
    This step's case path extracts one case and embeds another.

    extracts:
    \(indented(swiftSource(of: extracts)))
    embeds its value as:
    \(indented(swiftSource(of: embeds)))

    Correct the case path. Whatever uses it sends its actions to the wrong feature.
    """
  }

  static func needlessClosure<Action>(_ reached: Reached<Action>) -> String {
    """
    The state did not change after \(phrase(reached)), but this step has a closure.

    Remove the closure, or correct the reducer.
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
  static func nothingReceived(_ expected: String, running: Listing) -> String {
    let waiting =
      running.isEmpty
      ? "Nothing is running that could still send it."
      : "Still running:\n\(running.text)"
    return """
      Expected an action, received none.

      Expected:
      \(expected)

      \(waiting)

      \(running.isEmpty ? "Remove this step, or let an effect send the action." : "Advance the clock, or let the dependency answer, before this step.")
      """
  }

  static func otherReceived<State, Action>(
    _ expected: String, came: Received<State, Action>, difference: String?
  ) -> String {
    if let difference {
      return """
        The action received\(from(came.sender)) is not the expected one.

        \(indented(difference))

        (- expected, + received)

        Correct this step, or the effect.
        """
    }
    return """
      The action received\(from(came.sender)) is not the expected one.

      Expected:
      \(expected)

      Received:
      \(indented(swiftSource(of: came.action)))

      Correct this step, or the effect.
      """
  }

  static func noneReceived(_ expected: String, came: Listing) -> String {
    """
    None of the received actions is the expected one.

    Expected:
    \(expected)

    Received:
    \(came.text)

    Correct this step, or the effect.
    """
  }

  static func outOfOrder<State, Action>(
    _ expected: String, came: Received<State, Action>, position: Int
  ) -> String {
    """
    The action was sent, but it is not the next one: it is number \(position) of those not yet received.

    Expected:
    \(expected)

    Received first\(from(came.sender)):
    \(indented(swiftSource(of: came.action)))

    Put the steps in the order in which the actions were sent.
    """
  }

  static func unreceivedBeforeSend<Action>(_ actions: Listing, sending action: Action) -> String {
    """
    \(actions.counted("action")) \(actions.agreeing("was", "were")) sent but never received by the test before it sends \(line(action)):

    \(actions.text)

    Receive \(actions.agreeing("it", "them")) first. \(actions.agreeing("It was", "They were")) skipped, and the test continues.
    """
  }

  static func unreceivedAtEnd(_ actions: Listing) -> String {
    """
    \(actions.counted("action")) \(actions.agreeing("was", "were")) sent but never received by the test:

    \(actions.text)

    Receive \(actions.agreeing("it", "them")), or call skipReceivedActions().
    """
  }

  static func skipped(_ actions: Listing) -> String {
    "Skipped \(actions.counted("received action")):\n\n\(actions.text)"
  }

  static let noActionsToSkip = """
    There was no received action to skip.

    Remove this step, or find out why no action was sent.
    """
}

// MARK: Effects

extension Message {
  static func stillRunning(_ effect: String, sleeps: Bool) -> String {
    let advice =
      sleeps
      ? "Advance the clock until the effect has ended, or cancel it."
      : """
      Let its dependency answer before the test ends, or cancel it. If it sleeps on a real clock, or waits for a \
      detached task or the main actor, no test can control when it ends: put that behind a dependency.
      """
    return """
      An effect is still running at the end of the test: \(effect)

      \(advice)
      """
  }

  static func moreStillRunning(_ count: Int) -> String {
    "… and \(Self.count(count, "more effect")) still running at the end of the test."
  }

  static func runaway(_ effects: Listing) -> String {
    """
    The effects never settle: 100,000 jobs ran in one step. All were cancelled. Running:

    \(effects.text)

    A loop that sleeps on an ImmediateClock never ends; use a TestClock.
    """
  }

  static let noEffectsToSkip = """
    There was no running effect to skip.

    Remove this step, or find out why none is running.
    """

  static func skippedEffects(_ names: Listing) -> String {
    "Cancelled \(names.counted("effect")) still running:\n\n\(names.text)"
  }

  static func skippedChange<Action>(_ reached: Reached<Action>, _ change: StateChange) -> String {
    "Not asserted, after \(phrase(reached)):\n\n\(change.text("asserted", "is"))"
  }

  /// `"load", started by .loadTapped, sent at line 12; it sleeping on a test clock until 2.0 seconds`
  static func describe<State, Action>(
    _ run: RunInfo, _ recorder: Recorder<State, Action>, _ executor: EffectExecutor?
  ) -> String {
    var text = "\(run.name)"
    if let (action, place) = recorder.origin(of: run.startedBy) {
      text += ", started by \(line(action)) at \(SourcePlace(place.fileID, place.line))"
    }
    let deadlines = executor?.sleeps.withLock { $0.map(\.deadline) } ?? []
    if let deadline = deadlines.min() {
      text += ", sleeping on a test clock until \(deadline)."
    } else {
      text += ", waiting for something outside the test."
    }
    return text
  }
}

// MARK: Clocks

extension Message {
  static func clockRunsOn(sleeps: Listing, limit: Int) -> String {
    """
    The clock never settles: it woke \(limit) sleeps, and some are left.

    \(sleeps.text)

    A timer sleeps for ever: use advance(by:) instead of run().
    """
  }

  static func sleepsLeft(_ sleeps: Listing, now: TestClock.Instant) -> String {
    """
    \(sleeps.counted("sleep")) \(sleeps.agreeing("is", "are")) left on the clock, which is at \(now):

    \(sleeps.text)

    Advance the clock until nothing sleeps on it, or cancel what sleeps.
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

  /// An action on one line: `ShopAction.loaded(…)`, `ShopAction.product(id: 2, action: .toggled)`.
  static func line<Action>(_ action: Action) -> String { summary(of: action, isRoot: true, showsID: true) }

  static func caseName<Action>(_ action: Action) -> String {
    Mirror(reflecting: action).children.first?.label ?? "\(action)"
  }

  static func from(_ sender: EffectName?) -> String {
    sender.map { " from the effect \($0)" } ?? ""
  }

  static func count(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
  }

  static func indented(_ text: String) -> String { Dumping.indented(text) }
}
