import FoundationEssentials

/// What the menu and the command line know of a program: its names, and how it begins.
///
/// A new program is a folder beside `Counter`, a case of `Exhibit`, and one line in `all`.
struct Entry: Sendable {
  /// What the command line calls it.
  let name: String
  /// What the menu calls it.
  let title: String
  /// What it is, in a few words.
  let summary: String
  /// What may stand behind its name on the command line.
  var argument: String?
  /// Its state when it opens.
  let exhibit: Exhibit
  /// Its first action, if it has one.
  var opening: ExhibitAction?

  static let all = [
    Entry(
      name: "counter", title: "Counter", summary: "a number and facts about it", exhibit: .counter(Counter())),
    Entry(
      name: "games", title: "Video games", summary: "loading, in all its states", argument: "FILE or URL",
      exhibit: .videoGames(VideoGames()), opening: .videoGames(.opened)),
    Entry(
      name: "weather", title: "Weather", summary: "a client whose transport is injected",
      exhibit: .weather(Weather())),
    Entry(
      name: "recommendations", title: "Recommendations", summary: "a switch over every kind",
      exhibit: .recommendations(Recommendations()), opening: .recommendations(.opened)),
    Entry(
      name: "first-run", title: "First run", summary: "onboarding whose last step can fail", argument: "URL",
      exhibit: .firstRun(FirstRun()), opening: .firstRun(.opened)),
  ]
}
