import Screen
import ToteModel

// What the keys mean in each state: the keys of the feature that has them, and those of the app.

private func resize(_ event: Event) -> AppAction? {
  if case .resize(let size) = event { .resized(size) } else { nil }
}

private func keys(
  _ commands: [AppCommand], footer: Set<AppCommand> = [], group: CommandGroup? = nil
) -> Keymap<AppAction> {
  Keymap(commands, footer: footer, group: group, otherwise: resize)
}

/// Wherever one is.
private let always = keys([.leave, .saveNow, .suspend])
private let withUndo = always.adding(keys([.undo, .redo]))
/// Where ctrl+c leaves a field and nothing more, or where ctrl+s saves what is written.
private let whileTyping = keys([.saveNow, .suspend])
private let whileWriting = keys([.leave, .suspend])
private let whileFailing = keys([.giveUp, .leave, .suspend], footer: [.giveUp])

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
package let appKeys = listKeys.map(AppAction.lists).adding(browsing(.items, in: .lists))
/// The same during the tour: Escape ends it.
private let tourKeys = keys([.endTour], footer: [.endTour]).adding(appKeys)
private let selectionKeys = appKeys.footer(ListScreen.selectionHints)
private let listFilterAppKeys = listFilterKeys.map(AppAction.lists).adding(whileTyping)
private let listNameAppKeys = listNameKeys.map { AppAction.lists(.nameEditor($0)) }.adding(whileTyping)
private let itemAddAppKeys = itemAddKeys.map { AppAction.lists(.itemEditor($0)) }.adding(whileTyping)
private let itemCompletionAppKeys = itemCompletionKeys.map { AppAction.lists(.itemEditor($0)) }
  .adding(whileTyping)
private let itemEditAppKeys = itemEditKeys.map { AppAction.lists(.itemEditor($0)) }.adding(whileTyping)

private let noteAppKeys = noteKeys.map(AppAction.notes).adding(browsing(.notes, in: .notes))
private let archiveAppKeys = noteAppKeys.footer(
  NoteScreen.archiveHints + [
    AppCommand.undo.hint(), TabCommand(Tab.notes.turned(by: 1)).hint(), AppCommand.help.hint(),
  ])
private let trashAppKeys = trashKeys.map(AppAction.notes).adding(browsing(.notes, in: .notes))
private let noteLoadAppKeys = noteLoadKeys.map(AppAction.notes).adding(browsing(.notes, in: .notes))
private let noteReaderAppKeys = noteReaderKeys.map(AppAction.notes).adding(browsing(.reading, in: .notes))
private let noteSearchAppKeys = noteSearchKeys.map { AppAction.notes(.browser($0)) }.adding(always)
private let noteTitleAppKeys = noteTitleKeys.map { AppAction.notes(.editor($0)) }.adding(whileWriting)
private let noteTextAppKeys = noteTextKeys.map { AppAction.notes(.editor($0)) }.adding(whileWriting)
private let noteLinkAppKeys = noteLinkKeys.map { AppAction.notes(.editor($0)) }.adding(whileWriting)

/// While the database is on its way: other keys wait for it.
private let loadingKeys = keys([.leave, .suspend], footer: [.leave])

extension App {
  /// Makes the keys of the list, which are otherwise made when they are first asked for: when its rows are there and wait to
  /// be shown. May be called on any thread.
  package static func makeListKeys() { _ = (appKeys, tourKeys) }

  /// What the keys mean now.
  package var keymap: Keymap<AppAction> { isWaiting ? loadingKeys : shownKeymap }

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
    case .idle, .loading: showsFirstPage ? listKeymap : loadingKeys
    case .failed: loading.keymap.map(AppAction.loading).adding(whileFailing)
    case .loaded: overlay.map(overlayKeymap) ?? face.keymap()
    }
  }

  private func overlayKeymap(_ overlay: Overlay) -> Keymap<AppAction> {
    let keymap = overlay.keymap.map(AppAction.overlay)
    return switch overlay.feature.companionKeys {
    case .always: keymap.adding(always)
    case .whileTyping: keymap.adding(whileTyping)
    case .withUndo: keymap.adding(withUndo)
    }
  }

  /// The keys of the lists, by what is typed or selected.
  var listKeymap: Keymap<AppAction> {
    switch lists.panel {
    case .itemEditor(let editor):
      if !editor.isAdding { return itemEditAppKeys }
      return editor.completedField != nil && editor.field.after.isEmpty
        ? itemCompletionAppKeys : itemAddAppKeys
    case .filter: return listFilterAppKeys
    case .nameEditor: return listNameAppKeys
    case nil: break
    }
    if !lists.selection.isEmpty { return selectionKeys }
    let isTouring = tour?.step != nil && lists.filter == nil
    let keymap = isTouring ? tourKeys : appKeys
    guard listScreen.lines.count == 0 else { return keymap }
    // Made anew: where there is nothing, nobody types fast.
    return keymap.footer(
      (isTouring ? [AppCommand.endTour.hint()] : []) + listScreen.emptyHints + undoHint
        + [TabCommand(Tab.lists.turned(by: 1)).hint(), AppCommand.help.hint()])
  }

  private var undoHint: [(key: Key, help: String)] {
    workspace.history.undoable.isEmpty ? [] : [AppCommand.undo.hint()]
  }

  /// The keys of the notes, by what is read or written.
  var noteKeymap: Keymap<AppAction> {
    if let editor = notes.editor {
      return editor.isInTitle
        ? noteTitleAppKeys : editor.completions.isEmpty ? noteTextAppKeys : noteLinkAppKeys
    }
    if notes.reader != nil { return noteReaderAppKeys }
    if notes.browser.isTyping { return noteSearchAppKeys }
    if case .failed = notes.loading { return noteLoadAppKeys }
    guard notes.browser.shown.isEmpty, notes.loading == .loaded else { return folderKeymap }
    return folderKeymap.footer(
      notes.emptyHints + undoHint + [TabCommand(Tab.notes.turned(by: 1)).hint(), AppCommand.help.hint()])
  }

  /// The keys of the list of notes, whatever is in it.
  private var folderKeymap: Keymap<AppAction> {
    switch notes.browser.folder {
    case .notes: noteAppKeys
    case .archive: archiveAppKeys
    case .trash: trashAppKeys
    }
  }

  /// The keys of the notes that the help tells.
  var noteHelpKeys: Keymap<AppAction> { notes.reader != nil ? noteReaderAppKeys : folderKeymap }
}
