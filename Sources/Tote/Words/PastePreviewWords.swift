import ToteModel

extension Words {
  var noPastedLine: String { say("paste-preview-no-pasted-line") }
  var noLineOfSeveral: String { say("paste-preview-no-line-of-several") }
  /// The label of the field for servings.
  var servings: String { say("paste-preview-servings") }
  var noListToPasteTo: String { say("paste-preview-no-list-to-paste-to") }
}

extension Words {
  /// In a preview: merges with a line above, giving this sum.
  func joinsRowAbove(_ sum: Amount?) -> String {
    sum.map { say("paste-preview-joins-with-sum", ["sum": text($0)]) } ?? say("paste-preview-joins")
  }
  /// And how many are on the list, of which there are only more then.
  func addPasted(_ count: Int, met: Int) -> String {
    met == 0
      ? say("paste-preview-add-pasted", ["count": counted(count)])
      : say("paste-preview-add-pasted-some", ["count": counted(count), "met": counted(met)])
  }
  /// In the footer: what Enter does with lines of a recipe.
  func addItems(_ count: Int, met: Int) -> String {
    met == 0
      ? say("paste-preview-add-items", ["count": counted(count)])
      : say("paste-preview-add-items-some", ["count": counted(count), "met": counted(met)])
  }
  /// In the footer: one item instead of several, or several again.
  func keepWhole(isWhole: Bool) -> String { say("paste-preview-whole", ["whole": isWhole]) }
  /// In the footer of a preview: what Space does with the current line.
  func toggleLine(isKept: Bool) -> String { say("paste-preview-toggle", ["kept": isKept]) }
  /// Why a line of a plan is dropped: its recipe was already sent. From the longest to the shortest.
  func wasSent(_ meal: PastePreview.SentMeal) -> [String] {
    let days = Int(meal.days)
    let (servings, planned) = (meal.part?.servings ?? 0, meal.part?.planned ?? 0)
    let isWhole = meal.part == nil
    return [
      say(
        "paste-preview-was-sent",
        [
          "meal": meal.title, "list": meal.list, "count": days, "whole": isWhole, "servings": servings,
          "planned": planned,
        ]),
      say(
        "paste-preview-was-sent", attribute: "short",
        ["count": days, "whole": isWhole, "servings": servings, "planned": planned]),
    ]
  }
  /// Why a line of a recipe is dropped: it was left out earlier today.
  var wasLeftOut: [String] {
    [say("paste-preview-was-left-out"), say("paste-preview-was-left-out", attribute: "short")]
  }
  /// The same of what begins dropped, since it was left out twice.
  var isUsuallyLeftOut: [String] {
    [
      say("paste-preview-is-usually-left-out"),
      say("paste-preview-is-usually-left-out", attribute: "short"),
    ]
  }
  /// In the footer: what takes all of these.
  func takeLeftOut(_ count: Int) -> String { say("paste-preview-take-left-out", ["count": counted(count)]) }
  var nothingLeftOut: String { say("paste-preview-nothing-left-out") }
  /// A link of a plan to a missing note.
  var noSuchNote: [String] {
    [say("paste-preview-no-such-note"), say("paste-preview-no-such-note", attribute: "short")]
  }
  /// A meal of a plan with its servings.
  func servings(of meal: String, _ count: Int) -> String {
    say("paste-preview-meal-servings", ["meal": meal, "count": count])
  }
  func areOnListAlready(_ list: ShoppingList) -> String {
    say("paste-preview-are-on-list", ["list": list.name])
  }
}

extension Message {
  static var noPastedLine: Message { refused(words.noPastedLine) }
  static var nothingLeftOut: Message { refused(words.nothingLeftOut) }
  static var noLineOfSeveral: Message { refused(words.noLineOfSeveral) }
  static var noListToPasteTo: Message { refused(words.noListToPasteTo) }
  static func areOnListAlready(_ list: ShoppingList) -> Message { refused(words.areOnListAlready(list)) }
}
