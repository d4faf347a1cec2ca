import Screen
import ToteModel

/// What the features ask their parent for.
extension App {
  mutating func answer(_ delegate: ListScreenAction.Delegate, _ environment: ToteEnvironment) {
    let context = environment.edits.context
    switch delegate {
    case .notesAsked: open(.notes)
    case .noteAsked(let item):
      switch notes.loading {
      case .loaded:
        open(.notes)
        noteScreen.openNote(of: item, context)
      case .failed(let error): message = Message(error.sentence, .refused)
      case .idle, .loading: message = .notesStillLoading
      }
    case .listPickerAsked(let purpose): openListPicker(purpose)
    case .buyAgainAsked:
      guard let list = lists.list else { return }
      overlay = .buyAgain(BuyAgain(on: list, in: &workspace, at: context.now))
    case .pasteAsked(let preview): overlay = .pastePreview(preview)
    }
  }

  mutating func answer(_ delegate: NoteScreenAction.Delegate, _ context: EditContext) {
    switch delegate {
    case .listsAsked(let isFirst):
      open(.lists)
      let lists = workspace.openLists
      if let list = isFirst ? lists.first : lists.last { listScreen.open(list.id) }
    case .itemAsked(let id):
      guard let item = workspace.records[item: id] else { return }
      open(.lists)
      listScreen.open(item.list)
      listScreen.select(id)
    case .tagPickerAsked(let tags):
      overlay = .tagPicker(
        TagPicker(
          tags, noteCount: workspace.records.notes.values.count { NoteFolder.notes.contains($0) },
          selecting: notes.browser.tag))
    case .backlinksAsked(let backlinks): overlay = .backlinkPicker(BacklinkPicker(backlinks))
    case .boxesAsked(let items):
      let lists = workspace.openLists
      // At once where there is one list, else to the one that is chosen.
      if lists.count == 1 { return add(items, to: lists[0], context) }
      overlay = .boxListPicker(BoxListPicker(items))
    }
  }

  mutating func answer(_ action: OverlayAction, _ environment: ToteEnvironment) {
    let context = environment.edits.context
    switch action {
    case .help(.delegate(.closed)), .listPicker(.delegate(.closed)), .buyAgain(.delegate(.closed)),
      .pastePreview(.delegate(.closed)), .tagPicker(.delegate(.closed)), .backlinkPicker(.delegate(.closed)),
      .boxListPicker(.delegate(.closed)):
      overlay = nil
    case .listPicker(.delegate(let delegate)): answer(delegate, context)
    case .buyAgain(.delegate(.added(let item))): listScreen.add([item], context)
    case .pastePreview(.delegate(.committed(let items))):
      overlay = nil
      layOut()
      listScreen.addPasted(items, environment.edits)
    case .tagPicker(.delegate(.chosen(let tag))):
      overlay = nil
      noteScreen.noteBrowser.show(tag)
    case .backlinkPicker(.delegate(.chosen(let id))):
      overlay = nil
      guard let note = workspace.records.notes[id] else { return }
      noteScreen.read(note, from: notes.reader)
    case .boxListPicker(.delegate(.chosen(let list, let items))):
      overlay = nil
      add(items, to: list, context)
    case .help, .listPicker, .buyAgain, .pastePreview, .tagPicker, .backlinkPicker, .boxListPicker: break
    }
  }

  private mutating func answer(_ delegate: ListPickerAction.Delegate, _ context: EditContext) {
    switch delegate {
    case .opened(let list):
      overlay = nil
      listScreen.open(list)
    case .moved(let items, let list):
      overlay = nil
      listScreen.move(items, to: list, context)
    case .newAsked(let items):
      overlay = nil
      lists.panel = .nameEditor(ListNameEditor(movingTo: items))
    case .renameAsked(let list):
      overlay = nil
      lists.panel = .nameEditor(ListNameEditor(renaming: list))
    case .duplicateAsked(let list):
      overlay = nil
      listScreen.duplicate(list, context)
    case .deleteAsked(let list): listScreen.delete(list, context)
    case .archiveAsked(let list): listScreen.toggleArchived(list, context)
    case .closed: overlay = nil
    }
    if workspace.hasUnsent { rememberOpenList(context) }
  }

  private mutating func openListPicker(_ purpose: ListPicker.Purpose) {
    var picker = ListPicker(purpose)
    picker.update(from: workspace)
    if let index = picker.rows.firstIndex(where: { $0.list.id == lists.list }) {
      picker.position.selected = index
    }
    overlay = .listPicker(picker)
  }

  /// Puts the boxes of a note on a list, which need not be the one that is open.
  private mutating func add(_ items: [ParsedItem], to list: ShoppingList, _ context: EditContext) {
    let last = workspace.history.undoable.last?.id
    if list.id == lists.list {
      listScreen.add(items, context)
    } else {
      listScreen.keepingSelection { _ = $0.workspace.addItems(items, to: list.id, context) }
    }
    // Where nothing has changed there is nothing that undo could take back: it would take back what was done before.
    let isUnchanged = workspace.history.undoable.last?.id == last
    lists.message = nil
    message = isUnchanged ? .boxesAreOnList(items, list) : .putBoxes(items, on: list)
    if workspace.hasUnsent { rememberOpenList(context) }
  }
}
