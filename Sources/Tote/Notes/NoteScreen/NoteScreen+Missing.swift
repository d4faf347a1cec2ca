import ToteModel

/// What is said where a key is about a note and there is none, or it can't be done to it.
extension NoteScreen {
  /// Why an act cannot be done; `nil` where it can.
  func reasonNot(to action: NoteScreenAction) -> Message? {
    guard loading == .loaded else { return nil }
    switch action {
    case .opened, .pinToggled, .archiveToggled, .trashed, .restored, .boxesAsked:
      return currentNote == nil ? .noNoteHere : nil
    case .editBegun, .externalEditorAsked:
      guard let note = currentNote else { return .noNoteHere }
      return note.trashed == nil ? nil : .isInTrash
    case .trashEmptied: return noteBrowser.shown.isEmpty ? .noNoteHere : nil
    case .linksRenamed: return renameOffer == nil ? .noLinksToRename : nil
    case .loadRetried, .fetched, .fetchFailed, .workspaceSaved, .draftFailed, .browser, .reader, .editor,
      .noteBegun, .escaped, .backlinksAsked, .tagsAsked, .tabLeft, .externalEditorEnded, .leftFilesFound,
      .delegate:
      return nil
    }
  }
}
