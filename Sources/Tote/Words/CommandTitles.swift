// Titles by the ids of commands and groups: `title-items-tick`.

extension Words {
  func title(ofCommand id: String) -> String { knownTitle(ofCommand: id) ?? id }
  /// `nil` for a command that names itself.
  func knownTitle(ofCommand id: String) -> String? { language.phrases.text(Self.titleID(ofCommand: id)) }

  static func titleID(ofCommand id: String) -> String { "title-" + id.replacing(".", with: "-") }
}

// What choosing a row of a picker does.
extension Words {
  var showTag: String { say("command-show-tag") }
  var openBacklink: String { say("command-open-backlink") }
  var putBoxesHere: String { say("command-put-boxes-here") }
  var buyHere: String { say("command-buy-here") }
  var enterShop: String { say("command-enter-shop") }
}

extension BuyAgainAction { package static var chooseTitle: String { words.buyHere } }
extension ShopPickerAction { package static var chooseTitle: String { words.enterShop } }
