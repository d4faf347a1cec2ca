// Dispatch, footer and help use the same key table.

import Screen
import Testing

@Suite struct KeymapTests {
  enum Act: Equatable, Sendable { case quit, down, typed(String), child(Int) }

  let keymap = Keymap([
    Binding("q", "ctrl+c", action: Act.quit, help: "quit", footer: true),
    Binding("j", "down", action: .down, help: "down", group: "Move"),
    Binding("g", action: .quit, help: "leave"),
  ])

  @Test func `each key of a line does what the line says`() {
    #expect(keymap["q"] == .quit)
    #expect(keymap["ctrl+c"] == .quit)
    #expect(keymap["down"] == .down)
    #expect(keymap["x"] == nil)
    #expect(keymap.action(for: .key("j")) == .down)
    #expect(keymap.action(for: .focus(true)) == nil)
  }

  @Test func `a key is looked up with its modifiers, whatever its character`() {
    let keymap = Keymap([
      Binding("é", "alt+j", action: Act.quit, help: "quit"),
      Binding("j", "ctrl+é", action: .down, help: "down"),
    ])
    #expect(keymap["j"] == .down)
    #expect(keymap["alt+j"] == .quit)
    #expect(keymap["ctrl+j"] == nil)
    #expect(keymap["e\u{301}"] == .quit)
    #expect(keymap["ctrl+é"] == .down)
  }

  @Test func `in a table of all keys each finds its own line`() {
    let codes =
      KeyTests.codes + (0...70).map(Key.Code.function)
      + (33...126).map { .character(Character(Unicode.Scalar($0))) }
    var known: Set<Key> = []
    let keys = codes.flatMap { code in (UInt8(0)...7).map { Key(code, .init(rawValue: $0)) } }
      .filter { known.insert($0).inserted }
    let table = Keymap(keys.indices.map { index in Binding(keys[index], action: index, help: "") })
    #expect(keys.count > 800)
    #expect(keys.indices.allSatisfy { table[keys[$0]] == $0 })
  }

  @Test func `what no line answers goes to otherwise`() {
    let typing = Keymap([Binding("enter", action: Act.quit, help: "done")]) { event in
      if case .paste(let text) = event { .typed(text) } else { nil }
    }
    #expect(typing.action(for: .paste("a")) == .typed("a"))
    #expect(typing.action(for: .key("enter")) == .quit)
    #expect(typing.action(for: .key("a")) == nil)
  }

  @Test func `a key in two places is a conflict, and the first line wins`() {
    let both = Keymap([
      Binding("d", action: Act.quit, help: "delete"),
      Binding("j", "d", action: .down, help: "down"),
    ])
    #expect(both["d"] == .quit)
    #expect(both.conflicts.map(\.description) == ["d: delete, down"])
    #expect(keymap.conflicts.isEmpty)
    let twice = Keymap([Binding("a", "a", action: Act.quit, help: "quit")])
    #expect(twice.conflicts.map(\.description) == ["a: quit, quit"])
  }

  @Test func `groups keep the order of the table`() {
    #expect(keymap.groups.map(\.name) == ["", "Move"])
    #expect(keymap.groups[0].bindings.map(\.help) == ["quit", "leave"])
    #expect(keymap.footer.map(\.help) == ["quit"])
  }

  @Test func `a mapped table has the same lines for other actions`() {
    let child = Keymap([Binding("a", action: 1, help: "one", group: "G", footer: true)]) { _ in 2 }
    let mapped = child.map(Act.child)
    #expect(mapped["a"] == .child(1))
    #expect(mapped.action(for: .focus(true)) == .child(2))
    #expect(mapped.bindings == [Binding("a", action: .child(1), help: "one", group: "G", footer: true)])
  }

  @Test func `an added table answers what the first does not`() {
    let more = Keymap([Binding("q", "z", action: Act.down, help: "z")]) { _ in .typed("other") }
    let sum = keymap.adding(more)
    #expect(sum["q"] == .quit)
    #expect(sum["z"] == .down)
    #expect(sum.action(for: .key("y")) == .typed("other"))
    #expect(sum.conflicts.map(\.key) == ["q"])
  }
}
