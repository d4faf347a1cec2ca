import Composable
import Screen
import ToteModel

/// A shopping list on the screen: which list is open, where its cursor is, what shows of it, and what is being typed. The rows
/// are lent by the app.
package struct ListScreen: Equatable, Sendable, WorkspaceBorrower {
  package var workspace = Workspace.vacant
  /// The whole screen, and the room for the list and the panel below it.
  package var screen = Size(80, 24)
  package var size = Size(80, 20)
  /// The list that is open; `nil` if there is none.
  package var list: ShoppingList.ID?
  package var cursor = ListCursor()
  var spacing = HeadingSpacing()
  package var filter: ListFilter?
  var visit = ShopVisit()
  /// What others have changed on a shared list: marked until the cursor has been there.
  package var arrived: Set<Item.ID> = []
  /// What is being typed below the list.
  package var panel: Panel?
  /// What the last action has to say, until the app takes it from here.
  package var message: Message?

  /// What takes the keys from the list. Indirect, since a screen is copied with every key press, and usually nothing is typed.
  package indirect enum Panel: Equatable, Sendable {
    case itemEditor(ItemEditor)
    case nameEditor(ListNameEditor)
    case valueEditor(ValueEditor)
    /// The field of the filter, which stays when the keys go back to the list.
    case filter
  }

  package init() {}
}

/// What a filter shows of a list.
package struct ListFilter: Equatable, Sendable {
  package var field = TextCursor()
  /// Whether the text is selected, so that typing replaces it.
  package var isSelected = false
  /// What the text in the field asks for.
  package var query = ItemQuery("")
  /// What it found.
  package var lines: ListLines
  /// Where the cursor was before; it returns there if nothing is found.
  package var origin: Item.ID?
}

package enum ListScreenAction: Equatable, Sendable {
  // The cursor.
  case cursorMoved(by: Int), pageMoved(by: Int), headingMoved(by: Int), movedToStart, movedToEnd
  case wheelTurned(by: Int)
  /// The scroll bar was pressed, in a row counted from the first that shows.
  case scrollBarPressed(Int)
  /// A row of the list was pressed, counted from the first that shows; or the box in it.
  case rowPressed(Int), boxPressed(Int)
  // Items.
  case ticked, deleted, tickedCleared
  case itemMoved(by: Int)
  case selectionToggled, rangeToggled, allSelected
  case copied(all: Bool)
  case noteAsked, moveAsked
  /// The item under the cursor is to be bought in another store.
  case storeAsked
  /// The item under the cursor comes by itself more often, less often, or no longer.
  case repetitionTurned
  /// How often it comes, or what may be spent on the list, is typed.
  case repetitionBegun, budgetBegun
  // What is typed.
  case addBegun(above: Bool), editBegun, categoryBegun
  case itemEditor(ItemEditorAction)
  case nameEditor(ListNameEditorAction)
  case valueEditor(ValueEditorAction)
  case pasted(String)
  // What shows.
  case filterBegun, filterEdited(TextEdit), filterKept, filterCleared
  case sortChanged, groupingTurned
  /// One walks through a shop from here on, or no longer.
  case shopChosen(Shop?)
  /// What was bought in the shop before, which teaches the order of its aisles; or it could not be read.
  case aislesRead(Shop, [PurchasedItem])
  case aislesFailed(StorageError)
  case escaped
  // Lists.
  case listTurned(by: Int)
  case listOpened(ShoppingList.ID)
  case listPickerAsked, buyAgainAsked, shopPickerAsked
  case listAddBegun, listRenameBegun, listDeleted, listDuplicated, listArchived
  /// What the parent does, or asks this feature to do for others.
  case delegate(Delegate)

  package indirect enum Delegate: Equatable, Sendable {
    /// The lists are left by the key that turns them: on to the next tab, or back.
    case tabLeft(by: Int)
    case noteAsked(Item)
    case listPickerAsked(ListPicker.Purpose)
    case pasteAsked(PastePreview)
    case shopPickerAsked(ShopPicker.Purpose)
    case buyAgainAsked
  }
}

extension ListScreenAction {
  /// Whether a person has done it, and not a feature that asks its parent.
  var isAct: Bool {
    switch self {
    case .delegate, .itemEditor(.delegate), .nameEditor(.delegate), .valueEditor(.delegate), .aislesRead,
      .aislesFailed:
      false
    case .cursorMoved, .pageMoved, .headingMoved, .movedToStart, .movedToEnd, .wheelTurned,
      .scrollBarPressed, .rowPressed, .boxPressed, .ticked, .deleted, .tickedCleared, .itemMoved,
      .selectionToggled, .rangeToggled, .allSelected, .copied, .repetitionTurned, .repetitionBegun,
      .budgetBegun, .noteAsked,
      .moveAsked, .storeAsked, .addBegun, .editBegun, .categoryBegun, .itemEditor, .nameEditor, .valueEditor,
      .pasted,
      .filterBegun,
      .filterEdited, .filterKept, .filterCleared, .sortChanged, .groupingTurned, .shopChosen, .escaped,
      .listTurned, .listOpened, .listPickerAsked, .buyAgainAsked, .shopPickerAsked, .listAddBegun,
      .listRenameBegun, .listDeleted,
      .listDuplicated,
      .listArchived:
      true
    }
  }
}

package struct ListScreenEnvironment: Sendable {
  package var edits: EditEnvironment
  /// What was bought in a shop lately.
  package var purchases: @Sendable (Shop) async throws(StorageError) -> [PurchasedItem]
  /// Puts text on the clipboard.
  package var copy: @Sendable (String) -> Effect<Never>
}
