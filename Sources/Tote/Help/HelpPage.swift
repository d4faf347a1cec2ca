import Composable
import Screen

/// All keys of what is on the screen, and what there is to know beside them.
package struct HelpPage: OverlayFeature {
  package struct Line: Equatable, Sendable {
    var key: String
    var help: String
  }

  package struct Section: Equatable, Sendable {
    var name: String
    var lines: [Line]
  }

  /// How many rows show.
  package var height = 1
  package var sections: [Section]
  /// The first line that shows.
  package var top = 0

  /// The help of a key table, with more sections below it.
  init<Action>(_ keymap: Keymap<Action>, more: [Section] = []) {
    sections =
      keymap.groups.map { group in
        Section(
          name: group.name,
          lines: group.bindings.map { binding in
            Line(key: binding.keys.map(\.label).joined(separator: " "), help: binding.help)
          })
      } + more
  }

  /// How many lines there are: those of the sections, their headings, and a blank one between two.
  package var count: Int {
    sections.reduce(max(0, sections.count - 1)) { $0 + $1.lines.count + ($1.name.isEmpty ? 0 : 1) }
  }

  mutating func scroll(to line: Int) { top = max(0, min(line, max(0, count - height))) }
}

package enum HelpAction: Equatable, Sendable {
  case scrolled(by: Int), scrolledTo(Int)
  /// By so many halves of what shows.
  case paged(by: Int)
  case closed
  case delegate(OverlayDelegate)
}

let helpReducer = Reducer<HelpPage, HelpAction, Void> { state, action, _ in
  switch action {
  case .scrolled(let rows): state.scroll(to: state.top + rows)
  case .paged(let halves):
    state.scroll(to: state.top + max(1, state.height * abs(halves) / 2) * halves.signum())
  case .scrolledTo(let line): state.scroll(to: line)
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}

extension HelpPage {
  package var view: any View { HelpPageView(page: self) }
  package var keymap: Keymap<HelpAction> { helpKeys.value }
  /// What is typed stays where it is: the help is about it.
  package var hidesPanels: Bool { false }
  package mutating func keepInView() { scroll(to: top) }
}
