// What is set is seen at once, on the whole program and on its reducer.

import Composable
import ComposableTesting
import Loop
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct SettingsTests {
  fileprivate func reading(_ text: String) -> SettingsReading { SettingsReading(.text(Array(text.utf8))) }

  fileprivate func stage(
    _ text: String, _ contents: DatabaseSnapshot = .groceries("milk", "bread"), size: Size = Size(80, 24)
  ) throws -> Stage {
    let stage = Stage(
      size: size, initialState: App(reading(text)), reducer: appReducer,
      environment: { clock in ToteEnvironment.preview(contents, clock: clock) },
      view: AppView.init, keymap: { $0.speaking(\.keymap) }, mouse: App.mouse,
      typeahead: \.typeahead,
      isOver: \.isOver, whenOpen: .started, whenOver: .ended)
    try stage.play("")
    return stage
  }

  @Test func `language, sidebar, details, bar and the first tab are as they are set`() throws {
    let wide = Size(150, 24)
    let usual = try stage("", size: wide).frame.plainText
    #expect(usual.contains("Lists ") && usual.contains("▱") && usual.contains("Groceries"))
    let plain = try stage("sidebar = false\ndetails = false\nbasket-bar = false", size: wide)
    #expect(plain.state.layout.sidebar == nil && !plain.state.lists.showsDetails)
    #expect(!plain.frame.plainText.contains("Lists ") && plain.frame.plainText.contains("0/2"))
    #expect(plain.state.listScreen.summary?.hasBar == false)
    #expect(try stage("start-tab = \"notes\"").state.tab == .notes)
    #expect(try stage("start-tab = \"spending\"").state.tab == .spending)
    let turkish = Language.turkish.words.listsTab
    #expect(try stage("language = \"tr\"", size: wide).frame.plainText.contains(turkish.title))
  }

  @Test func `the app opens with the list that is set`() throws {
    let lists = DatabaseSnapshot.lists(["Groceries": ["milk"], "Party": ["crisps"]])
    #expect(try stage("", lists).state.openList?.name == "Groceries")
    #expect(try stage("default-list = \"party\"", lists).state.openList?.name == "Party")
    #expect(try stage("default-list = \"Gone\"", lists).state.openList?.name == "Groceries")
  }

  @Test func `lists without an arrangement of their own have the usual one, also when it changes`() {
    var app = App.loaded(.lists(["Groceries": ["milk", "apples"]]))
    let list = app.lists.list!
    #expect(app.workspace.arrangement(of: list) == Arrangement())
    let new = reading("sort = \"name\"\ngroup = \"none\"")
    let store = Bench().store(app)
    store.exhaustivity = .off
    store.send(.settings(.arrived(new)))
    #expect(store.state.workspace.arrangement(of: list) == Arrangement(sort: .name, grouping: .none))
    app = store.state
    #expect(app.lines.items.map(\.name) == ["apples", "milk"])
  }

  @Test func `what is wrong is said once, with the file and the line`() throws {
    let stage = try stage("theme = \"dark\"\nmouse = \"no\"\nsrt = 1\n")
    #expect(
      stage.state.message?.text
        == "config.toml:2:9: mouse must be true or false, not \"no\". 1 more: tote config")
    try stage.play("j")
    #expect(stage.state.message == nil)
  }

  @Test func `a change of the file is followed, and its problems are said when they are new`() {
    let store = Bench().store()
    store.exhaustivity = .off
    let broken = reading("mouse = 3")
    store.send(.settings(.arrived(broken)))
    #expect(store.state.message?.text == "config.toml:1:9: mouse must be true or false, not 3.")
    store.send(.lists(.cursorMoved(by: 1)))
    #expect(store.state.message == nil)
    store.send(.settings(.arrived(broken)))
    #expect(store.state.message == nil, "nothing has changed")
    store.send(.settings(.arrived(reading("language = \"fr\""))))
    #expect(store.state.settings.current.language == .french && store.state.workspace.language == .french)
  }

  @Test func `setting writes the file, shows the terminal, and says what holds`() {
    let text = "sort = \"name\"\n"
    let reading = reading(text)
    let store = Bench().store {
      $0.settings.set = { (name, text) throws(SettingsFailure) in
        #expect(name == .sort && text == "name")
        return reading
      }
    }
    store.exhaustivity = .off
    store.send(.settings(.set(.sort, to: "name")))
    store.receive(.settings(.written([.sort], reading)))
    #expect(store.state.message == Message("Sort lists: by name"))
    #expect(store.state.settings.current.conventions.sort == .name)
  }

  @Test func `what a variable overrides, and what can't be written, is said`() {
    let overridden = SettingsReading(overrides: [.init(.theme, "dark", from: .variable("TOTE_THEME"))])
    let store = Bench().store {
      $0.settings.set = { (name, _) throws(SettingsFailure) in
        if name == .theme { return overridden }
        throw SettingsFailure("Read-only file system")
      }
    }
    store.exhaustivity = .off
    store.send(.settings(.set(.theme, to: "light")))
    store.receive(.settings(.written([.theme], overridden)))
    #expect(store.state.message?.text == Speaker(.english).overridden(.theme, by: "TOTE_THEME"))
    store.send(.settings(.set(.sort, to: "name")))
    store.receive(.settings(.notWritten("Read-only file system")))
    #expect(store.state.message?.text == "The settings weren't saved: Read-only file system.")
  }

  @Test func `the picker of stores starts on the one that is set`() throws {
    var contents = DatabaseSnapshot.groceries("milk", "bread", "nails")
    for (index, store) in ["Lidl", "Lidl", "Aldi"].enumerated() {
      contents.items[index].details.store = store
    }
    let usual = try stage("", contents)
    try usual.play("@<enter>")
    #expect(usual.state.workspace.records.walk?.shop.name == "Lidl")
    let set = try stage("default-store = \"aldi\"", contents)
    try set.play("@<enter>")
    #expect(set.state.workspace.records.walk?.shop.name == "Aldi")
  }

  @Test func `shared lists are looked at as often as is set`() {
    #expect(App(reading("sync-interval = 15")).sharing.interval == 15)
    #expect(App().sharing.interval == 1)
  }

  @Test func `dates are as in the language, or the same in all`() {
    let day = Moment(day: "2026-11-26")!
    let iso = reading("dates = \"iso\"").settings
    for language in Language.allCases {
      Language.$current.withValue(language) {
        #expect(iso.apply { day.shownDay } == "2026-11-26")
        #expect(iso.apply { words.longDay(day) } == "2026-11-26")
      }
    }
    #expect(reading("language = \"fr\"").settings.apply { day.shownDay } == "26/11/2026")
  }

  @Test func `a price without a sign is in the currency that is set, before that of the list`() {
    var contents = DatabaseSnapshot.groceries("milk")
    contents.items[0].details.price = Price("€2.00")
    let records = Workspace(contents, writer: Entry.Writer.ID(high: 7, low: 7)).records
    let list = contents.lists[0].id
    #expect(records.currency(of: list, in: .english) == .euro)
    let set = reading("currency = \"GBP\"").settings
    #expect(set.apply { records.currency(of: list, in: .english) } == .pound)
  }
}

