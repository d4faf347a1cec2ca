import Composable
import Loop
import Screen
import Terminal
import Tote
import ToteModel

/// What asks in a few rows below the prompt, and leaves nothing there but what it prints. Standard input and standard output may be
/// pipes: the keys come from the terminal, and the rows are drawn on it.
extension Shell {
  private func openBelowPrompt(_ inline: Inline) throws(Refusal) -> Terminal {
    // What was printed so far comes before the rows.
    try? output.flush()
    do throws(TerminalError) {
      return try Terminal(Appearance(settings.settings), inline: inline, pipes: .allowed)
    } catch {
      throw Refusal(.usage, words.sentence(error))
    }
  }

  /// The numbers of the rows that were chosen. Throws, and says nothing, if it was left.
  func choose(_ pick: Pick) throws(Refusal) -> [Int] {
    let terminal = try openBelowPrompt(Inline(.fitting))
    let store = Store(initialState: pick, reducer: Pick.reducer, environment: ())
    Program(
      store: store, view: PickView.init, keymap: \.keymap, mouse: Pick.mouse, isOver: { $0.chosen != nil },
      linear: settings.settings.linear
    ).run(on: terminal)
    terminal.leave()
    guard let chosen = store.state.chosen, !chosen.isEmpty else { throw Refusal(.refused) }
    return chosen
  }

  /// The add field, until it is left.
  func ask(
    _ prompt: AddPrompt, adding add: @escaping @Sendable (AddPrompt.Lines) -> Result<AddedLines, AddingFailed>
  )
    throws(Refusal)
  {
    let terminal = try openBelowPrompt(Inline(.rows(4)))
    let store = Store(
      initialState: prompt, reducer: AddPrompt.reducer,
      environment: AddPromptEnvironment(edits: .live, add: add))
    Program(
      store: store, view: AddPromptView.init, keymap: \.keymap,
      typeahead: { $0.isAdding ? .hold : .handle }, isOver: \.isOver, whenOpen: .opened,
      linear: settings.settings.linear
    ).run(on: terminal)
    terminal.leave()
  }
}
