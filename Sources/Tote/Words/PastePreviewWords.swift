import ToteModel

protocol PastePreviewWords {
  /// In a preview: merges with a line above, giving this sum.
  func joinsRowAbove(_ sum: Amount?) -> String
  func addPasted(_ count: Int) -> String
  /// In the footer: what Enter does with lines of a recipe.
  func addItems(_ count: Int) -> String
  /// In the footer of a preview: what Space does with the current line.
  func toggleLine(isKept: Bool) -> String
  /// Why a line of a plan is dropped: its recipe was already sent. From the longest to the shortest.
  func wasSent(_ meal: PastePreview.SentMeal) -> [String]
  /// Why a line of a recipe is dropped: it was left out earlier today.
  var wasLeftOut: [String] { get }
  /// A link of a plan to a missing note.
  var noSuchNote: [String] { get }
  /// A meal of a plan with its servings.
  func servings(of meal: String, _ count: Int) -> String
  func areOnListAlready(_ list: ShoppingList) -> String
}

extension Words {
  var noPastedLine: String { say("paste-preview-no-pasted-line") }
  /// The label of the field for servings.
  var servings: String { say("paste-preview-servings") }
  var noListToPasteTo: String { say("paste-preview-no-list-to-paste-to") }
}

extension Message {
  static var noPastedLine: Message { refused(words.noPastedLine) }
  static var noListToPasteTo: Message { refused(words.noListToPasteTo) }
  static func areOnListAlready(_ list: ShoppingList) -> Message { refused(words.areOnListAlready(list)) }
}
