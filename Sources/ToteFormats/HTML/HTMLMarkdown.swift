import ToteModel

/// A page of HTML, or a part of one as a browser gives it, as Markdown. Scripts, styles, menus and forms are left out.
package struct HTMLMarkdown {
  /// The heading that it begins with, which isn't in the text, or else the title of the page; may be empty.
  package var title: String { heading ?? Folding.clean(pageTitle) }
  package var text: String { blocks.text }

  private var blocks = HTMLBlocks()
  private var inline = HTMLInline()
  /// The open tags that change how words look.
  private var looks: [(tag: String, look: HTMLInline.Look)] = []
  /// The tags within the outermost one whose content is left out.
  private var skipped: (tag: String, depth: Int)?
  private var code: (text: String, language: String)?
  private var table: HTMLTable?
  private var level: Int?
  private var heading: String?
  private var (pageTitle, isInTitle) = ("", false)

  package init(_ page: some StringProtocol) {
    for token in Self.main(Array(HTMLTokens(page))) { take(token) }
    endTable()
    endBlock()
  }

  /// Whether a text is HTML, and no note that begins with a tag.
  package static func isHTML(_ text: some StringProtocol) -> Bool {
    let start = text.prefix(1_024).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard start.first == "<" else { return false }
    if RecipePageFile.isPage(String(start)) { return true }
    let name = start.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "!" || $0 == "-" }.lowercased()
    return name.hasPrefix("!--startfragment") || name == "meta"
      || blockNames.contains(name) && text.last { !$0.isWhitespace } == ">"
  }

  /// The page as a note; `nil` if the text isn't HTML or the page is empty.
  package static func content(of text: String) -> NoteContent? {
    guard isHTML(text) else { return nil }
    let page = HTMLMarkdown(text)
    let content = NoteContent(title: page.title, text: page.text)
    return Folding.clean(content.titled).isEmpty ? nil : content
  }

  private static let blockNames: Set<String> = [
    "html", "head", "body", "p", "div", "ul", "ol", "table", "h1", "h2", "h3", "h4", "article", "section",
    "main",
    "blockquote", "pre", "b", "span", "a",
  ]

  /// What a page says is its content, if it does.
  private static func main(_ tokens: [HTMLTokens.Token]) -> [HTMLTokens.Token] {
    for name in ["main", "article"] {
      let starts = tokens.indices.filter {
        if case .open(let tag) = tokens[$0] { tag.name == name } else { false }
      }
      guard starts.count == 1, let end = tokens.lastIndex(of: .close(name)), end > starts[0] else { continue }
      let title = tokens[..<starts[0]].firstIndex {
        if case .open(let tag) = $0 { tag.name == "title" } else { false }
      }
      return (title.map { Array(tokens[$0..<min($0 + 3, starts[0])]) } ?? []) + tokens[starts[0]...end]
    }
    return tokens
  }

  // MARK: Tokens

  private mutating func take(_ token: HTMLTokens.Token) {
    switch token {
    case .text(let text): take(text)
    case .open(let tag):
      if let open = skipped {
        if open.tag == tag.name { skipped?.depth += 1 }
      } else if Self.skippedTags.contains(tag.name) {
        skipped = (tag.name, 1)
      } else {
        open(tag)
      }
    case .close(let name):
      if let open = skipped {
        guard open.tag == name else { return }
        skipped = open.depth == 1 ? nil : (name, open.depth - 1)
      } else {
        close(name)
      }
    }
  }

  private static let skippedTags: Set<String> = [
    "script", "style", "template", "svg", "math", "noscript", "iframe", "object", "nav", "button", "select",
    "textarea",
    "audio", "video", "canvas", "dialog",
  ]

  private var look: HTMLInline.Look { looks.last?.look ?? HTMLInline.Look() }

  private mutating func take(_ text: String) {
    guard skipped == nil else { return }
    if isInTitle {
      pageTitle += text
    } else if code != nil {
      code?.text += text
    } else if table != nil {
      addToCell(text)
    } else {
      inline.add(text, look)
    }
  }

  private mutating func open(_ tag: HTMLTag) {
    if code != nil {
      if tag.name == "br" { code?.text += "\n" }
      if tag.name == "code", let name = tag.language { code?.language = name }
      return
    }
    switch tag.name {
    case "br": addBreak()
    case "img": add(image: tag)
    case "input": if tag.attributes["type"]?.lowercased() == "checkbox" { addBox(tag) }
    case "title": isInTitle = pageTitle.isEmpty
    case "table":
      guard table == nil else { return table!.nested += 1 }
      endBlock()
      table = HTMLTable()
    case _ where table != nil: openInTable(tag)
    case "pre":
      endBlock()
      code = ("", tag.language ?? "")
    case "hr":
      endBlock()
      blocks.add("---")
    case "h1", "h2", "h3", "h4", "h5", "h6":
      endBlock()
      level = Int(tag.name.dropFirst())
    case "blockquote":
      endBlock()
      blocks.open(.quote)
    case "ul", "ol", "menu":
      endBlock()
      blocks.open(.list(next: tag.name == "ol" ? Int(tag.attributes["start"] ?? "") ?? 1 : nil))
    case "li":
      endBlock()
      blocks.openItem()
    case _ where Self.breaks.contains(tag.name): endBlock()
    default: openLook(tag)
    }
  }

  private mutating func close(_ name: String) {
    if name == "title" { return isInTitle = false }
    if code != nil {
      if name == "pre" { endCode() }
      return
    }
    switch name {
    case "table":
      if let nested = table?.nested, nested > 0 { table?.nested -= 1 } else { endTable() }
    case _ where table != nil: closeInTable(name)
    case "h1", "h2", "h3", "h4", "h5", "h6": endBlock()
    case "blockquote":
      endBlock()
      blocks.close(.quote)
    case "ul", "ol", "menu":
      endBlock()
      blocks.close(.list(next: nil))
    case "li":
      endBlock()
      blocks.closeItem()
    case _ where Self.breaks.contains(name): endBlock()
    default: closeLook(name)
    }
  }

  private static let breaks: Set<String> = [
    "p", "div", "section", "article", "main", "header", "footer", "aside", "figure", "figcaption", "address",
    "details",
    "summary", "dl", "dt", "dd", "form", "fieldset", "center", "body", "html", "head", "caption", "tr", "td",
    "th",
  ]

  // MARK: Words

  private mutating func openLook(_ tag: HTMLTag) {
    var look = look
    switch tag.name {
    case "b", "strong": look.isStrong = true
    case "i", "em", "cite", "var", "dfn": look.isEmphasized = true
    case "s", "del", "strike": look.isStruck = true
    case "mark": look.isMarked = true
    case "code", "kbd", "samp", "tt": look.isCode = true
    case "a": look.address = tag.attributes["href"].flatMap(\.followable)
    case "span", "font", "u", "small", "sub", "sup", "label", "ins", "abbr", "q", "time", "big": break
    default: return
    }
    look.take(style: tag.attributes["style"]?.lowercased() ?? "")
    looks.append((tag.name, look))
  }

  private mutating func closeLook(_ name: String) {
    if let place = looks.lastIndex(where: { $0.tag == name }) { looks.remove(at: place) }
  }

  private mutating func addToCell(_ text: String) {
    let look = look
    table?.add(text, look)
  }

  private mutating func addBreak() {
    if table != nil { addToCell(" ") } else { inline.add(markdown: "\n", look) }
  }

  private mutating func add(image tag: HTMLTag) {
    let alt = (tag.attributes["alt"] ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let source = tag.attributes["src"]?.followable, !source.lowercased().hasPrefix("data:") else {
      return take(alt)
    }
    let image = "![\(alt.replacing("[", with: "").replacing("]", with: ""))](\(source.asDestination))"
    if table != nil { table?.add(markdown: image) } else { inline.add(markdown: image, look) }
  }

  /// A box is one only where an item begins.
  private mutating func addBox(_ tag: HTMLTag) {
    guard table == nil, inline.isEmpty, blocks.isAtItem else { return }
    inline = HTMLInline()
    inline.add(markdown: tag.attributes["checked"] == nil ? "[ ]" : "[x]")
    inline.add(" ", HTMLInline.Look())
  }

  // MARK: Blocks

  private mutating func endBlock() {
    defer { (inline, level) = (HTMLInline(), nil) }
    if inline.isEmpty { return }
    let text = inline.markdown()
    if let level {
      if level == 1, heading == nil, blocks.text.isEmpty {
        heading = inline.plain
      } else {
        blocks.add(
          String(repeating: "#", count: level) + " " + text.split(separator: "\n").joined(separator: " "))
      }
    } else {
      blocks.add(
        text.split(separator: "\n", omittingEmptySubsequences: false).map(\.guardingStart).joined(
          separator: "\n"))
    }
  }

  private mutating func endCode() {
    guard var (text, language) = code else { return }
    code = nil
    while text.last == "\n" { text.removeLast() }
    if text.first == "\n" { text.removeFirst() }
    if text.allSatisfy(\.isWhitespace) { return }
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    language = language.filter { $0.isLetter || $0.isNumber || "+-#".contains($0) }
    blocks.add("\(fence)\(language)\n\(text)\n\(fence)")
  }

  private mutating func openInTable(_ tag: HTMLTag) {
    switch tag.name {
    case "tr": if table?.nested == 0 { table?.beginRow() }
    case "td", "th": if table?.nested == 0 { table?.beginCell(isHeading: tag.name == "th") }
    case "p", "div", "li", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "tbody", "thead", "caption":
      addToCell(" ")
    default: openLook(tag)
    }
  }

  private mutating func closeInTable(_ name: String) {
    switch name {
    case "td", "th": if table?.nested == 0 { table?.endCell() }
    case "p", "div", "li": addToCell(" ")
    default: closeLook(name)
    }
  }

  private mutating func endTable() {
    guard let table else { return }
    self.table = nil
    for block in table.blocks { blocks.add(block) }
  }
}

