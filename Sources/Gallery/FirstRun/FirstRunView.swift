import Screen

/// One page at a time; the last one shows the progress of finishing.
struct FirstRunView: View {
  let state: FirstRun

  func draw(on canvas: inout Canvas) {
    canvas.setTitle("First run")
    Card(
      content, title: "First run", note: note, size: canvas.size.height >= 15 ? Size(56, 12) : Size(44, 9),
      margin: 1
    ).draw(on: &canvas)
  }

  private var note: String {
    state.progress == .finishedBefore ? "" : "\(state.page + 1) of \(FirstRun.pages)"
  }

  private var content: any View {
    switch state.progress {
    case .reading:
      let page = FirstRunView.pages[state.page]
      let isLast = state.page + 1 == FirstRun.pages
      return Centered(
        Rows(
          .fit(Text(page.title, style: .heading, align: .center, overflow: .wrap)), .fixed(1, Text("")),
          .fit(Notice(page.text, hint: isLast ? "Enter finishes." : "Enter goes on."))))
    case .finishing:
      return Centered(Notice("Finishing …", hint: "Esc cancels."))
    case .failed(let message):
      return Centered(Notice.failure("Not finished yet.", reason: message, hint: "Press Enter to try again."))
    case .finishedBefore:
      return Centered(
        Notice("You have been shown round already.", hint: "Enter shows it once more, q leaves."))
    }
  }

  private static let pages = [
    (title: "Welcome", text: "A program is a state, actions and a reducer."),
    (title: "Effects", text: "What takes its time is an effect. It comes back as an action."),
    (title: "Tests", text: "A test says every change and every answer, and waits for nothing."),
  ]
}
