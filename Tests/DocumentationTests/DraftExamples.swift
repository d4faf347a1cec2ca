// The code of the article on the terminal, compiled and tested. `DocumentationTests` compares the two.

import Composable
import ComposableTesting
import Loop
import Screen
import Terminal
import Testing

struct Draft: Equatable {
  var text = "Dear Ada"
  var isOver = false
}

enum DraftAction: Equatable, Sendable { case editRequested, edited(String), copied, suspended, quit }

struct DraftEnvironment: Sendable {
  var edit: @Sendable (String) async -> String
  var copy: @Sendable (String) -> Void
  var suspend: @Sendable () -> Void
  var bell: @Sendable () -> Void

  /// `edit` starts an editor and returns when it has ended.
  static func live(_ terminal: TerminalHandle, edit: @escaping @Sendable (String) -> String) -> Self {
    DraftEnvironment(
      edit: { text in await terminal.outside { edit(text) } },
      copy: { terminal.copy($0) },
      suspend: { terminal.suspend() },
      bell: { terminal.bell() })
  }
}

let draft = Reducer<Draft, DraftAction, DraftEnvironment> { state, action, environment in
  switch action {
  case .editRequested:
    return .run(name: "edit") { [text = state.text] send in send(.edited(await environment.edit(text))) }
  case .edited(let text): state.text = text
  case .copied:
    return .fireAndForget(name: "copy") { [text = state.text] in
      environment.copy(text)
      environment.bell()
    }
  case .suspended: return .fireAndForget(name: "suspend") { environment.suspend() }
  case .quit: state.isOver = true
  }
  return .none
}

let draftKeys = Keymap<DraftAction>([
  Command("edit", keys: "e", action: .editRequested, footer: true),
  Command("copy", keys: "y", action: .copied, footer: true),
  Command("suspend", keys: "ctrl+z", action: .suspended),
  Command("quit", keys: "q", "ctrl+c", action: .quit, footer: true),
])

@Suite struct DraftExamples {
  @Test func `an editor gets the text, and what it gives back is the text`() {
    let environment = DraftEnvironment(
      edit: { "\($0) and Bob" }, copy: unimplemented("copy"), suspend: unimplemented("suspend"),
      bell: unimplemented("bell"))
    let store = TestStore(initialState: Draft(), reducer: draft, environment: environment)
    store.send(.editRequested)
    store.receive(.edited("Dear Ada and Bob")) { $0.text = "Dear Ada and Bob" }
  }
}
