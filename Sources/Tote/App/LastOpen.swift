import Composable
import ToteModel

/// Which list was open, for the next start. It is written along with what is saved anyway, and at the end: looking
/// through the lists writes nothing. Other programs that run take no notice.

extension Records {
  /// The setting that remembers it.
  static let lastOpen = "open"

  /// The list to begin with: the one that was open last, or else the first.
  var listToOpen: ShoppingList? {
    let open = lists.filter { !$0.isArchived }
    let last = settings[Self.lastOpen]
    return open.first { $0.id.description == last } ?? open.first
  }
}

extension App {
  /// Remembers the open list where the next start would open another.
  mutating func rememberOpenList(_ environment: ToteEnvironment) {
    guard let list = openList, !list.isArchived, workspace.records.listToOpen?.id != list.id else { return }
    let key = Records.lastOpen
    let before = workspace.records.settings[key].map { Row.setting(Setting(key: key, value: $0)) }
    let after = Row.setting(Setting(key: key, value: list.id.description))
    if let change = Change(before: before, after: after) {
      workspace.remember(change, id: Edit.ID(environment.uuid()), at: environment.now())
    }
  }
}

extension Entry {
  /// Whether it only remembers which list was open: nobody need be told that it was not saved.
  package var isOpenList: Bool {
    kind == .aside && changes.allSatisfy { $0.key == .setting(Records.lastOpen) }
  }
}
