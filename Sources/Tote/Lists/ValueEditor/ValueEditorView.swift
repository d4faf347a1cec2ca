import Screen
import ToteModel

struct ValueEditorView: View {
  let editor: ValueEditor

  func draw(on canvas: inout Canvas) {
    let (line, row) = canvas.bounds.cut(top: canvas.size.height - 1)
    canvas.draw(Rule(title: title, note: scope), in: line)
    let label = line.height > 0 ? "›" : "\(label(within: row.width - Self.leastField)) ›"
    let hasRoom = label.columns + editor.field.text.columns + meaning.columns + 6 <= row.width
    canvas.draw(
      Prompt(
        label: label, field: editor.field, placeholder: placeholder, isSelected: editor.isSelected,
        note: hasRoom ? meaning : ""),
      in: row)
  }

  /// The label if there is no line for the title, in as many words as leave room for the field.
  private func label(within room: Int) -> String {
    let labels =
      switch editor.subject {
      case .repetition: [words.repeatLabel]
      case .budget(let list, _): words.budgetLabels(list.name)
      }
    return labels.first { $0.columns <= room } ?? labels.last ?? ""
  }

  /// The columns of a short value and its label's edges.
  private static let leastField = 14

  private var title: String {
    switch editor.subject {
    case .repetition(let item): words.repeatTitle(item.name)
    case .budget(let list, _): words.budgetTitle(list.name)
    }
  }

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

  /// How the text is understood; empty if there is nothing to say about it.
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
