import Composable
import Screen
import ToteModel

/// All keys of what is on the screen, and what there is to know beside them; typing narrows them to what one looks for.
package struct HelpPage: OverlayFeature {
  package struct Line: Equatable, Sendable {
    var key: String
    var help: String
  }

  package struct Section: Equatable, Sendable {
    var name: String
    var lines: [Line]
  }

  /// How many rows show, without that of the field.
  package var height = 1
  /// How many columns they have.
  var width = ScreenMetrics.overlayWidth
  package var sections: [Section]
  /// What is looked for.
  var field = TextCursor()
  /// The first row that shows.
  package var top = 0

  /// The help of a key table, with sections above it, and more below it.
  init<Action>(_ keymap: Keymap<Action>, first: [Section] = [], more: [Section] = []) {
    sections =
      first
      + keymap.groups.map { group in
        Section(
          name: group.name,
          lines: group.bindings.map { binding in
            Line(key: binding.keys.map(\.label).joined(separator: " "), help: binding.help)
          })
      } + more
  }

  /// The sections with the lines that hold what is looked for; all of a section where its name does.
  var found: [Section] {
    // Alone it is looked for as the key it is.
    let text = Folding.fold(
      field.text.count > 1 && field.text.hasPrefix("/") ? String(field.text.dropFirst()) : field.text)
    if text.isEmpty { return sections }
    return sections.compactMap { section in
      if Folding.fold(section.name).contains(text) { return section }
      let lines = section.lines.filter { Folding.fold("\($0.key) \($0.help)").contains(text) }
      return lines.isEmpty ? nil : Section(name: section.name, lines: lines)
    }
  }

  /// How many rows there are.
  package var count: Int { HelpColumns(found, width: width).count }

  mutating func scroll(to row: Int) { top = max(0, min(row, max(0, count - height))) }
}

package enum HelpAction: Equatable, Sendable {
  case scrolled(by: Int), scrolledTo(Int)
  /// By so many halves of what shows.
  case paged(by: Int)
  case fieldEdited(TextEdit)
  /// Shows all keys again, or closes the help where it shows them all.
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

extension HelpPage {
  package var view: any View { HelpPageView(page: self) }
  /// The footer says what the key that leaves does now: as long as something is looked for, it first shows all again.
  package var keymap: Keymap<HelpAction> {
    field.isEmpty
      ? helpKeys.value : helpKeys.value.footer([HelpCommand.close.hint(words.clearSearch)])
  }
  package var companionKeys: CompanionKeys { .whileTyping }
  /// What is typed stays where it is: the help is about it.
  package var hidesPanels: Bool { false }
  package var canBeCovered: Bool { false }
  package var widest: Int { ScreenMetrics.helpWidth }
  /// That of the field, and all of it below, so that the box keeps its place while one types.
  package var rowCount: Int { HelpColumns(sections, width: width).count + 1 }
  package var closing: HelpAction { .delegate(.closed) }
  package mutating func keepInView() { scroll(to: top) }

  package mutating func fit(to room: Size) {
    let rows = OverlayBox.rows(in: room)
    height = max(1, rows - (rows > 2 ? 1 : 0))
    width = OverlayBox.columns(in: room)
    keepInView()
  }
}
