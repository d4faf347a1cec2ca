/// The note of a day, whose title is its date. It begins as the template called Daily, if there is one.
package struct DailyNote: Equatable, Sendable {
  package let beginning: NoteTemplate.Filled

  /// - Parameters:
  ///   - now: As clocks show it here: the time, on whatever day.
  ///   - folder: That of templates.
  ///   - names: What the template is called in the reader's language, beside Daily.
  package init(
    _ day: String, at now: Moment, among notes: some Sequence<Note>, in folder: NoteDirectory,
    called names: [String] = [], dates: DateFormat.Names
  ) {
    let keys = Set((["Daily"] + names).map(Folding.fold))
    let template = notes.templates(in: folder).first { keys.contains(Folding.fold($0.title)) }
    let time = now.milliseconds(since: now.startOfDay)
    let moment = Moment(day: day).map { Moment(milliseconds: $0.milliseconds + time) } ?? now
    beginning =
      template.map { NoteTemplate($0).filled(title: day, at: moment, names: dates) }
      ?? NoteTemplate.Filled(title: day, text: "", properties: NoteProperties(), caret: nil)
  }
}

extension Sequence<Note> {
  /// The note of a day; `nil` if it isn't written yet, or in the trash.
  package func note(ofDay day: Moment) -> Note? { Note.titled(day.day, among: self) }
}
