import Screen
import ToteModel

// What the keys mean in each state: the keys of the feature that has them, and those of the app.

private func happened(_ event: Event) -> AppAction? {
  switch event {
  case .resize(let size): .resized(size)
  case .pasteRefused: .pasteRefused
  default: nil
  }
}

private func keys(
  _ commands: [AppCommand], footer: Set<AppCommand> = [], group: CommandGroup? = nil
) -> Keymap<AppAction> {
  Keymap(commands, footer: footer, group: group, otherwise: happened)
}

/// Wherever one is.
private let always = Localized {
  keys([.leave, .saveNow, .suspend])
}
private let withUndo = Localized {
  always.value.adding(keys([.undo, .redo]))
}
/// Where ctrl+c leaves a field and nothing more, or where ctrl+s saves what is written.
private let whileTyping = Localized {
  keys([.saveNow, .suspend])
}
private let whileWriting = Localized {
  keys([.leave, .suspend])
}
private let overlayHelp = Localized {
  keys([.help])
}
private let whileFailing = Localized {
  keys([.giveUp, .leave, .suspend], footer: [.giveUp])
}

/// What every list of things has beside its own keys.
private func browsing(_ group: CommandGroup, in tab: Tab) -> Keymap<AppAction> {
  Keymap(OverlayOpener.over(tab))
    .adding(keys([.undo, .redo], footer: [.undo], group: group))
    .adding(Keymap(TabCommand.self, footer: [TabCommand(tab.turned(by: 1))]))
    .adding(keys([.quit, .leave, .saveNow, .suspend, .help], footer: [.help]))
    .adding(Keymap([], otherwise: unknown))
}

/// What is said where a key means nothing; but Escape may be pressed to be on the safe side.
private func unknown(_ event: Event) -> AppAction? {
  if case .key(let key) = event, key != "esc" { .unknownKeyPressed(key) } else { nil }
}

/// While the list has the keys.
let appKeys = Localized {
  listKeys.value.map(AppAction.lists).adding(browsing(.items, in: .lists))
}
/// The same with a footer of what matters most, in that order; what comes behind Undo shows where there is room.
private let listFooterKeys = Localized {
  appKeys.value.footer(
    ListScreen.hints + [AppCommand.undo.hint(), TabCommand(Tab.lists.turned(by: 1)).hint()]
      + ListScreen.moreHints + [AppCommand.help.hint()])
}
/// The same during the tour: Escape ends it.
private let tourKeys = Localized {
  keys([.endTour], footer: [.endTour]).adding(appKeys.value)
}
/// The same where the list is archived: what one may come for is to bring it back.
private let openArchiveKeys = Localized {
  appKeys.value.footer(
    [ListCommand.tick.hint(), ListCommand.archiveList.hint(words.restoreArchived), ListCommand.add.hint()]
      + [ListCommand.edit.hint(), ListCommand.delete.hint(), AppCommand.undo.hint()]
      + [TabCommand(Tab.lists.turned(by: 1)).hint(), AppCommand.help.hint()])
}
private let selectionKeys = Localized {
  appKeys.value.footer(ListScreen.selectionHints)
}
private let shopKeys = ShopKeys({ ListScreen.shopHints }, more: { ListScreen.moreShopHints })
private let emptiedShopKeys = Localized {
  appKeys.value.footer(ListScreen.emptiedShopHints + [AppCommand.undo.hint(), AppCommand.help.hint()])
}
private let filteredShopKeys = ShopKeys({ ListScreen.filteredShopHints })
/// The keys in a shop, with a footer of what can be done now: once something is in the basket, also that it can be cleared.
private struct ShopKeys: Sendable {
  typealias Hints = @Sendable () -> [(key: Key, help: String)]

  private let empty, filled: Localized<Keymap<AppAction>>

  init(_ hints: @escaping Hints, more: @escaping Hints = { [] }) {
    func keys(_ basket: @escaping Hints) -> Localized<Keymap<AppAction>> {
      Localized {
        appKeys.value.footer(
          hints() + [AppCommand.undo.hint()] + basket() + more() + [AppCommand.help.hint()])
      }
    }
    (empty, filled) = (keys { [] }, keys { ListScreen.basketHints })
  }

  func keymap(hasBasket: Bool) -> Keymap<AppAction> { (hasBasket ? filled : empty).value }
}

