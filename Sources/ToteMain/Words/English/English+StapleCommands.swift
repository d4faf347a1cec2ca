import ToteModel
import Tote

extension English {
  func nothingDue(next item: String, on day: String?) -> String {
    day.map { "Nothing is due. Next: \(item), on \($0)." }
      ?? "Nothing is due. How often \(quoted(item)) is usually bought isn't known yet."
  }
}
