// The palette: every command by its name, and where to go.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct PaletteTests {
  private func palette(_ stage: Stage) -> Palette.Commands? {
    if case .palette(let palette)? = stage.state.overlay { palette.commands } else { nil }
  }

  private var lists: DatabaseSnapshot {
    .lists(["Groceries": ["milk", "bread"], "Party": ["wine"]], plain: true)
  }

  @Test("it opens from everywhere", arguments: [":", "<ctrl+p>", "<f1>"])
  func opens(key: String) throws {
    for way in ["", "2", "3", "L", "v"] {
      let stage = try Stage.blind(lists, notes: Note.records, way + key)
      #expect(palette(stage)?.opening == .commands, "\(way)")
    }
  }

  @Test(
    "in a field by F1 alone, and the field is as it was",
    arguments: ["ami", "e", "/m", "N", "B", "2a", "2a<Enter>x"])
  func opensInFields(way: String) throws {
    let stage = try Stage.blind(lists, way)
    let before = stage.state
    try stage.play("<f1>")
    #expect(palette(stage) != nil)
    try stage.play("<Esc>")
    #expect(stage.state.lists == before.lists && stage.state.notes == before.notes)
  }

  @Test func `Enter does what is found, as its key would`() throws {
    for language in Language.allCases {
      try Language.$current.withValue(language) {
        let (found, pressed) = (try Stage.blind(lists, ""), try Stage.blind(lists, ""))
        try found.play(":\(ListCommand.tick.label)<Enter>")
        try pressed.play("<Space>")
        #expect(found.state.lists == pressed.state.lists && found.rows == pressed.rows, "\(language)")
      }
    }
  }

  @Test func `ids are English, so only English finds a command or a setting by them`() throws {
    for language in Language.allCases {
      try Language.$current.withValue(language) {
        let stage = try Stage.blind(lists, ":items.tick")
        #expect((palette(stage)?.current?.id == "items.tick") == (language == .english), "\(language)")
        let setting = try Stage.blind(lists, ":basket-bar")
        #expect((palette(setting)?.current != nil) == (language == .english), "\(language)")
      }
    }
  }

  @Test(
    arguments: [
      (.english, "remove", "delete"), (.english, "print", "print the list"),
      (.english, "recurring", "make it a"),
      (.english, "done", "tick"), (.english, "finish", "clear ticked"),
      (.english, "checkout", "clear ticked"),
      (.english, "share", "all lists"), (.english, "cook", "send to a list"),
      (.english, "recipe", "send to a list"),
      (.english, "tour", "help"), (.english, "tutorial", "help"), (.english, "settings", "all settings"),
      (.english, "export", "export lists"), (.english, "import", "import lists"),
      (.english, "backup", "back up"),
      (.english, "colour", "Theme: "), (.spanish, "moneda", "Moneda: "), (.spanish, "idioma", "Idioma: "),
      (.spanish, "colores", "Tema: "), (.spanish, "borrar", "eliminar"),
      (.french, "couleurs", "Thème\u{A0}: "),
      (.french, "cuisiner", "envoyer à une liste"), (.turkish, "renk", "Tema: "), (.turkish, "dil", "Dil: "),
      (.turkish, "bitti", "işaretle"),
    ] as [(Language, String, String)])
  func `people find commands and settings by their own words`(
    language: Language, typed: String, title: String
  ) throws {
    try Language.$current.withValue(language) {
      let stage = try Stage.blind(lists, notes: Note.records, ":\(typed)")
      #expect(
        palette(stage)?.current?.title.hasPrefix(title) == true, "\(palette(stage)?.shown.map(\.title) ?? [])"
      )
    }
  }

  @Test(arguments: Language.allCases)
  func `each setting and each of its values has a name`(language: Language) {
    Language.$current.withValue(language) {
      for row in SettingRow.all {
        #expect(language.phrases.text("setting-\(row.name.rawValue)") != nil, "\(row.name)")
        guard case .choice(let values) = row.kind, row.name != .language, row.name != .currency else {
          continue
        }
        for value in values { #expect(language.phrases.text("setting-value-\(value)") != nil, "\(value)") }
      }
    }
  }

  @Test func `what can't be done now stands at the end, and says why`() throws {
    let stage = try Stage.blind(.lists(["Groceries": []], plain: true), ":")
    let rows = try #require(palette(stage)).shown
    let firstNot = try #require(rows.firstIndex { !$0.reason.isEmpty })
    #expect(rows[firstNot...].allSatisfy { !$0.reason.isEmpty })
    #expect(rows[firstNot...].contains { $0.id == "items.tick" })
    #expect(rows[..<firstNot].contains { $0.id == "items.add" })
    let before = stage.state.workspace
    try stage.play("items.tick<Enter>")
    #expect(stage.message != nil && palette(stage) != nil && stage.state.workspace == before)
  }

  @Test func `what only another tab can do says which key leads there`() throws {
    let stage = try Stage.blind(lists, notes: Note.records, ":")
    try stage.play("tags")
    let row = try #require(palette(stage)?.shown.first { $0.title == "tags" })
    #expect(row.reason == "In Notes: 2")
  }

  @Test func `lists, stores and notes can be gone to`() throws {
    let stage = try Stage.blind(.lists(["Groceries": ["milk @Lidl"], "Party": []]), notes: Note.records, "2")
    try stage.play(":party<Enter>")
    #expect(stage.state.tab == .lists && stage.list == "Party")
    let note = try #require(Note.records.first { $0.title.count > 3 })
    try stage.play(":\(note.title)<Enter>")
    #expect(stage.state.tab == .notes && stage.state.notes.reader?.note.id == note.id)
    try stage.play("1:lidl<Enter>")
    #expect(stage.state.listScreen.shop?.name == "Lidl")
  }

  @Test func `settings are set from there, and say what holds`() throws {
    let stage = try Stage.blind(lists, ":theme light")
    #expect(palette(stage)?.current?.kind == words.settingKind)
    try stage.play("<Enter>")
    #expect(stage.state.settings.current.theme == "light" && stage.message == "Theme: light")
    try stage.play(":theme light")
    #expect(palette(stage)?.current?.kind == words.currentSettingKind)
    try stage.play("<Esc><Esc>:default-list party<Enter>")
    #expect(stage.message == "Default list: Party")
    // A language by the name it has for itself.
    try stage.play(":türkçe<Enter>")
    #expect(stage.state.settings.current.language == .turkish)
  }

  @Test func `pressing the help's key twice turns a second row of keys on and off`() throws {
    let stage = Stage(lists, size: Size(80, 24))
    try stage.play("??")
    #expect(stage.state.overlay == nil && stage.state.settings.current.hints == .more)
    let rows = stage.frame.lines.suffix(2)
    #expect(rows.first?.contains("tick") == true && rows.last?.contains("A add above") == true)
    let text = try #require(rows.last)
    let column = try #require(text.firstIndex(of: "A").map { text.distance(from: text.startIndex, to: $0) })
    try stage.play("<click(left,\(column),23)>")
    #expect(stage.state.listScreen.itemEditor != nil)
    try stage.play("<Esc><resize 80x13>")
    #expect(stage.frame.lines.last?.contains("tick") == true)
    try stage.play("<resize 80x24>??")
    #expect(stage.state.settings.current.hints == .few)
    #expect(stage.frame.lines.last?.contains("tick") == true)
    // In a search it is what Escape is.
    try stage.play("?add?")
    #expect(palette(stage)?.field.isEmpty == true)
  }

  @Test func `what was used last comes first`() throws {
    let stage = try Stage.blind(lists, ":items.copyAll<Enter>:items.select<Enter>:")
    #expect(palette(stage)?.shown.prefix(2).map(\.id) == ["items.select", "items.copyAll"])
  }

  @Test func `three times the message tells the key, then no more`() throws {
    let stage = try Stage.blind(lists, "")
    for time in 1...4 {
      try stage.play(":items.select<Enter>")
      #expect(stage.message?.contains("Next time: v") == (time <= 3 ? true : nil), "\(time)")
    }
    // Behind what the command itself says.
    try stage.play(":items.delete<Enter>")
    #expect(stage.message?.hasPrefix("Deleted") == true && stage.message?.hasSuffix("Next time: d") == true)
  }

  @Test func `remembering what was chosen is nothing to undo`() throws {
    let stage = try Stage.blind(lists, ":items.select<Enter>")
    #expect(stage.state.workspace.history.undoable.isEmpty)
  }

  @Test func `a press on a row does it`() throws {
    let stage = Stage(lists, size: Size(80, 24))
    try stage.play(":items.tick")
    let row = try #require(stage.frame.lines.firstIndex { $0.contains("▸ ") && $0.contains("tick") })
    try stage.play("<click(left,20,\(row))>")
    #expect(stage.state.overlay == nil && stage.rows.contains { $0.contains("[x]") })
  }

  @Test func `the palette closes with Escape after clearing what was typed`() throws {
    let stage = try Stage.blind(lists, ":tick<Esc>")
    #expect(palette(stage)?.field.isEmpty == true)
    try stage.play("<Esc>")
    #expect(stage.state.overlay == nil)
  }
}