private let headingKeys = Localized {
  appKeys.value.footer(ListScreen.headingHints + [AppCommand.undo.hint(), AppCommand.help.hint()])
}
private let aisleKeys = ShopKeys({ ListScreen.aisleHints })
private let listFilterAppKeys = Localized {
  listFilterKeys.value.map(AppAction.lists).adding(whileTyping.value)
}
private let listNameAppKeys = Localized {
  listNameKeys.value.map { AppAction.lists(.nameEditor($0)) }.adding(whileTyping.value)
}
private let valueAppKeys = Localized {
  valueEditorKeys.value.map { AppAction.lists(.valueEditor($0)) }.adding(whileTyping.value)
}
private let itemAddAppKeys = Localized {
  itemAddKeys.value.map { AppAction.lists(.itemEditor($0)) }.adding(whileTyping.value)
}
private let itemCompletionAppKeys = Localized {
  itemCompletionKeys.value.map { AppAction.lists(.itemEditor($0)) }
    .adding(whileTyping.value)
}
private let itemEditAppKeys = Localized {
  itemEditKeys.value.map { AppAction.lists(.itemEditor($0)) }.adding(whileTyping.value)
}

private let itemEmptiedAppKeys = Localized {
  itemEmptiedKeys.value.map { AppAction.lists(.itemEditor($0)) }.adding(whileTyping.value)
}

private let noteHelpAppKeys = Localized {
  noteKeys.value.map(AppAction.notes).adding(browsing(.notes, in: .notes))
}
private let noteAppKeys = Localized {
  noteHelpAppKeys.value.footer(
    NoteScreen.hints + [AppCommand.undo.hint(), NoteCommand.tags.hint()]
      + [TabCommand(Tab.notes.turned(by: 1)).hint(), AppCommand.help.hint()])
}
private let archiveAppKeys = Localized {
  noteAppKeys.value.footer(
    NoteScreen.archiveHints + [
      AppCommand.undo.hint(), TabCommand(Tab.notes.turned(by: 1)).hint(), AppCommand.help.hint(),
    ])
}
private let trashAppKeys = Localized {
  trashKeys.value.map(AppAction.notes).adding(browsing(.notes, in: .notes))
}
private let noteLoadAppKeys = Localized {
  noteLoadKeys.value.map(AppAction.notes).adding(browsing(.notes, in: .notes))
}
private let noteReaderAppKeys = Localized {
  noteReaderKeys.value.map(AppAction.notes).adding(browsing(.reading, in: .notes))
}
private let noteSearchAppKeys = Localized {
  noteSearchKeys.value.map { AppAction.notes(.browser($0)) }.adding(always.value)
}
private let noteTitleAppKeys = Localized {
  noteTitleKeys.value.map { AppAction.notes(.editor($0)) }.adding(whileWriting.value)
}
private let noteTextAppKeys = Localized {
  noteTextKeys.value.map { AppAction.notes(.editor($0)) }.adding(whileWriting.value)
}
private let noteLinkAppKeys = Localized {
  noteLinkKeys.value.map { AppAction.notes(.editor($0)) }.adding(whileWriting.value)
}

let spendingAppKeys = Localized {
  spendingKeys.value.map(AppAction.spending).adding(browsing(.spending, in: .spending))
}

private let spendingDetailAppKeys = Localized {
  spendingAppKeys.value.footer(
    SpendingScreen.detailHints + [AppCommand.undo.hint(), AppCommand.help.hint()])
}

/// While the database is on its way: other keys wait for it.
private let loadingKeys = Localized {
  keys([.leave, .suspend], footer: [.leave])
}

extension App {
  /// What the keys mean now.
  package var keymap: Keymap<AppAction> { isWaiting ? loadingKeys.value : shownKeymap }

  /// Whether keys wait: what is on its way decides what the next one acts on.
  package var isWaiting: Bool {
    switch loading {
    case .idle, .loading: true
    case .failed: false
    case .loaded: waitingStep != nil || notes.isInExternalEditor || tab == .notes && notes.isUnknown
    }
  }

  /// The keys that the footer shows: it does not flicker for the blink of an eye in which keys wait.
  var shownKeymap: Keymap<AppAction> {
    switch loading {
    case .idle, .loading: showsFirstPage ? listKeymap : loadingKeys.value
    case .failed: loading.keymap.map(AppAction.loading).adding(whileFailing.value)
    // Not by a closure, which would copy the app.
    case .loaded: if let overlay { overlayKeymap(overlay) } else { keymap(of: tab) }
    }
  }

