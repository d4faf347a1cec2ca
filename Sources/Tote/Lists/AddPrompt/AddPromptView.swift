import Composable
import Screen
import ToteModel

/// The field with its preview and suggestions, in four rows.
package struct AddPromptView: View {
  private let prompt: AddPrompt

  package init(_ prompt: AddPrompt) { self.prompt = prompt }

  package func draw(on canvas: inout Canvas) {
    canvas.draw(ItemEditorView(editor: prompt[AddPrompt.editor]), in: canvas.bounds)
    guard let problem = prompt.problem, canvas.size.height > 1 else { return }
    let last = Rect(0, canvas.size.height - 1, canvas.size.width, 1)
    canvas.fill(last)
    canvas.write(
      problem.printable.truncated(to: max(0, last.width - 4)), at: Point(3, last.top), style: .warning)
  }
}

extension AddPrompt {
  package var keymap: Keymap<AddPromptAction> {
    let keymap = editor.keymap.map(AddPromptAction.editor)
    guard editor.field.isEmpty else { return keymap }
    return Keymap([Command("addPrompt.leave", ["ctrl+d"], .editor(.closed))]).adding(keymap)
  }
}