@Suite struct ColorSettingsTests {
  private func settings(_ text: String) -> Settings { SettingsReading(.text(Array(text.utf8))).settings }

  @Test func `roles and names are those of the screen`() {
    #expect(RoleColors.roles == Color.roles.map(\.settingName))
    #expect(RoleColors.names == Color.allCases.filter { !$0.isRole }.map(\.settingName))
    #expect(SettingRow.themes == [Theme.dark, .light, .sixteen, .monochrome].map(\.name))
  }

  @Test func `colours are painted on the theme whose ground they name`() {
    let settings = settings(
      """
      [colors]
      price = 3
      store = "bright-blue"
      [colors.dark]
      accent = "#00ff00"
      cursor-row = 17
      """)
    let (dark, light) = (settings.darkTheme, settings.lightTheme)
    #expect(dark.look(of: .price).style == .yellow && dark.look(of: .price).foreground == nil)
    #expect(light.look(of: .store).style.foreground == .brightBlue)
    #expect(dark.look(of: .accent).foreground == Shade(0x00FF00, 46))
    #expect(dark.look(of: .accent).style.attributes == .bold, "what else shows it stays")
    #expect(dark.look(of: .cursorRow).background == Shade(0x00005F, 17))
    #expect(light.look(of: .accent) == Theme.light.look(of: .accent))
    #expect(dark.look(of: .amount) == Theme.dark.look(of: .amount))
    #expect(settings.shownTheme == nil && Settings().darkTheme == .dark)
  }

  @Test func `the theme that is set is shown`() {
    #expect(settings("theme = \"light\"").shownTheme == .light)
    #expect(settings("theme = \"sixteen\"").shownTheme == .sixteen)
    #expect(settings("theme = \"auto\"").shownTheme == nil)
  }
}

extension SettingsTests {
  @Test func `keys are as they are set, and follow the file`() throws {
    let stage = try stage("[keys]\n\"items.tick\" = [\"t\"]\n\"items.add\" = [\"d\"]")
    #expect(stage.message?.contains("config.toml:3") == true, "\(stage.message ?? "")")
    try stage.play("t")
    #expect(stage.rows.contains { $0.contains("[x] milk") }, "\(stage.frame.plainText)")
    #expect(stage.frame.lines.last?.contains("t tick") == true)
  }

  @Test func `a preset moves the keys of everything`() throws {
    let stage = try stage("preset = \"arrows\"")
    try stage.play("<delete>")
    #expect(stage.message?.contains("Ctrl+Z undoes") == true)
    try stage.play("<ctrl+z>")
    #expect(stage.rows.count { $0.contains("[ ]") } == 2, "\(stage.frame.plainText)")
  }
}
