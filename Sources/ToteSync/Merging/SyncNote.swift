import ToteFormats
import ToteModel

package enum SyncNote: Hashable, Sendable {
  case added(String)
  case ticked(String)
  case unticked(String)
  case changed(String)
  case deleted(String)

  /// Changed on both sides: one value was kept, the other is only here.
  case conflict(item: String, ItemMerge.Conflict)
  /// Deleted on one side but changed on the other, so it lives.
  case revived(String)
  /// Added here and elsewhere, now one item.
  case joined(String)
  case leftAlone(Href, TaskProblem)
  /// So many deletions at once that they need confirmation.
  case held(Int)
  /// The user has accepted so many of these.
  case accepted(Int)
  case rejected(String)
}
