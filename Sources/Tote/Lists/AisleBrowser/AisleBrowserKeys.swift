import Screen

extension ListCommand {
  static var browseAisles: Self { Self("items.aisles", .items, ["f"], .aislesAsked, unless: \.lacksList) }
}

/// Commands besides those of every search picker.
typealias AisleBrowserCommand = Command<AisleBrowser, AisleBrowserAction>

extension AisleBrowserCommand {
  static var turn: Self { Self("aisles.turn", ["space"], .turned) }
  static var nextAisle: Self { Self("aisles.next", ["tab"], .aisleTurned(by: 1)) }
  static var previousAisle: Self { Self("aisles.previous", ["shift+tab"], .aisleTurned(by: -1)) }

  static var all: [Self] { [turn, nextAisle, previousAisle] }
}

extension AisleBrowser {
  /// The footer says what Enter does to the row.
  package var keymap: Keymap<AisleBrowserAction> {
    typealias Command = SearchPickerCommand<AisleBrowserAction>
    let keymap = Keymap.searchPicker(Keymap(AisleBrowserCommand.all))
    let leaving = Command.closeHint(isSearching: !field.isEmpty)
    if list.count == 0 { return keymap.footer([leaving]) }
    return keymap.footer([
      Command.choose.hint(isOnList ? words.takeOffList : words.addAndClose(0, isShort: true)),
      AisleBrowserCommand.nextAisle.hint(), leaving,
    ])
  }

  static var modes: [KeyMode<AisleBrowser, AisleBrowserAction>] {
    [.searchPicker(AisleBrowserCommand.all)]
  }
}

extension AisleBrowserAction {
  var fieldEdit: TextEdit? { if case .fieldEdited(let edit) = self { edit } else { nil } }
  package static var chooseTitle: String { words.buyHere }
}
