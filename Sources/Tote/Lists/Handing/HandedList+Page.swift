import Markdown
import ToteModel

extension HandedList {
  /// A page to print, with a box before each item that can be ticked on the screen, too. Paper of any size: the page names none.
  ///
  /// - Parameter columns: As many as fit by default: two from thirty items on.
  package func page(columns: Int? = nil) -> String {
    let count = items.count
    let columns = columns ?? (count < 30 ? 1 : 2)
    var body = "<h1>\(MarkdownHTML.escaped(name))</h1>\n"
    body += "<p class=\"count\">\(MarkdownHTML.escaped(words.items(count)))</p>\n"
    body += "<main class=\"columns\(columns)\">\n"
    for section in sections { body += html(of: section) }
    body += "</main>\n"
    return MarkdownHTML.page(titled: name, language: Language.current.code, style: Self.style, body: body)
  }

  /// The heading is in one block with the first item, which no page or column parts.
  private func html(of section: Section) -> String {
    let heading = section.title.map { "<h2>\(MarkdownHTML.escaped($0))</h2>\n" } ?? ""
    let rows = section.items.map { "<li>\(html(of: $0))</li>\n" }
    return "<section>\n<div class=\"head\">\(heading)<ul>\n\(rows[0])</ul></div>\n"
      + (rows.count > 1 ? "<ul>\n\(rows.dropFirst().joined())</ul>\n" : "") + "</section>\n"
  }

  private func html(of item: Item) -> String {
    func part(_ name: String, _ text: String?) -> String {
      text.map { " <span class=\"\(name)\">\(MarkdownHTML.escaped($0))</span>" } ?? ""
    }
    return "<label><input type=\"checkbox\">\(part("name", item.name))\(part("amount", item.amount?.shown))"
      + part("person", person(of: item)) + part("note", item.details.note) + part("store", store(of: item))
      + "</label>"
  }

  private static let style = """
    :root { color-scheme: light dark }
    body { font: 12pt/1.4 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
    h1 { font-size: 1.5em; line-height: 1.2; margin: 0 }
    h2 { font-size: 1em; margin: 0 0 .25em; border-bottom: 1px solid #999 }
    .count { margin: 0 0 1em; opacity: .65 }
    .columns2 { columns: 2; column-gap: 2.5em }
    section { margin: 0 0 1em }
    .head, li { break-inside: avoid }
    ul { list-style: none; margin: 0; padding: 0 }
    label { display: block; padding: .1em 0 .1em 1.7em; text-indent: -1.7em }
    input { width: 1em; height: 1em; margin: 0 .7em 0 0; vertical-align: -.1em }
    .amount { font-weight: bold; margin-left: .4em }
    .note, .store, .person { margin-left: .4em; opacity: .65 }
    .note { font-style: italic }
    @media (max-width: 30rem) { .columns2 { columns: 1 } }
    @media print { .columns2 { columns: 2 } }
    @media print { :root { color-scheme: light } body { max-width: none; margin: 0; padding: 0 } }
    @page { margin: 15mm }
    """
}
