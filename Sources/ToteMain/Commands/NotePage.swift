import Markdown
import Tote
import ToteFormats
import ToteModel

/// One note as a file to hand to somebody.
enum NotePage: String, CaseIterable {
  /// With its properties, as the folder of all notes has it.
  case markdown = "md"
  case html
  case text

  func text(of note: Note) -> String {
    switch self {
    case .markdown: NoteFile(note).file
    case .html: Self.page(of: note)
    case .text: Self.plain(note)
    }
  }

  /// As a page of 72 columns.
  private static func plain(_ note: Note) -> String {
    let page = MarkdownPage(MarkdownDocument(note.text), width: 72)
    let lines = page.lines(from: 0, count: Int(Int32.max)).map { line in
      var text = line.text
      while text.last == " " { text.removeLast() }
      return text
    }
    let heading = note.needsTitle ? [note.title, ""] : []
    return (heading + lines).joined(separator: "\n") + "\n"
  }

  private static func page(of note: Note) -> String {
    let title = note.needsTitle ? "<h1>\(MarkdownHTML.escaped(note.title))</h1>\n" : ""
    return MarkdownHTML.page(
      titled: note.givenName, language: Language.current.code, style: style,
      body: title + MarkdownDocument(note.text).html)
  }

  private static let style = """
    :root { color-scheme: light dark; --ink: #1c1c1c; --paper: #fff; --dim: #666; --line: #d0d0d0; --fill: #f4f4f4; --link: #0b57a4 }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6e6e6; --paper: #181818; --dim: #a0a0a0; --line: #444; --fill: #262626; --link: #8ab8f0 } }
    @media print { :root { --ink: #000; --paper: #fff; --dim: #555; --line: #bbb; --fill: #f4f4f4; --link: #000 } a { text-decoration: underline } }
    @media print { details::details-content { content-visibility: visible } }
    body { color: var(--ink); background: var(--paper); font: 1rem/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: break-word }
    h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.5em 0 .5em; break-after: avoid }
    p, ul, ol, pre, table, blockquote { margin: 0 0 .75em }
    li > p { margin: 0 }
    li.task, li.meaning { list-style: none }
    li.task > .box { margin-left: -1.3em; position: absolute }
    a { color: var(--link) }
    code { background: var(--fill); font-family: ui-monospace, monospace; font-size: .9em }
    pre { background: var(--fill); padding: .75em; overflow-x: auto; white-space: pre-wrap }
    blockquote, details { border-left: .2em solid var(--line); padding-left: .9em; margin: 0 0 .75em }
    .callout > p:first-child, summary { font-weight: bold }
    details[open] > summary { margin-bottom: .5em }
    .footnotes { border-top: 1px solid var(--line); margin-top: 2em; padding-top: .75em; font-size: .9em }
    sup { line-height: 0 } sup a, .footnotes a { text-decoration: none }
    table { border-collapse: collapse; break-inside: avoid }
    th, td { border: 1px solid var(--line); padding: .25em .6em; text-align: left; vertical-align: top }
    .centre { text-align: center } .right { text-align: right }
    .comment, .tag, del { color: var(--dim) }
    .keyword { font-weight: bold } .string { font-style: italic }
    hr { border: 0; border-top: 1px solid var(--line) }
    """
}

extension Note {
  /// Whether a page has to say the title, since its text doesn't begin with it.
  fileprivate var needsTitle: Bool {
    guard !title.isEmpty else { return false }
    guard let first = MarkdownDocument(text).blocks.first, case .heading(level: 1) = first.kind else {
      return true
    }
    return Folding.fold(first.prose.plain) != Folding.fold(title)
  }
}
