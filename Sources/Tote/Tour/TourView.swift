import Screen

struct TourView: View {
  let step: Tour.Step

  func draw(on canvas: inout Canvas) {
    let (line, rest) = canvas.bounds.cut(top: canvas.size.height > 2 ? 1 : 0)
    canvas.draw(Rule(title: words.title(step)), in: line)
    let margin = ScreenMetrics.margin(canvas.size.width)
    let text = rest.inset(left: margin, right: margin)
    let end = canvas.write(step.key, at: Point(text.left, text.top), style: .accent)
    let room = Rect(end + 1, text.top, max(0, text.right - end - 1), text.height)
    canvas.draw(Text(words.text(step), overflow: .wrap), in: room)
  }
}
