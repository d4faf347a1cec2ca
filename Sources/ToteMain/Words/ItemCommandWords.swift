import Tote
import ToteModel

/// `tote add`, `tote edit`, `tote done`, `tote untick`, `tote mv` and `tote rm`: what help says of them, and what they say.
protocol ItemCommandWords {
  var addHelp: CommandHelp { get }
  var addListOption: String { get }
  var createOption: String { get }
  var addJSONOption: String { get }
  var editHelp: CommandHelp { get }
  var doneHelp: CommandHelp { get }
  var doneStoreOption: String { get }
  var untickHelp: CommandHelp { get }
  var mvHelp: CommandHelp { get }
  var rmHelp: CommandHelp { get }
  var itemListOption: String { get }

  var createNeedsList: String { get }
  /// For the progress bar.
  var adding: String { get }
  /// Lines of a file that are read as no items; the first of them is quoted.
  func leftOut(_ count: Int, first: String) -> String
  var blankLine: String { get }
  func createdList(_ name: String, isDryRun: Bool) -> String
  /// A new item, with its amount, on a list.
  func added(_ item: String, to list: String, isDryRun: Bool) -> String
  /// It is beside another of which this is said.
  func keptSeparate(from details: ItemDetails) -> String
  func summed(_ item: String, _ sum: String, was: String?) -> String
  func isBack(_ item: String, on list: String) -> String
  func isAlready(_ item: String, on list: String) -> String
  /// It was there, and what was said of it has changed.
  func isAlready(_ item: String, on list: String, now news: String) -> String
  func addedMany(_ count: Int, to list: String, already: Int, isDryRun: Bool) -> String
  /// A second category, store or price was typed; it stayed in the name.
  func second(_ detail: UniqueDetail, inName name: String) -> String

  /// Of several prices side by side the last one counts.
  func replaced(_ prices: [Price], by price: Price) -> String
  func replaced(_ old: Amount, by amount: Amount) -> String
  /// The same of stores and categories, with their signs.
  func replaced(_ old: String, by new: String) -> String

  func ticked(_ item: String) -> String
  func wasTicked(_ item: String) -> String
  func tickedMany(_ count: Int, on list: String, already: Int) -> String
  func unticked(_ item: String) -> String
  func wasUnticked(_ item: String) -> String
  func untickedMany(_ count: Int, on list: String, already: Int) -> String
  /// An item, by its name before, and the line that now says it.
  func edited(_ item: String, to line: String) -> String
  var blankEdit: String { get }
  func moved(_ item: String, to list: String) -> String
  func movedMany(_ count: Int, to list: String) -> String
  func areThereAlready(_ list: String) -> String
  /// What came became one with an item that was there; its line now.
  func merged(_ line: String, isDryRun: Bool) -> String
  func mergedMany(_ count: Int, isDryRun: Bool) -> String
  func deleted(_ item: String) -> String
  func wasDeleted(_ item: String) -> String
  func deletedMany(_ count: Int, on list: String, already: Int) -> String
}
