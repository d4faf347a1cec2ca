// Links to notes by the names of the files that they came from.

import Testing

@testable import Tote
@testable import ToteModel

@Suite struct LinkedFileTests {
  private func note(_ number: UInt64, _ title: String, _ path: String, _ text: String = "") -> Note {
    Note(
      id: Note.ID(high: 1, low: number), title: title, text: text, created: .zero, place: NotePlace(path))
  }

  @Test func `a link finds a note by its file, and of several files the one in its folder`() {
    let notes = [
      note(1, "Leek soup", "Kitchen/soup.md"), note(2, "Soup of the day", "Work/soup.md"),
      note(3, "Week", "Work/week.md", "[[soup]], [[Kitchen/soup]]"),
    ]
    let table = LinkTable(notes)
    for (link, found) in [("soup", notes[1]), ("Kitchen/soup", notes[0]), ("Leek soup", notes[0])] {
      guard case .note(let note, _) = table.target(of: NoteLink(link), from: notes[2]) else {
        Issue.record("\(link) leads nowhere")
        continue
      }
      #expect(note.id == found.id, "\(link)")
    }
    #expect(notes.linking(to: notes[0]).map(\.id) == [notes[2].id])
  }
}
