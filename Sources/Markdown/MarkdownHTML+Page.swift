extension MarkdownHTML {
  /// A page that needs nothing else: no script, no picture, no other file; the policy holds browsers to that.
  ///
  /// - Parameters:
  ///   - title: As text; the rest is HTML and CSS already.
  ///   - language: Its code.
  package static func page(
    titled title: String, language: String, style: String, body: String
  ) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(escaped(language))">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(escaped(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body dir="auto">
    \(body)</body>
    </html>

    """
  }
}
