import Screen
import ToteModel

extension NoteScreen: TabScreen {
  var heading: String {
    let directory = browser.directory.map { " › \($0.isTop ? words.noFolder : $0.path)" } ?? ""
    return words.title(of: browser.folder) + directory + (browser.tag.map { " #\($0)" } ?? "")
  }

  var place: String? {
    if let editor { return editor.title.isEmpty ? words.newNote : editor.title.text }
    return reader?.note.shownName ?? words.title(of: browser.folder)
  }

  var count: Int? { loading == .loaded ? workspace.records.noteTable.countInUse : nil }
  var isTyping: Bool { editor != nil || browser.isTyping }
  var dividers: [Int] {
    guard showsList, !browser.shown.isEmpty else { return [] }
    return browser.divider(in: areas.list.size).map { [areas.list.left + $0] } ?? []
  }

  func facts(within room: Int, state: [Header.Fact]) -> [Header.Fact] {
    let state = editor.flatMap(editedFact).map { [$0] } ?? state
    let count = Header.Fact(text: words.notes(browser.shown.count), style: .plain)
    // Left of the count, which stays in place.
    return loading == .loaded && size.width >= 30 ? state + [count] : state
  }

  private func editedFact(_ editor: NoteEditor) -> Header.Fact? {
    guard editor.isChanged else { return nil }
    return editor.isDrafted
      ? Header.Fact(text: words.draftSaved, style: .muted)
      : Header.Fact(text: words.unsaved, style: .warning)
  }

  mutating func fit(to room: Size, on screen: Size) {
    (size, self.screen) = (room, screen)
    browser.height = listSize.height
  }
}
