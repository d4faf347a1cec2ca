// What is done about a note and its file: the whole table.

import Testing
import ToteModel

@Suite struct MirrorDecisionTests {
  typealias NoteState = MirrorDecision.NoteState
  typealias FileState = MirrorDecision.FileState

  /// Columns: the file is gone, changed, moved, as agreed.
  @Test(
    arguments: [
      (.gone, [.forget, .adoptFile, .adoptFile, .adoptFile]),
      (.trashed, [.noteTrash, .adoptFile, .removeFile, .removeFile]),
      (.changed, [.writeFile, .merge, .merge, .merge]),
      (.asAgreed, [.trashNote, .merge, .merge, .leave]),
    ] as [(NoteState, [MirrorDecision])])
  func `when both were there`(note: NoteState, decisions: [MirrorDecision]) {
    #expect(
      FileState.allCases.map { MirrorDecision(note: note, file: $0, wereBothThere: true) } == decisions)
  }

  @Test(
    arguments: [
      (.gone, [.forget, .adoptFile, .adoptFile, .adoptFile]),
      (.trashed, [.leave, .adoptFile, .adoptFile, .adoptFile]),
      (.changed, [.writeFile, .merge, .merge, .merge]),
      (.asAgreed, [.writeFile, .merge, .merge, .leave]),
    ] as [(NoteState, [MirrorDecision])])
  func `when the note was in the trash, or they never agreed`(note: NoteState, decisions: [MirrorDecision]) {
    #expect(
      FileState.allCases.map { MirrorDecision(note: note, file: $0, wereBothThere: false) } == decisions)
  }

  @Test func `a detail comes from the file if only that changed`() {
    #expect(MirrorDecision.takesFromFile(note: 1, agreed: 1, file: "2", before: "1"))
    #expect(!MirrorDecision.takesFromFile(note: 3, agreed: 1, file: "2", before: "1"))
    #expect(!MirrorDecision.takesFromFile(note: 1, agreed: 1, file: "1", before: "1"))
    #expect(!MirrorDecision.takesFromFile(note: 1, agreed: nil, file: "2", before: nil))
  }

  @Test func `a text that changed on one side is taken as it is, and two are merged`() {
    #expect(TextMerge(agreed: "a", note: "a", file: "b") == TextMerge(base: "b", first: "b", later: "b"))
    #expect(TextMerge(agreed: "a", note: "b", file: "a").text == "b")
    #expect(TextMerge(agreed: "a\nb\nc", note: "A\nb\nc", file: "a\nb\nC").text == "A\nb\nC")
    #expect(TextMerge(agreed: "a", note: "b", file: "c").hasConflict)
    #expect(TextMerge(agreed: nil, note: "a", file: "a\nb").text == "a\nb")
  }
}
