import Composable
import Inspector
import Loop
import Screen

/// A program whose state is an enum, with cases of all kinds.
enum Routes: Equatable, Sendable {
  struct Page: Equatable, Sendable {
    enum Sheet: Equatable, Sendable {
      case none
      case note(Note)
      case tagged(tag: String)
      case pair(Int, with: String)
      indirect case nested(Sheet)
    }
    struct Note: Equatable, Sendable {
      var text = ""
      var lines = 0
      var marks: Set<String> = []
    }
    enum Loading<Value: Equatable & Sendable>: Equatable, Sendable { case never, failed(String), done(Value) }

    var title = "Page"
    var sheet = Sheet.none
    var loading = Loading<[String]>.never
    var choice: Sheet??
    var answer: Result<Int, Failure>?
  }

  struct Failure: Error, Equatable { var code: Int }

  case closed
  case page(Page)
  case both(left: Page, right: Page)
}

enum RoutesAction: Equatable, Sendable {
  case opened, split, closed
  case noteOpened, noteTyped(String), tagged(String), paired, nested
  case loaded(Routes.Page.Loading<[String]>), loadRequested
  case chosen(Routes.Page.Sheet??), answered(Result<Int, Routes.Failure>)
}

let routesReducer = Reducer<Routes, RoutesAction, Void> { state, action, _ in
  func page(_ change: (inout Routes.Page) -> Void) {
    switch state {
    case .closed: break
    case .page(var page):
      change(&page)
      state = .page(page)
    case .both(let left, var right):
      change(&right)
      state = .both(left: left, right: right)
    }
  }
  switch action {
  case .opened: state = .page(Routes.Page())
  case .split:
    if case .page(let page) = state { state = .both(left: page, right: Routes.Page(title: "Right")) }
  case .closed: state = .closed
  case .noteOpened: page { $0.sheet = .note(Routes.Page.Note()) }
  case .noteTyped(let text):
    page { page in
      guard case .note(var note) = page.sheet else { return }
      (note.text, note.lines) = (note.text + text, note.lines + 1)
      note.marks.insert(text)
      page.sheet = .note(note)
    }
  case .tagged(let tag): page { $0.sheet = .tagged(tag: tag) }
  case .paired: page { $0.sheet = .pair($0.title.count, with: "x") }
  case .nested: page { $0.sheet = .nested($0.sheet) }
  case .loadRequested:
    return .run(name: "load") { send in send(.loaded(.done(["a", "b"]))) }
  case .loaded(let loading): page { $0.loading = loading }
  case .chosen(let choice): page { $0.choice = choice }
  case .answered(let answer): page { $0.answer = answer }
  }
  return .none
}

private let routesKeys = Keymap([
  Command("open", keys: "o", action: RoutesAction.opened),
  Command("split", keys: "s", action: .split),
  Command("close", keys: "c", action: .closed),
  Command("note", keys: "n", action: .noteOpened),
  Command("type", keys: "t", action: .noteTyped("ab")),
  Command("type2", keys: "u", action: .noteTyped("c\"d")),
  Command("tag", keys: "g", action: .tagged("x")),
  Command("pair", keys: "p", action: .paired),
  Command("nest", keys: "e", action: .nested),
  Command("load", keys: "l", action: .loadRequested),
  Command("fail", keys: "f", action: .loaded(.failed("no"))),
  Command("choose", keys: "1", action: .chosen(.some(nil))),
  Command("choose2", keys: "2", action: .chosen(.some(.note(Routes.Page.Note(text: "n"))))),
  Command("answer", keys: "3", action: .answered(.success(3))),
  Command("answer2", keys: "4", action: .answered(.failure(Routes.Failure(code: 4)))),
])

func routes() -> Rehearsal<Routes, RoutesAction> {
  Rehearsal(
    size: Size(40, 6), initialState: Routes.closed, reducer: routesReducer, environment: { _ in () },
    view: { state in
      switch state {
      case .closed: Text("closed")
      case .page(let page): Text("\(page.title)\n\(page.sheet)\n\(page.loading)")
      case .both(let left, let right): Text("\(left.sheet)\n\(right.sheet)")
      }
    }, keymap: { _ in routesKeys })
}

extension DrivenProgram {
  static let routes = DrivenProgram(
    "routes", imports: ["@testable import CutPrograms"], play: "routes()",
    cutting: TestCut(reducer: "routesReducer", environment: "()", initialState: "Routes.closed"),
    keys: ["o", "n", "t", "u", "g", "p", "e", "l", "f", "1", "2", "3", "4", "s", "t", "u", "n", "c"]
  ) { CutPrograms.routes() }
}
