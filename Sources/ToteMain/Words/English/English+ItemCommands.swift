import Tote
import ToteModel

extension English {
  func leftOut(_ count: Int, first: String) -> String {
    count == 1
      ? "Left out a line that isn't an item: \(quoted(first))"
      : "Left out \(number(count)) lines that aren't items: \(quoted(first)), …"
  }
  func createdList(_ name: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "Would create" : "Created") list \(quoted(name))."
  }
  func added(_ item: String, to list: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "Would add" : "Added") \(item) to \(quoted(list))"
  }
  func summed(_ item: String, _ sum: String, was: String?) -> String {
    was.map { "\(item): \($0) → \(sum)" } ?? "\(item): no amount → \(sum)"
  }
  func isAlready(_ item: String, on list: String, now news: String) -> String {
    "\(item): now \(news)"
  }
  func addedMany(_ count: Int, to list: String, already: Int, isDryRun: Bool) -> String {
    let added = "\(isDryRun ? "Would add" : "Added") \(items(count)) to \(quoted(list))"
    return already == 0 ? added : "\(added); \(number(already)) \(were(already)) already on it"
  }
  func second(_ detail: UniqueDetail, inName name: String) -> String {
    "An item can have only one \(only(detail)). The second is now part of the name: \(quoted(name))"
  }
  func replaced(_ prices: [Price], by price: Price) -> String {
    let old = prices.map(\.shown).joined(separator: ", ")
    return "The last price counts: \(price.shown), not \(old)."
  }

  func tickedMany(_ count: Int, on list: String, already: Int) -> String {
    let ticked = "Ticked \(items(count)) on \(quoted(list))"
    return already == 0 ? ticked : "\(ticked); \(number(already)) \(were(already)) already ticked"
  }
  func untickedMany(_ count: Int, on list: String, already: Int) -> String {
    let unticked = "Unticked \(items(count)) on \(quoted(list))"
    return already == 0 ? unticked : "\(unticked); \(number(already)) \(were(already)) not ticked"
  }
  func movedMany(_ count: Int, to list: String) -> String { "Moved \(items(count)) to \(quoted(list))" }
  func merged(_ line: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "Would merge" : "Merged") with the one already there: \(line)"
  }
  func mergedMany(_ count: Int, isDryRun: Bool) -> String {
    "\(isDryRun ? "Would merge" : "Merged") \(items(count)) with those already there"
  }
  func nothingToClear(_ list: String, in shop: Shop?) -> String {
    shop.map { "Nothing on \(quoted(list)) was just ticked at \($0.name)." }
      ?? "Nothing on \(quoted(list)) is ticked."
  }

  func deletedMany(_ count: Int, on list: String, already: Int) -> String {
    let deleted = "Deleted \(items(count)) from \(quoted(list))"
    return already == 0 ? deleted : "\(deleted); \(number(already)) \(were(already)) already deleted"
  }

  func items(_ count: Int) -> String { counted(count, "item", "items") }
  func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(number(count)) \(count == 1 ? one : many)"
  }
  private func were(_ count: Int) -> String { count == 1 ? "was" : "were" }
}
