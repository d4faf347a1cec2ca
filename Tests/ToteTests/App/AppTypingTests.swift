import Parts
import Screen
import Testing
import ToteModel

@testable import Tote

@Suite struct AppTypingTests {
  static let fields: [@Sendable (TextEdit) -> AppAction] = [
    { .lists(.itemEditor(.edited($0))) }, { .lists(.nameEditor(.edited($0))) }, { .lists(.filterEdited($0)) },
    { .lists(.valueEditor(.edited($0))) }, { .spending(.valueEditor(.edited($0))) },
    { .notes(.browser(.searchEdited($0))) }, { .notes(.reader(.finder(.edited($0)))) },
    { .notes(.editor(.titleEdited($0))) }, { .notes(.editor(.text(.edited(.text($0))))) },
    { .overlay(.palette(.commands(.edited($0)))) }, { .overlay(.shopPicker(.fieldEdited($0))) },
    { .overlay(.aisleBrowser(.fieldEdited($0))) },
    { .overlay(.buyAgain(.fieldEdited($0))) }, { .overlay(.pastePreview(.lineEdited($0))) },
  ]

  @Test func `letters typed into one field are one edit of it, and of two fields they are two`() {
    for (index, field) in Self.fields.enumerated() {
      for (other, second) in Self.fields.enumerated() {
        let both = field(.insert("mi")).joined(with: second(.insert("lk")))
        #expect(both == (index == other ? field(.insert("milk")) : nil))
      }
      #expect(field(.insert("a")).joined(with: field(.deleteLeft)) == nil)
      #expect(field(.left).joined(with: field(.insert("a"))) == nil)
      #expect(field(.insert("a")).joined(with: .suspended) == nil)
    }
    #expect(AppAction.undone.joined(with: .undone) == nil)
  }

  @Test func `in a field every letter is text, whatever was typed before`() {
    // Only then may letters be joined without asking for the keys between them.
    var app = App()
    app.loading = .loaded
    for text in ["", "m", "milk #d", "\"", "2 kg "] {
      var editor = ItemEditor(.add(above: false, anchor: nil), list: nil, text: text)
      editor.suggestions = Offers(["milk"])
      app.lists.panel = .itemEditor(editor)
      for letter in ["a", "q", "?", "#", " ", "牛"] {
        let action = app.keymap.action(for: .key(Key(.character(Character(letter)))))
        #expect(action == .lists(.itemEditor(.edited(.insert(letter)))))
      }
    }
  }
}