extension HTMLTag {
  /// Of code: `language-swift`, `lang-swift`, `highlight-source-swift`.
  fileprivate var language: String? {
    for name in (attributes["class"] ?? "").split(separator: " ") {
      for prefix in ["language-", "lang-", "highlight-source-"] where name.hasPrefix(prefix) {
        return String(name.dropFirst(prefix.count))
      }
    }
    return nil
  }
}

extension HTMLInline.Look {
  /// Programs that write texts say with a style what others say with a tag, and the other way round.
  fileprivate mutating func take(style: String) {
    for rule in style.split(separator: ";") {
      let parts = rule.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "font-weight": isStrong = parts[1].hasPrefix("bold") || (Int(parts[1]) ?? 0) >= 600
      case "font-style": isEmphasized = parts[1] == "italic" || parts[1] == "oblique"
      case "text-decoration", "text-decoration-line": isStruck = parts[1].contains("line-through")
      default: break
      }
    }
  }
}

extension String {
  /// An address that leads somewhere outside of the page.
  fileprivate var followable: String? {
    let address = String(drop(while: \.isWhitespace))
    let start = address.lowercased()
    if address.isEmpty || address.hasPrefix("#") || start.hasPrefix("javascript:")
      || start.hasPrefix("vbscript:")
    {
      return nil
    }
    return address
  }
}

extension Substring {
  /// With a backslash where the line would begin an item, a heading or a quote.
  fileprivate var guardingStart: String {
    let digits = prefix { $0.isASCII && $0.isNumber }
    let rest = self[digits.endIndex...]
    if !digits.isEmpty, digits.count < 10, let sign = rest.first, sign == "." || sign == ")",
      rest.dropFirst().first?.isWhitespace ?? true
    {
      return "\(digits)\\\(rest)"
    }
    let isSign = first.map { "-+>#".contains($0) } ?? false
    let follows = dropFirst().first?.isWhitespace ?? true
    return isSign && (follows || first == ">") || allSatisfy { "-= ".contains($0) } && !isEmpty
      ? "\\" + self : String(self)
  }
}
