import FoundationEssentials
import Loop
import Terminal

/// A program as the menu and the command line know it.
///
/// To add one, write a folder like `Counter`, a case of `Exhibit`, and a line in `all`.
struct Entry: Sendable {
  /// Its name on the command line.
  let name: String
  let title: String
  let summary: String
  /// The argument that may follow its name on the command line.
  var argument: Argument?
  let exhibit: Exhibit
  /// Other states with keys of their own, so that keys that are set are checked there, too.
  var others: [Exhibit] = []
  /// Its first action, if any.
  var opening: ExhibitAction?
  /// How much of what happened can be looked at.
  var history = HistoryLimit.keeping(10_000)

  /// Where it is drawn when it is named on the command line; `nil` for the whole screen.
  var inline: Inline?
  /// Whether it can be part of a pipe.
  var pipes = Pipes.refused

  /// Of a program whose actions are large, such as a log's: a history keeps what they hold.
  static let shortHistory = HistoryLimit.keeping(20)

  enum Argument: String, Sendable {
    case url = "URL"
    case file = "FILE"
  }

  static let all = [
    Entry(
      name: "counter", title: "Counter", summary: "a number and facts about it", exhibit: .counter(Counter())),
    Entry(
      name: "weather", title: "Weather", summary: "a client whose transport is injected",
      exhibit: .weather(Weather()), others: [.weather(Weather(field: nil))]),
    Entry(
      name: "first-run", title: "First run", summary: "onboarding whose last step can fail", argument: .url,
      exhibit: .firstRun(FirstRun()), opening: .firstRun(.opened)),
    Entry(
      name: "parts", title: "Parts", summary: "every part of the library, to try",
      exhibit: .partsTour(PartsTour()),
      others: PartsTour.Page.allCases.map { .partsTour(PartsTour(inside: $0)) }),
    Entry(
      name: "log", title: "Log", summary: "a million lines, followed as they come", argument: .file,
      exhibit: .log(LogViewer()), others: [.log(LogViewer(isTyping: true))], opening: .log(.opened),
      history: shortHistory, pipes: .allowed),
    Entry(
      name: "wizard", title: "Wizard", summary: "questions in a few rows, answers as lines",
      exhibit: .wizard(Wizard()), others: Wizard.Step.allCases.map { .wizard(Wizard(step: $0)) },
      inline: Inline(.rows(8)), pipes: .allowed),
  ]
}
