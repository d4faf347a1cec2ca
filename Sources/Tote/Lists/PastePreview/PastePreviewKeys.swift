import Screen

/// What can be asked for while pasted lines, or those of a recipe, wait. Digits say for how many a recipe is cooked.
enum PastePreviewCommand: String, ScreenCommand {
  case commit = "paste.commit"
  case toggle = "paste.toggle"
  case more = "paste.more"
  case fewer = "paste.fewer"
  case down = "paste.down"
  case up = "paste.up"
  case pageDown = "paste.pageDown"
  case pageUp = "paste.pageUp"
  case close = "paste.close"

  /// Those that do something for a paste, which is for nobody in particular.
  static let forPastes = allCases.filter { $0 != .more && $0 != .fewer }

  var action: PastePreviewAction {
    switch self {
    case .commit: .committed
    case .toggle: .toggled
    case .more: .countChanged(by: 1)
    case .fewer: .countChanged(by: -1)
    case .down: .moved(by: 1)
    case .up: .moved(by: -1)
    case .pageDown: .pageMoved(by: 2)
    case .pageUp: .pageMoved(by: -2)
    case .close: .closed
    }
  }

  var group: CommandGroup { .none }

  var keys: [Key] {
    switch self {
    case .commit: ["enter"]
    case .toggle: ["space", "x"]
    case .more: ["+", "right"]
    case .fewer: ["-", "left"]
    case .down: ["j", "down"]
    case .up: ["k", "up"]
    case .pageDown: ["pgdn", "ctrl+d"]
    case .pageUp: ["pgup", "ctrl+u"]
    case .close: ["esc", "q", "ctrl+c"]
    }
  }
}

extension PastePreview {
  /// The keys; the footer says how many items the one that adds adds.
  package var keymap: Keymap<PastePreviewAction> {
    let keys = hasField ? recipePreviewKeys.value : pastePreviewKeys.value
    let isKept = rows.indices.contains(position.selected) && rows[position.selected].isKept
    let toggle = PastePreviewCommand.toggle.hint(words.toggleLine(isKept: isKept, isShort: isTight))
    // On a narrow screen there is no room for more than the signs.
    let more = PastePreviewCommand.more.hint(isNarrow ? nil : words.moreOrDigits)
    let changing = hasField ? [more, PastePreviewCommand.fewer.hint()] : []
    let (add, close) = (PastePreviewCommand.commit.hint(addTitle), PastePreviewCommand.close.hint())
    // The last always shows: what Esc does can be guessed, what Space does cannot.
    return keys.footer(isTight ? [add, close] + changing + [toggle] : [add, toggle] + changing + [close])
  }

  /// What Enter does; how many a paste adds stands in its title.
  private var addTitle: String? {
    if cooking == nil { return nil }
    return isTight ? words.addAndClose(items.count, isShort: true) : words.addItems(items.count)
  }
}

private let pastePreviewKeys = Localized {
  Keymap<PastePreviewAction>(
    PastePreviewCommand.forPastes, footer: [], otherwise: wheelMoves)
}

private let recipePreviewKeys = Localized {
  Keymap<PastePreviewAction>(PastePreviewCommand.self, footer: []) { event in
    if case .key("backspace") = event { return .countEdited(.deleteLeft) }
    if case .key(let key) = event, let digit = key.character, digit.isASCII, digit.isNumber {
      return .countEdited(.insert(String(digit)))
    }
    return wheelMoves(event)
  }
}

/// The wheel moves the cursor.
private func wheelMoves(_ event: Event) -> PastePreviewAction? {
  switch event {
  case .wheel(.up, _): .moved(by: -3)
  case .wheel(.down, _): .moved(by: 3)
  default: nil
  }
}
