import Tote
import ToteModel

protocol ItemCommandWords {
  /// Lines of a file that aren't items; quotes the first.
  func leftOut(_ count: Int, first: String) -> String
  func createdList(_ name: String, isDryRun: Bool) -> String
  /// A new item, with its amount, on a list.
  func added(_ item: String, to list: String, isDryRun: Bool) -> String
  func summed(_ item: String, _ sum: String, was: String?) -> String
  /// It was there, and some details have changed.
  func isAlready(_ item: String, on list: String, now news: String) -> String
  func addedMany(_ count: Int, to list: String, already: Int, isDryRun: Bool) -> String
  /// A second category, store or price stayed in the name.
  func second(_ detail: UniqueDetail, inName name: String) -> String

  /// The last of several prices counts.
  func replaced(_ prices: [Price], by price: Price) -> String

  func tickedMany(_ count: Int, on list: String, already: Int) -> String
  func untickedMany(_ count: Int, on list: String, already: Int) -> String
  func movedMany(_ count: Int, to list: String) -> String
  /// Merged with an existing item; its line now.
  func merged(_ line: String, isDryRun: Bool) -> String
  func mergedMany(_ count: Int, isDryRun: Bool) -> String
  func nothingToClear(_ list: String, in shop: Shop?) -> String
  func deletedMany(_ count: Int, on list: String, already: Int) -> String
}

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
  var addJSONOption: String { say("item-command-add-j-s-o-n-option") }
  var doneStoreOption: String { say("item-command-done-store-option") }
  var clearStoreOption: String { say("item-command-clear-store-option") }
  var itemListOption: String { say("item-command-item-list-option") }
  var createNeedsList: String { say("item-command-create-needs-list") }
  var adding: String { say("item-command-adding") }
  func noCurrency(_ number: String, taken currency: Currency) -> String {
    say("item-command-no-currency", ["number": number, "currency": currency.rawValue])
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
}
