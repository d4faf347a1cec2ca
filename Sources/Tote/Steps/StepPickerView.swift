import Parts
import Screen
import ToteModel

extension StepPicker {
  var keymap: Keymap<StepPickerAction> { .picker(choosing: words.undoStep) }

  var content: any View {
    if steps.isEmpty {
      switch loading {
      case .idle, .loading: return Centered(sentence: words.readingSteps)
      case .loaded: return Centered(sentence: words.noStepsYet)
      case .failed(let error): return Centered(sentence: error.sentence, style: .warning)
      }
    }
    return ListingView(list) { row in
      let step = steps[id: row.id]
      return ChoiceRow(
        name: row.text, note: step.map(note) ?? "", style: step?.isUndone == true ? .muted : .plain)
    }
  }

  /// When, and by which program if it wasn't this one.
  private func note(of step: StepHistory.Step) -> String {
    let program = step.entry.writer.program
    return [
      step.isUndone ? words.stepIsUndone : step.isNext ? words.stepIsNext : "",
      program == .app ? "" : words.name(program),
      times[step.number].map { "\(words.day($0)) \($0.timeOfDay)" } ?? "",
    ].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
