import Inspector
import Screen

/// The pending snapshots as one self-contained HTML page, for a browser or CI.
struct Report {
  let comparisons: [(name: SnapshotName, comparison: Comparison)]

  var html: String {
    let count = comparisons.count
    let title = count == 1 ? "1 snapshot waits" : "\(count) snapshots wait"
    let body = comparisons.map { section($0.name, $0.comparison) }.joined(separator: "\n")
    return SelfContainedPage(
      title: title, style: Report.style,
      body: """
        <h1>\(title)</h1>
        <p class="quiet">n and p go to the next and the previous one.</p>
        \(body)
        """,
      script: Report.script
    ).html
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
    let difference = comparison.difference(index).map { $0.html(marks: comparison.marks(index)) }
    return """
      <h3>\(head)</h3>
      <div class="row">
      \(figure("expected", comparison.old(index)?.html()))
      \(figure("actual", comparison.new(index)?.html()))
      \(figure("difference", difference))
      </div>
      """
  }

  private func figure(_ caption: String, _ frame: String?) -> String {
    let shown = frame.map { "<pre class=\"frame\" tabindex=\"0\">\($0)</pre>" } ?? "<p>none</p>"
    return "<figure><figcaption>\(caption)</figcaption>\(shown)</figure>"
  }

  private func escaped(_ text: String) -> String { text.printable.escapedForHTML }

  private static let style = """
    section{scroll-margin-top:1rem}h2{border-top:1px solid var(--line);padding-top:1rem}h3{font-weight:normal}
    .row{display:flex;flex-wrap:wrap;gap:1rem}
    figure{margin:0;max-width:100%;overflow-x:auto}figcaption{font-weight:bold}
    .problem{color:var(--old)}
    """

  /// Goes from one snapshot to the next.
  private static let script = #"""
    'use strict';
    const sections = [...document.querySelectorAll('section')];
    let here = -1;
    document.onkeydown = event => {
      if (event.ctrlKey || event.metaKey || event.altKey || !'np'.includes(event.key)) return;
      here = Math.max(0, Math.min(sections.length - 1, here + (event.key === 'n' ? 1 : -1)));
      sections[here].scrollIntoView();
    };
    """#
}
