import Screen

/// Letters are typed into the help's field.
typealias HelpCommand = ScreenCommand<HelpPage, HelpAction>

extension HelpCommand {
  static var close: Self { Self("help.close", ["esc", "?", "f1", "enter", "ctrl+c"], .escaped) }
  static var down: Self { Self("help.down", ["down"], .scrolled(by: 1)) }
  static var up: Self { Self("help.up", ["up"], .scrolled(by: -1)) }
  static var pageDown: Self { Self("help.pageDown", ["pgdn"], .paged(by: 2)) }
  static var pageUp: Self { Self("help.pageUp", ["pgup"], .paged(by: -2)) }
  static var halfPageDown: Self { Self("help.halfPageDown", ["ctrl+d"], .paged(by: 1)) }
  static var halfPageUp: Self { Self("help.halfPageUp", ["ctrl+u"], .paged(by: -1)) }
  static var first: Self { Self("help.first", ["home"], .scrolledTo(0)) }
  static var last: Self { Self("help.last", ["end"], .scrolledTo(.max)) }
  static var tour: Self { Self("help.tour", ["ctrl+t"], .delegate(.tourAsked)) }

  static var all: [Self] {
    [close, down, up, pageDown, pageUp, halfPageDown, halfPageUp, first, last, tour]
  }
}

extension HelpPage {
  /// During a search, the footer's key that leaves first shows all again.
  package var keymap: Keymap<HelpAction> {
    let keymap = Keymap(HelpCommand.all, footer: [.close, .tour]) {
      TextEdit(field: $0).map { .fieldEdited($0) }
    }
    return field.isEmpty ? keymap : keymap.footer([HelpCommand.close.hint(words.clearSearch)])
  }
}
