import ToteModel

extension ShellWords {
  /// What is chosen, before the field.
  package var pickNote: String { say("pick-note") }
  package var pickItem: String { say("pick-item") }
  package var pickList: String { say("pick-list") }
  package var pickStore: String { say("pick-store") }
  package var pickToTick: String { say("pick-tick") }
  package var pickToUseUp: String { say("pick-use-up") }
}

extension Words {
  /// How many rows fit what was typed, and how many are marked.
  func picked(_ count: Int, of all: Int, marked: Int) -> String {
    let text = count == all ? number(all) : part(number(count), of: number(all))
    return marked == 0 ? text : "\(say("pick-marked", ["count": marked])) · \(text)"
  }
  func pickPlaceholder(_ takesSeveral: Bool) -> String {
    takesSeveral
      ? say("pick-placeholder", attribute: "several", ["key": Pick.mark.keys[0].label(naming: keyNames)])
      : say("pick-placeholder")
  }
  var nothingFits: String { say("pick-nothing") }
}
