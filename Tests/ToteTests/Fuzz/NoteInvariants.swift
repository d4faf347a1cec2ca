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
    guard tab == .notes, let editor = notes.editor else { return nil }
    return Written(note: editor.note, title: editor.title.text, text: editor.text.text)
  }

  /// Whether letters are typed somewhere.
  var isTyping: Bool {
    switch tab {
    case .lists: fieldText != nil
    case .notes: written != nil || notes.browser.isTyping
    case .spending: spending.valueEditor != nil
    }
  }

  /// Whether the keys of undo are at hand, in every tab.
  var isAtRest: Bool { isBrowsing }

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
    check(notes.error == nil, "\(notes.error!)")
    let position = notes.browser.position
    check(
      position.selected < max(1, notes.browser.shown.count),
      "the cursor is on no note: \(position), \(notes.browser.shown.count)")
    if notes.showsList {
      let height = tab == .notes ? max(1, notes.listSize.height) : .max
      check(
        position.top <= position.selected && position.selected - position.top < height,
        "the note under the cursor is out of view: \(position)")
    }
    if let reader = notes.reader {
      let note = workspace.records.notes[reader.note.id]
      check(note != nil, "what is read is gone")
      check(note == reader.note, "what is read is not the note as it is")
      check(note?.text == reader.pager.text, "what is read is not what the note says")
      check(
        reader.pager.position.selected < max(1, reader.pager.page.count), "the cursor is below the page")
    }
    if let editor = notes.editor {
      let (caret, text) = (editor.text.caret, editor.text)
      check(caret.line < text.lineCount, "the caret is below the text")
      if caret.line < text.lineCount {
        check(
          text.line(caret.line).isStop(caret.offset), "the caret is in the middle of a character: \(caret)")
      }
      let title = editor.title
      check(title.text.isStop(title.before.utf8.count), "the caret is in the middle of the title")
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
      check(note.tags == NoteText(note.text).tags, "the tags of \(note) are others")
    }
    check(Set(notes.browser.shown).count == notes.browser.shown.count, "a note shows twice")
    for id in notes.browser.shown {
      guard let note = all[id] else {
        mistakes.append("a note shows that is gone")
        continue
      }
      let isHere =
        switch notes.browser.folder {
        case .notes: note.trashed == nil && !note.isArchived
        case .archive: note.trashed == nil && note.isArchived
        case .trash: note.trashed != nil
        }
      check(isHere, "\(note.name) shows among \(notes.browser.folder)")
    }
    if notes.browser.search == nil, notes.browser.tag == nil, notes.browser.folder == .notes {
      check(
        notes.browser.shown.count == inUse.count, "\(notes.browser.shown.count) notes show of \(inUse.count)")
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
