import Screen
import ToteModel

/// The field of a value, and beside it how that is understood.
struct ValueEditorView: View {
  let editor: ValueEditor

  func draw(on canvas: inout Canvas) {
    let (line, row) = canvas.bounds.cut(top: canvas.size.height - 1)
    canvas.draw(Rule(title: title, note: scope), in: line)
    let label = line.height > 0 ? "›" : "\(label(within: row.width - Self.leastField)) ›"
    // What is typed counts for more than what it means.
    let hasRoom = label.columns + editor.field.text.columns + meaning.columns + 6 <= row.width
    canvas.draw(
      Prompt(
        label: label, field: editor.field, placeholder: placeholder, isSelected: editor.isSelected,
        note: hasRoom ? meaning : ""),
      in: row)
  }

  /// What is typed, where there is no line for the title: in as many words as leave room for it.
  private func label(within room: Int) -> String {
    let labels =
      switch editor.subject {
      case .repetition: [words.repeatLabel]
      case .budget(let list, _): words.budgetLabels(list.name)
      }
    return labels.first { $0.columns <= room } ?? labels.last ?? ""
  }

  /// The room for a value, and for what stands around it.
  private static let leastField = 14

  private var title: String {
    switch editor.subject {
    case .repetition(let item): words.repeatTitle(item.name)
    case .budget(let list, _): words.budgetTitle(list.name)
    }
  }

  /// What the value counts for.
  private var scope: String {
    switch editor.subject {
    case .repetition: ""
    case .budget: words.budgetScope
    }
  }

  private var placeholder: String {
    switch editor.subject {
    case .repetition: words.intervalExamples
    case .budget: words.budgetExample
    }
  }

  /// What Enter would do; nothing while there is nothing to say about it.
  private var meaning: String {
    switch editor.value {
    case .repetition(let every?): words.name(every)
    case .budget(let budget?): budget.shown
    case .repetition(nil): editor.field.isEmpty ? "" : words.never
    case .budget(nil): ""
    case nil: words.isNotUnderstood
    }
  }
}
