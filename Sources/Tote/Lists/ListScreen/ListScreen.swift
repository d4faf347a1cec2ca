import Composable
import Screen
import ToteModel

/// A shopping list on the screen: which list is open, where the cursor stands, what is selected, what is being typed. The
/// rows themselves are lent by the app.
package struct ListScreen: Equatable, Sendable, WorkspaceBorrower {
  package var workspace = Workspace.vacant
  private let passed = PassedByAddress()
  /// The whole screen; the room for the list and the panel below it.
  package var screen = Size(80, 24)
  package var size = Size(80, 20)
  /// Whether the keys go here, and to nothing that stands over the list.
  package var isFocused = true
  /// Whether there is air over the headings.
  var isAiry = false
  var airPlace: AirPlace?
  var shopAir: [AirPlace: ShopAir] = [:]
  /// Whether what stands over the list takes the place of the panel too.
  package var isPanelHidden = false
  /// The list that is open; `nil` when there is none.
  package var list: ShoppingList.ID?
  /// The line that is selected, always one with an item while there is one, and the first line that shows.
  package var position = ListPosition()
  /// Where the cursor stood in the lists that were left.
  package var positions: [ShoppingList.ID: ListPosition] = [:]
  package var filter: ListFilter?
  /// What is selected, for an act on all of it.
  package var selection: Set<Item.ID> = [] { didSet { if selection.isEmpty { range = nil } } }
  /// What grows and shrinks with the cursor, once a range was begun.
  var range: SelectedRange?
  /// Where undoing an act on several items brings the cursor.
  var placesToReturn = PlacesToReturn()
  /// What others have changed on a shared list: marked until the cursor has been there.
  package var arrived: Set<Item.ID> = []
  /// The shop that was left: one can go back to it, also where nothing names it.
  var lastShop: Shop?
  /// What was ticked last, and left nothing to buy: the cursor has stayed on it, so the next press of the key that ticks would take
  /// it out of the basket. Whatever else is done is between the two.
  var lastTicked: Item.ID?
  /// What the mouse pressed last, and when: a second press makes it a double click.
  var lastPress: Press?
  /// What is being typed below the list.
  package var panel: Panel?
  /// What the last act has to say: the app takes it from here.
  package var message: Message?

  /// What takes the keys away from the list. Indirect: a screen is copied with every key press, and mostly nothing is typed.
  package indirect enum Panel: Equatable, Sendable {
    case itemEditor(ItemEditor)
    case nameEditor(ListNameEditor)
    case valueEditor(ValueEditor)
    /// The field of the filter, which stays when the keys go back to the list.
    case filter
  }

  package init() {}

  /// A selection from an item to the cursor, whatever was selected before.
  struct SelectedRange: Equatable, Sendable {
    var start: Item.ID
    var before: Set<Item.ID>
  }

  struct Press: Equatable, Sendable {
    var item: Item.ID
    var moment: Moment

    /// How long a second press may take.
    static let doubleClick: Int64 = 500
  }
}

/// What is shown of a list while a filter is on.
package struct ListFilter: Equatable, Sendable {
  package var field = TextCursor()
  /// Whether the text is selected: what is typed takes its place.
  package var isSelected = false
  /// What the text in the field asks for.
  package var query = ItemQuery("")
  /// What was found.
  package var lines: ListLines
  /// Where the cursor was before: it goes back there when nothing was found.
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
  case listPickerAsked
  case listAddBegun, listRenameBegun, listDeleted, listDuplicated, listArchived
  /// What the parent does, or asks this feature to do for others.
  case delegate(Delegate)

  package indirect enum Delegate: Equatable, Sendable {
    /// The lists are left by the key that turns them: on to the next tab, or back.
    case tabLeft(by: Int)
    case noteAsked(Item)
    case listPickerAsked(ListPicker.Purpose)
    case pasteAsked(PastePreview)
    case storeAsked(Item)
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
      .listTurned, .listOpened, .listPickerAsked, .listAddBegun, .listRenameBegun, .listDeleted,
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
