import Composable
import Markdown
import Screen
import ToteModel

extension NoteScreen {
  package var selectedNote: Note? { noteBrowser.selectedNote }

  /// The one being edited or read, or under the cursor.
  package var currentNote: Note? {
    if let editor { return workspace.records.notes[editor.note] }
    if let reader { return workspace.records.notes[reader.note.id] }
    return selectedNote
  }

  /// Shows the error if the use case throws.
  mutating func act(
    on note: Note? = nil, keepsCursor: Bool = false,
    _ useCase: (inout Workspace) throws(NoteError) -> Message?
  ) {
    do throws(NoteError) {
      message = try useCase(&workspace)
      error = nil
    } catch {
      return self.error = error
    }
    noteBrowser.refresh(following: keepsCursor ? note?.id : nil)
    rereadPage()
  }

  var page: Rect { NotePage(Rect(size)).text }

  /// At the query's first match, unless only the title matches.
  mutating func read(_ note: Note, from before: NoteReader? = nil, showing query: String? = nil) {
    var reader = NoteReader(
      note, size: page.size, path: before.map { $0.path + [$0.visit] } ?? [],
      among: workspace.records.notes.values)
    reader.backlinks = backlinks(to: note)
    reader.properties.isUnfolded = unfoldsProperties
    reader.pager.resize(to: reader.page(in: Rect(size)).text.size)
    if let query {
      reader.pager.show(
        NoteQuery(query).words.filter { NoteHit.ranges(of: [$0], in: note.title).isEmpty })
    }
    self.reader = reader
  }

  /// Where it was left, unless there is a search.
  mutating func open() {
    guard let note = selectedNote else { return }
    let query = browser.query
    read(note, showing: query)
    if let leftPage, leftPage.note == note.id, query == nil, var reader {
      reader.pager = leftPage.pager
      reader.update(note, size: page.size, among: workspace.records.notes.values)
      self.reader = reader
    }
    leftPage = nil
  }

  /// Shows the list: after another tab, a page could take keys meant for it.
  mutating func showList() {
    guard let reader, editor == nil else { return }
    leftPage = reader.visit
    self.reader = nil
    noteBrowser.refresh(following: reader.note.id)
  }

  func backlinks(to note: Note) -> [NoteReader.Backlink] {
    workspace.records.notes.values.linking(to: note).map {
      NoteReader.Backlink(note: $0.id, name: $0.shownName)
    }
  }

  /// Updates the open note after changes elsewhere; closes it if it is gone.
  mutating func reread() {
    guard loading == .loaded else { return }
    noteBrowser.refresh()
    rereadPage()
    if let reader {
      let links = backlinks(to: reader.note)
      self.reader?.backlinks = links
    }
  }

  /// Closes the page if the note is gone.
  ///
  /// - Parameter document: Its text, if it has been read already.
  mutating func rereadPage(as document: MarkdownDocument? = nil) {
    guard let reader else { return }
    guard let note = workspace.records.notes[reader.note.id] else { return self.reader = nil }
    let (size, notes) = (page.size, workspace.records.notes.values)
    self.reader?.update(note, size: size, among: notes, read: document)
  }

  /// Returns to the note that linked here, or to the list.
  mutating func leaveReader() -> Effect<NoteScreenAction> {
    guard let reader else { return .none }
    var path = reader.path
    while let visit = path.popLast() {
      guard let note = workspace.records.notes[visit.note] else { continue }
      var before = NoteReader(visit, note, path: path)
      before.update(note, size: page.size, among: workspace.records.notes.values)
      before.backlinks = backlinks(to: note)
      before.properties.isUnfolded = unfoldsProperties
      self.reader = before
      return .none
    }
    self.reader = nil
    noteBrowser.refresh(following: reader.note.id)
    return returnToItem()
  }

  /// Returns to the item that opened this note, if it still exists.
  mutating func returnToItem() -> Effect<NoteScreenAction> {
    guard let id = origin else { return .none }
    origin = nil
    return workspace.records[item: id] == nil ? .none : .send(.delegate(.itemAsked(id)))
  }

  mutating func follow(
    _ delegate: NoteReaderAction.Delegate, _ environment: NoteScreenEnvironment
  ) -> Effect<NoteScreenAction> {
    guard let reader else { return .none }
    switch delegate {
    case .closed: return leaveReader()
    case .nothingHere(let stop): message = .nothingOnLine(stop)
    case .copied(let text):
      message = .copiedText
      clipboard = text
      return environment.copy(text).fireAndForget().finishing()
    case .boxTicked(let text):
      act(on: reader.note, keepsCursor: true) { (workspace) throws(NoteError) in
        try workspace.tickBox(in: reader.note.id, text: text, environment.edits.context)
        return nil
      }
    case .addressFollowed(let address):
      return .run(name: "open address") { send in
        send(.browserEnded(address: address, await environment.notes.openAddress(address)))
      }
    case .linkFollowed(let title): return follow(NoteLink(followed: title), from: reader, environment)
    }
    return .none
  }

