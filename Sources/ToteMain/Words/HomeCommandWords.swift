import Tote
import ToteModel

/// `tote home`, `tote used` and `tote cook --done`.
extension CommandLineWords {
  var nothingAtHome: String { say("home-command-nothing") }
  /// An item's line.
  func keptAtHome(_ item: String) -> String { say("home-command-kept", ["item": item]) }
  /// How what was cleared goes home, as the words of a command line.
  func keepsAtHome(_ items: [String]) -> String {
    say("home-command-clear", ["items": items.joined(separator: " ")])
  }
  func notAnAmount(_ text: String) -> String { say("home-command-not-an-amount", ["text": text]) }
  func name(_ rule: HomeRule, of item: String) -> String {
    switch rule {
    case .always: say("home-command-always", ["item": item])
    case .ask: say("home-command-ask", ["item": item])
    case .never: say("home-command-never", ["item": item])
    case .basic: say("home-command-basic", ["item": item])
    }
  }
  /// A recipe's line that is left out, with how much is there.
  func isAtHome(_ item: String, _ cover: HomeStock.Cover) -> String {
    say("home-command-covered", ["item": item, "reason": atHome(cover)])
  }
  var nothingTaken: String { say("home-command-nothing-taken") }
  /// What was cooked, with what is left of it.
  func taken(_ item: String, rest: Amount?) -> String {
    guard let rest else { return say("home-command-taken-all", ["item": item]) }
    return say("home-command-taken", ["item": item, "rest": rest.shown])
  }
}
