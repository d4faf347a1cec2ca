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
    let (add, close) = (PastePreviewCommand.commit.hint(addTitle), PastePreviewCommand.close.hint())
    guard hasField else { return keys.footer(isTight ? [add, close, toggle] : [add, toggle, close]) }
    let (more, fewer) = (PastePreviewCommand.more.hint(), PastePreviewCommand.fewer.hint())
    // The last always shows: what Esc does can be guessed, what Space does cannot.
    if isTight { return keys.footer([add, close, more, fewer, toggle]) }
    let digits = PastePreviewCommand.more.hint(words.moreOrDigits)
    let ways = [[add, toggle, digits, fewer, close], [add, toggle, digits, close]]
    func columns(_ hints: [(key: Key, help: String)]) -> Int {
      hints.reduce(0) { $0 + $1.key.label.columns + $1.help.columns + 3 }
    }
    return keys.footer(ways.first { columns($0) <= room.width } ?? [add, toggle, more, fewer, close])
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
