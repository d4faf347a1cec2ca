import Composable
import Screen
import ToteModel

/// Many lines that were pasted, as they were understood: Enter adds them all in one step.
package struct PastePreview: OverlayFeature {
  /// How many rows show.
  package var height = 1
  /// The lines, each as it was understood.
  package var items: [ParsedItem]
  /// What will become of each, and its category.
  package var outcomes: [AddOutcome] = []
  package var categories: [Category] = []
  /// The first that shows.
  package var top = 0

  package init(items: [ParsedItem]) { self.items = items }

  /// Finds out what will become of each.
  mutating func update(from workspace: inout Workspace, list: ShoppingList.ID?) {
    guard let list else { return }
    outcomes = workspace.outcomes(ofAdding: items, to: list)
    categories = items.map { $0.category ?? Additions.category(of: $0.name, in: workspace) }
  }

  /// Scrolls, as far as there are lines.
  mutating func scroll(by rows: Int = 0) {
    top = max(0, min(top + rows, items.count - height))
  }
}

extension PastePreview {
  package var view: any View { PastePreviewView(preview: self) }
  package var keymap: Keymap<PastePreviewAction> { pastePreviewKeys.value }
  package var companionKeys: CompanionKeys { .whileTyping }
  package var rowCount: Int { items.count }
  package var closing: PastePreviewAction { .closed }
  package mutating func keepInView() { scroll() }

  package mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    update(from: &workspace, list: screen.list)
    return true
  }
}

package enum PastePreviewAction: Equatable, Sendable {
  case scrolled(by: Int)
  case committed, closed
  case delegate(OverlayDelegate)
}

let pastePreviewReducer = Reducer<PastePreview, PastePreviewAction, Void> { state, action, _ in
  switch action {
  case .scrolled(let rows): state.scroll(by: rows)
  case .committed: return .send(.delegate(.pasteCommitted(state.items)))
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}
