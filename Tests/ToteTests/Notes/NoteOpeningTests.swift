// What a row of the list of notes shows of a text.

import Testing
import ToteModel

@testable import Tote

@Suite struct NoteOpeningTests {
  @Test func `the opening of a note is as long as there is room`() {
    let note = Note(
      id: Note.ID(high: 1, low: 1), title: "Cake",
      text: "Cake\n\n flour  and\teggs\nmilk\n" + String(repeating: "x", count: 1000),
      created: Moment(milliseconds: 0))
    #expect(note.opening(within: 80).hasPrefix("flour and eggs · milk · xxx"))
    #expect(note.opening(within: 5).hasPrefix("flour"))
    #expect(note.opening(within: 80).utf8.count < 300)
  }
}
