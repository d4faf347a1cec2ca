// The code of the article "Below the prompt", compiled and played. `DocumentationTests` compares the two.

import Composable
import Loop
import Parts
import Screen
import Terminal
import Testing

struct Chooser: Equatable {
  var lines: [String] = []
  var query = TextCursor()
  var row = 0
  var chosen: String?
  var isOver = false

  var found: [String] { query.isEmpty ? lines : lines.filter { $0.contains(query.text) } }
}

enum ChooserAction: Equatable, Sendable {
  case opened, arrived(String), edited(TextEdit), moved(Int), chosen, quit
}

let chooser = Reducer<Chooser, ChooserAction, StandardInput.Lines> { state, action, input in
  switch action {
  case .opened: return .run(name: "read") { send in for await line in input { send(.arrived(line.text)) } }
  case .arrived(let line): state.lines.append(line)
  case .edited(let edit):
    state.query.apply(edit)
    state.row = 0
  case .moved(let rows): state.row = max(0, min(state.row + rows, state.found.count - 1))
  case .chosen: (state.chosen, state.isOver) = (state.found.dropFirst(state.row).first, true)
  case .quit: state.isOver = true
  }
  return .none
}

let chooserKeys = Keymap<ChooserAction>([
  Command("choose", keys: "enter", action: .chosen),
  Command("down", keys: "down", "ctrl+n", action: .moved(1)),
  Command("up", keys: "up", "ctrl+p", action: .moved(-1)),
  Command("quit", keys: "esc", "ctrl+c", action: .quit),
]) { TextEdit(field: $0).map(ChooserAction.edited) }

struct ChooserView: ComposedView {
  let state: Chooser

  var body: some View {
    let found = state.found
    let list = List(count: found.count, position: ListPosition(selected: state.row), isFocused: false) {
      row, _ in
      Text(found[row])
    }
    return Rows(.fixed(1, Field(state.query, placeholder: "search")), .fill(list))
  }
}

/// Only compiled, because it needs a terminal.
@MainActor func choose() -> String? {
  let terminal = Terminal.openOrExit(inline: Inline(.fitting), pipes: .allowed)
  let choosing = Store(initialState: Chooser(), reducer: chooser, environment: StandardInput.lines)
  Program(
    store: choosing, view: ChooserView.init, keymap: { _ in chooserKeys }, isOver: \.isOver, whenOpen: .opened
  ).run(on: terminal)
  terminal.leave()
  return choosing.state.chosen
}

@Test func typingNarrowsTheChoice() throws {
  let rehearsal = Rehearsal(
    size: Size(20, 8), inline: Inline(.fitting), initialState: Chooser(), reducer: chooser,
    environment: { _ in StandardInput.Lines("apple\nbanana\ncherry\n") },
    view: ChooserView.init, keymap: { _ in chooserKeys }, isOver: \.isOver, whenOpen: .opened)
  try rehearsal.play("<wait for read>an")
  #expect(rehearsal.frame.plainText == "an\n▸ banana\n")
  try rehearsal.play("<backspace><backspace><down><down><enter>")
  #expect(rehearsal.state.chosen == "cherry")
  #expect(rehearsal.screen == Frame(size: Size(20, 8)))
}

struct Copying: Equatable {
  var count = 0
  var isOver = false
}

enum CopyingAction: Equatable, Sendable { case opened, copied(String), ended }

struct CopyingEnvironment: Sendable {
  var files: [String]
  var print: @Sendable (String) -> Void
}

let copying = Reducer<Copying, CopyingAction, CopyingEnvironment> { state, action, environment in
  switch action {
  case .opened:
    return .run(name: "copy") { send in
      for file in environment.files { send(.copied(file)) }
      send(.ended)
    }
  case .copied(let file):
    state.count += 1
    return .fireAndForget(name: "print") { environment.print("copied \(file)") }.finishing()
  case .ended: state.isOver = true
  }
  return .none
}

@Test func whatWasCopiedStaysAbove() throws {
  let above = Scrollback()
  let rehearsal = Rehearsal(
    size: Size(20, 6), inline: Inline(.rows(1), leaving: .lastFrame), above: above,
    initialState: Copying(), reducer: copying,
    environment: { _ in CopyingEnvironment(files: ["a", "b"], print: { above.print($0) }) },
    view: { Text("\($0.count) files") }, keymap: { _ in Keymap([]) }, isOver: \.isOver, whenOpen: .opened)
  try rehearsal.play("")
  #expect(rehearsal.screen.plainText == "copied a\ncopied b\n2 files\n\n\n\n")
}

func copyAll(_ files: [String]) {
  let rows = StatusRows()
  for (done, _) in files.enumerated() {
    rows?.show(ProgressView(WorkProgress(done: done, total: files.count), label: "Copying"))
  }
  rows?.hide()
  print("\(files.count) files copied")
}
