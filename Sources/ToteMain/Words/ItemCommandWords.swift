import Tote
import ToteModel

extension CommandLineWords {
  var addHelp: CommandHelp {
    help(
      "help-of-add",
      [
        "pattern": addingPattern, "units": Unit.names(in: language),
        "currencies": alternatives(Currency.signs),
      ])
  }

  var addListOption: String { say("item-command-add-list-option") }
  var createOption: String { say("item-command-create-option") }
  var addJSONOption: String { say("item-command-add-json-option") }
  var createNeedsList: String { say("item-command-create-needs-list") }
  var adding: String { say("item-command-adding") }
  func noCurrency(_ number: String, taken currency: Currency) -> String {
    say("item-command-no-currency", ["number": number, "currency": currency.sign])
  }
  func unknown(_ currency: String, in item: String) -> String {
    say("item-command-unknown-currency", ["currency": currency, "item": item])
  }
  var blankLine: String { say("item-command-blank-line") }
  /// Kept apart from an item with these details.
  func keptSeparate(from details: ItemDetails) -> String {
    say("item-command-kept-separate", ["distinction": "\(details.distinction)"])
  }
  func isBack(_ item: String, on list: String) -> String {
    say("item-command-is-back", ["list": list, "item": item])
  }
  func isAlready(_ item: String, on list: String) -> String {
    say("item-command-is-already", ["list": list, "item": item])
  }
  func replaced(_ old: Amount, by amount: Amount) -> String {
    say("item-command-replaced", ["amount": amount.shown, "old": old.shown])
  }
  /// The same for stores and categories, with their signs.
  func replaced(_ old: String, by new: String) -> String {
    say("item-command-replaced-old", ["new": new, "old": old])
  }
  func ticked(_ item: String) -> String { say("item-command-ticked", ["item": item]) }
  func wasTicked(_ item: String) -> String { say("item-command-was-ticked", ["item": item]) }
  func unticked(_ item: String) -> String { say("item-command-unticked", ["item": item]) }
  func wasUnticked(_ item: String) -> String { say("item-command-was-unticked", ["item": item]) }
  /// An item by its old name, and its new line.
  func edited(_ item: String, to line: String) -> String {
    say("item-command-edited", ["item": item, "line": line])
  }
  var blankEdit: String { say("item-command-blank-edit") }
  func moved(_ item: String, to list: String) -> String {
    say("item-command-moved", ["item": item, "list": list])
  }
  func areThereAlready(_ list: String) -> String { say("item-command-are-there-already", ["list": list]) }
  func deleted(_ item: String) -> String { say("item-command-deleted", ["item": item]) }
  func wasDeleted(_ item: String) -> String { say("item-command-was-deleted", ["item": item]) }

  /// Lines of a file that aren't items; quotes the first.
  func leftOut(_ count: Int, first: String) -> String {
    say("item-command-left-out", ["count": counted(count), "first": first])
  }
  func createdList(_ name: String, isDryRun: Bool) -> String {
    say("item-command-created-list", ["name": name, "dry": isDryRun])
  }
  /// A new item, with its amount, on a list.
  func added(_ item: String, to list: String, isDryRun: Bool) -> String {
    say("item-command-added", ["item": item, "list": list, "dry": isDryRun])
  }
  func summed(_ item: String, _ sum: String, was: String?) -> String {
    guard let was else { return say("item-command-summed-first", ["item": item, "sum": sum]) }
    return say("item-command-summed", ["item": item, "sum": sum, "was": was])
  }
  /// It was there, and some details have changed.
  func isAlready(_ item: String, on list: String, now news: String) -> String {
    say("item-command-is-already-but", ["item": item, "list": list, "news": news])
  }
  func addedMany(_ count: Int, to list: String, already: Int, isDryRun: Bool) -> String {
    already == 0
      ? say("item-command-added-many", ["count": counted(count), "list": list, "dry": isDryRun])
      : say(
        "item-command-added-many-beside",
        ["count": counted(count), "list": list, "already": counted(already), "dry": isDryRun])
  }
  /// One more category, store or price stayed in the name.
  func second(_ detail: UniqueDetail, inName name: String) -> String {
    say("item-command-second", ["detail": only(detail), "name": name])
  }
  /// The last of several prices counts.
  func replaced(_ prices: [Price], by price: Price) -> String {
    say("item-command-replaced-prices", ["price": price.shown, "old": prices.map(\.shown)])
  }
  func tickedMany(_ count: Int, on list: String, already: Int) -> String {
    already == 0
      ? say("item-command-ticked-many", ["count": counted(count), "list": list])
      : say(
        "item-command-ticked-many-beside",
        ["count": counted(count), "list": list, "already": counted(already)])
  }
  func untickedMany(_ count: Int, on list: String, already: Int) -> String {
    already == 0
      ? say("item-command-unticked-many", ["count": counted(count), "list": list])
      : say(
        "item-command-unticked-many-beside",
        ["count": counted(count), "list": list, "already": counted(already)])
  }
  func deletedMany(_ count: Int, on list: String, already: Int) -> String {
    already == 0
      ? say("item-command-deleted-many", ["count": counted(count), "list": list])
      : say(
        "item-command-deleted-many-beside",
        ["count": counted(count), "list": list, "already": counted(already)])
  }
  func movedMany(_ count: Int, to list: String) -> String {
    say("item-command-moved-many", ["count": counted(count), "list": list])
  }
  /// Merged with an existing item; its line now.
  func merged(_ line: String, isDryRun: Bool) -> String {
    say("item-command-merged", ["line": line, "dry": isDryRun])
  }
  func mergedMany(_ count: Int, isDryRun: Bool) -> String {
    say("item-command-merged-many", ["count": counted(count), "dry": isDryRun])
  }
  func nothingToClear(_ list: String, in shop: Shop?) -> String {
    guard let shop else { return say("item-command-nothing-to-clear", ["list": list]) }
    return say("item-command-nothing-to-clear-in", ["list": list, "shop": shop.name])
  }
}
