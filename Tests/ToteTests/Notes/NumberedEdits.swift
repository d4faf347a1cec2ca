// Edits whose ids count from 1 and whose time stands still, so that a test can say which edit it expects.

import Composable
import Synchronization

@testable import Tote
@testable import ToteModel

extension RowID {
  /// The id that an environment with counted ids gives out as this number.
  static func numbered(_ number: UInt64) -> RowID { RowID(high: 0xE0, low: number) }
}

extension EditEnvironment {
  static func numbered() -> EditEnvironment {
    let count = IDCount()
    return EditEnvironment(uuid: { Edit.ID.numbered(count.next()).uuid }, now: { DatabaseSnapshot.rowMoment })
  }
}

private final class IDCount: Sendable {
  private let last = Mutex<UInt64>(0)

  func next() -> UInt64 {
    last.withLock {
      $0 += 1
      return $0
    }
  }
}

extension Workspace {
  /// Does the edit that is expected, with the id of this number.
  mutating func perform(_ kind: EditKind, id: UInt64, _ changes: Change...) {
    perform(
      Edit(id: .numbered(id), title: EditTitle(kind), moment: DatabaseSnapshot.rowMoment, changes: changes))
  }
}
