import Composable
import Screen
import ToteModel

/// A shopping list on the screen. The app lends it the rows.
package struct ListScreen: Equatable, Sendable, Lender {
  @Lent package var workspace: Workspace
  package var screen = Size(80, 24)
  package var size = Size(80, 20)
  package var list: ShoppingList.ID?
  package var cursor = ListCursor()
  var spacing = HeadingSpacing()
  package var filter: ListFilter?
  var visit = ShopVisit()
  /// Where the key for the stock leads back to.
  var listBeforeHome: ShoppingList.ID?
  /// What was cleared and may go home, for the app to ask.
  var undecided: [Item] = []
  /// Others' changes on a shared list, marked until the cursor has been there.
  package var arrived: Set<Item.ID> = []
  package var panel: Panel?
  /// What the settings allow on a wide screen.
  var hasDetails = true
  var hasBar = true
  /// For the app to show.
  package var message: Message?

  /// What takes the keys from the list. Indirect: screens are copied with every key, mostly without one.
  package indirect enum Panel: Equatable, Sendable {
    case itemEditor(ItemEditor)
    case nameEditor(ListNameEditor)
    case valueEditor(ValueEditor)
    /// Stays when the keys return to the list.
    case filter

    static let itemEditorCase = CasePath<Panel, ItemEditor>(embed: Panel.itemEditor) {
      if case .itemEditor(let editor) = $0 { editor } else { nil }
    }
  }

  package init() {}
}

package struct ListFilter: Equatable, Sendable {
  package var field = TextCursor()
  /// Whether the text is selected, so that typing replaces it.
  package var isSelected = false
  package var query = ItemQuery("")
  package var lines: ListLines
  /// Only while nothing is found here.
  package var elsewhere: FoundElsewhere?
  /// Where the cursor was before; it returns there if nothing is found.
  package var origin: Item.ID?
}

package enum ListScreenAction: Equatable, Sendable {
  // The cursor.
  case cursorMoved(by: Int), pageMoved(by: Int), headingMoved(by: Int), movedToStart, movedToEnd
  case wheelTurned(by: Int)
  case scrollBarPressed(row: Int)
  case linePressed(Int), lineDoublePressed(Int), boxPressed(line: Int)
  // Items.
  case ticked, deleted, tickedCleared
  case itemMoved(by: Int)
  case selectionToggled, rangeToggled, allSelected
  case copied(all: Bool)
  /// As a message for a chat.
  case messageCopied
  case printed, pageOpened(BrowserOutcome)
  case noteAsked, moveAsked
  case storeAsked
  case repetitionTurned
  case repetitionBegun, budgetBegun, pricingBegun
  // What is typed.
  case addBegun(above: Bool), editBegun, categoryBegun
  case itemEditor(ItemEditorAction)
  case nameEditor(ListNameEditorAction)
  case valueEditor(ValueEditorAction)
  case pasted(String)
  // What shows.
  case filterBegun, filterEdited(TextEdit), filterKept, filterCleared
  case sortChanged, groupingTurned
  /// `nil` leaves the shop.
  case shopChosen(Shop?)
  /// Past purchases teach the order of the aisles.
  case aislesRead(Shop, [PurchasedItem])
  case aislesFailed(StorageError)
  case escaped
  // Lists.
  case listTurned(by: Int)
  case listOpened(ShoppingList.ID)
  /// Opens what is at home, or leads back.
  case homeTurned
  case listPickerAsked, buyAgainAsked, aislesAsked, shopPickerAsked, codeAsked, cheapestAsked
  case listAddBegun, listRenameBegun, listDeleted, listDuplicated, listArchived
  case delegate(Delegate)

  package indirect enum Delegate: Equatable, Sendable {
    /// On to the next tab, or back.
    case tabLeft(by: Int)
    case noteAsked(Item)
    case listPickerAsked(ListPicker.Purpose)
    case pasteAsked(PastePreview)
    case shopPickerAsked(ShopPicker.Purpose)
    case buyAgainAsked
    case aislesAsked
    case codeAsked
    case cheapestAsked
  }
}

extension ListScreenAction {
  /// Whether a person did it, rather than a child.
  var isAct: Bool {
    switch self {
    case .delegate, .itemEditor(.delegate), .nameEditor(.delegate), .valueEditor(.delegate), .aislesRead,
      .aislesFailed, .pageOpened:
      false
    default: true
    }
  }
}

package struct ListScreenEnvironment: Sendable {
  package var edits: EditEnvironment
  package var purchases: @Sendable (Shop) async throws(StorageError) -> [PurchasedItem]
  package var copy: @Sendable (String) -> Effect<Never>
  /// Shows a page of HTML in a browser.
  package var openPage: @Sendable (_ page: String) async -> BrowserOutcome
}
