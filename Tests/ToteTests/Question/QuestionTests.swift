// The question before something that can't be undone.

import Composable
import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct QuestionTests {
  private let note = Note(id: .sample(1), title: "Soup", created: DatabaseSnapshot.rowMoment)

  private func store() -> TestStore<Question, QuestionAction, Void> {
    TestStore(initialState: Question(deleting: [note]), reducer: Question.reducer, environment: ())
  }

  @Test func `Enter keeps, as nothing is deleted by a key too many`() {
    let store = store()
    store.send(.confirm(.chosen))
    store.receive(.confirm(.answered(.no)))
    store.receive(.delegate(.closed))
  }

  @Test func `the other answer deletes what was asked about`() {
    let store = store()
    store.send(.confirm(.pressed(.yes)))
    store.receive(.confirm(.answered(.yes)))
    store.receive(.delegate(.notesDeleted([note.id])))
  }

  @Test func `a note is deleted permanently after the question, by keys or by the mouse`() throws {
    for answer in ["<Left><Enter>", "<click 6,8>"] {
      let stage = Stage(notes: [note], size: Size(60, 16))
      try stage.play("2dffd")
      #expect(stage.state.overlay != nil)
      #expect(stage.state.workspace.records.notes.count == 1)
      try stage.play(answer)
      #expect(stage.state.overlay == nil, "\(answer)")
      #expect(stage.state.workspace.records.notes.isEmpty, "\(answer)")
    }
  }

  @Test func `a press beside the box and Escape delete nothing`() throws {
    let stage = Stage(notes: [note], size: Size(60, 16))
    try stage.play("2dffd<click 3,3><Esc>")
    #expect(stage.state.overlay == nil)
    #expect(stage.state.workspace.records.notes.count == 1)
  }
}
