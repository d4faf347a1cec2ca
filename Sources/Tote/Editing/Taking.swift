import ToteModel

/// What others have written comes into sight: rows change below the user's hands, but neither the cursor nor what is
/// being typed goes anywhere else.
extension App {
  mutating func take(_ news: ExternalChanges, at now: Moment) {
    let open = openList
    let chosen = listInQuestion?.id
    keepingSelection { app in
      app.workspace.take(news)
      guard let open else { return }
      // A list that was put away or deleted is not to be looked at any more; one that was put away before is.
      let list = app.workspace.records[list: open.id]
      if list == nil || (list?.isArchived == true && !open.isArchived) {
        app.openNeighbour(of: open)
        app.message = Message(
          "\(open.name) is gone: somebody else has \(list == nil ? "deleted it" : "put it away").", .refused)
      }
    }
    if shopping.list == nil, let first = openLists.first { self.open(first.id) }
    keepTyping(at: now)
    keepChoice(on: chosen)
    if news.rows.keys.contains(where: { $0.kind == .note }) { takeNotes() }
  }

  /// What is read may be gone; what is written stays, and is kept as a new note then.
  private mutating func takeNotes() {
    let read = currentNote
    rereadNotes()
    if case .browsing = notes.mode, let read, workspace.records.notes[read.id] == nil, room == .notes {
      message = Message("\(read.name) is gone: another program has removed it.", .refused)
    }
  }

  /// What is typed is understood anew: what will become of it may be something else by now.
  private mutating func keepTyping(at now: Moment) {
    if case .pasting(let pasting) = shopping.mode { return foresee(pasting, at: now) }
    guard case .entering(var entering) = shopping.mode else { return }
    if case .edit(let id) = entering.purpose, workspace.records[item: id] == nil {
      // What was typed is kept: it is an addition now.
      entering.purpose = .add(above: false, anchor: nil)
      message = Message("Somebody else has deleted this item: Enter adds it anew.", .refused)
    }
    let (suggestions, chosen) = (entering.suggestions, entering.chosen)
    understand(entering, at: now)
    guard case .entering(var again) = shopping.mode, again.suggestions == suggestions else { return }
    again.chosen = chosen
    shopping.mode = .entering(again)
  }

  /// The cursor of the choice stays on its list.
  private mutating func keepChoice(on list: ShoppingList.ID?) {
    if case .lists(var pane) = shopping.mode,
      let index = lists(in: pane).firstIndex(where: { $0.id == list })
    {
      pane.position.selected = index
      shopping.mode = .lists(pane)
    }
    keepPane()
  }
}
