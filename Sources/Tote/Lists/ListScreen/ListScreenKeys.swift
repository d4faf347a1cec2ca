import Composable
import Screen
import ToteModel

typealias ListCommand = Command<ListScreen, ListScreenAction>

extension ListCommand {
  static var tick: Self { Self("items.tick", .items, ["space", "x"], .ticked, unless: \.lacksItemToTick) }
  static var add: Self { Self("items.add", .items, ["a", "o"], .addBegun(above: false)) }
  static var addAbove: Self { Self("items.addAbove", .items, ["A", "O"], .addBegun(above: true)) }
  static var edit: Self {
    Self(
      "items.edit", .items, ["e", "i", "enter"], .editBegun, unless: { $0.lacksOneItem(for: .edit) })
  }
  static var openNote: Self {
    Self("items.note", .items, ["n"], .noteAsked, unless: { $0.lacksOneItem(for: .openNote) })
  }
  static var makeStaple: Self {
    Self("items.staple", .items, ["r"], .repetitionTurned, unless: { $0.lacksOneItem(for: .makeStaple) })
  }
  static var repeatEvery: Self {
    Self("items.repeat", .items, ["E"], .repetitionBegun, unless: { $0.lacksOneItem(for: .repeatEvery) })
  }
  static var categorize: Self { Self("items.category", .items, ["#"], .categoryBegun, unless: \.lacksItem) }
  static var setPrice: Self {
    Self("items.price", .items, ["$"], .pricingBegun, unless: { $0.lacksOneItem(for: .setPrice) })
  }
  static var changeStore: Self {
    Self("items.store", .items, ["S"], .storeAsked, unless: { $0.lacksOneItem(for: .changeStore) })
  }
  static var delete: Self { Self("items.delete", .items, ["d", "delete"], .deleted, unless: \.lacksItem) }
  static var clearTicked: Self {
    Self("items.clearTicked", .items, ["X"], .tickedCleared, unless: \.lacksList)
  }
  // Also moves an aisle.
  static var moveDown: Self {
    Self("items.moveDown", .items, ["J", "shift+down"], .itemMoved(by: 1), unless: \.lacksList)
  }
  static var moveUp: Self {
    Self("items.moveUp", .items, ["K", "shift+up"], .itemMoved(by: -1), unless: \.lacksList)
  }
  static var select: Self { Self("items.select", .items, ["v"], .selectionToggled, unless: \.lacksItem) }
  static var selectRange: Self {
    Self("items.selectRange", .items, ["V"], .rangeToggled, unless: \.lacksItem)
  }
  static var selectAll: Self {
    Self("items.selectAll", .items, ["ctrl+a"], .allSelected, unless: \.lacksItem)
  }
  static var copy: Self { Self("items.copy", .items, ["y"], .copied(all: false), unless: \.lacksItem) }
  static var copyAll: Self { Self("items.copyAll", .items, ["Y"], .copied(all: true), unless: \.lacksItems) }
  static var copyMessage: Self {
    Self("items.copyMessage", .items, [], .messageCopied, unless: \.lacksItemsToBuy)
  }
  static var moveToList: Self { Self("items.moveToList", .items, ["m"], .moveAsked, unless: \.lacksItem) }

  static var down: Self { Self("items.down", .moving, ["j", "down"], .cursorMoved(by: 1)) }
  static var up: Self { Self("items.up", .moving, ["k", "up"], .cursorMoved(by: -1)) }
  static var first: Self { Self("items.first", .moving, ["g", "home"], .movedToStart) }
  static var last: Self { Self("items.last", .moving, ["G", "end"], .movedToEnd) }
  static var nextHeading: Self { Self("items.nextHeading", .moving, ["}"], .headingMoved(by: 1)) }
  static var previousHeading: Self { Self("items.previousHeading", .moving, ["{"], .headingMoved(by: -1)) }
  static var halfPageDown: Self { Self("items.halfPageDown", .moving, ["ctrl+d"], .pageMoved(by: 1)) }
  static var halfPageUp: Self { Self("items.halfPageUp", .moving, ["ctrl+u"], .pageMoved(by: -1)) }
  static var pageDown: Self { Self("items.pageDown", .moving, ["pgdn"], .pageMoved(by: 2)) }
  static var pageUp: Self { Self("items.pageUp", .moving, ["pgup"], .pageMoved(by: -2)) }

