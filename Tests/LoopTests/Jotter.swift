import Composable
import Loop
import Screen

// The program of these tests: it notes typed text, in one of two modes, and looks up words.

struct Jotter: Equatable {
  var text = ""
  var isTyping = false
  var seconds = 0
  var width = 0
  var isOver = false
}

enum JotterAction: Equatable, Sendable {
  case typingBegan, typingEnded
  case typed(String)
  case lookedUp, lookedUpLast, found(String)
  case watchStarted, secondPassed
  case saved
  case resized(Size)
  case left
}

struct JotterEnvironment: Sendable {
  var lookUp: @Sendable (String) async throws -> String = unimplemented("lookUp")
  var save: @Sendable (String) async -> Void = { _ in }
  var clock: any Clock<Duration>
}

struct Watch: Hashable, Sendable {}

let jotter = Reducer<Jotter, JotterAction, JotterEnvironment> { state, action, environment in
  switch action {
  case .typingBegan: state.isTyping = true
  case .typingEnded: state.isTyping = false
  case .typed(let text): state.text += text
  case .lookedUp:
    return lookUp(state.text, environment)
  case .lookedUpLast:
    return lookUp(state.text, environment).finishing()
  case .found(let text): state.text = text
  case .watchStarted:
    return .timer(id: Watch(), every: .seconds(1), clock: environment.clock) { .secondPassed }
  case .secondPassed: state.seconds += 1
  case .saved:
    return .fireAndForget(name: "save") { [text = state.text] in await environment.save(text) }
      .finishing()
  case .resized(let size): state.width = size.width
  case .left: state.isOver = true
  }
  return .none
}

private func lookUp(_ text: String, _ environment: JotterEnvironment) -> Effect<JotterAction> {
  .run(name: "look up") { send in send(.found(try await environment.lookUp(text))) }
}

/// Every key is a command, or text while typing; then only Escape is a command.
func jotterKeys(_ state: Jotter) -> Keymap<JotterAction> { state.isTyping ? typingKeys : commandKeys }

private let commandKeys = Keymap([
  Command("type", keys: "i", action: JotterAction.typingBegan),
  Command("lookUp", keys: "l", action: .lookedUp),
  Command("lookUpForTheEnd", keys: "L", action: .lookedUpLast),
  Command("watch", keys: "w", action: .watchStarted),
  Command("save", keys: "s", action: .saved),
  Command("leave", keys: "q", action: .left),
]) { event in
  if case .resize(let size) = event { .resized(size) } else { nil }
}

private let typingKeys = Keymap([Command("end", keys: "esc", action: JotterAction.typingEnded)]) { event in
  switch event {
  case .key(let key): key.character.map { .typed(String($0)) }
  case .paste(let text): .typed(text)
  default: nil
  }
}

func jotterView(_ state: Jotter) -> Text { Text("\(state.text)|\(state.seconds)") }

extension Rehearsal where State == Jotter, Action == JotterAction {
  /// Creates a jotter on a small screen.
  convenience init(
    size: Size = Size(12, 1), whenOpen: JotterAction? = nil, whenOver: JotterAction? = nil,
    keepsShots: Bool = true,
    environment: (any Clock<Duration>) -> JotterEnvironment = { JotterEnvironment(clock: $0) }
  ) {
    self.init(
      size: size, initialState: Jotter(), reducer: jotter, environment: environment, view: jotterView,
      keymap: jotterKeys, isOver: \.isOver, whenOpen: whenOpen, whenOver: whenOver, keepsShots: keepsShots)
  }
}

extension Frame {
  /// The first row without trailing blanks.
  var top: String {
    let line = line(0)
    return String(line[..<(line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex)])
  }
}