@Suite struct PaletteOpeningTests {
  @Test func `notes come while it shows, whatever has been typed, and keep their place among the rest`() {
    let note = Note.sample(1, "Theme of the week", "words")
    let places = NotePlaces(notes: [note.id: note], index: 1, kind: "note", untitled: "?")
    func row(_ title: String) -> Palette.Row { Palette.Row(title, action: .quit) }
    let store = TestStore(
      initialState: Palette(
        .commands, [Palette.Section("", [row("quit")])], places: [row("Theme list"), row("Theme dark")],
        notes: places), reducer: Palette.reducer, environment: ())
    store.exhaustivity = .off
    func shown() -> [String] { store.state.commands.shown.map(\.title) }
    #expect(store.state.question == .opened && shown() == ["quit"])
    store.send(.commands(.edited(.insert("theme"))))
    #expect(shown() == ["Theme list", "Theme dark"])
    store.send(.opened)
    store.receive(.notesRead(places.rows, at: 1))
    #expect(shown() == ["Theme list", "Theme of the week", "Theme dark"])
    #expect(store.state.question == nil)
  }

  @Test func `the latest note comes first, and none that is put away`() {
    let notes = [
      Note.sample(1, "a"), .sample(2, ""), .sample(3, "c", isArchived: true),
      .sample(4, "d", isTrashed: true),
    ]
    let places = NotePlaces(
      notes: Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0) }), index: 0, kind: "", untitled: "none"
    )
    #expect(places.rows.map(\.title) == ["none", "a"])
  }
}
