/// One table a language, by id.
protocol CommandTitles {
  static var commandTitles: [String: String] { get }
  // What choosing a row of a picker does.
  var showTag: String { get }
  var openBacklink: String { get }
  var putBoxesHere: String { get }
  var buyHere: String { get }
  var enterShop: String { get }
}

extension CommandTitles {
  func title(ofCommand id: String) -> String { knownTitle(ofCommand: id) ?? id }
  /// `nil` for a command that names itself.
  func knownTitle(ofCommand id: String) -> String? { Self.commandTitles[id] }
}

extension BuyAgainAction { package static var chooseTitle: String { words.buyHere } }
extension ShopPickerAction { package static var chooseTitle: String { words.enterShop } }
