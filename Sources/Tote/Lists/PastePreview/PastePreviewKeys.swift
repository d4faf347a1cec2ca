import Composable
import Screen

/// Digits set the servings.
typealias PastePreviewCommand = Command<PastePreview, PastePreviewAction>

extension PastePreviewCommand {
  static var commit: Self { Self("paste.commit", ["enter"], .committed) }
  static var toggle: Self { Self("paste.toggle", ["space", "x"], .toggled) }
  static var more: Self { Self("paste.more", ["+", "right"], .countChanged(by: 1)) }
  static var fewer: Self { Self("paste.fewer", ["-", "left"], .countChanged(by: -1)) }
  static var down: Self { Self("paste.down", ["j", "down"], .list(.moved(by: 1))) }
  static var up: Self { Self("paste.up", ["k", "up"], .list(.moved(by: -1))) }
  static var pageDown: Self { Self("paste.pageDown", ["pgdn", "ctrl+d"], .list(.pageMoved(by: 2))) }
  static var pageUp: Self { Self("paste.pageUp", ["pgup", "ctrl+u"], .list(.pageMoved(by: -2))) }
  static var first: Self { Self("paste.first", ["g", "home"], .list(.movedToStart)) }
  static var last: Self { Self("paste.last", ["G", "end"], .list(.movedToEnd)) }
  static var edit: Self {
    Self("paste.edit", .none, ["e"], .editBegun, unless: { $0.lacksLineToEdit })
  }
  static var whole: Self {
    Self("paste.whole", .none, ["w"], .wholeToggled, unless: { $0.lacksLineOfSeveral })
  }
  static var takeLeftOut: Self {
    Self(
      "paste.takeLeftOut", .none, ["b"], .leftOutTaken,
      unless: { $0.leftOutCount == 0 ? .nothingLeftOut : nil })
  }
  static var keepLine: Self { Self("paste.keepLine", ["enter"], .lineKept) }
  static var leaveLine: Self { Self("paste.leaveLine", ["esc", "ctrl+c"], .lineLeft) }
  static var close: Self { Self("paste.close", ["esc", "q", "ctrl+c"], .closed) }

  static var all: [Self] {
    [commit, toggle, more, fewer] + moves + [edit, whole, takeLeftOut, keepLine, leaveLine, close]
  }
  static var forRecipes: [Self] { [commit, toggle, more, fewer, takeLeftOut] + moves + [close] }
  /// A paste has no servings.
  static var forPastes: [Self] { [commit, toggle, edit, whole, takeLeftOut] + moves + [close] }
  static var forLine: [Self] { [keepLine, leaveLine] }
  private static var moves: [Self] { [down, up, pageDown, pageUp, first, last] }
}

extension PastePreview {
  /// The footer counts what Enter adds.
  package var keymap: Keymap<PastePreviewAction> {
    typealias Command = PastePreviewCommand
    if lineEdit != nil {
      return Keymap(Command.forLine, footer: Command.forLine) { event in
        TextEdit(field: event).map { .lineEdited($0) }
      }
    }
    let isKept = list.current.map { rows[$0.id].isKept } ?? false
    let toggle = Command.toggle.hint(words.toggleLine(isKept: isKept))
    let (add, close) = (Command.commit.hint(addTitle), Command.close.hint())
    guard hasField else {
      let whole = isWhole.map { [Command.whole.hint(words.keepWhole(isWhole: $0))] } ?? []
      return Keymap(Command.forPastes).footer(
        isTight
          ? [add, close, toggle] + whole
          : [add, toggle] + leftOutHint + whole + [Command.edit.hint(), close])
    }
    let keymap = Keymap(Command.forRecipes) { event in
      if case .key("backspace") = event { return .countEdited(.deleteLeft) }
      if case .key(let key) = event, let digit = key.character, digit.isASCII, digit.isNumber {
        return .countEdited(.insert(String(digit)))
      }
      return nil
    }
    let (more, fewer) = (Command.more.hint(), Command.fewer.hint())
    // The last one always shows: Esc can be guessed, Space cannot.
    if isTight { return keymap.footer([add, close, more, fewer, toggle]) }
    let digits = Command.more.hint(words.moreOrDigits)
    let leftOut = leftOutHint
    let ways =
      (leftOut.isEmpty
        ? [] : [[add, toggle] + leftOut + [digits, close], [add, toggle] + leftOut + [close]])
      + [[add, toggle, digits, fewer, close], [add, toggle, digits, close]]
    return keymap.footer(ways.first { $0.columns <= room.width } ?? [add, toggle, more, fewer, close])
  }

  private var leftOutHint: [Hint] {
    leftOutCount == 0 ? [] : [PastePreviewCommand.takeLeftOut.hint(words.takeLeftOut(leftOutCount))]
  }

  /// How many of what begins left out still are.
  fileprivate var leftOutCount: Int { rows.count { $0.isUsuallyLeftOut && !$0.isKept } }

  /// A paste's count is in its title.
  private var addTitle: String? {
    let (new, met) = additions
    if home != nil { return words.putAtHome(new + met) }
    if cooking == nil { return nil }
    return isTight ? words.addAndClose(new + met, isShort: true) : words.addItems(new, met: met)
  }
}

extension PastePreview {
  static var modes: [KeyMode<PastePreview, PastePreviewAction>] {
    [
      KeyMode(PastePreviewCommand.forRecipes, beside: .whileTyping),
      KeyMode(PastePreviewCommand.forPastes, beside: .whileTyping),
      KeyMode(
        PastePreviewCommand.forLine, beside: .whileTyping,
        typing: CasePath(embed: PastePreviewAction.lineEdited) {
          if case .lineEdited(let edit) = $0 { edit } else { nil }
        }),
    ]
  }
}