  /// The keys of an overlay. Nothing is looked for that begins with the key of the help, so it is one everywhere.
  private func overlayKeymap(_ overlay: Overlay) -> Keymap<AppAction> {
    let keys = overlay.feature.overlayKeymap.map(AppAction.overlay)
    let keymap = overlay.feature.isHelp ? keys : keys.adding(overlayHelp.value)
    return switch overlay.feature.companionKeys {
    case .always: keymap.adding(always.value)
    case .whileTyping: keymap.adding(whileTyping.value)
    case .withUndo: keymap.adding(withUndo.value)
    }
  }

  /// The keys of the lists, by what is typed or selected.
  var listKeymap: Keymap<AppAction> {
    switch lists.panel {
    case .itemEditor(let editor):
      if !editor.isAdding { return editor.isEmptied ? itemEmptiedAppKeys.value : itemEditAppKeys.value }
      return editor.nextCompletion != nil && editor.field.after.isEmpty
        ? itemCompletionAppKeys.value : itemAddAppKeys.value
    case .filter: return listFilterAppKeys.value
    case .nameEditor: return listNameAppKeys.value
    case .valueEditor: return valueAppKeys.value
    case nil: break
    }
    if !lists.cursor.selection.isEmpty { return selectionKeys.value }
    let isTouring = tour?.step != nil && lists.filter == nil
    let screen = listScreen
    let keymap =
      isTouring
      ? tourKeys.value
      : screen.shop != nil
        ? keymap(inShop: screen)
        : screen.selectedHeading != nil ? headingKeys.value : listFooterKeymap
    guard screen.lines.items.isEmpty else { return keymap }
    // Made anew: where there is nothing, nobody types fast.
    return keymap.footer(
      (isTouring ? [AppCommand.endTour.hint()] : []) + screen.emptyHints + undoHint
        + [TabCommand(Tab.lists.turned(by: 1)).hint(), AppCommand.help.hint()])
  }

  private func keymap(inShop screen: ListScreen) -> Keymap<AppAction> {
    let hasBasket = (screen.summary?.totals.ticked ?? 0) > 0
    // Aisles aren't moved while a filter is on.
    if screen.filter != nil { return filteredShopKeys.keymap(hasBasket: hasBasket) }
    if screen.selectedAisle != nil { return aisleKeys.keymap(hasBasket: hasBasket) }
    return screen.nextItem == nil ? emptiedShopKeys.value : shopKeys.keymap(hasBasket: hasBasket)
  }

  /// The help about what has the keys: an overlay, or else the tab.
  var help: HelpPage { overlay.map { HelpPage(overlayKeymap($0)) } ?? help(of: tab) }

  /// The keys of the list that the help tells.
  var listHelpKeys: Keymap<AppAction> { isOpenListArchived ? openArchiveKeys.value : appKeys.value }

  private var listFooterKeymap: Keymap<AppAction> {
    isOpenListArchived ? openArchiveKeys.value : listFooterKeys.value
  }

  private var isOpenListArchived: Bool {
    lists.list.flatMap { workspace[list: $0] }?.isArchived == true
  }

  private var undoHint: [(key: Key, help: String)] {
    workspace.history.undoable.isEmpty ? [] : [AppCommand.undo.hint()]
  }

  /// The keys of the spending, by what shows of it.
  var spendingKeymap: Keymap<AppAction> {
    (spending.detail == nil ? spendingAppKeys : spendingDetailAppKeys).value
  }

  /// The keys of the notes, by what is read or written.
  var noteKeymap: Keymap<AppAction> {
    if let editor = notes.editor {
      return editor.isInTitle
        ? noteTitleAppKeys.value : editor.completions.isEmpty ? noteTextAppKeys.value : noteLinkAppKeys.value
    }
    if notes.reader != nil { return noteReaderAppKeys.value }
    if notes.browser.isTyping { return noteSearchAppKeys.value }
    if case .failed = notes.loading { return noteLoadAppKeys.value }
    guard notes.browser.shown.isEmpty, notes.loading == .loaded else { return folderKeymap }
    return folderKeymap.footer(
      notes.emptyHints + undoHint + [TabCommand(Tab.notes.turned(by: 1)).hint(), AppCommand.help.hint()])
  }

  /// The keys of the list of notes, whatever is in it.
  private var folderKeymap: Keymap<AppAction> {
    switch notes.browser.folder {
    case .notes: noteAppKeys.value
    case .archive: archiveAppKeys.value
    case .trash: trashAppKeys.value
    }
  }

  /// The keys of the notes that the help tells.
  var noteHelpKeys: Keymap<AppAction> {
    if notes.reader != nil { return noteReaderAppKeys.value }
    return notes.browser.folder == .notes ? noteHelpAppKeys.value : folderKeymap
  }
}