  static var filter: Self { Self("list.filter", .showing, ["/"], .filterBegun, unless: \.lacksList) }
  static var sort: Self { Self("list.sort", .showing, ["s"], .sortChanged, unless: \.lacksList) }
  static var group: Self { Self("list.group", .showing, ["c"], .groupingTurned, unless: \.lacksList) }
  static var clear: Self { Self("list.clearSelection", .showing, ["esc"], .escaped) }

  static var nextList: Self {
    Self(
      "lists.next", .lists, ["tab"], .listTurned(by: 1),
      title: { "\(words.title(ofCommand: "lists.next")), \(Tab.lists.turned(by: 1).titles.command)" })
  }
  static var previousList: Self { Self("lists.previous", .lists, ["shift+tab"], .listTurned(by: -1)) }
  static var allLists: Self { Self("lists.all", .lists, ["L"], .listPickerAsked, unless: \.lacksAnyList) }
  static var home: Self { Self("lists.home", .lists, ["h"], .homeTurned) }
  static var newList: Self { Self("lists.new", .lists, ["N"], .listAddBegun) }
  static var renameList: Self { Self("lists.rename", .lists, ["R"], .listRenameBegun, unless: \.lacksList) }
  static var duplicateList: Self {
    Self("lists.duplicate", .lists, ["C"], .listDuplicated, unless: \.lacksList)
  }
  static var setBudget: Self { Self("lists.budget", .lists, ["B"], .budgetBegun, unless: \.lacksList) }
  static var findCheapest: Self {
    Self("lists.cheapest", .lists, [], .cheapestAsked, unless: \.lacksItemsToBuy)
  }
  static var archiveList: Self { Self("lists.archive", .lists, ["Z"], .listArchived, unless: \.lacksList) }
  static var printList: Self { Self("lists.print", .lists, [], .printed, unless: \.lacksItemsToBuy) }
  static var showCode: Self { Self("lists.code", .lists, ["Q"], .codeAsked, unless: \.lacksItemsToBuy) }
  static var deleteList: Self { Self("lists.delete", .lists, ["D"], .listDeleted, unless: \.lacksList) }

  /// In the order of the help.
  static var all: [Self] { commands }
}

private let commands: [ListCommand] = [
  .tick, .add, .addAbove, .edit, .openNote, .makeStaple, .repeatEvery, .categorize, .setPrice, .changeStore,
  .delete, .clearTicked, .moveDown, .moveUp, .select, .selectRange, .selectAll, .copy, .copyAll, .copyMessage,
  .moveToList,
  .down, .up, .first, .last, .nextHeading, .previousHeading, .halfPageDown, .halfPageUp, .pageDown, .pageUp,
  .filter, .sort, .group, .clear,
  .nextList, .previousList, .allLists, .home, .newList, .renameList, .duplicateList, .setBudget,
  .findCheapest, .archiveList, .deleteList, .printList, .showCode,
  .buyAgain, .browseAisles, .shop,
]

enum ListFilterCommand {
  static let keep = ListCommand("filter.keep", ["enter"], .filterKept)
  static let down = ListCommand("filter.down", ["down"], .cursorMoved(by: 1))
  static let up = ListCommand("filter.up", ["up"], .cursorMoved(by: -1))
  static let pageDown = ListCommand("filter.pageDown", ["pgdn"], .pageMoved(by: 2))
  static let pageUp = ListCommand("filter.pageUp", ["pgup"], .pageMoved(by: -2))
  static let clear = ListCommand("filter.clear", ["esc", "ctrl+c"], .filterCleared)

  static let all = [keep, down, up, pageDown, pageUp, clear]
}

