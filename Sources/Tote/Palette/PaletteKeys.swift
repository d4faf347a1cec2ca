import Composable
import Screen

/// Letters are typed into the field.
typealias PaletteCommand = Command<Palette, PaletteAction>

extension PaletteCommand {
  static var choose: Self { Self("palette.choose", ["enter"], .commands(.list(.opened))) }
  static var close: Self { Self("palette.close", ["esc", "f1", "ctrl+c"], .commands(.escaped)) }
  static var closeHelp: Self { Self("palette.closeHelp", ["?"], .helpPressedAgain) }
  static var down: Self { Self("palette.down", ["down", "ctrl+n"], .commands(.list(.moved(by: 1)))) }
  static var up: Self { Self("palette.up", ["up", "ctrl+p"], .commands(.list(.moved(by: -1)))) }
  static var pageDown: Self { Self("palette.pageDown", ["pgdn"], .commands(.list(.pageMoved(by: 2)))) }
  static var pageUp: Self { Self("palette.pageUp", ["pgup"], .commands(.list(.pageMoved(by: -2)))) }
  static var halfPageDown: Self {
    Self("palette.halfPageDown", ["ctrl+d"], .commands(.list(.pageMoved(by: 1))))
  }
  static var halfPageUp: Self { Self("palette.halfPageUp", ["ctrl+u"], .commands(.list(.pageMoved(by: -1)))) }
  static var first: Self { Self("palette.first", ["home"], .commands(.list(.movedToStart))) }
  static var last: Self { Self("palette.last", ["end"], .commands(.list(.movedToEnd))) }
  static var tour: Self { Self("palette.tour", ["ctrl+t"], .delegate(.tourAsked)) }

  static var inPalette: [Self] {
    [choose, close, closeHelp, down, up, pageDown, pageUp, halfPageDown, halfPageUp, first, last]
  }
  /// The tour begins on the list, so it isn't offered over a text that is being written.
  static var inHelp: [Self] { inPalette + [tour] }
  static var all: [Self] { inHelp }
}

extension Palette {
  /// During a search, the footer's key that leaves first shows all again.
  package var keymap: Keymap<PaletteAction> {
    let commands = opening == .help ? PaletteCommand.inHelp : PaletteCommand.inPalette
    let keymap = Keymap(commands, footer: [.choose, .close, .tour]) { event in
      TextEdit(field: event).map { .commands(.edited($0)) }
    }
    return self.commands.field.isEmpty
      ? keymap : keymap.footer([PaletteCommand.choose.hint(), PaletteCommand.close.hint(words.clearSearch)])
  }
}

extension Palette {
  static var modes: [KeyMode<Palette, PaletteAction>] {
    [
      KeyMode(
        PaletteCommand.all, beside: .whileTyping,
        typing: CasePath(embed: { .commands(.edited($0)) }) {
          if case .commands(.edited(let edit)) = $0 { edit } else { nil }
        })
    ]
  }
}
