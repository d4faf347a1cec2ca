// All settings in a form: what is offered and allowed, and what is written.

import Composable
import ComposableTesting
import Parts
import Screen
import ScreenTesting
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct SettingsFormTests {
  private typealias Store = TestStore<SettingsForm, SettingsFormAction, Void>

  private func store(_ settings: Settings = Settings()) -> Store {
    var contents = DatabaseSnapshot.lists(["Groceries": ["milk"], "Gifts": []])
    contents.items[0].details.store = "Aldi"
    let workspace = Workspace(contents, writer: Entry.Writer.ID(high: 7, low: 7))
    let store = Store(
      initialState: SettingsForm(settings, in: workspace), reducer: SettingsForm.reducer, environment: ())
    store.exhaustivity = .off
    return store
  }

  private func type(_ text: String, in name: SettingName, _ store: Store) {
    store.send(.form(.pressed(name, at: .zero)))
    let isOffered = if case .suggestions? = store.state.form[name] { true } else { false }
    for edit in [TextEdit.end, .deleteToLineStart, .insert(text)] {
      store.send(.form(isOffered ? .suggestions(.edited(edit)) : .edited(edit)))
    }
  }

  @Test func `each setting is a field, filled in as it is`() {
    let form = store().state
    #expect(form.form.fields.map(\.name) == SettingRow.all.map(\.name))
    #expect(form.form.fields.map(\.label) == SettingRow.all.map(\.name.rawValue))
    #expect(form.changes.isEmpty)
  }

  @Test func `only what was changed is chosen, and a change back is none`() {
    let store = store()
    store.send(.form(.pressed(.mouse, at: .zero)))
    store.send(.form(.toggled(by: 1)))
    store.send(.form(.pressed(.sort, at: .zero)))
    store.send(.form(.toggled(by: 1)))
    store.send(.form(.pressed(.hints, at: .zero)))
    store.send(.form(.toggled(by: 1)))
    store.send(.form(.toggled(by: 1)))
    type("7", in: .backups, store)
    store.send(.form(.sent))
    store.receive(.form(.submitted))
    store.receive(
      .delegate(
        .settingsChosen([
          SettingChange(.mouse, to: "false"), SettingChange(.sort, to: "name"),
          SettingChange(.backups, to: "7"),
        ])))
  }

  @Test func `a restricted account changes nothing, and nobody restricts it by a slip of the hand`() {
    var settings = Settings()
    settings.restricted = true
    for (settings, field, reason) in [
      (settings, SettingName.mouse, words.settingsAreFixed), (settings, .restricted, words.settingsAreFixed),
      (Settings(), .restricted, words.settingIsForTheFile),
    ] {
      let store = store(settings)
      store.send(.form(.pressed(field, at: .zero)))
      store.send(.form(.toggled(by: 1)))
      store.send(.form(.sent))
      #expect(store.state.form.problems[field] == .said(reason))
      store.send(.form(.toggled(by: 1)))
      store.send(.form(.sent))
      store.receive(.form(.submitted))
      store.receive(.delegate(.settingsChosen([])))
    }
  }

  @Test func `Escape chooses nothing`() {
    let store = store()
    type("7", in: .backups, store)
    store.send(.form(.cancelled))
    store.receive(.delegate(.closed))
  }

  @Test(
    arguments: [
      (.defaultList, "g", ["Groceries", "Gifts"]), (.defaultList, "GR", ["Groceries"]),
      (.defaultStore, "a", ["Aldi"]), (.currency, "us", ["USD"]), (.defaultStore, "x", []),
    ] as [(SettingName, String, [String])])
  func `what begins with what was typed is offered`(name: SettingName, text: String, offers: [String]) {
    let store = store()
    type(text, in: name, store)
    guard case .suggestions(let field)? = store.state.form[name] else { return #expect(Bool(false)) }
    #expect(Set(field.offers.texts) == Set(offers))
  }

  @Test("what isn't allowed says what is, in every language", arguments: Language.allCases)
  func wrong(language: Language) {
    Language.$current.withValue(language) {
      let store = store()
      for (name, text, part) in [
        (SettingName.backups, "0", "365"), (.backups, "1.5", "365"), (.currency, "pebbles", "EUR"),
      ] {
        type(text, in: name, store)
        store.send(.form(.sent))
        #expect(store.state.form.focus.isOn(name))
        guard case .said(let sentence)? = store.state.form.problems[name] else {
          #expect(Bool(false), "\(name)")
          continue
        }
        #expect(sentence.contains(part) && sentence.hasSuffix("."), "\(sentence)")
        type(name == .currency ? "auto" : "10", in: name, store)
      }
      type("ten", in: .backups, store)
      store.send(.form(.sent))
      #expect(store.state.form.problems[.backups] == .notANumber)
      #expect(PartWords.current.form.notANumber == words.say("part-not-a-number"))
    }
  }

  @Test func `what was changed is written one after the other, and all of it is in force`() throws {
    let file = Mutex<[SettingsReading.Override]>([])
    let stage = Stage(.groceries("milk"), size: Size(80, 40)) {
      $0.settings.set = { (name, text) throws(SettingsFailure) in
        SettingsReading(
          overrides: file.withLock { overrides in
            overrides.append(.init(name, text ?? "", from: .file(line: 1)))
            return overrides
          })
      }
    }
    try stage.play(",<Right><Tab><Tab><Tab><Tab><Tab><Space><Tab><Space><Enter>")
    #expect(file.withLock { $0.map(\.name) } == [.language, .fractions, .mouse])
    #expect(stage.state.overlay == nil && stage.message == "Saved 3 settings.")
    #expect(!stage.state.settings.current.mouse && !stage.state.settings.current.conventions.fractions)
    try stage.play(",<Tab><Tab><Tab><Tab><Tab><Space><Esc>")
    #expect(!stage.state.settings.current.conventions.fractions && file.withLock { $0.count } == 3)
  }

  @Test func `what fails on the way is said, and what was written is in force`() throws {
    let stage = Stage(.groceries("milk"), size: Size(80, 40)) {
      $0.settings.set = { (name, text) throws(SettingsFailure) in
        if name == .mouse { throw SettingsFailure("The disk is full") }
        return SettingsReading(overrides: [.init(name, text ?? "", from: .file(line: 1))])
      }
    }
    try stage.play(",<Tab><Tab><Tab><Tab><Tab><Space><Tab><Space><ctrl+s>")
    #expect(stage.message == "The settings weren't saved: The disk is full.")
    #expect(!stage.state.settings.current.conventions.fractions && stage.state.settings.current.mouse)
  }

  @Test func `several that are written tell of the one that something overrides`() {
    let reading = SettingsReading(overrides: [
      .init(.sort, "name", from: .file(line: 1)), .init(.theme, "dark", from: .variable("TOTE_THEME")),
    ])
    #expect(Message.written([.sort, .theme], reading) == .overridden(.theme, by: "TOTE_THEME"))
    #expect(Message.written([.sort], reading) == Message("Sort lists: by name"))
    #expect(Message.written([.sort, .group], reading) == Message("Saved 2 settings."))
  }

  @Test(arguments: ["", "2", "2G<Enter>", "3"])
  func `it opens from every tab, by its key and by name`(way: String) throws {
    for key in [",", ":app.settings<Enter>"] {
      let stage = Stage(notes: Note.records)
      try stage.play(way + key)
      if case .settingsForm? = stage.state.overlay {} else { #expect(Bool(false), "\(way)\(key)") }
    }
  }

  @Test func `the mouse moves, checks, takes what is offered, and scrolls`() throws {
    let stage = Stage(.groceries("milk"), size: Size(90, 24))
    try stage.play(",<click field(fractions)><click field(fractions)>")
    #expect(stage.form?[.fractions] == .check(false) && stage.form?.focus.isOn(.fractions) == true)
    try stage.play("<click value(defaultList)>g<click suggestion(defaultList, 0)>")
    #expect(stage.form?.text(.defaultList) == "Groceries")
    try stage.play(String(repeating: "<wheel down,40,10>", count: 30))
    #expect(stage.form?.focus.isOn(.preset) == true, "not around the end")
    #expect(stage.frame.lines.contains { $0.contains("preset") })
  }

  @Test func `all of it on a large screen, the field with the keys on a small one`() throws {
    assertFrames("settings", try faces(.week, ",", sizes: [Size(40, 10), Size(90, 24), Size(200, 60)]))
    assertFrames(
      "settings filled in",
      try faces(
        .week,
        after: [
          ",<Tab><Tab><Ctrl+U>e", ",<Tab><Tab><Ctrl+U>pebbles<Tab>",
          ",<Shift+Tab><Up><Up><Up><Ctrl+U>0<Enter>",
        ], size: Size(60, 16)))
    assertFrames(
      "settings in little room",
      try faces(
        .week, after: [",<Tab><Tab><Ctrl+U>e", ",<Shift+Tab><Up><Up><Up><Ctrl+U>0<Enter>"], size: Size(40, 10)
      ))
    let stage = Stage(.week, size: Size(60, 16), linear: true)
    assertFrames(
      "settings linear",
      try [",", "<Tab>", "<Tab><Ctrl+U>e", "<Esc><Esc>"].map { script in
        try stage.play(script)
        return Scene(script, stage.frame)
      })
  }
}

extension Stage {
  fileprivate var form: Form<SettingName>? {
    if case .settingsForm(let settings)? = state.overlay { settings.form } else { nil }
  }
}
