import Parts
import Screen

/// The question, and below it the part that takes the answer.
struct WizardView: View {
  let state: Wizard

  func draw(on canvas: inout Canvas) {
    canvas.setTitle("New package")
    let content = Rows(.fixed(1, Text(question, style: .heading)), .fill(part))
    Card(
      content, title: "New package", note: "\(state.step.rawValue + 1) of \(Wizard.Step.allCases.count)",
      size: Size(50, 7), margin: 1
    ).draw(on: &canvas)
  }

  private var question: String {
    switch state.step {
    case .name: "What is it called?"
    case .kind: "What will it be?"
    case .extras: "What comes with it?"
    case .review: "Is this right?"
    }
  }

  private var part: any View {
    switch state.step {
    case .name: FormView(state.name)
    case .kind: ListingView(state.kind)
    case .extras: ListingView(state.extras)
    case .review: Text(state.answers.joined(separator: "\n"), overflow: .wrap)
    }
  }
}
