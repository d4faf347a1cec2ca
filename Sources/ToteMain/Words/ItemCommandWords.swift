import Tote
import ToteModel

protocol ItemCommandWords {
  var addHelp: CommandHelp { get }
  var addListOption: String { get }
  var createOption: String { get }
  var addJSONOption: String { get }
  var editHelp: CommandHelp { get }
  var doneHelp: CommandHelp { get }
  var doneStoreOption: String { get }
  var untickHelp: CommandHelp { get }
  var clearHelp: CommandHelp { get }
  var clearStoreOption: String { get }
  var mvHelp: CommandHelp { get }
  var rmHelp: CommandHelp { get }
  var itemListOption: String { get }

  var createNeedsList: String { get }
  var adding: String { get }
  /// Lines of a file that aren't items; quotes the first.
  func leftOut(_ count: Int, first: String) -> String
  func noCurrency(_ number: String, taken currency: Currency) -> String
  var blankLine: String { get }
  func createdList(_ name: String, isDryRun: Bool) -> String
  /// A new item, with its amount, on a list.
  func added(_ item: String, to list: String, isDryRun: Bool) -> String
  /// Kept apart from an item with these details.
  func keptSeparate(from details: ItemDetails) -> String
  func summed(_ item: String, _ sum: String, was: String?) -> String
  func isBack(_ item: String, on list: String) -> String
  func isAlready(_ item: String, on list: String) -> String
  /// It was there, and some details have changed.
  func isAlready(_ item: String, on list: String, now news: String) -> String
  func addedMany(_ count: Int, to list: String, already: Int, isDryRun: Bool) -> String
  /// A second category, store or price stayed in the name.
  func second(_ detail: UniqueDetail, inName name: String) -> String

  /// The last of several prices counts.
  func replaced(_ prices: [Price], by price: Price) -> String
  func replaced(_ old: Amount, by amount: Amount) -> String
  /// The same for stores and categories, with their signs.
  func replaced(_ old: String, by new: String) -> String

  func ticked(_ item: String) -> String
  func wasTicked(_ item: String) -> String
  func tickedMany(_ count: Int, on list: String, already: Int) -> String
  func unticked(_ item: String) -> String
  func wasUnticked(_ item: String) -> String
  func untickedMany(_ count: Int, on list: String, already: Int) -> String
  /// An item by its old name, and its new line.
  func edited(_ item: String, to line: String) -> String
  var blankEdit: String { get }
  func moved(_ item: String, to list: String) -> String
  func movedMany(_ count: Int, to list: String) -> String
  func areThereAlready(_ list: String) -> String
  /// Merged with an existing item; its line now.
  func merged(_ line: String, isDryRun: Bool) -> String
  func mergedMany(_ count: Int, isDryRun: Bool) -> String
  func deleted(_ item: String) -> String
  func wasDeleted(_ item: String) -> String
  func nothingToClear(_ list: String, in shop: Shop?) -> String
  func deletedMany(_ count: Int, on list: String, already: Int) -> String
}
