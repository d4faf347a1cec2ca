// Several lines that are pasted where a title is written, or into the list of notes, are a title and a text.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NotePastingTests {
  private func pasted(_ text: String, into editor: NoteEditor) throws -> NoteEditor {
    var editor = editor
    guard case .pasted(let text)? = editor.keymap.action(for: .paste(text)) else {
      Issue.record("typed as one line")
      return editor
    }
    editor.paste(text)
    return editor
  }

  private let new = NoteEditor(new: .sample(1), created: .zero, size: Size(40, 10))

  @Test func `the first line is the title, the others are the text`() throws {
    let editor = try pasted("\r# Waffles\r\r▢ 2 eggs\r☐ 200 g flour\rMix H~2~O.\r\r", into: new)
    #expect(editor.title.text == "Waffles")
    #expect(editor.text.text == "- [ ] 2 eggs\n- [ ] 200 g flour\nMix H~2~O.")
    #expect(!editor.isInTitle)
  }

  @Test func `what was written stays, around it`() throws {
    var editor = NoteEditor(
      Note(id: .sample(1), title: "Our ", text: "Serve.", created: .zero), size: Size(40, 10))
    editor.isInTitle = true
    editor.title.apply(.end)
    editor = try pasted("waffles\nBake.", into: editor)
    #expect(editor.title.text == "Our waffles" && editor.text.text == "Bake.\nServe.")
    #expect(editor.text.caret == TextPosition(1, 0))
  }

  @Test func `HTML becomes Markdown, and undoing shows it as it was`() {
    var screen = NoteScreenBench([]).screen
    screen.editor = NoteEditor(
      Note(id: .sample(1), title: "A", text: "one \n```\n\n```", created: .zero), size: Size(40, 10))
    let store = NoteScreenBench([]).store(screen) {
      $0.notes.page = {
        $0.hasPrefix("<") ? NoteContent(title: $0 == "<p>" ? "" : "Soup", text: "*hot*") : nil
      }
    }
    store.exhaustivity = .off
    store.send(.editor(.text(.edited(.text(.lineEnd)))))
    store.send(.editor(.textPasted("<h1>Soup</h1><i>hot</i>")))
    store.receive(.editor(.delegate(.pagePasted)))
    #expect(store.state.editor?.text.text == "one ## Soup\n\n*hot*\n```\n\n```")
    #expect(store.state.message?.text == "Pasted HTML as Markdown. Ctrl+Z shows the HTML.")
    store.send(.editor(.text(.edited(.undo))))
    #expect(store.state.editor?.text.text == "one <h1>Soup</h1><i>hot</i>\n```\n\n```")
    store.send(.editor(.text(.edited(.undo))))
    for _ in 0..<2 { store.send(.editor(.text(.edited(.rows(1))))) }
    store.send(.editor(.textPasted("<b>")))
    #expect(store.state.editor?.text.text == "one \n```\n<b>\n```", "code stays as it is")
    store.send(.pasted("<h1>Soup</h1>"))
    store.receive(.editor(.pasted("<h1>Soup</h1>")))
    #expect(store.state.editor?.content == NoteContent(title: "Soup", text: "*hot*"))
    store.send(.pasted("<p>"))
    store.receive(.editor(.pasted("<p>")))
    #expect(store.state.editor?.content == NoteContent(title: "", text: "*hot*"))
    #expect(store.state.editor?.isInTitle == true)
    store.skipInFlightEffects()
  }

  @Test func `a single line is typed into the title`() {
    #expect(new.keymap.action(for: .paste("Waffles")) == .titleEdited(.insert("Waffles")))
  }

  @Test func `a paste into the list of notes begins a note, and undo takes it away`() throws {
    let stage = Stage(size: Size(40, 10))
    try stage.play("2<paste Waffles\\n▢ 2 eggs>")
    #expect(stage.state.notes.editor?.content == NoteContent(title: "Waffles", text: "- [ ] 2 eggs"))
    try stage.play("<Esc>")
    #expect(stage.state.workspace.records.notes.values.map(\.title) == ["Waffles"])
    try stage.play("u")
    #expect(stage.state.workspace.records.notes.isEmpty)
  }
}
