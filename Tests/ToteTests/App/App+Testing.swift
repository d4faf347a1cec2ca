import Loop
import Screen
import ToteModel

@testable import Tote

// What tests of the whole program ask of its state.
extension App {
  var openList: ShoppingList? { listScreen.openList }
  var openLists: [ShoppingList] { workspace.openLists }
  var lines: ListLines { listScreen.lines }
  var selectedItem: Item? { listScreen.selectedItem }
  var selectedNote: Note? { noteScreen.selectedNote }
  var currentNote: Note? { noteScreen.currentNote }
  /// Whether the keys go to what the tab shows, and to nothing that is typed or chosen.
  var isBrowsing: Bool {
    guard overlay == nil else { return false }
    return switch tab {
    case .lists: lists.panel == nil
    case .notes: isBrowsingNotes
    case .spending: spending.valueEditor == nil
    }
  }
  var isBrowsingNotes: Bool { notes.showsList && !notes.browser.isTyping }
  /// Keys that come while something is on its way wait for it.
  var typeahead: Typeahead { isWaiting ? .hold : loading.isLoaded ? .handle : .drop }

  var fieldText: String? {
    switch lists.panel {
    case .itemEditor(let editor): editor.field.text
    case .nameEditor(let editor): editor.field.text
    case .valueEditor(let editor): editor.field.text
    case .filter: lists.filter?.field.text
    case nil: nil
    }
  }
}
