import Composable
import Screen
import ToteModel

/// All keys of the current screen, and more about it; typing searches it.
package struct HelpPage: OverlayFeature {
  package struct Line: Equatable, Sendable {
    var key: String
    var help: String
  }

  package struct Section: Equatable, Sendable {
    var name: String
    var lines: [Line]
  }

  package var room = Size.zero
  package var sections: [Section]
  var field = TextCursor()
  package var top = 0

  init<Action>(_ keymap: Keymap<Action>, first: [Section] = [], more: [Section] = []) {
    sections =
      first
      + keymap.groups.map { group in
        Section(
          name: group.name,
          lines: group.bindings.map { binding in
            Line(key: binding.keys.map(\.shown).joined(separator: " "), help: binding.help)
          })
      } + more
  }

  /// The lines that contain what is searched for, and whole sections whose names do.
  var found: [Section] {
    // A slash alone is searched for as a key.
    let text = Folding.fold(
      field.text.count > 1 && field.text.hasPrefix("/") ? String(field.text.dropFirst()) : field.text)
    if text.isEmpty { return sections }
    return sections.compactMap { section in
      if Folding.fold(section.name).contains(text) { return section }
      let lines = section.lines.filter { Folding.fold("\($0.key) \($0.help)").contains(text) }
      return lines.isEmpty ? nil : Section(name: section.name, lines: lines)
    }
  }

  var columns: HelpColumns { HelpColumns(found, width: OverlayBox.columns(in: room)) }
  package var count: Int { columns.count }

  mutating func scroll(to row: Int) { top = max(0, min(row, max(0, count - height))) }
}

package enum HelpAction: OverlayFeatureAction {
  case scrolled(by: Int), scrolledTo(Int)
  /// By halves of a page.
  case paged(by: Int)
  case fieldEdited(TextEdit)
  /// Shows all keys again, or closes the help.
  case escaped
  case delegate(OverlayDelegate)
}

let helpReducer = Reducer<HelpPage, HelpAction, Void> { state, action, _ in
  switch action {
  case .scrolled(let rows): state.scroll(to: state.top + rows)
  case .paged(let halves):
    state.scroll(to: state.top + ListPosition.rows(inHalfPages: halves, height: state.height))
  case .scrolledTo(let line): state.scroll(to: line)
  case .fieldEdited(let edit):
    state.field.apply(edit)
    state.scroll(to: 0)
  case .escaped:
    if state.field.isEmpty { return .send(.delegate(.closed)) }
    state.field = TextCursor()
    state.scroll(to: 0)
  case .delegate: break
  }
  return .none
}

extension HelpAction {
  var overlayAction: OverlayAction { .help(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  static var closed: Self { .delegate(.closed) }
  /// The last message stays while its keys are looked up.
  var isAct: Bool { false }
}

extension HelpPage {
  var overlay: Overlay { .help(self) }
  var title: String { words.keys }
  var note: String { range(from: top, of: count) }
  var prompt: Prompt? { Prompt(label: "/", field: field, placeholder: words.searchKeys) }
  var content: any View { HelpPageView(page: self) }
  /// Rows of the whole help, so the box keeps its size during a search.
  var rowCount: Int { HelpColumns(sections, width: OverlayBox.columns(in: room)).count }
  var widest: Int { ScreenMetrics.helpWidth }
  var companionKeys: CompanionKeys { .whileTyping }
  var isHelp: Bool { true }
  mutating func keepInView() { scroll(to: top) }
}
