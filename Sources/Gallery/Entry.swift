import FoundationEssentials

/// A program as the menu and the command line know it.
///
/// To add one, write a folder like `Counter`, a case of `Exhibit`, and a line in `all`.
struct Entry: Sendable {
  /// Its name on the command line.
  let name: String
  let title: String
  let summary: String
  /// The argument that may follow its name on the command line.
  var argument: String?
  let exhibit: Exhibit
  /// Other states with keys of their own, so that keys that are set are checked there, too.
  var others: [Exhibit] = []
  /// Its first action, if any.
  var opening: ExhibitAction?

  static let all = [
    Entry(
      name: "counter", title: "Counter", summary: "a number and facts about it", exhibit: .counter(Counter())),
    Entry(
      name: "weather", title: "Weather", summary: "a client whose transport is injected",
      exhibit: .weather(Weather()), others: [.weather(Weather(field: nil))]),
    Entry(
      name: "first-run", title: "First run", summary: "onboarding whose last step can fail", argument: "URL",
      exhibit: .firstRun(FirstRun()), opening: .firstRun(.opened)),
    Entry(
      name: "parts", title: "Parts", summary: "every part of the library, to try",
      exhibit: .partsTour(PartsTour()),
      others: PartsTour.Page.allCases.map { .partsTour(PartsTour(inside: $0)) }),
  ]
}
