import Dumping

/// A running operation as the TestStore sees it.
@usableFromInline
package struct RunInfo: Sendable {
  package let serial: Int
  package let name: EffectName
  package let startedBy: Int
}

extension Job {
  var info: RunInfo? {
    run.map { RunInfo(serial: serial, name: $0.ticket.name, startedBy: startedBy) }
  }
}

extension Problem {
  static func thrown(_ error: any Error, by name: EffectName) -> Problem {
    Problem {
      """
      The effect \(name) threw an error that was not caught.

      Error:
      \(indented(swiftSource(of: error as Any)))

      Catch it in the operation, or give the effect a "catch:" that sends an action.
      """
    }
  }

  static func sentTooLate(by name: EffectName) -> Problem {
    Problem {
      """
      The effect \(name) sent an action after its operation had ended.

      The action was dropped: an operation that has returned can no longer be cancelled. Let the operation last as
      long as something may still send, for example by awaiting the task or the stream that does.
      """
    }
  }
}
