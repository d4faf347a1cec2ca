import Composable
import ComposableTesting
import Screen
import ScreenTesting
import Testing

@testable import Gallery

@Suite struct MenuTests {
  private let lines = [
    Menu.Line(title: "Counter", summary: "a number, and facts"),
    Menu.Line(title: "Clock", summary: "what time it is elsewhere"),
    Menu.Line(title: "Files", summary: "a folder and what is in it"),
  ]

  private func store(_ menu: Menu? = nil) -> TestStore<Menu, MenuAction, Services> {
    TestStore(initialState: menu ?? Menu(lines: lines), reducer: menuReducer, environment: .unimplemented)
  }

  @Test func `the selection moves and stays within the list`() {
    let store = store()
    store.send(.moved(by: -1))
    store.send(.moved(by: 1)) { $0.selected = 1 }
    store.send(.moved(by: 1)) { $0.selected = 2 }
    store.send(.moved(by: 1))
  }

  @Test func `what is selected is opened`() {
    let store = store()
    store.send(.moved(by: 1)) { $0.selected = 1 }
    store.send(.selectionOpened) { $0.chosen = 1 }
  }

  @Test func `an empty menu opens nothing`() {
    let store = store(Menu(lines: []))
    store.send(.moved(by: 1))
    store.send(.selectionOpened)
  }

  @Test func `the menu as it is`() {
    assertFrames("menu", Scene.matrix { _ in screened(MenuView(menu: Menu(entries: Entry.all)), menuKeys) })
  }

  @Test func `the menu as it will be`() {
    var menu = Menu(lines: lines)
    menu.selected = 1
    assertFrames("three programs", Scene.matrix { _ in screened(MenuView(menu: menu), menuKeys) })
  }

  @Test func `every size down to one cell is drawn without a trap`() {
    for width in 1...50 {
      for height in 1...9 {
        let frame = Frame(MenuView(menu: Menu(lines: lines)), size: Size(width, height))
        #expect(frame.lines.contains { $0.contains { $0 != " " } })
      }
    }
  }
}