// Why a command can't be done now.
extension ListScreen {
  fileprivate var lacksItem: Message? {
    if !cursor.selection.isEmpty || selectedItem != nil { return nil }
    return list == nil ? .noOpenList : selectedHeading == nil ? .noItemHere : .isHeading
  }
  /// On a heading, everything below it can be ticked.
  fileprivate var lacksItemToTick: Message? { selectedHeading == nil ? lacksItem : nil }
  fileprivate var lacksItems: Message? { lacksList ?? (lines.items.isEmpty ? .noItemHere : nil) }
  fileprivate var lacksItemsToBuy: Message? {
    lacksList ?? (handedList?.items.isEmpty == false ? nil : .noItemHere)
  }
  fileprivate func lacksOneItem(for command: ListCommand) -> Message? {
    if let lacksItem { return lacksItem }
    let count = cursor.selection.isEmpty ? 1 : chosenItems.count
    return count == 1 ? nil : .takesOneItem(command, selected: count)
  }
  var lacksList: Message? { openList == nil ? .noOpenList : nil }
  fileprivate var lacksAnyList: Message? { workspace.records.lists.toShop.isEmpty ? .noOpenList : nil }
}

// What the keys mean in each mode.
extension ListScreen {
  func keys(isTouring: Bool = false) -> TabKeys<ListScreenAction> {
    switch panel {
    case .itemEditor(let editor): return TabKeys(editor.keymap.map(ListScreenAction.itemEditor), .whileTyping)
    case .nameEditor:
      return TabKeys(Keymap<ListNameEditorAction>.field.map(ListScreenAction.nameEditor), .whileTyping)
    case .valueEditor:
      return TabKeys(Keymap<ValueEditorAction>.field.map(ListScreenAction.valueEditor), .whileTyping)
    case .filter: return TabKeys(filterKeymap, .whileTyping)
    case nil: break
    }
    let isTouring = isTouring && filter == nil && cursor.selection.isEmpty
    let keymap = Keymap(ListCommand.all) { event in
      if case .paste(let text) = event { .pasted(text) } else { nil }
    }
    return TabKeys(
      keymap, isTouring ? .touring : .browsing(.items),
      footer: { [self, isTouring] in footer(isTouring: isTouring) },
      helpFooter: openList?.isArchived == true ? archiveFooter : [])
  }

  private var filterKeymap: Keymap<ListScreenAction> {
    typealias Command = ListFilterCommand
    return Keymap(Command.all, footer: [Command.keep, Command.down, Command.clear]) {
      TextEdit(field: $0).map { .filterEdited($0) }
    }
  }

  /// Most important first; the last ones show if there is room.
  private func footer(isTouring: Bool) -> [Hint] {
    if !cursor.selection.isEmpty { return selectionFooter }
    let (undo, help, nextTab) = (AppCommand.undo.hint(), AppCommand.help.hint(), AppCommand.nextTab(.lists))
    let endTour = isTouring ? [AppCommand.endTour.hint()] : []
    if lines.items.isEmpty {
      let undo = workspace.history.undoable.isEmpty ? [] : [undo]
      return endTour + emptyHints + undo + [nextTab, help]
    }
    if isTouring { return endTour + ListCommand.hints(.tick, .add, .edit, .delete) + [undo, nextTab, help] }
    if shop != nil { return shopFooter }
    if selectedHeading != nil {
      return [
        ListCommand.tick.hint(words.tickAll), ListCommand.down.hint(words.toItems), ListCommand.add.hint(),
        ListCommand.nextHeading.hint(), ListCommand.group.hint(words.group), undo, help,
      ]
    }
    if openList?.isArchived == true { return archiveFooter }
    if isAtHome { return homeFooter(undo, help) }
    return ListCommand.hints(.tick, .add, .edit, .delete)
      + [ListCommand.shop.hint(words.toShop), undo, nextTab, ListCommand.filter.hint()]
      + [ListCommand.setBudget.hint(words.budget), ListCommand.buyAgain.hint()]
      + [ListCommand.group.hint(words.group), help]
  }

  private func homeFooter(_ undo: Hint, _ help: Hint) -> [Hint] {
    [ListCommand.tick.hint(words.useUp)] + ListCommand.hints(.add, .edit, .delete)
      + [ListCommand.home.hint(words.leaveHome), undo, ListCommand.filter.hint()]
      + [ListCommand.group.hint(words.group), help]
  }

