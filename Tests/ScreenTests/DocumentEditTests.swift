import Screen
import Testing

@Suite struct DocumentEditTests {
  @Test func `keys mean edits, and those of a field mean the same`() {
    #expect(DocumentEdit(.key("enter")) == .text(.insert("\n")))
    #expect(DocumentEdit(.key("tab")) == .indent)
    #expect(DocumentEdit(.key("a")) == .text(.insert("a")))
    #expect(DocumentEdit(.key("ctrl+w")) == .text(.deleteToBlank))
    #expect(DocumentEdit(.key("down")) == .rows(1))
    #expect(DocumentEdit(.key("pgup")) == .pages(-1))
    #expect(DocumentEdit(.key("home")) == .rowStart)
    #expect(DocumentEdit(.key("ctrl+a")) == .selectAll)
    #expect(DocumentEdit(.key("shift+down")) == .extending(.rows(1)))
    #expect(DocumentEdit(.key("ctrl+shift+left")) == .extending(.text(.wordLeft)))
    #expect(
      [.key("ctrl+c"), .key("ctrl+x"), .key("ctrl+v")].map(DocumentEdit.init) == [.copy, .cut, .paste])
    #expect(DocumentEdit(.key("ctrl+end")) == .text(.end))
    #expect(DocumentEdit(.wheel(.down, .zero)) == .scroll(3))
  }

  @Test func `a paste keeps its line breaks`() {
    #expect(DocumentEdit(.paste("a\nb")) == .text(.insert("a\nb")))
  }

  @Test func `undoing has a key of the shells and one for every keyboard, and is not ctrl+z`() {
    #expect(DocumentEdit(.key(Key(.character("\u{1F}")))) == .undo)
    #expect(DocumentEdit(.key("alt+u")) == .undo)
    #expect(DocumentEdit(.key("ctrl+y")) == .redo)
    #expect(DocumentEdit(.key("alt+r")) == .redo)
    #expect(DocumentEdit(.key("ctrl+z")) == nil)
  }

  @Test func `what is not for the text means nothing`() {
    #expect(DocumentEdit(.key("esc")) == nil)
    #expect(DocumentEdit(.key("f5")) == nil)
    #expect(DocumentEdit(.focus(true)) == nil)
  }
}
