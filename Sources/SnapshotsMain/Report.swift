import Screen

/// The pending snapshots as one self-contained HTML page, for a browser or CI.
struct Report {
  let comparisons: [(name: SnapshotName, comparison: Comparison)]

  var html: String {
    let count = comparisons.count
    let title = count == 1 ? "1 snapshot waits" : "\(count) snapshots wait"
    let body = comparisons.map { section($0.name, $0.comparison) }.joined(separator: "\n")
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      \(Report.style)
      \(Frame.svgStyle)
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      \(body)
      </body>
      </html>

      """
  }

  private func section(_ name: SnapshotName, _ comparison: Comparison) -> String {
    var lines = ["<section>", "<h2>\(escaped("\(name)"))</h2>"]
    if let problem = comparison.problem { lines.append("<p class=\"problem\">\(escaped(problem))</p>") }
    let shown = comparison.differing
    let same = comparison.count - shown.count
    for index in shown { lines.append(scene(index, comparison)) }
    if same > 0 {
      lines.append("<p>\(same == 1 ? "One frame is" : "\(same) frames are") the same in both.</p>")
    }
    return (lines + ["</section>"]).joined(separator: "\n")
  }

  private func scene(_ index: Int, _ comparison: Comparison) -> String {
    let label = comparison.label(index)
    let head = (label.isEmpty ? "" : "<code>\(escaped(label))</code> ") + escaped(comparison.parts(index))
    let difference = comparison.difference(index).map {
      $0.svg(isStandalone: false, marks: comparison.marks(index))
    }
    return """
      <h3>\(head)</h3>
      <div class="row">
      \(figure("expected", comparison.old(index)?.svg(isStandalone: false)))
      \(figure("actual", comparison.new(index)?.svg(isStandalone: false)))
      \(figure("difference", difference))
      </div>
      """
  }

  private func figure(_ caption: String, _ svg: String?) -> String {
    "<figure><figcaption>\(caption)</figcaption>\(svg ?? "<p>none</p>")</figure>"
  }

  private func escaped(_ text: String) -> String {
    text.printable.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }

  private static let style = """
    :root{color-scheme:light dark}
    body{font:15px/1.5 system-ui,sans-serif;margin:2rem;background:#fff;color:#18181b}
    h2{border-top:1px solid #a1a1aa;padding-top:1rem}h3{font-weight:normal}
    .row{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem}
    @media (max-width:900px){.row{grid-template-columns:1fr}}
    figure{margin:0}figcaption{font-weight:bold}svg{max-width:100%;height:auto;border:1px solid #a1a1aa}
    .problem{color:#dc2626}
    @media (prefers-color-scheme:dark){body{background:#09090b;color:#e4e4e7}.problem{color:#f87171}}
    """
}
