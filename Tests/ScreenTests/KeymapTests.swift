// Dispatch, footer and help use the same key table.

import Screen
import Testing

@Suite struct KeymapTests {
  enum Act: Equatable, Sendable { case quit, down, typed(String), child(Int) }

  let keymap = Keymap([
    Command("quit", keys: "q", "ctrl+c", action: Act.quit, footer: true),
    Command("down", keys: "j", "down", action: .down, group: "Move"),
    Command("leave", keys: "g", action: .quit),
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
      Command("quit", keys: "é", "alt+j", action: Act.quit),
      Command("down", keys: "j", "ctrl+é", action: .down),
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
    let table = Keymap(keys.indices.map { index in Command("key", keys: keys[index], action: index) })
    #expect(keys.count > 800)
    #expect(keys.indices.allSatisfy { table[keys[$0]] == $0 })
  }

  @Test func `what no line answers goes to otherwise`() {
    let typing = Keymap([Command("done", keys: "enter", action: Act.quit)]) { event in
      if case .paste(let text) = event { .typed(text) } else { nil }
    }
    #expect(typing.action(for: .paste("a")) == .typed("a"))
    #expect(typing.action(for: .key("enter")) == .quit)
    #expect(typing.action(for: .key("a")) == nil)
  }

  @Test func `a key in two places is a conflict, and the first line wins`() {
    let both = Keymap([
      Command("delete", keys: "d", action: Act.quit),
      Command("down", keys: "j", "d", action: .down),
    ])
    #expect(both["d"] == .quit)
    #expect(both.conflicts.map(\.description) == ["d: delete, down"])
    #expect(keymap.conflicts.isEmpty)
    let twice = Keymap([Command("quit", keys: "a", "a", action: Act.quit)])
    #expect(twice.conflicts.map(\.description) == ["a: quit, quit"])
  }

  @Test func `groups keep the order of the table`() {
    #expect(keymap.groups.map(\.name) == ["", "Move"])
    #expect(keymap.groups[0].commands.map(\.title) == ["quit", "leave"])
    #expect(keymap.footer.map(\.title) == ["quit"])
  }

  @Test func `a mapped table has the same lines for other actions`() {
    let child = Keymap([Command("one", keys: "a", action: 1, group: "G", footer: true)]) { _ in 2 }
    let mapped = child.map(Act.child)
    #expect(mapped["a"] == .child(1))
    #expect(mapped.action(for: .focus(true)) == .child(2))
    #expect(mapped.commands == [Command("one", keys: "a", action: .child(1), group: "G", footer: true)])
  }

  @Test func `an added table answers what the first does not`() {
    let more = Keymap([Command("z", keys: "q", "z", action: Act.down)]) { _ in .typed("other") }
    let sum = keymap.adding(more)
    #expect(sum["q"] == .quit)
    #expect(sum["z"] == .down)
    #expect(sum.action(for: .key("y")) == .typed("other"))
    #expect(sum.conflicts.map(\.key) == ["q"])
  }

  @Test func `a title is the last part of the id, unless the command has one`() {
    let commands = [
      Command<Void, Int>("list.pageDown", action: 1), Command("quit", action: 2),
      Command("list.clear", title: "clear all", action: 3),
    ]
    #expect(Keymap(commands).commands.map(\.title) == ["page down", "quit", "clear all"])
  }

  @Test func `keys and titles are set by id, also through larger features`() {
    let child = Keymap([
      Command("list.down", keys: "j", action: 1, group: "Move", footer: true),
      Command("list.up", keys: "k", action: 2, group: "Move"),
    ])
    let settings = CommandSettings(keys: ["list.down": ["d", "f5"], "list.up": []]) {
      ["list.down": "hinunter", "Move": "Bewegen"][$0]
    }
    let whole = keymap.adding(child.map(Act.child)).with(settings)
    #expect(whole["d"] == .child(1) && whole["f5"] == .child(1) && whole["k"] == nil)
    // Its own key is free now: the program's first command has it.
    #expect(whole["j"] == .down)
    let down = whole.commands.first { $0.id == "list.down" }
    #expect(down?.title == "hinunter" && down?.group == "Bewegen" && down?.keys == ["d", "f5"])
    #expect(whole.commands.first { $0.id == "list.up" }?.title == "up")
    #expect(whole.footer.map(\.title) == ["quit", "hinunter"])
  }

  @Test(
    arguments: [
      (["down": ["d", "Ctrl+D"], "up": []], ["down": ["d", "ctrl+d"], "up": []], nil),
      (["down": ["k"]], [:], "k can't be a key of down: it is one of up."),
      (["down": ["k"], "up": ["j"]], ["down": ["k"], "up": ["j"]], nil),
      (["commit": ["x"]], [:], "x can't be a key of commit, where letters are typed."),
      (["commit": ["ctrl+m"]], [:], "Ctrl+M can't be a key of commit: terminals send Enter instead."),
      (
        ["commit": ["ctrl+1", "f2"]], ["commit": ["f2"]],
        "Ctrl+1 can't be a key of commit: terminals can't send it."
      ),
      (["dwon": ["d"]], [:], "There is no command dwon."),
    ] as [([String: [String]], [String: [Key]], String?)])
  func `keys that a person has set are checked in all that can be open`(
    own: [String: [String]], keys: [String: [Key]], problem: String?
  ) {
    let list = Keymap([Command("down", keys: "j", action: 1), Command("up", keys: "k", action: 2)])
    let field = Keymap([Command("commit", keys: "enter", action: 3)]) { _ in 4 }
    var problems: [KeyProblem] = []
    let settings = CommandSettings(
      keys: own, in: [CommandMode(list), CommandMode(field)], problems: &problems)
    #expect(settings.keys == keys)
    #expect(problems.map(\.description) == [problem].compactMap { $0 })
  }

  @Test func `what can't be done says why, to the palette and to who presses its key`() {
    struct Mails { var count: Int }
    let commands = [
      Command<Mails, Act>("mail.archive", keys: "e", action: .down) {
        $0.count == 0 ? "No mail is open." : nil
      },
      Command("mail.quit", keys: "q", action: .quit),
    ]
    let empty = Keymap(commands, in: Mails(count: 0)).refusing(Act.typed)
    #expect(empty.commands.map(\.reason) == ["No mail is open.", nil])
    #expect(empty["e"] == .typed("No mail is open.") && empty["q"] == .quit)
    let full = Keymap(commands, in: Mails(count: 1)).refusing(Act.typed)
    #expect(full["e"] == .down && full.commands[0].reason == nil)
    // With other keys, too.
    #expect(empty.with(CommandSettings(keys: ["mail.archive": ["a"]]))["a"] == .typed("No mail is open."))
  }
}
