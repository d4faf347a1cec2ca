extension CommandLineWords {
  func renamedList(_ name: String, to new: String) -> String {
    say("list-edit-renamed-list", ["name": name, "new": new])
  }
  func listArchived(_ name: String) -> String { say("list-edit-list-archived", ["name": name]) }
  func listWasArchived(_ name: String) -> String { say("list-edit-list-was-archived", ["name": name]) }
  func listRestored(_ name: String) -> String { say("list-edit-list-restored", ["name": name]) }
  func listWasOpen(_ name: String) -> String { say("list-edit-list-was-open", ["name": name]) }
  func duplicatedList(_ name: String, as copy: String) -> String {
    say("list-edit-duplicated-list", ["name": name, "copy": copy])
  }
  func budgetSet(_ price: String, for list: String) -> String {
    say("list-edit-budget-set", ["list": list, "price": price])
  }
  func budgetRemoved(_ list: String) -> String { say("list-edit-budget-removed", ["list": list]) }
  func noBudget(_ list: String) -> String { say("list-edit-no-budget", ["list": list]) }
  func notABudget(_ text: String) -> String { say("list-edit-not-a-budget", ["text": text]) }

  /// Another list has the name.
  func listExists(_ name: String, isArchived: Bool) -> String {
    say("list-edit-list-exists", ["name": name, "archived": isArchived])
  }
  func deletedList(_ name: String, items count: Int) -> String {
    count == 0
      ? say("list-edit-deleted-empty-list", ["name": name])
      : say("list-edit-deleted-list", ["name": name, "count": counted(count)])
  }
  /// Behind a list, how often all of it is wanted.
  func notTimes(_ text: String) -> String { say("set-not-times", ["text": text]) }
  /// What a list was written to, as a page.
  func wroteList(_ name: String, to file: String) -> String {
    say("handing-wrote-list", ["name": name, "file": file])
  }
  /// The lists in their new order.
  func orderedLists(_ names: [String]) -> String { say("list-edit-ordered-lists", ["names": names]) }
}
