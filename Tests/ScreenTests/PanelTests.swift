// Borders, tabs, footer, help, layers and overlays.

import Screen
import Testing

@Suite struct PanelTests {
  let keymap = Keymap([
    Command("down", keys: "j", "down", action: 1, group: "Move"),
    Command("up", keys: "k", "up", action: 2, group: "Move"),
    Command("tick", keys: "space", action: 3, group: "Items", footer: true),
    Command("add", keys: "a", action: 4, group: "Items", footer: true),
    Command("help", keys: "?", action: 5, group: "Items", footer: true),
  ])

  @Test func `a border carries a title and a note`() {
    let border = Border(Text("milk"), title: "Tote", note: "3 of 7")
    #expect(
      lines(border, 22, 3) == ["╭─ Tote ──── 3 of 7 ─╮", "│milk                │", "╰────────────────────╯"])
    #expect(lines(border, 14, 3)[0] == "╭─ Tote ─────╮")
    #expect(lines(border, 8, 3)[0] == "╭─ T… ─╮")
    #expect(lines(border, 6, 3)[0] == "╭────╮")
    #expect(border.size(within: Size(80, 24)) == Size(19, 3))
    #expect(lines(border, 19, 3)[0] == "╭─ Tote ─ 3 of 7 ─╮")
  }

  @Test func `a border has the lines that were chosen`() {
    for (kind, expected) in [
      (Border.Lines.square, ["┌──┐", "│ab│", "└──┘"]), (.thick, ["┏━━┓", "┃ab┃", "┗━━┛"]),
      (.double, ["╔══╗", "║ab║", "╚══╝"]), (.rounded, ["╭──╮", "│ab│", "╰──╯"]),
    ] {
      #expect(lines(Border(Text("ab"), lines: kind), 4, 3) == expected)
    }
  }

  @Test func `a view is put at any side and corner, as large as it asks for`() {
    #expect(lines(Aligned(Text("ab"), .trailing, vertical: .trailing), 4, 2) == ["    ", "  ab"])
    #expect(lines(Aligned(Text("ab"), .center), 4, 2) == [" ab ", "    "])
    #expect(lines(Aligned(Text("abcdef")), 4, 2)[0] == "abc…")
  }

  @Test func `a view made of views draws its body, and asks for its size`() {
    struct Greeting: ComposedView {
      var body: some View { Rows(.fixed(1, Text("Hello")), .fixed(1, Text("Ada"))) }
    }
    #expect(lines(Greeting(), 5, 2) == ["Hello", "Ada  "])
    #expect(Greeting().size(within: Size(9, 9)).height == 2)
  }

  @Test func `a border without room leaves all of it to its view`() {
    #expect(lines(Border(Text("milk")), 4, 2) == ["milk", "    "])
    #expect(lines(Border(Text("milk")), 2, 4)[0] == "m…")
  }

  private func tab(at column: Int, in frame: Frame) -> Int? {
    frame.place(at: Point(column, 0))?.name(as: Tabs.TabPlace.self)?.index
  }

  @Test func `a tab is found at the columns where it is drawn, and nowhere else`() {
    let names = ["One", "牛乳", "Three"]
    for width in 9...24 {
      for selected in 0...2 {
        let tabs = Tabs(names, selected: selected)
        let frame = Frame(tabs, size: Size(width, 1))
        var found: [Int] = []
        for index in names.indices {
          let columns = (-2...width + 2).filter { tab(at: $0, in: frame) == index }
          if columns.isEmpty { continue }
          found.append(index)
          let whole = index == selected ? "[\(names[index])]" : " \(names[index]) "
          #expect(columns.map { frame[$0, 0].text }.joined() == whole)
        }
        #expect(found == names.indices.filter { frame.lines[0].contains(names[$0]) })
      }
    }
    // A tab that is cut counts as far as it is visible.
    let narrow = Frame(Tabs(names, selected: 2), size: Size(5, 1))
    #expect((0...5).map { tab(at: $0, in: narrow) } == [nil, 2, 2, 2, 2, nil])
  }

  @Test func `the open tab is in brackets and in the accent, and always in view`() {
    let frame = Frame(Tabs(["One", "Two", "Three"], selected: 1), size: Size(20, 1))
    #expect(frame.lines == [" One [Two] Three    "])
    #expect(frame[5, 0].style == .accent && frame[4, 0].style == .plain)
    for selected in 0...2 {
      let shown = lines(Tabs(["One", "Two", "Three"], selected: selected), 9, 1)[0]
      #expect(shown.contains(["[One]", "[Two]", "[Three]"][selected]), "\(shown)")
    }
    #expect(lines(Tabs(["One", "Two", "Three"], selected: 0), 9, 1) == ["[One]›   "])
    #expect(lines(Tabs(["One", "Two", "Three"], selected: 2), 9, 1) == ["‹[Three] "])
    #expect(lines(Tabs([], selected: 0), 3, 1) == ["   "])
    #expect(lines(Tabs(["One"], selected: 4), 9, 1) == [" One     "])
  }

  @Test func `the footer shows the lines that fit, the last one always`() {
    #expect(lines(Footer(keymap), 30, 1) == ["Space tick  a add  ? help     "])
    #expect(lines(Footer(keymap), 20, 1) == ["Space tick  ? help  "])
    #expect(lines(Footer(keymap), 15, 1) == ["a add  ? help  "])
    #expect(lines(Footer(keymap), 6, 1) == ["? help"])
    #expect(lines(Footer(keymap), 3, 1) == ["?  "])
    #expect(Footer(keymap).size(within: Size(80, 24)) == Size(25, 1))
    #expect(Frame(Footer(keymap), size: Size(30, 1))[0, 0].style == .accent)
  }

  @Test func `the help shows every line by group`() {
    #expect(
      lines(Help(keymap), 14, 8) == [
        "Move          ", "j Down  down  ", "k Up    up    ", "              ", "Items         ",
        "Space   tick  ", "a       add   ", "?       help  ",
      ])
    #expect(Help(keymap).size(within: Size(80, 24)) == Size(12, 8))
    #expect(Help(keymap).count == 8)
  }

  @Test func `the help stands in columns where it is low, and scrolls where it is narrow too`() {
    #expect(
      lines(Help(keymap), 27, 4) == [
        "Move           Items       ", "j Down  down   Space   tick", "k Up    up     a       add ",
        "               ?       help",
      ])
    #expect(lines(Help(keymap, top: 5), 12, 2) == ["Space   tick", "a       add "])
    #expect(lines(Help(keymap, top: 99), 12, 2) == ["a       add ", "?       help"])
  }

  @Test func `an overlay stands in the middle on an empty ground and takes the cursor away`() {
    let below = Drawing { canvas in
      canvas.fill(canvas.bounds, with: ".")
      canvas.setCursor(at: .zero)
    }
    let frame = Frame(Layers(below, Centered(Border(Text("?")))), size: Size(7, 5))
    #expect(frame.lines == [".......", "..╭─╮..", "..│?│..", "..╰─╯..", "......."])
    #expect(frame.cursor == nil)
    #expect(lines(Layers(below, nil), 2, 1) == [".."])
    #expect(lines(Layers(below, Centered(Text("abc"), size: Size(9, 9))), 3, 2) == ["abc", "   "])
  }

  @Test func `an overlay over half of a wide character leaves no half`() {
    let below = Drawing { $0.fill($0.bounds, with: "牛") }
    #expect(lines(Layers(below, Centered(Text("?"))), 5, 1) == ["牛?  "])
    #expect(lines(Layers(below, Centered(Text("abc"))), 5, 1) == [" abc "])
  }
}
