import Screen

/// A page that loads nothing and sends nothing: its content policy allows only the script that is in it, by its hash.
package struct SelfContainedPage {
  let title: String
  let style: String
  let body: String
  let data: String?
  let script: String

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - style: Its own style sheet, beside that of frames and the ground.
  ///   - body: HTML, in which all that isn't the page's own is escaped.
  ///   - data: JSON, which the script finds by the id `run`.
  package init(title: String, style: String, body: String, data: String? = nil, script: String) {
    (self.title, self.style, self.body) = (title, style, body)
    (self.data, self.script) = (data, script)
  }

  /// The whole page.
  package var html: String {
    // What ends the element mustn't be in it.
    let json = data.map { $0.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028") }
    let element = json.map { "<script type=\"application/json\" id=\"run\">\($0)</script>\n" } ?? ""
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'sha256-\(SHA256.base64(of: script))'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>\(title.printable.escapedForHTML)</title>
      <style>
      \(Self.ground)
      \(style)
      \(Frame.textStyle)
      </style>
      </head>
      <body>
      \(body)
      \(element)<script>\(script)</script>
      </body>
      </html>

      """
  }

  /// Colours, frames and buttons, which all pages have.
  private static let ground = """
    :root{color-scheme:light dark;--ground:#fff;--text:#18181b;--soft:#71717a;--line:#d4d4d8;--old:#b91c1c;--new:#15803d;\
    --span:#1d4ed8;--mark:#e11d48}
    @media (prefers-color-scheme:dark){:root{--ground:#09090b;--text:#e4e4e7;--soft:#a1a1aa;--line:#3f3f46;--old:#f87171;\
    --new:#4ade80;--span:#60a5fa}}
    *{box-sizing:border-box}
    body{margin:0 auto;padding:1rem;max-width:110rem;font:15px/1.5 system-ui,sans-serif;background:var(--ground);color:var(--text)}
    h1{font-size:1.1rem;margin:0}h2{font-size:.85rem;margin:1rem 0 .25rem;color:var(--soft);font-weight:600}
    button,input{font:inherit}button{padding:.1rem .7rem}
    pre{margin:0;font:14px/1.35 "DejaVu Sans Mono",ui-monospace,Menlo,Consolas,monospace}
    .frame{display:inline-block;padding:.5rem;border:1px solid var(--line);border-radius:4px}
    .frame i{font-style:normal;display:inline-block;vertical-align:top}
    .frame .caret{outline:2px solid #0891b2;outline-offset:-1px}.frame .mark{outline:2px solid var(--mark);outline-offset:-1px}
    .quiet{color:var(--soft)}
    @media (max-width:40rem){pre.frame{font-size:11px}}
    """
}
