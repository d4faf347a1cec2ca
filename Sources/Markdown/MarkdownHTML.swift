extension MarkdownDocument {
  /// As HTML without scripts, styles or pictures, whatever the text has: everything else is escaped. Only addresses of
  /// the web and of mail become links.
  ///
  ///     MarkdownDocument("*a* <b>").html == "<p><em>a</em> &lt;b&gt;</p>\n"
  package var html: String {
    if isVerbatim { return "<pre>\(MarkdownHTML.escaped(source))</pre>\n" }
    var html = MarkdownHTML(HTMLFootnotes(blocks))
    for block in blocks { html.add(block) }
    html.close(to: 0)
    html.addFootnotes()
    return html.text
  }
}

package struct MarkdownHTML {
  fileprivate private(set) var text = ""
  private var open: [Element] = []
  private var footnotes: HTMLFootnotes

  private enum Element {
    /// With its name.
    case quote(String)
    /// The list with the item.
    case item(list: String)
  }

  fileprivate init(_ footnotes: HTMLFootnotes) { self.footnotes = footnotes }

  /// For text and for values in double quotes; without what no page may hold.
  package static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      default:
        if scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value) {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }

  fileprivate mutating func add(_ block: MarkdownDocument.Block) {
    let next = block.shared < block.containers.count ? block.containers[block.shared] : nil
    close(to: block.shared, before: next)
    for index in min(open.count, block.containers.count)..<block.containers.count {
      begin(block.containers[index], with: index + 1 == block.containers.count ? block.kind : nil)
    }
    let prose = block.prose
    switch block.kind {
    case .paragraph:
      let words = prose.cutAtFootnotes().words
      if !words.text.isEmpty || prose.text.isEmpty { text += "<p>\(html(of: words))</p>\n" }
    case .calloutTitle(let callout):
      let words = html(of: prose)
      text += callout.fold == nil ? "<p class=\"callout\">\(words)</p>\n" : "<summary>\(words)</summary>\n"
    case .heading(let level): text += "<h\(level)>\(html(of: prose))</h\(level)>\n"
    case .code(let language):
      let name = language.isEmpty ? "" : " class=\"language-\(Self.escaped(language))\""
      text += "<pre><code\(name)>\(Self.code(of: prose))</code></pre>\n"
    case .rule: text += "<hr>\n"
    case .table(let table): add(table)
    }
  }

  /// - Parameter kind: That of the block which begins it, and nothing within it.
  private mutating func begin(
    _ container: MarkdownDocument.Container, with kind: MarkdownDocument.Block.Kind?
  ) {
    switch container {
    case .quote(let callout):
      // What has nothing but a title doesn't fold, as its block knows.
      if case .calloutTitle(let titled)? = kind, let fold = titled.fold {
        text += fold == .open ? "<details class=\"callout\" open>\n" : "<details class=\"callout\">\n"
        open.append(.quote("details"))
      } else {
        text += callout == nil ? "<blockquote>\n" : "<blockquote class=\"callout\">\n"
        open.append(.quote("blockquote"))
      }
    case .embed:
      text += "<blockquote>\n"
      open.append(.quote("blockquote"))
    case .item(let marker, let task):
      let list = Self.list(marker)
      if !keepsList {
        let number = Int(marker.filter(\.isNumber)).flatMap { $0 == 1 ? nil : $0 }
        text += number.map { "<\(list) start=\"\($0)\">\n" } ?? "<\(list)>\n"
      }
      keepsList = false
      text +=
        task.map { "<li class=\"task\">\(Self.box($0)) " }
        ?? (marker == ":" ? "<li class=\"meaning\">" : "<li>")
      open.append(.item(list: list))
    }
  }

  /// Whether the next item belongs to the list that is still open.
  private var keepsList = false

  fileprivate mutating func close(to count: Int, before next: MarkdownDocument.Container? = nil) {
    while open.count > count {
      switch open.removeLast() {
      case .quote(let name): text += "</\(name)>\n"
      case .item(let list):
        text += "</li>\n"
        if open.count == count, case .item(let marker, _)? = next, Self.list(marker) == list {
          keepsList = true
        } else {
          text += "</\(list)>\n"
        }
      }
    }
  }

  private static func list(_ marker: String) -> String { marker.contains(where: \.isNumber) ? "ol" : "ul" }

  private static func box(_ mark: MarkdownDocument.Mark) -> String {
    let sign =
      switch mark.state {
      case .open: "☐"
      case .ticked: "✓"
      case .begun: "◐"
      case .cancelled: "✕"
      case .postponed: "»"
      }
    return "<span class=\"box\">\(sign)</span>"
  }

  private mutating func add(_ table: MarkdownDocument.Table) {
    text += "<table>\n"
    for (index, row) in table.rows.enumerated() {
      let cell = index == 0 ? "th" : "td"
      text += index == 0 ? "<thead>\n<tr>" : index == 1 ? "<tbody>\n<tr>" : "<tr>"
      for (column, prose) in row.enumerated() {
        let side = table.columns.indices.contains(column) ? table.columns[column].side : -1
        let name = side < 0 ? "" : side == 0 ? " class=\"centre\"" : " class=\"right\""
        text += "<\(cell)\(name)>\(html(of: prose))</\(cell)>"
      }
      text += index == 0 ? "</tr>\n</thead>\n" : "</tr>\n"
    }
    text += table.rows.count > 1 ? "</tbody>\n</table>\n" : "</table>\n"
  }

  /// Links lead to the web and to mail only.
  private static func isSafe(_ address: String) -> Bool {
    let lower = address.lowercased()
    return ["https://", "http://", "mailto:"].contains {
      lower.hasPrefix($0) && lower.utf8.count > $0.utf8.count
    }
      && address.unicodeScalars.allSatisfy { $0.value > 0x20 && !(0x7F...0x9F).contains($0.value) }
  }

  fileprivate mutating func addFootnotes() {
    if footnotes.notes.isEmpty { return }
    // The marks in footnotes are counted before the ways back are written.
    let texts = footnotes.notes.map { html(of: $0.text) }
    text += footnotes.section(texts)
  }

  private mutating func html(of prose: MarkdownDocument.Prose) -> String {
    // The signs of code are its look here, and addresses are in their links, unless a link has no words.
    let named = Set(prose.spans.filter { !$0.traits.contains(.aside) }.map(\.target))
    let spans = prose.spans.filter { !$0.traits.contains(.aside) || !named.contains($0.target) }
    var html = ""
    for (index, span) in spans.enumerated() {
      var words = Self.escaped(prose[span.range]).split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "<br>\n")
      for (trait, name) in Self.elements where span.traits.contains(trait) {
        words = "<\(name)>\(words)</\(name)>"
      }
      if span.traits.contains(.comment) { words = "<span class=\"comment\">\(words)</span>" }
      switch span.target {
      case .url(let address) where Self.isSafe(address):
        // One link, also with words of several looks.
        let begins = index == 0 || spans[index - 1].target != span.target
        let ends = index + 1 == spans.count || spans[index + 1].target != span.target
        html += (begins ? "<a href=\"\(Self.escaped(address))\">" : "") + words + (ends ? "</a>" : "")
      case .note: html += "<span class=\"note\">\(words)</span>"
      case .tag: html += "<span class=\"tag\">\(words)</span>"
      case .footnote(let label, isDefinition: false): html += footnotes.mark(label) ?? "<sup>\(words)</sup>"
      case .footnote(_, isDefinition: true): html += words
      case .url, nil: html += words
      }
    }
    return html
  }

  private static let elements: [(MarkdownDocument.Traits, String)] = [
    (.code, "code"), (.struck, "del"), (.marked, "mark"), (.emphasis, "em"), (.strong, "strong"),
  ]

  private static func code(of prose: MarkdownDocument.Prose) -> String {
    let looks: [(MarkdownDocument.Traits, String)] = [
      (.comment, "comment"), (.string, "string"), (.number, "number"), (.keyword, "keyword"),
    ]
    return prose.spans.map { span in
      let words = escaped(prose[span.range])
      let look = looks.first { span.traits.contains($0.0) }
      return look.map { "<span class=\"\($0.1)\">\(words)</span>" } ?? words
    }.joined()
  }
}
