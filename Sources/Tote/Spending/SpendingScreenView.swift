import Screen
import ToteModel

struct SpendingScreenView: TabView {
  let screen: SpendingScreen

  var place: String? { screen.place }
  var dividers: [Int] { screen.dividers }

  func draw(on canvas: inout Canvas) {
    switch screen.loading {
    case .idle, .loading: return
    case .failed(let error):
      let text = (words.spendingFailed, "\(error.sentence)\n\(words.retrySpending)")
      return canvas.draw(Emptiness(text), in: canvas.bounds)
    case .loaded: break
    }
    if screen.overview.isEmpty { return canvas.draw(Emptiness(words.nothingSpentYet), in: canvas.bounds) }
    guard let detail = screen.detail else {
      return canvas.draw(
        SpendingPageView(page: screen.page, cursor: screen.cursor), in: canvas.bounds)
    }
    let (room, panel) = canvas.bounds.cut(top: max(0, canvas.size.height - screen.panelRows))
    canvas.draw(SpendingDetailView(detail: detail), in: room)
    if let editor = screen.valueEditor { canvas.draw(ValueEditorView(editor: editor), in: panel) }
  }
}
