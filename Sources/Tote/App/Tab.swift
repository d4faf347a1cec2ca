import Screen

/// All lists are one tab, the first.
package enum Tab: String, CaseIterable, Sendable {
  case lists, notes, spending

  static let besideLists = allCases.dropFirst()

  /// Wraps around at both ends.
  func turned(by steps: Int) -> Tab {
    let (tabs, index) = (Tab.allCases, Tab.allCases.firstIndex(of: self)! + steps)
    return tabs[(index % tabs.count + tabs.count) % tabs.count]
  }

  var titles: TabWords {
    switch self {
    case .lists: words.listsTab
    case .notes: words.notesTab
    case .spending: words.spendingTab
    }
  }
}

extension App {
  func screen(of tab: Tab) -> any TabScreen {
    switch tab {
    case .lists: listScreen
    case .notes: noteScreen
    case .spending: spendingScreen
    }
  }

  func view(of tab: Tab) -> any TabView {
    switch tab {
    case .lists:
      ListScreenView(
        screen: listScreen, isFocused: overlay == nil,
        hidesPanel: overlay?.feature.isHelp == false, isWelcoming: tour?.step == .add && workspace.isUntouched
      )
    case .notes: NoteScreenView(screen: noteScreen, isFocused: overlay == nil)
    case .spending: SpendingScreenView(screen: spendingScreen)
    }
  }

  /// Each is heard while it is open and nothing covers it.
  static var tabMouse: Mouse<App, AppAction> {
    func open<Screen>(_ tab: Tab, _ screen: @escaping (App) -> Screen) -> (App) -> Screen? {
      { $0.tab == tab && $0.hearsTabs ? screen($0) : nil }
    }
    return ListScreen.mouse.map(AppAction.lists, of: open(.lists, \.listScreen))
      .adding(NoteScreen.mouse.map(AppAction.notes, of: open(.notes, \.noteScreen)))
      .adding(SpendingScreen.mouse.map(AppAction.spending, of: open(.spending, \.spendingScreen)))
  }

  /// What the help of a tab says before its commands and after them.
  func explanations(of tab: Tab) -> (before: [Palette.Section], after: [Palette.Section]) {
    switch tab {
    case .lists:
      // What can be done here comes first.
      let (shop, rest) = ([words.shopHelp], [words.addingHelp, words.filterHelp, words.signHelp])
      return listScreen.shop == nil ? ([], shop + rest) : (shop, rest)
    case .notes: return ([], [words.noteHelp])
    case .spending: return ([], [])
    }
  }

  func keys(of tab: Tab, isTouring: Bool = false) -> TabKeys<AppAction> {
    switch tab {
    case .lists: listScreen.keys(isTouring: isTouring).map(AppAction.lists)
    case .notes: noteScreen.keys.map(AppAction.notes)
    case .spending: spendingScreen.keys.map(AppAction.spending)
    }
  }

  /// Sizes the open tab with every action, the others when the screen is resized.
  mutating func fitTabs(to room: Size, on screen: Size) {
    let isResized = screen != lists.screen
    if isResized || tab == .lists { lists.fit(to: room, on: screen) }
    if isResized || tab == .notes { notes.fit(to: room, on: screen) }
    if isResized || tab == .spending { spending.fit(to: room, on: screen) }
  }

  /// Brings the open tab's cursor back into view.
  mutating func keepTabInView() {
    switch tab {
    case .lists: listScreen.keepInView()
    case .notes: noteScreen.keepInView()
    case .spending: break
    }
  }
}
