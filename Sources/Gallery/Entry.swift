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
  /// Its first action, if any.
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
    Entry(
      name: "guests", title: "Guest book", summary: "a table, a form and a question",
      exhibit: .guestBook(GuestBook())),
    Entry(
      name: "parts", title: "Parts", summary: "every part of the library, to try",
      exhibit: .partsTour(PartsTour())),
  ]
}
