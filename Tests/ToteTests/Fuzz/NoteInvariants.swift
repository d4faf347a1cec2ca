// What holds of the notes after whatever was pressed.

import Screen

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

extension App {
  /// A title and a text as they are typed.
  struct Written {
    var note: Note.ID
    var title: String
    var text: String
    var isBlank: Bool { title.allSatisfy(\.isWhitespace) && text.isEmpty }
  }

  /// What is being written.
  var written: Written? {
    guard room == .notes, case .writing(let writing) = notes.mode else { return nil }
    return Written(note: writing.note, title: writing.title.text, text: writing.text.text)
  }

  /// Whether letters are typed somewhere.
  var isTyping: Bool { room == .lists ? fieldText != nil : written != nil || notes.mode == .searching }

  /// Whether the keys of undoing are at hand, in both rooms.
  var isAtRest: Bool {
    guard helpTop == nil else { return false }
    return room == .lists ? shopping.mode == .browsing : notes.mode == .browsing
  }

  /// What was being written and is not there after a key that ended it.
  func lost(_ before: Written?) -> [String] {
    guard let before, written?.note != before.note else { return [] }
    guard let note = workspace.records.notes[before.note] else {
      return before.isBlank || before.text.isEmpty ? [] : ["what was written is gone: \(before)"]
    }
    return note.text == before.text && note.title == Folding.clean(before.title)
      ? [] : ["\(before) was written, and \(note) is there"]
  }

  /// What is wrong with what a key press can see.
  var noteMistakes: [String] {
    var mistakes: [String] = []
    func check(_ holds: Bool, _ words: @autoclosure () -> String) { if !holds { mistakes.append(words()) } }
    check(notes.loading == .loaded, "the notes are \(notes.loading)")
    check(notes.saves == 0, "\(notes.saves) saves are on their way")
    check(ahead.isEmpty, "keys wait: \(ahead)")
    check(notes.error == nil, "\(notes.error!)")
    let position = notes.position
    check(
      position.selected < max(1, notes.shown.count),
      "the cursor is on no note: \(position), \(notes.shown.count)")
    switch notes.mode {
    case .browsing, .searching:
      let height = room == .notes ? max(1, layout.list.height) : .max
      check(
        position.top <= position.selected && position.selected - position.top < height,
        "the note under the cursor is out of view: \(position)")
    case .reading(let reading):
      let note = workspace.records.notes[reading.note]
      check(note != nil, "what is read is gone")
      check(note?.text == reading.page.text, "what is read is not what the note says")
      check(reading.page.position.selected < max(1, reading.page.page.count), "the cursor is below the page")
    case .writing(let writing):
      let (caret, text) = (writing.text.caret, writing.text)
      check(caret.line < text.lineCount, "the caret is below the text")
      if caret.line < text.lineCount {
        check(
          text.line(caret.line).isStop(caret.offset), "the caret is in the middle of a character: \(caret)")
      }
      let title = writing.title
      check(title.text.isStop(title.before.utf8.count), "the caret is in the middle of the title")
    case .tags(let pane): check(pane.position.selected <= pane.tags.count, "the choice is on no tag")
    case .backlinks(let pane):
      check(pane.position.selected < pane.reading.backlinks.count, "the choice is on no link")
    case .sending(let pane):
      check(pane.position.selected < max(1, openLists.count), "the choice is on no list")
    }
    return mistakes
  }

  /// What is wrong anywhere: everything is counted and looked for anew.
  var deepNoteMistakes: [String] {
    var mistakes: [String] = []
    func check(_ holds: Bool, _ words: @autoclosure () -> String) { if !holds { mistakes.append(words()) } }
    let all = workspace.records.notes
    let inUse = all.values.filter { $0.trashed == nil && !$0.isArchived }
    check(workspace.records.noteTable.countInUse == inUse.count, "the notes in use are counted wrong")
    check(workspace.records.noteTable == NoteTable(all.values), "the table of notes is not what they make")
    for note in all.values {
      check(note.tags == MarkdownDocument.tags(in: note.text), "the tags of \(note) are others")
    }
    check(Set(notes.shown).count == notes.shown.count, "a note shows twice")
    for id in notes.shown {
      guard let note = all[id] else {
        mistakes.append("a note shows that is gone")
        continue
      }
      let isHere =
        switch notes.folder {
        case .notes: note.trashed == nil && !note.isArchived
        case .archive: note.trashed == nil && note.isArchived
        case .trash: note.trashed != nil
        }
      check(isHere, "\(note.name) shows among \(notes.folder.title)")
    }
    if notes.search == nil, notes.tag == nil, notes.folder == .notes {
      check(notes.shown.count == inUse.count, "\(notes.shown.count) notes show of \(inUse.count)")
    }
    return mistakes
  }
}

extension String {
  /// Whether a place in its UTF-8 is between two grapheme clusters.
  fileprivate func isStop(_ offset: Int) -> Bool {
    guard (0...utf8.count).contains(offset) else { return false }
    let index = utf8.index(startIndex, offsetBy: offset)
    return index == endIndex || indices.contains(index)
  }
}
