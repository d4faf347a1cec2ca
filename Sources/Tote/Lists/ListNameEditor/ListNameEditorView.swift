import Screen

struct ListNameEditorView: View {
  let editor: ListNameEditor

  func draw(on canvas: inout Canvas) {
    let isNew = editor.list == nil
    let (line, row) = canvas.bounds.cut(top: canvas.size.height - 1)
    canvas.draw(Rule(title: isNew ? words.newList : words.renameList), in: line)
    // Without a line above it, the label says what the field is for.
    let label = line.height > 0 || !isNew ? words.name : words.newList
    canvas.draw(
      Prompt(label: "\(label) ›", field: editor.field, placeholder: words.namePlaceholder), in: row)
  }
}
