import Screen

struct HelpPageView: View {
  let page: HelpPage

  func draw(on canvas: inout Canvas) {
    let help = Help(
      Keymap<HelpAction>([]), top: page.top,
      sections: page.sections.map { section in
        Help.Section(section.name, section.lines.map { ($0.key, $0.help) })
      })
    let (top, count, rows) = (page.top, page.count, page.height)
    let note = count > rows ? words.range(top + 1, min(count, top + rows), of: count) : ""
    let view = Padding(help, horizontal: ScreenMetrics.margin(canvas.size.width))
    canvas.draw(OverlayBox(view, rows: count, title: words.keys, note: note), in: canvas.bounds)
  }
}