  private var selectionFooter: [Hint] {
    [
      ListCommand.select.hint(words.select),
      isAtHome ? ListCommand.tick.hint(words.useUp) : ListCommand.tick.hint(), ListCommand.delete.hint(),
      ListCommand.moveToList.hint(words.move), ListCommand.copy.hint(),
      ListCommand.clear.hint(words.clearSelection),
    ]
  }

  /// An archived list is mostly opened to bring it back.
  private var archiveFooter: [Hint] {
    [ListCommand.tick.hint(), ListCommand.archiveList.hint(words.restoreArchived)]
      + ListCommand.hints(.add, .edit, .delete)
      + [AppCommand.undo.hint(), AppCommand.nextTab(.lists), AppCommand.help.hint()]
  }

  private var shopFooter: [Hint] {
    let (undo, help) = (AppCommand.undo.hint(), AppCommand.help.hint())
    let shops = ListCommand.shop.hint(words.toShop)
    let clear = ListCommand.clearTicked.hint(words.clearBasket)
    let basket = (summary?.totals.ticked ?? 0) > 0 ? [clear] : []
    let leave = ListCommand.clear.hint(words.leaveShop)
    let toAisle = ListCommand.nextHeading.hint(words.toAisle)
    // Aisles aren't moved while a filter is on.
    if filter != nil {
      return [ListCommand.tick.hint(), ListCommand.clear.hint(words.showAll), ListCommand.add.hint()]
        + [toAisle, shops, undo] + basket + [help]
    }
    if selectedAisle != nil {
      return [
        ListCommand.tick.hint(words.tickAll), ListCommand.moveDown.hint(), ListCommand.moveUp.hint(), leave,
      ] + basket + [ListCommand.down.hint(words.toItems), undo, help]
    }
    if nextItem == nil { return [clear, ListCommand.add.hint(), shops, leave, undo, help] }
    return ListCommand.hints(.tick, .add) + [ListCommand.changeStore.hint(words.notHere), leave, undo]
      + basket + [shops, ListCommand.edit.hint(), ListCommand.selectAll.hint(words.selectAll), toAisle]
      + [ListCommand.filter.hint(), help]
  }

  private var emptyHints: [Hint] {
    if list == nil {
      return workspace.records.lists.toShop.isEmpty
        ? ListCommand.hints(.newList) : ListCommand.hints(.allLists, .newList)
    }
    if filter != nil { return [ListCommand.clear.hint(words.showAll)] + ListCommand.hints(.filter, .add) }
    if shop != nil {
      return [ListCommand.add.hint(), ListCommand.shop.hint(), ListCommand.clear.hint(words.leaveShop)]
    }
    if isAtHome { return [ListCommand.add.hint(), ListCommand.home.hint(words.leaveHome)] }
    return [ListCommand.add.hint()]
      + (workspace.records.history.count > 0 ? [ListCommand.buyAgain.hint()] : [])
  }
}

extension ListScreen {
  static var modes: [KeyMode<ListScreen, ListScreenAction>] {
    [
      KeyMode(ListCommand.all, beside: .browsing(.items)),
      KeyMode(
        ListFilterCommand.all, beside: .whileTyping,
        typing: CasePath(embed: ListScreenAction.filterEdited) {
          if case .filterEdited(let edit) = $0 { edit } else { nil }
        }),
      ItemEditor.mode.map(
        CasePath(embed: ListScreenAction.itemEditor) {
          if case .itemEditor(let action) = $0 { action } else { nil }
        }
      ) { $0.itemEditor },
      KeyMode<ListNameEditor, ListNameEditorAction>.field.map(
        CasePath(embed: ListScreenAction.nameEditor) {
          if case .nameEditor(let action) = $0 { action } else { nil }
        }),
      KeyMode<ValueEditor, ValueEditorAction>.field.map(
        CasePath(embed: ListScreenAction.valueEditor) {
          if case .valueEditor(let action) = $0 { action } else { nil }
        }),
    ]
  }
}
