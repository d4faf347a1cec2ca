import Composable
import Parts
import Screen
import ToteModel

/// Chooses one of a few things; its subject says which, and what choosing does.
package struct Picker: ListingOverlay {
  package typealias Action = PickerAction
  package struct Row: Equatable, Sendable {
    package var name: String
    var note = ""
    var style = Style.plain
    package var choice: OverlayDelegate
  }

  package var room = Size.zero
  package let subject: PickerSubject
  package private(set) var rows: [Row] = []
  package var list = Listing<Int>([], marks: .none)

  /// Returns `nil` if there is nothing to choose.
  init?(_ subject: PickerSubject, in workspace: Workspace, over screen: CoveredScreen, selecting row: Int = 0)
  {
    self.subject = subject
    guard update(from: workspace, over: screen) else { return nil }
    list.move(by: row)
  }
}

extension Picker {
  var overlay: Overlay { .picker(self) }
  var title: String { subject.title }
  var note: String { "" }
  var keymap: Keymap<PickerAction> {
    guard subject.canRename else { return .picker(choosing: subject.choosing) }
    let commands = Self.commands(choosing: subject.choosing)
    return Keymap(commands, footer: [commands[0], .renameTag, .down, .close])
  }

  var content: any View {
    ListingView(list) { row in
      let row = rows[row.id]
      let name = Text(row.name, style: row.style)
      return row.note.isEmpty
        ? name : Columns(.fill(name), .fixed(6, Text(row.note, style: .muted, align: .trailing)), gap: 1)
    }
  }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    update(from: workspace, over: screen)
  }

  private mutating func update(from workspace: Workspace, over screen: CoveredScreen) -> Bool {
    rows = subject.rows(in: workspace, over: screen)
    list.replaceRows(rows.enumerated().map { ListingRow($0.offset, $0.element.name) }, following: false)
    return !rows.isEmpty
  }
}

package enum PickerAction: ListingOverlayAction {
  package typealias Feature = Picker
  case list(ListingAction<Int>)
  case closed
  case renameAsked
  case delegate(OverlayDelegate)
}

extension PickerAction {
  var overlayAction: OverlayAction { .picker(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  var listing: ListingAction<Int>? { if case .list(let action) = self { action } else { nil } }
}

extension Picker {
  static let reducer = Reducer<Picker, PickerAction, Void> { state, action, _ in
    switch action {
    case .list(.chosen(let row)): return .send(.delegate(state.rows[row].choice))
    case .list(let action): return state.run(action)
    case .closed: return .send(.delegate(.closed))
    case .renameAsked:
      guard let row = state.list.current else { break }
      return .send(.delegate(state.rows[row.id].renaming))
    case .delegate: break
    }
    return .none
  }
}

extension Picker {
  /// Those of tags and folders; other subjects have the usual ones only.
  static func commands(
    choosing title: @escaping @autoclosure @Sendable () -> String
  ) -> [PickerCommand<PickerAction>] {
    PickerCommand.all(choosing: title()) + [.renameTag]
  }

  static var modes: [KeyMode<Picker, PickerAction>] {
    [
      KeyMode(
        commands(choosing: words.enterShop).map { $0.map({ $0 }) { _ in () } }, beside: CompanionKeys.always)
    ]
  }
}

extension PickerCommand<PickerAction> {
  static var renameTag: Self { Self("picker.renameTag", ["R"], .renameAsked) }
}

extension Picker.Row {
  fileprivate var renaming: OverlayDelegate {
    if case .tagChosen(let tag?) = choice { return .tagRenameAsked(tag) }
    guard case .directoryChosen(let directory) = choice else { return .refused(.noTagToRename) }
    guard let directory, !directory.isTop else { return .refused(.noFolderToRename) }
    return .directoryRenameAsked(directory)
  }
}
