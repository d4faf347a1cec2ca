import Composable
import Parts
import Screen
import ToteModel

/// Chooses the folder that a note is moved to. Typing narrows the rows or names a new folder, which is made by having the note.
package struct DirectoryPicker: ListingOverlay {
  package typealias Action = DirectoryPickerAction
  package enum Row: Hashable, Sendable {
    case known(DirectoryCount)
    case new(NoteDirectory)

    var directory: NoteDirectory {
      switch self {
      case .known(let known): known.directory
      case .new(let directory): directory
      }
    }
  }

  let note: Note
  package var room = Size.zero
  package var field = TextCursor()
  package var list = Listing<Row>([], marks: .none)
  /// Everything; typing narrows what shows. The top comes last.
  private(set) var known: [Row] = []

  init(moving note: Note, in records: Records) {
    self.note = note
    find(in: records)
    goToStart()
  }

  private mutating func find(in records: Records) {
    let table = records.noteTable
    let top = DirectoryCount(.top, table.countAtTop)
    known = (table.directories + [top]).filter { $0.directory != note.directory }.map(Row.known)
  }

  fileprivate mutating func goToStart() {
    listRows()
    list.move(by: -list.cursor)
  }

  private mutating func listRows(following: Bool = false) {
    list.replaceRows(rows.map { ListingRow($0, $0.directory.path) }, following: following)
  }

  /// Folders with a part that begins with the text, then those containing it, then a new one.
  var rows: [Row] {
    let typed = Folding.fold(field.text)
    if typed.isEmpty { return known }
    let words = typed.split { $0 == " " || $0 == "/" }
    let found = known.filter { !$0.directory.isTop }.matching(words) { $0.directory.key }
    let directories = known.map(\.directory) + note.directory.withParents
    let new = NoteDirectory(typed: field.text, among: directories).flatMap { new in
      new.isTop || directories.contains(new) ? nil : Row.new(new)
    }
    return found + [new].compactMap(\.self)
  }

  var selected: Row? { list.current?.id }
}

extension DirectoryPicker {
  var overlay: Overlay { .directoryPicker(self) }
  var title: String { words.moveToFolder(note.shownName) }
  var prompt: Prompt? { Prompt(label: "/", field: field, placeholder: words.typeFolder) }
  var rowCount: Int { max(known.count, 1) }
  var companionKeys: CompanionKeys { .whileTyping }

  var content: any View {
    list.count == 0
      ? Text(
        field.isEmpty ? words.noFolderYet : words.noSuchFolder(field.text), style: .muted, overflow: .wrap)
      : ListingView(list) { view(of: $0.id) }
  }

  private func view(of row: Row) -> ChoiceRow {
    switch row {
    case .known(let known) where known.directory.isTop:
      ChoiceRow(name: words.noFolder, note: words.number(known.count), style: .heading)
    case .known(let known): ChoiceRow(name: known.directory.path, note: words.number(known.count))
    case .new(let directory): ChoiceRow(name: words.newFolder(directory), note: "", style: .accent)
    }
  }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    guard workspace.records.notes[note.id] != nil else { return false }
    find(in: workspace.records)
    listRows(following: screen.isChangedByOthers)
    return true
  }
}

package enum DirectoryPickerAction: SearchPickerAction {
  package typealias Feature = DirectoryPicker
  case list(ListingAction<DirectoryPicker.Row>)
  case fieldEdited(TextEdit)
  case escaped, closed
  case delegate(OverlayDelegate)
}

extension DirectoryPickerAction {
  var overlayAction: OverlayAction { .directoryPicker(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  var listing: ListingAction<DirectoryPicker.Row>? {
    if case .list(let action) = self { action } else { nil }
  }
  var fieldEdit: TextEdit? { if case .fieldEdited(let edit) = self { edit } else { nil } }
  static var chosen: Self { .list(.opened) }
  static var chooseTitle: String { words.moveHere }
}

extension DirectoryPicker {
  static let reducer = Reducer<DirectoryPicker, DirectoryPickerAction, Void> { state, action, _ in
    switch action {
    case .fieldEdited(let edit):
      state.field.apply(edit, withoutLeading: ["/"])
      state.goToStart()
    case .list(.chosen(let row)):
      return .send(.delegate(.notesMoved([state.note.id], to: row.directory)))
    case .list(let action): return state.run(action)
    case .escaped:
      if state.field.isEmpty { return .send(.delegate(.closed)) }
      state.field = TextCursor()
      state.goToStart()
    case .closed: return .send(.delegate(.closed))
    case .delegate: break
    }
    return .none
  }
}

extension DirectoryPicker {
  package var keymap: Keymap<DirectoryPickerAction> {
    typealias Command = SearchPickerCommand<DirectoryPickerAction>
    return Keymap<DirectoryPickerAction>.searchPicker(footer: [.choose, .down, .close]).footer([
      Command.choose.hint(), Command.down.hint(), Command.closeHint(isSearching: !field.isEmpty),
    ])
  }

  static var modes: [KeyMode<DirectoryPicker, DirectoryPickerAction>] { [.searchPicker()] }
}
