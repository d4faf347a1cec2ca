// What a new note begins as: placeholders, formats of dates, questions.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct NoteTemplateTests {
  static let names = DateFormat.Names(
    months: "January February March April May June July August September October November December"
      .split(separator: " ").map(String.init),
    shortMonths: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(separator: " ").map(String.init),
    weekdays: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(separator: " ").map(
      String.init),
    shortWeekdays: "Mon Tue Wed Thu Fri Sat Sun".split(separator: " ").map(String.init))
  /// A Sunday.
  private let now = Moment(timestamp: "2026-11-29T09:05:07Z")!

  private func note(
    _ title: String, _ text: String = "", properties: String = "", tags: [String] = [], at path: String? = nil
  ) -> Note {
    Note(
      id: Note.ID(high: 1, low: UInt64(title.utf8.count)), title: title, text: text, tags: tags,
      created: .zero,
      properties: NoteProperties(properties), place: path.map { NotePlace($0) })
  }

  private func filled(
    _ text: String, properties: String = "", answers: [String: String] = [:]
  ) -> NoteTemplate.Filled {
    NoteTemplate(note("T", text, properties: properties)).filled(
      title: "Roof", at: now, answers: answers, names: Self.names)
  }

  @Test(
    arguments: [
      ("{{title}} {{ Title }}", "Roof Roof"), ("{{date}} {{time}}", "2026-11-29 09:05"),
      ("{{date:dddd, D MMMM YYYY}}", "Sunday, 29 November 2026"), ("{{time: H:mm:ss}}", "9:05:07"),
      ("{{date:}}", "2026-11-29"), ("{{prompt:Who?}}!", "!"), ("a {{cursor}}b{{cursor}}", "a b"),
      (
        "{{nothing}} {{title:x}} {{prompt}} {{prompt:}} {{}}",
        "{{nothing}} {{title:x}} {{prompt}} {{prompt:}} {{}}"
      ),
      ("{{ {{title}} }} {{title", "{{ Roof }} {{title"), ("{{ti\ntle}}", "{{ti\ntle}}"), ("", ""),
      ("<% tp.date.now() %> {title}", "<% tp.date.now() %> {title}"),
    ])
  func `what is known is filled in, and the rest stays`(text: String, expected: String) {
    #expect(filled(text).text == expected)
  }

  @Test(
    arguments: [
      ("YYYY-MM-DD", "2026-11-29"), ("YY/M/D", "26/11/29"), ("ddd D. MMM", "Sun 29. Nov"),
      ("gggg-[W]ww", "2026-W48"), ("[YYYY] w Q", "YYYY 48 4"), ("hh:mm A", "09:05 AM"), ("h a", "9 am"),
      ("x [open", "x [open"), ("HHmmss", "090507"),
    ])
  func `a date is written as its format says`(format: String, expected: String) {
    #expect(DateFormat(format).text(of: now, Self.names) == expected)
  }

  @Test(
    arguments: [
      ("2027-01-03", "2026-53"), ("2027-01-04", "2027-01"), ("2024-12-30", "2025-01"),
      ("2021-01-01", "2020-53"),
      ("2026-01-01", "2026-01"), ("1970-01-01", "1970-01"), ("2000-02-29", "2000-09"),
    ])
  func `a week belongs to the year of its Thursday`(day: String, week: String) {
    #expect(DateFormat("GGGG-WW").text(of: Moment(day: day)!, Self.names) == week)
  }

  @Test func `noon and midnight are twelve`() {
    func hour(_ time: String) -> String {
      DateFormat("h A").text(of: Moment(timestamp: "2026-11-29T\(time):00Z")!, Self.names)
    }
    #expect(["00:30", "11:59", "12:00", "23:00"].map(hour) == ["12 AM", "11 AM", "12 PM", "11 PM"])
  }

  @Test func `a question is asked once, and its answer is wherever it stands`() {
    let properties = "who: {{prompt:Who?}}\nwhen: {{date}}\n"
    let text = "{{prompt:What?}} with {{prompt: Who?}}{{prompt:Who?}}"
    #expect(NoteTemplate(note("T", text, properties: properties)).questions == ["Who?", "What?"])
    let filled = filled(text, properties: properties, answers: ["Who?": " Ann\n", "What?": "Roof {{title}}"])
    #expect(filled.text == "Roof {{title}} with AnnAnn")
    #expect(filled.properties.text == "who: Ann\nwhen: 2026-11-29\n")
  }

  @Test func `the caret has a place, in bytes`() {
    #expect(filled("é {{title}} {{cursor}}!").caret == "é Roof ".utf8.count)
    #expect(filled("{{title}}").caret == nil)
    #expect(filled("x", properties: "a: {{cursor}}").caret == nil)
  }

  @Test func `a new note is no template itself, and has an id of its own`() {
    let id = "9C1E0000-0000-0000-0000-000000000000"
    let filled = filled(
      "#template #work\n#Template\n\nText", properties: "id: \(id)\ntags: [template, work]\nup: \"[[Home]]\"")
    #expect(filled.text == "#work\n\nText")
    #expect(filled.properties.text == "tags: [work]\nup: \"[[Home]]\"")
    #expect(self.filled("", properties: "tags: template").properties.isEmpty)
  }

  @Test func `templates are in their folder or tagged so, the one of a folder first`() {
    var gone = note("Gone", at: "Templates/Gone.md")
    gone.trashed = .zero
    let notes = [
      note("Zoo", at: "templates/Zoo.md"), note("Meetings", at: "Templates/Meetings.md"), gone,
      note("Plan A", at: "Templates/Work/Plans.md"), note("Daily note", tags: ["Template"]),
      note("Other", at: "x/y.md"),
    ]
    func names(_ folder: String, for directory: String = "") -> [String] {
      notes.templates(in: NoteDirectory(folder), for: NoteDirectory(directory)).map(\.title)
    }
    #expect(names("Templates") == ["Daily note", "Meetings", "Plan A", "Zoo"])
    #expect(names("Templates", for: "Work/meetings").first == "Meetings")
    #expect(
      names("Templates", for: "Zoo").first == "Zoo" && names("Templates", for: "Work").first == "Plan A")
    #expect(names("x") == ["Daily note", "Other"] && names("") == ["Daily note"])
  }
}
