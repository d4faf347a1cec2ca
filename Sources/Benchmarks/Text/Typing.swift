import Screen

/// Measures a key in a note of one megabyte, from edit to frame, with many lines and with one.
func runText(_ report: inout Report) async {
  let lines = (0..<20_000).map { "\($0): some fifty letters of a note, as people write" }.joined(
    separator: "\n")
  for (name, text) in [
    ("lines", lines), ("one-line", lines.split(separator: "\n").joined(separator: " ")),
    ("one-word", String(repeating: "x", count: 1 << 20)),
    ("cjk", String(repeating: "牛乳と卵を買う。", count: 1 << 16)),
  ] {
    typing(name, text, &report)
  }
  pasting(lines, &report)
  field(&report)
}

private let size = Size(120, 40)

private func typing(_ name: String, _ text: String, _ report: inout Report) {
  var document = TextDocument(text, size: size)
  document.apply(.end)
  let end = document.caret
  // On a character boundary of all the texts.
  let middle = end.line > 0 ? TextPosition(end.line / 2, 3) : TextPosition(0, end.offset / 48 * 24)
  for (place, position) in [("start", TextPosition.start), ("middle", middle), ("end", end)] {
    func prepare() -> Editor {
      document.move(to: position)
      return Editor(document)
    }
    let key = measure(repetitions: 300, prepare: prepare) { editor, n in
      editor.document.apply(.insert(n % 6 == 5 ? " " : "a"))
    }
    report.add("text.\(name).\(place).type", key / 1000, unit: "µs", bar: 1000)
    let frame = measure(repetitions: 300, prepare: prepare) { editor, n in
      editor.document.apply(.insert(n % 6 == 5 ? " " : "a"))
      blackHole(Frame(TextArea(editor.document), size: size))
    }
    report.add("text.\(name).\(place).type.frame", frame / 1000, unit: "µs", bar: 1000)
    let enter = measure(repetitions: 100, prepare: prepare) { editor, n in
      editor.document.apply(.insert("\n"))
      editor.document.apply(.deleteLeft)
    }
    report.add("text.\(name).\(place).enter", enter / 2000, unit: "µs", bar: 1000)
  }
  let page = measure(repetitions: 20, prepare: { Editor(document) }) { editor, n in
    editor.document.apply(n < 10 ? .pages(-1) : .pages(1))
    blackHole(Frame(TextArea(editor.document), size: size))
  }
  report.add("text.\(name).page.frame", page / 1000, unit: "µs", bar: 1000)
  // If the old value is kept, its lines are copied once.
  let kept = measure(repetitions: 1, prepare: { Editor(document) }) { editor, _ in
    editor.document.apply(.insert("a"))
  }
  report.add("text.\(name).kept.type", kept / 1000, unit: "µs", bar: 1000)
  // At first and after each resize, the whole line is wrapped.
  let far = measure(repetitions: 2, prepare: { Editor(TextDocument(text, size: size)) }) { editor, n in
    editor.document.apply(n == 0 ? .end : .start)
  }
  report.add("text.\(name).first.end", far * 2 / 1000, unit: "µs")
}

/// Measures typing into a one-line field, however long its text.
private func field(_ report: inout Report) {
  for count in [10, 8_000, 80_000] {
    var cursor = TextCursor(String(repeating: "牛", count: count))
    let key = measure(repetitions: 100, prepare: {}) { _, n in
      cursor.apply(n % 2 == 0 ? .insert("乳") : .deleteLeft)
      blackHole(Frame(Field(cursor), size: Size(120, 1)))
    }
    report.add("text.field.\(count).type.frame", key / 1000, unit: "µs", bar: 100)
  }
}

private func pasting(_ text: String, _ report: inout Report) {
  let open = measure(repetitions: 1, prepare: {}) { _, _ in blackHole(TextDocument(text, size: size)) }
  report.add("text.open.1MB", open / 1000, unit: "µs")
  let paste = measure(repetitions: 1, prepare: { Editor(TextDocument(text, size: size)) }) { editor, _ in
    editor.document.move(to: TextPosition(10_000, 3))
    editor.document.apply(.insert(text))
    blackHole(Frame(TextArea(editor.document), size: size))
  }
  report.add("text.paste.1MB", paste / 1000, unit: "µs", bar: 50_000)
  let undo = measure(
    repetitions: 1,
    prepare: {
      let editor = Editor(TextDocument(text, size: size))
      editor.document.apply(.insert(text))
      return editor
    }
  ) { editor, _ in editor.document.apply(.undo) }
  report.add("text.paste.1MB.undo", undo / 1000, unit: "µs", bar: 50_000)
  let save = measure(repetitions: 1, prepare: { Editor(TextDocument(text, size: size)) }) { editor, _ in
    blackHole(editor.document.text)
  }
  report.add("text.text.1MB", save / 1000, unit: "µs")
}

private final class Editor {
  var document: TextDocument
  init(_ document: TextDocument) { self.document = document }
}

@inline(never)
private func blackHole<Value>(_ value: Value) {}
