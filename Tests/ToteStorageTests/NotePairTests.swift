// Two programs change the same note in every combination: both end up showing what the file holds, and no word is lost.

import Screen
import Testing
@testable import Tote

@testable import ToteModel
@testable import ToteStorage

@Suite struct NotePairTests {
  /// An act on a note; some begin before and end after the other program has written.
  enum Act: String, CaseIterable {
    case append, changeFirstLine, changeLastLine, removeLine, rename, pin, archive, trash

    var isWritten: Bool {
      switch self {
      case .append, .changeFirstLine, .changeLastLine, .removeLine, .rename: true
      case .pin, .archive, .trash: false
      }
    }

    func begin(_ app: SavedApp, _ word: String) {
      guard isWritten else { return }
      app.send(.notes(.editBegun))
      switch self {
      case .append: edit(app, .text(.end), .text(.insert("\n\(word)")))
      case .changeFirstLine: edit(app, .text(.start), .text(.insert("\(word) ")))
      case .changeLastLine: edit(app, .text(.end), .text(.insert(" \(word)")))
      case .removeLine: edit(app, .text(.start), .text(.deleteToLineEnd), .text(.deleteRight))
      case .rename:
        app.send(.notes(.editor(.fieldChanged)))
        app.send(.notes(.editor(.titleEdited(.insert(word)))))
      case .pin, .archive, .trash: break
      }
    }

    private func edit(_ app: SavedApp, _ edits: DocumentEdit...) {
      for edit in edits { app.send(.notes(.editor(.text(.edited(edit))))) }
    }

    func end(_ app: SavedApp) {
      switch self {
      case .append, .changeFirstLine, .changeLastLine, .removeLine, .rename:
        app.send(.notes(.editor(.closed)))
      case .pin: app.send(.notes(.pinToggled))
      case .archive: app.send(.notes(.archiveToggled))
      case .trash: app.send(.notes(.trashed))
      }
      app.save()
    }

    var leavesWord: Bool { self == .append || self == .changeFirstLine || self == .changeLastLine }
  }

  static let note = Note(
    id: Note.ID(high: 1, low: 1), title: "Soup", text: "first\nsecond\nthird\nlast", created: .zero)

  private func programs(on folder: TemporaryFolder) throws -> (SavedApp, SavedApp) {
    let first = try Storage(path: folder.database)
    let made = Edit(
      id: Edit.ID(high: 9, low: 9), title: "", moment: .zero,
      changes: [Change(adding: Self.note), Change(adding: Setting(key: "tour", value: "seen"))])
    try first.apply([Entry(made, writer: .zero)])
    let (one, two) = (try SavedApp(first, ids: 1), try SavedApp(Storage(path: folder.database), ids: 2))
    for app in [one, two] { app.send(.tabChosen(.notes)) }
    return (one, two)
  }

  private func expectAgreement(
    _ one: SavedApp, _ two: SavedApp, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for app in [one, two, one] { app.look() }
    let notes = try one.storage.notes()
    #expect(one.app.workspace.isSaved && two.app.workspace.isSaved, "\(what)", sourceLocation: sourceLocation)
    #expect(
      one.app.workspace.records.notes.values.sorted { $0.id < $1.id } == notes.sorted { $0.id < $1.id },
      "\(what)", sourceLocation: sourceLocation)
    #expect(
      two.app.workspace.records.notes == one.app.workspace.records.notes, "\(what)",
      sourceLocation: sourceLocation)
  }

  @Test func `that both have changed the same lines is said when the changes arrive`() throws {
    for two in [Act.changeFirstLine, .changeLastLine] {
      let folder = TemporaryFolder()
      let (first, second) = try programs(on: folder)
      Act.changeFirstLine.begin(first, "apples")
      two.begin(second, "pears")
      Act.changeFirstLine.end(first)
      // Its save is already under way when it learns of the other.
      two.end(second)
      let text = try #require(second.app.workspace.records.notes[Self.note.id]?.text)
      let isConflict = two == .changeFirstLine
      #expect(text.contains(TextMerge.firstMark) == isConflict)
      #expect((second.app.message == .keptBoth) == isConflict)
      // The first to save sees the conflict but isn't told that it kept both.
      first.look()
      #expect(first.app.message != .keptBoth)
      withExtendedLifetime(folder) {}
    }
  }

  @Test(
    "both show the same, and every word is there", arguments: Act.allCases, [false, true])
  func pairs(_ one: Act, sees: Bool) throws {
    for two in Act.allCases {
      let what = "\(one), then \(two), \(sees ? "having seen it" : "not having seen it")"
      let folder = TemporaryFolder()
      let (first, second) = try programs(on: folder)
      one.begin(first, "apples")
      two.begin(second, "pears")
      one.end(first)
      if sees { second.look() }
      two.end(second)
      try expectAgreement(first, second, what)
      let note = try #require(try first.storage.notes().first, "\(what)")
      if one.leavesWord { #expect(note.text.contains("apples"), "\(what): \(note.text)") }
      if two.leavesWord { #expect(note.text.contains("pears"), "\(what): \(note.text)") }
      if one == .rename, two == .rename {
        #expect(note.title.contains("pears"), "\(what): \(note.title)")
      } else {
        if one == .rename { #expect(note.title.contains("apples"), "\(what): \(note.title)") }
        if two == .rename { #expect(note.title.contains("pears"), "\(what): \(note.title)") }
      }
      for kept in ["second", "third"] { #expect(note.text.contains(kept), "\(what): \(note.text)") }
      // One undo takes back only what the second did. If the first has changed what the second only removed, the second
      // did nothing.
      guard second.app.workspace.history.undoable.last?.id.high == 2 else { continue }
      second.send(.undone)
      second.save()
      try expectAgreement(first, second, "\(what), undone")
      let undone = try #require(try first.storage.notes().first, "\(what)")
      if one.leavesWord { #expect(undone.text.contains("apples"), "\(what), undone: \(undone.text)") }
      if two.leavesWord, !one.isWritten {
        #expect(!undone.text.contains("pears"), "\(what), undone: \(undone.text)")
      }
    }
  }
}
