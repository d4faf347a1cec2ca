import Composable
import Parts
import QRCodes
import Screen
import ToteModel

/// The open list as a code that a phone reads from the screen.
package struct ListCode: OverlayFeature {
  package typealias Action = ListCodeAction
  package private(set) var list: HandedList
  /// `nil` for a list that no code holds.
  package private(set) var fit: CodeFit?
  package var room = Size.zero
  /// What the code was made for: it isn't made anew with every key.
  private var fitted: Size?

  init(_ list: HandedList) { self.list = list }

  mutating func fit(to room: Size) {
    self.room = room
    if fitted == room { return }
    fitted = room
    fit = list.code(within: OverlayBox.inside(room), rows: OverlayBox.rows(in: room))
  }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    guard let id = screen.list, let list = workspace[list: id] else { return false }
    let now = HandedList(list, workspace.lines(of: id))
    if now != self.list { (self.list, fitted) = (now, nil) }
    return !now.items.isEmpty
  }
}

package enum ListCodeAction: OverlayFeatureAction {
  package typealias Feature = ListCode
  case closed
  case delegate(OverlayDelegate)
}

extension ListCodeAction {
  var overlayAction: OverlayAction { .listCode(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
}

extension ListCode {
  static let reducer = Reducer<ListCode, ListCodeAction, Void> { _, action, _ in
    switch action {
    case .closed: .send(.delegate(.closed))
    case .delegate: .none
    }
  }

  var overlay: Overlay { .listCode(self) }
  var title: String { list.name }
  /// As wide as the screen: long lists make large codes.
  var widest: Int { ScreenMetrics.twoColumnWidth * 2 }
  var rowCount: Int {
    if case .fits(let code, let quiet)? = fit {
      (code.size + 2 * quiet + 1) / 2
    } else {
      OverlayBox.emptyRows
    }
  }

  var content: any View {
    switch fit {
    case .fits(let code, let quiet): CodeView(code: code, quiet: quiet, text: list.codeTexts[0])
    case .missing(let columns, let rows):
      Centered(sentence: words.codeLacks(columns: columns, rows: rows), style: .warning)
    case nil: Centered(sentence: words.codeIsTooLong, style: .warning)
    }
  }
}

/// Dark on light, whatever the theme: many cameras don't read it the other way round.
private struct CodeView: View {
  let code: QRCode
  let quiet: Int
  let text: String

  func draw(on canvas: inout Canvas) {
    // Nobody can hear a code.
    if canvas.isLinear { return canvas.draw(Text(text, overflow: .wrap), in: canvas.bounds) }
    let lines = code.lines(quiet: quiet)
    let left = max(0, (canvas.size.width - code.size - 2 * quiet) / 2)
    let top = max(0, (canvas.size.height - lines.count) / 2)
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: Point(left, top + row), style: Style(.black, on: .brightWhite))
    }
  }
}
