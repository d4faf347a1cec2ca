import Dumping
import Loop
import Screen

/// What came from outside while a program ran, as a play does it again.
enum Gesture<Action: Sendable> {
  /// Characters that were typed into a field one after the other.
  case typed([Event])
  /// A key, a paste, a new size, or the mouse where it hit nothing that has a name.
  case event(Event)
  /// The mouse pressed a place.
  case click(String, times: Int)
  /// The mouse dragged one place onto another.
  case drag(String, to: String)
  case wait(Duration)
  /// Time passed until no effect of this name was running.
  case waitFor(String)
  case answer(Answer)

  /// What an effect sent.
  struct Answer {
    /// The effect's number in the run, and its name.
    let effect: Int
    let name: String
    let action: Action
    /// Whether the effect was over then.
    let isLast: Bool
    /// The number of the action that began the effect, and of this one.
    let start, number: Int
  }

  /// How a script writes it; `nil` for an answer.
  var script: String? {
    switch self {
    // A space among what is typed is the key.
    case .typed(let events): events.map { $0 == .key("space") ? " " : Script.text(of: $0) }.joined()
    case .event(.resize(let size)): "<resize \(size)>"
    case .event(let event): Script.text(of: event)
    case .click(let name, let times): times == 1 ? "<click \(name)>" : "<doubleclick \(name)>"
    case .drag(let name, let other): "<drag \(name) to \(other)>"
    case .wait(let duration): "<wait \(duration.script)>"
    case .waitFor(let name): "<wait for \(name)>"
    case .answer: nil
    }
  }

  var isWait: Bool {
    switch self {
    case .wait, .waitFor: true
    default: false
    }
  }

  /// The characters that were typed.
  var typed: [Event] {
    if case .typed(let events) = self { events } else { [] }
  }

  var answer: Answer? {
    if case .answer(let answer) = self { answer } else { nil }
  }
}

extension Duration {
  /// As a script writes it, in whole milliseconds: `2s`, `312ms`.
  var script: String {
    let milliseconds = Int(self / .milliseconds(1))
    return milliseconds % 1000 == 0 ? "\(milliseconds / 1000)s" : "\(milliseconds)ms"
  }
}
