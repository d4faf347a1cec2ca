import Screen
import ToteModel

/// The upper edge of either room: at the left what is open, at the right what there is to know of it, and below a line.
/// It says where the tabs are, so that a press on one opens what is drawn there. State → View.
struct HeaderEdge: View {
  let title: any View
  let facts: [(text: String, style: Style)]
  let width: Int

  static func margin(_ width: Int) -> Int { width > 20 ? 1 : 0 }

  /// The columns of the title.
  var room: Range<Int> {
    let margin = Self.margin(width)
    return margin..<max(margin, factsStart - 1)
  }

  private var factsStart: Int {
    let columns = facts.reduce(0) { $0 + $1.text.columns } + max(0, facts.count - 1) * 3
    return max(Self.margin(width), width - Self.margin(width) - columns)
  }

  func draw(on canvas: inout Canvas) {
    let room = room
    canvas.draw(title, in: Rect(room.lowerBound, 0, room.count, min(1, canvas.size.height)))
    var column = factsStart
    for (index, fact) in facts.enumerated() {
      if index > 0 { column = canvas.write(" · ", at: Point(column, 0), style: .muted) }
      column = canvas.write(fact.text, at: Point(column, 0), style: fact.style)
    }
    canvas.fill(Rect(0, 1, width, 1), with: "─", style: .muted)
  }
}

extension App {
  /// Goes to what was pressed in the header; false where it was pressed somewhere else.
  mutating func pressTabs(at point: Point) -> Bool {
    let header = layout.header
    guard header.contains(point), point.row == header.top else { return false }
    let edge =
      room == .lists ? HeaderView(app: self).edge(header.width) : NotesHeader(app: self).edge(header.width)
    let column = point.column - header.left - edge.room.lowerBound
    guard let tabs = edge.title as? Tabs, let index = tabs.tab(at: column, width: edge.room.count) else {
      return true
    }
    let lists = openLists
    if lists.indices.contains(index) {
      enter(.lists)
      open(lists[index].id)
    } else {
      enter(.notes)
    }
    return true
  }
}