  private mutating func follow(
    _ link: NoteLink, from reader: NoteReader, _ environment: NoteScreenEnvironment
  ) -> Effect<NoteScreenAction> {
    switch workspace.records.notes.values.target(of: link, from: reader.note) {
    case .several: return .send(.delegate(.linkAsked(title: link.destination)))
    case .here(let place): self.reader?.pager.show(place.part, where: NoteLink.Place.isHeading)
    case .note(let note, let place):
      read(note, from: reader)
      if place != .whole { self.reader?.pager.show(place.part, where: NoteLink.Place.isHeading) }
    case .attachment(let file):
      return .run(name: "open file") { send in
        send(.browserEnded(address: file, await environment.notes.openFile(file)))
      }
    case .web(let address):
      return .run(name: "open address") { send in
        send(.browserEnded(address: address, await environment.notes.openAddress(address)))
      }
    case .missing(let new) where missingTitle == link.destination:
      missingTitle = nil
      let context = environment.edits.context
      editor = NoteEditor(new: context.id(), title: new, created: context.now, size: page.size)
      editor?.isInTitle = false
    case .missing:
      // First only a message: a slip must not create a note.
      missingTitle = link.destination
      message = .noNote(titled: link.destination)
    }
    return .none
  }

  /// What no browser opens can at least be pasted into one.
  mutating func take(
    _ outcome: BrowserOutcome, of address: String, _ environment: NoteScreenEnvironment
  ) -> Effect<NoteScreenAction> {
    switch outcome {
    case .opened:
      message = .openingAddress(address)
      return .none
    case .none: message = .copiedAddress(address)
    case .restricted: message = .restrictedAddress(copied: address)
    case .failed(let command, let reason):
      message = .browserFailed(command, reason: reason, copied: address)
    }
    return environment.copy(address).fireAndForget().finishing()
  }

  /// Sends the open boxes of the current note to a list, or asks what to cook.
  mutating func sendBoxes() -> Effect<NoteScreenAction> {
    guard let note = currentNote, let recipe = recipe(of: note) else { return .none }
    return .send(.delegate(.recipeAsked(recipe)))
  }

  /// What a note asks for, or these lines of a plan; `nil` if nothing can be sent, and says why.
  mutating func recipe(of note: Note, lines: [Range<Int>]? = nil) -> NoteRecipe? {
    let recipe = NoteRecipe(note, lines: lines) { workspace.records.note(titled: $0) }
    guard let recipe, recipe.isCooked || recipe.lines().contains(where: { !$0.isTicked }) else {
      message =
        lines != nil ? .noMealsToSend : MarkdownDocument(note.text).tasks.isEmpty ? .noBox : .noOpenBox
      return nil
    }
    if let title = workspace.records.notes.values.ambiguousTitle(among: recipe.meals.map(\.recipe.title)),
      recipe.isPlan
    {
      message = .severalNotes(titled: title)
      return nil
    }
    if workspace.openLists.isEmpty {
      message = .noListForBoxes
      return nil
    }
    return recipe
  }

  /// For as many as it was last sent for.
  mutating func finishCooking(_ context: EditContext) {
    guard let note = currentNote else { return }
    guard let recipe = NoteRecipe(note, noteTitled: { workspace.records.note(titled: $0) }) else {
      return message = .noBox
    }
    if workspace.records.home == nil { return message = .nothingAtHome }
    let count = recipe.servings.map { workspace.records.cooked(recipe.note)?.servings ?? $0 }
    let lines = recipe.lines(for: recipe.isPlan ? nil : count).map(\.item)
    message = .cooked(workspace.cook(lines, of: recipe.title, context).map(\.item))
  }

  mutating func renameLinks(_ context: EditContext) {
    guard let offer = renameOffer else { return }
    renameOffer = nil
    act { (workspace) throws(NoteError) in
      .renamedLinks(try workspace.renameLinks(from: offer.old, to: offer.new, in: offer.notes, context))
    }
  }

  mutating func renameTag(_ old: String, to new: String, _ context: EditContext) {
    let renaming = TagRenaming(of: old, among: workspace.records.notes.values)
    act { (workspace) throws(NoteError) in
      if !renaming.notes.isEmpty { try workspace.renameTag(renaming, to: new, context) }
      return .renamedTag(renaming, to: new)
    }
    if error == nil, let tag = noteBrowser.tag, Folding.fold(tag) == Folding.fold(renaming.old) {
      noteBrowser.show(new)
    }
  }

  mutating func moveNotes(_ ids: [Note.ID], to directory: NoteDirectory, _ context: EditContext) {
    let notes = ids.compactMap { workspace.records.notes[$0] }
    let move = NoteMove(of: notes, to: directory, among: workspace.records.notes.values)
    act(on: notes.first, keepsCursor: true) { (workspace) throws(NoteError) in
      try workspace.move(move, context)
      return .movedNotes(move, to: directory)
    }
  }

  mutating func renameDirectory(_ old: NoteDirectory, to new: NoteDirectory, _ context: EditContext) {
    let all = workspace.records.notes.values
    let move = NoteMove(DirectoryRenaming(of: old, among: all), to: new, among: all)
    act { (workspace) throws(NoteError) in
      try workspace.move(move, context)
      return .renamedFolder(old, to: new, move)
    }
    if error == nil, let shown = noteBrowser.directory, old.holds(shown) {
      noteBrowser.show(in: old.moved(shown, to: new))
    }
  }

  /// The latest thing first.
  mutating func escape() {
    if renameOffer != nil {
      renameOffer = nil
    } else if error != nil, loading == .loaded {
      error = nil
    } else {
      noteBrowser.narrowLess()
    }
  }

  /// Ends whatever hides it.
  mutating func show(_ entry: Entry) {
    if let reader, !entry.changes.contains(where: { $0.key == .note(reader.note.id) }), editor == nil {
      self.reader = nil
    }
    guard loading == .loaded else { return }
    noteBrowser.find(entry)
    reread()
  }

  mutating func keepInView() {
    if let reader {
      let size = reader.page(in: Rect(size)).text.size
      if reader.pager.size != size { self.reader?.pager.resize(to: size) }
    }
    if showsList { browser.keepInView(height: listSize.height) }
  }
}
