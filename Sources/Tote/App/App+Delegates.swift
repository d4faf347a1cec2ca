import Composable
import Screen
import ToteModel

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
    case .pasteAsked(let preview): overlays = [.pastePreview(preview)]
    case .shopPickerAsked(let purpose):
      show(
        ShopPicker(purpose, over: listScreen, standard: settings.current.defaultStore.flatMap(Shop.init)))
    case .cheapestAsked: show(listScreen.openList.map { CheapestPicker(of: $0) })
    case .codeAsked: show(listScreen.handedList.map { ListCode($0) })
    case .aislesAsked: show(AisleBrowser(over: listScreen, at: context.now))
    case .buyAgainAsked: show(BuyAgain(over: &listScreen, at: context.now))
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
      let count = workspace.records.notes.values.count { NoteFolder.notes.contains($0) }
      let shown = tags.firstIndex { $0.tag == notes.browser.tag }
      choose(.tag(tags, noteCount: count), selecting: shown.map { $0 + 1 } ?? 0)
    case .directoriesAsked(let directories):
      let table = workspace.records.noteTable
      let shown = notes.browser.directory.map { wanted in
        directories.firstIndex { $0.directory.key == wanted.key }.map { $0 + 1 } ?? directories.count + 1
      }
      choose(
        .directory(directories, noteCount: table.countInUse, topCount: table.countAtTop),
        selecting: shown ?? 0)
    case .templatesAsked(let templates): choose(.template(templates))
    case .moveToFolderAsked(let note): show(DirectoryPicker(moving: note, in: workspace.records))
    case .backlinksAsked(let backlinks): choose(.backlink(backlinks))
    case .deadLinksAsked(let links): choose(.deadLink(links))
    case .linkAsked(let title): choose(.link(title: title))
    case .deletionAsked(let notes): show(Question(deleting: notes))
    case .outlineAsked: show(notes.reader.map { NoteOutline(of: $0) })
    case .propertiesAsked: show(noteScreen.currentNote.map { PropertyEditor($0, in: workspace) })
    case .moveAsked:
      show(palette(ofNotesFor: notes.editor))
      if overlays.isEmpty { message = .noNote(in: notes.browser) }
    case .dayAsked(let today): show(DayPicker(on: today, among: workspace.records.notes.values))
    case .recipeAsked(let recipe):
      // Where the lines go depends on the list, so it is chosen first.
      let lists = workspace.openLists
      if lists.count == 1 { return preview(recipe, for: lists[0], at: context.now) }
      let lines = recipe.lines(in: workspace.records, at: context.now).lines
      choose(.recipeList(recipe, items: lines.filter { !$0.isTicked }.map(\.item)))
    }
  }

  private mutating func choose(_ subject: PickerSubject, selecting row: Int = 0) {
    show(Picker(subject, in: workspace, over: CoveredScreen(reader: notes.reader), selecting: row))
  }

  private mutating func show(_ feature: (some OverlayFeature)?) {
    overlays = feature.map { [$0.overlay] } ?? []
  }

  mutating func answer(
    _ delegate: OverlayDelegate, _ environment: ToteEnvironment
  ) -> Effect<AppAction> {
    let context = environment.edits.context
    // Both when it is closed and when its lines are added.
    if case .pastePreview(let preview)? = overlay { recipeChoices.remember(preview, at: context.now) }
    switch delegate {
    case .closed: _ = overlays.popLast()
    case .refused(let refusal): message = refusal
    case .lists(let request): answer(request, context)
    case .itemsBought(let items):
      overlays = []
      listScreen.add(items, context)
    case .thingTurned(let name): listScreen.turn(name, context)
    case .purchaseForgotten(let entry):
      workspace.forgetPurchase(entry, context)
      message = .forgotPurchase(entry.name)
    case .shopChosen(let shop):
      overlays = []
      return .send(.lists(.shopChosen(shop)))
    case .storeChosen(let item, let shop):
      overlays = []
      listScreen.buy(item, in: shop, context)
    case .pasteCommitted(let items, let isRecipe):
      overlays = []
      layOut()
      listScreen.addPasted(items, isRecipe: isRecipe, environment.edits)
    case .atHomeChosen(let lines, let others, let list):
      overlays = []
      listScreen.keepingSelection {
        _ = $0.workspace.keepAtHome(lines, leavingOut: others, from: list, context)
      }
      if !lines.isEmpty { message = .keptAtHome(lines) }
    case .tagChosen(let tag):
      overlays = []
      noteScreen.noteBrowser.show(tag)
    case .tagRenameAsked(let tag):
      let renaming = TagRenaming(of: tag, among: workspace.records.notes.values)
      overlays.append(.fieldPrompt(FieldPrompt(.tag(renaming))))
    case .tagRenamed(let old, let new):
      overlays = []
      noteScreen.renameTag(old, to: new, context)
    case .templateChosen(let id):
      guard let note = workspace.records.notes[id] else { break }
      overlays.append(.fieldPrompt(FieldPrompt(.template(TemplateFilling(NoteTemplate(note))))))
    case .templateAnswered(let filling):
      if filling.question != nil {
        overlays[overlays.count - 1] = .fieldPrompt(FieldPrompt(.template(filling)))
      } else {
        overlays = []
        return .send(.notes(.templateFilled(filling)))
      }
    case .directoryChosen(let directory):
      overlays = []
      noteScreen.noteBrowser.show(in: directory)
    case .directoryRenameAsked(let directory):
      let renaming = DirectoryRenaming(of: directory, among: workspace.records.notes.values)
      overlays.append(.fieldPrompt(FieldPrompt(.directory(renaming))))
    case .directoryRenamed(let old, let new):
      overlays = []
      noteScreen.renameDirectory(old, to: new, context)
    case .notesMoved(let notes, let directory):
      overlays = []
      noteScreen.moveNotes(notes, to: directory, context)
    case .noteChosen(let id):
      overlays = []
      guard let note = workspace.records.notes[id] else { return .none }
      noteScreen.read(note, from: notes.reader)
    case .propertiesEdited(let id, let new, let old):
      overlays = []
      noteScreen.setProperties(of: id, new, from: old, context)
    case .headingChosen(let block):
      overlays = []
      return .send(.notes(.reader(.headingChosen(block))))
    case .dayChosen(let day):
      overlays = []
      return .send(.notes(.dayChosen(day)))
    case .agendaChosen(let place):
      overlays = []
      return go(to: place, context)
    case .meals(let request): return answer(request, context)
    case .dueDone(let entry): noteScreen.finish(entry, context)
    case .notesDeleted(let ids):
      overlays = []
      return .send(.notes(.deletionConfirmed(ids)))
    case .settingsChosen(let changes):
      _ = overlays.popLast()
      if !changes.isEmpty { return .send(.settings(.setAll(changes))) }
    case .tourAsked: repeatTour()
    case .hintsTurned:
      _ = overlays.popLast()
      return .send(.settings(.set(.hints, to: settings.current.hints.other.rawValue)))
    case .commandChosen(let id, let act):
      _ = overlays.popLast()
      chosenCommand = id.isEmpty ? nil : ChosenCommand(id: id, act: act)
      return .send(act)
    case .sharingAsked(let act):
      // The list that is joined appears among the others.
      if case .join = act { _ = overlays.popLast() }
      return .send(.sharing(.actAsked(act)))
    case .stepChosen(let number, let steps): undo(number, in: steps, context)
    case .recipeSent(let recipe, let list): preview(recipe, for: list, at: context.now)
    case .boxesSent(let items, let cooking):
      overlays = []
      add(items, cooking, context)
    }
    return .none
  }

  private mutating func answer(_ request: ListPicker.Request, _ context: EditContext) {
    switch request {
    case .opened(let list):
      overlays = []
      listScreen.open(list)
    case .moved(let items, let list):
      overlays = []
      listScreen.move(items, to: list, context)
    case .newAsked(let items):
      overlays = []
      lists.panel = .nameEditor(ListNameEditor(movingTo: items))
    case .renameAsked(let list):
      overlays = []
      lists.panel = .nameEditor(ListNameEditor(renaming: list))
    case .duplicateAsked(let list):
      overlays = []
      listScreen.duplicate(list, context)
    case .deleteAsked(let list): listScreen.delete(list, context)
    case .budgetAsked(let list):
      overlays = []
      listScreen.beginBudget(of: list)
    case .placeAsked(let list, let steps):
      listScreen.keepingSelection { $0.workspace.moveList(list, by: steps, context) }
    case .archiveAsked(let list): listScreen.toggleArchived(list, context)
    case .setAsked(let list): listScreen.addSet(list, context)
    case .joinAsked: openSharing(.joinPicker(JoinPicker()))
    case .logAsked(let list):
      openSharing(.sharingLog(SharingLog(of: list, isOfAll: workspace.sharing.lists[list.id] == nil)))
    }
    if workspace.hasUnsent { rememberPlace(context) }
  }

  /// Opens an overlay that needs a server, or says how to log in.
  private mutating func openSharing(_ overlay: Overlay) {
    if workspace.sharing.account == nil { message = .logInFirst } else { overlays.append(overlay) }
  }

  /// Asks once what of the cleared items goes home.
  mutating func askAtHome() {
    guard let list = lists.undecided.first?.list else { return }
    let lines = lists.undecided.compactMap { workspace.stocked($0) }
    lists.undecided = []
    overlays = [.pastePreview(PastePreview(atHome: lines, from: list))]
  }

  private mutating func openListPicker(_ purpose: ListPicker.Purpose) {
    var picker = ListPicker(purpose)
    picker.update(from: workspace)
    if let list = lists.list { picker.list.move(to: list) }
    overlays = [.listPicker(picker)]
  }

  /// Shows what a recipe needs, with today's choices.
  private mutating func preview(_ recipe: NoteRecipe, for list: ShoppingList, at now: Moment) {
    let preview = PastePreview(recipe, for: list, knowing: workspace.records, at: now)
    overlays = [.pastePreview(recipeChoices.restored(preview, at: now))]
  }

  /// The list need not be the open one.
  private mutating func add(_ items: [ParsedItem], _ cooking: Cooking, _ context: EditContext) {
    let list = cooking.list
    let recipe = cooking.recipe
    let cooked = recipe.cooked(for: cooking.count, to: list.id, in: workspace.records, at: context.now)
    let options = AddOptions.needed(for: cooked, leavingOut: cooking.leftOut)
    let last = workspace.history.undoable.last?.id
    if list.id == lists.list {
      listScreen.add(items, as: options, context)
    } else {
      listScreen.keepingSelection {
        _ = $0.workspace.addItems(items, to: list.id, as: options, context)
      }
    }
    // If nothing has changed, undo would take back the step before.
    let step = workspace.history.undoable.last
    let isUnchanged = step?.id == last
    if !isUnchanged, let step {
      sentBoxes = step.id
      recipeChoices.join(step.id)
    }
    message = isUnchanged ? .boxesAreOnList(items, list) : .putBoxes(items, on: list, in: step)
    if workspace.hasUnsent { rememberPlace(context) }
  }
}
