import Composable
import Screen
import ToteModel

/// What the features ask their parent for.
extension App {
  mutating func answer(_ delegate: ListScreenAction.Delegate, _ environment: ToteEnvironment) {
    let context = environment.edits.context
    switch delegate {
    case .tabLeft(let steps): turnTab(by: steps)
    case .noteAsked(let item):
      switch notes.loading {
      case .loaded:
        open(.notes)
        noteScreen.openNote(of: item, context)
      case .failed(let error): message = Message(error.sentence, .refused)
      case .idle, .loading: message = .notesStillLoading
      }
    case .listPickerAsked(let purpose): openListPicker(purpose)
    case .pasteAsked(let preview): overlay = .pastePreview(preview)
    case .storeAsked(let item):
      overlay = ShopPicker(.buy(item), over: listScreen).map(Overlay.shopPicker)
    }
  }

  mutating func answer(_ delegate: NoteScreenAction.Delegate, _ context: EditContext) {
    switch delegate {
    case .tabLeft(let steps): turnTab(by: steps)
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
    case .recipeAsked(let recipe):
      let lists = workspace.openLists
      // What becomes of the lines depends on the list, so it is chosen first.
      overlay =
        lists.count == 1
        ? .pastePreview(preview(of: recipe, for: lists[0], at: context.now))
        : .boxListPicker(
          BoxListPicker(recipe, of: noteScreen.currentNote?.id, knowing: workspace.records, at: context.now))
    }
  }

  mutating func answer(
    _ delegate: OverlayDelegate, _ environment: ToteEnvironment
  ) -> Effect<AppAction> {
    let context = environment.edits.context
    // Whether it was left or sent.
    if case .pastePreview(let preview)? = overlay { recipeChoices.remember(preview, at: context.now) }
    switch delegate {
    case .closed:
      overlay = coveredOverlay
      coveredOverlay = nil
    case .refused(let refusal): message = refusal
    case .lists(let request): answer(request, context)
    case .itemsBought(let items):
      overlay = nil
      listScreen.add(items, context)
    case .purchaseForgotten(let entry):
      workspace.forgetPurchase(entry, context)
      message = .forgotPurchase(entry.name)
    case .shopChosen(let shop):
      overlay = nil
      return .send(.lists(.shopChosen(shop)))
    case .storeChosen(let item, let shop):
      overlay = nil
      listScreen.buy(item, in: shop, context)
    case .pasteCommitted(let items):
      overlay = nil
      layOut()
      listScreen.addPasted(items, environment.edits)
    case .tagChosen(let tag):
      overlay = nil
      noteScreen.noteBrowser.show(tag)
    case .noteChosen(let id):
      overlay = nil
      guard let note = workspace.records.notes[id] else { return .none }
      noteScreen.read(note, from: notes.reader)
    case .listPickerAsked(let list): openListPicker(.open, at: list)
    case .tourAsked: repeatTour()
    case .sharingAsked(let act):
      // What is taken up comes among the lists.
      if case .join = act { openListPicker(.open) }
      return .send(.sharing(.actAsked(act)))
    case .recipeSent(let recipe, let list):
      overlay = .pastePreview(preview(of: recipe, for: list, at: context.now))
    case .boxesSent(let items, let cooking):
      overlay = nil
      add(items, cooking, context)
    }
    return .none
  }

  private mutating func answer(_ request: ListPicker.Request, _ context: EditContext) {
    switch request {
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
    case .budgetAsked(let list):
      overlay = nil
      listScreen.beginBudget(of: list)
    case .placeAsked(let list, let steps):
      listScreen.keepingSelection { $0.workspace.moveList(list, by: steps, context) }
    case .archiveAsked(let list): listScreen.toggleArchived(list, context)
    case .joinAsked(let origin): openSharing { .joinPicker(JoinPicker(from: origin)) }
    case .logAsked(let list):
      let isOfAll = workspace.sharing.lists[list.id] == nil
      openSharing { .sharingLog(SharingLog(of: list, isOfAll: isOfAll)) }
    }
    if workspace.hasUnsent { rememberPlace(context) }
  }

  /// What needs a server; without one, how to log in to it.
  private mutating func openSharing(_ overlay: () -> Overlay) {
    if workspace.sharing.account == nil { message = .logInFirst } else { self.overlay = overlay() }
  }

  /// The cursor goes to a list that is being taken up, once it is there.
  mutating func expect(_ joined: ShoppingList.ID?) {
    guard let joined, case .listPicker(var picker)? = overlay else { return }
    picker.awaited = joined
    overlay = .listPicker(picker)
  }

  private mutating func openListPicker(_ purpose: ListPicker.Purpose, at list: ShoppingList.ID? = nil) {
    var picker = ListPicker(purpose)
    picker.update(from: workspace)
    if let index = picker.rows.firstIndex(where: { $0.list.id == list ?? lists.list }) {
      picker.position.selected = index
    }
    overlay = .listPicker(picker)
  }

  /// What a recipe needs, with what is known of the last time.
  private func preview(of recipe: NoteRecipe, for list: ShoppingList, at now: Moment) -> PastePreview {
    recipeChoices.restored(PastePreview(recipe, for: list, knowing: workspace.records, at: now), at: now)
  }

  /// Puts the boxes of a note on a list, which need not be the one that is open.
  private mutating func add(_ items: [ParsedItem], _ cooking: Cooking, _ context: EditContext) {
    let list = cooking.list
    let recipe = cooking.recipe
    let cooked = CookedRecipe(
      recipe.note, for: cooking.count, to: list.id, at: context.now,
      planning: recipe.isPlan ? recipe.meals : [])
    let last = workspace.history.undoable.last?.id
    if list.id == lists.list {
      listScreen.add(items, areNeeded: true, cooked: cooked, context)
    } else {
      listScreen.keepingSelection {
        _ = $0.workspace.addItems(items, to: list.id, areNeeded: true, cooked: cooked, context)
      }
    }
    // Where nothing has changed there is nothing that undo could take back: it would take back what was done before.
    let isUnchanged = workspace.history.undoable.last?.id == last
    if !isUnchanged, let step = workspace.history.undoable.last?.id {
      sentBoxes = step
      recipeChoices.join(step)
    }
    lists.message = nil
    message = isUnchanged ? .boxesAreOnList(items, list) : .putBoxes(items, on: list)
    if workspace.hasUnsent { rememberPlace(context) }
  }
}
