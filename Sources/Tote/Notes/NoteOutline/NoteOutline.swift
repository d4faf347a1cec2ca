import Composable
import Markdown
import Parts
import Screen
import ToteModel

/// The headings of the note that is read, each within the one it belongs to, to go to one.
package struct NoteOutline: ListingOverlay {
  package typealias Action = NoteOutlineAction
  package var room = Size.zero
  /// By the places of their blocks in the note.
  var list: Listing<Int>
  private var text: String

  init(of reader: NoteReader) {
    text = reader.pager.text
    list = Listing(Self.rows(of: reader.pager.page.document), marks: .none)
    // The heading above the line that is read.
    if let line = reader.pager.line, let here = list.rows.last(where: { $0.id <= line.block }) {
      list.move(to: here.id)
    }
  }

  private static func rows(of document: MarkdownDocument) -> [ListingRow<Int>] {
    var rows: [ListingRow<Int>] = []
    var open: [(level: Int, row: Int)] = []
    for heading in document.headings {
      open.removeAll { $0.level >= heading.level }
      rows.append(ListingRow(heading.block, heading.text, in: open.last?.row))
      open.append((heading.level, heading.block))
    }
    return rows
  }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    guard let reader = screen.reader else { return false }
    if reader.pager.text != text {
      text = reader.pager.text
      list.replaceRows(Self.rows(of: reader.pager.page.document))
    }
    return list.count > 0
  }
}

package enum NoteOutlineAction: ListingOverlayAction {
  package typealias Feature = NoteOutline
  case list(ListingAction<Int>)
  case closed
  case delegate(OverlayDelegate)
}

extension NoteOutlineAction {
  var overlayAction: OverlayAction { .noteOutline(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  var listing: ListingAction<Int>? { if case .list(let action) = self { action } else { nil } }
}

extension NoteOutline {
  static let reducer = Reducer<NoteOutline, NoteOutlineAction, Void> { state, action, _ in
    switch action {
    case .list(.chosen(let block)): return .send(.delegate(.headingChosen(block)))
    case .list(let action): return state.run(action)
    case .closed: return .send(.delegate(.closed))
    case .delegate: return .none
    }
  }
}
