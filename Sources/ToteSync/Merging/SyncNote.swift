/// What a synchronisation has done that people may want to know: the lines of its log, as values. The words are elsewhere.

import ToteFormats
import ToteModel

package enum SyncNote: Hashable, Sendable {
  // What others have done.
  case added(String)
  case ticked(String)
  case unticked(String)
  case changed(String)
  case deleted(String)

  /// Both have changed it: one value was kept, the other is only here.
  case conflict(item: String, ItemMerge.Conflict)
  /// Deleted on one side and changed on the other: it lives.
  case revived(String)
  /// Added here and elsewhere: it is one item now.
  case joined(String)
  /// Something on the server is left as it is.
  case leftAlone(Href, TaskProblem)
  /// So many have gone at once that nothing is deleted here before somebody says so.
  case held(Int)
  /// The server does not take it.
  case rejected(String)
}
