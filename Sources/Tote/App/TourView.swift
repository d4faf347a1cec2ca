import Screen
import ToteModel

/// The step of the tour that is next, below the list. State → View.
struct TourView: View {
  let tour: Tour

  func draw(on canvas: inout Canvas) {
    let step = Tour.steps[min(tour.step, Tour.steps.count - 1)]
    let count = "\(tour.step + 1) of \(Tour.steps.count)"
    let (line, rest) = canvas.bounds.cut(top: canvas.size.height > 2 ? 1 : 0)
    canvas.draw(Rule(title: "A short tour, \(count)"), in: line)
    let margin = canvas.size.width > 20 ? 1 : 0
    let text = rest.inset(left: margin, right: margin)
    let end = canvas.write(step.key, at: Point(text.left, text.top), style: .accent)
    let room = Rect(end + 1, text.top, max(0, text.right - end - 1), text.height)
    canvas.draw(Text(step.text, overflow: .wrap), in: room)
  }
}
