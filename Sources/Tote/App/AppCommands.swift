import Screen

/// Commands available everywhere, besides those of the feature that has the keys.
package typealias AppCommand = Command<App, AppAction>

extension AppCommand {
  static var undo: Self { Self("app.undo", .program, ["u"], .undone) }
  static var redo: Self { Self("app.redo", .program, ["ctrl+r", "U"], .redone) }
  static var history: Self { Self("app.history", .program, ["H"], .historyOpened) }
  static var quit: Self { Self("app.quit", .program, ["q"], .quit) }
  /// In a text or field the same key does what Escape does, so that no reflex ends the program.
  static var leave: Self { Self("app.leave", .program, ["ctrl+c"], .quit) }
  static var saveNow: Self { Self("app.save", .program, ["ctrl+s"], .saving(.retried)) }
  static var suspend: Self {
    Self(
      "app.suspend", .program, ["ctrl+z"], .suspended,
      unless: { $0.settings.current.restricted ? .nowhereToSuspend : nil })
  }
  static var help: Self { Self("app.help", .program, ["?"], .helpOpened) }
  static var palette: Self { Self("app.palette", .program, [":", "ctrl+p"], .paletteOpened) }
  /// Also in a field, where letters are typed.
  static var paletteAnywhere: Self { Self("app.paletteAnywhere", .program, ["f1"], .paletteOpened) }
  static var settings: Self { Self("app.settings", .program, [","], .settingsOpened) }
  static var agenda: Self { Self("app.agenda", .program, ["w"], .agendaOpened) }
  static var meals: Self { Self("app.meals", .program, ["W"], .mealsOpened) }
  static var endTour: Self { Self("tour.end", ["esc"], .tourEnded) }
  /// Quits when the database can't be opened.
  static var giveUp: Self { Self("database.quit", ["q", "esc"], .quit) }

  static func open(_ tab: Tab) -> Self {
    let number = Tab.allCases.firstIndex(of: tab)! + 1
    return Self(
      "app.\(tab.rawValue)", .program, [Key(.character(Character("\(number)")))], .tabChosen(tab),
      // With a capital, since "2 notes" would be a count.
      title: { tab.titles.title })
  }

  static func nextTab(_ tab: Tab) -> Hint { open(tab.turned(by: 1)).hint() }

  static var all: [Self] {
    [
      undo, redo, history, quit, leave, saveNow, suspend, help, palette, paletteAnywhere, settings, agenda,
      meals,
      endTour,
      giveUp,
    ]
      + Tab.allCases.map(open)
  }
}

extension AppCommand {
  static let undoing: [Self] = [.undo, .redo]
  static let browsing: [Self] =
    Tab.allCases.map(AppCommand.open) + [
      .history, .quit, .leave, .saveNow, .suspend, .help, .palette, .paletteAnywhere, .settings, .agenda,
      .meals,
    ]

  /// What an overlay has besides its companions. `?` opens the help everywhere: no search begins with it.
  static func over(isTyping: Bool, isHelp: Bool) -> [Self] {
    isHelp ? [] : isTyping ? [.help, .paletteAnywhere] : [.help, .palette, .paletteAnywhere]
  }
}

extension App {
  /// Each once, by what can be open.
  package static let commands: [AppCommand] = {
    var known: Set<String> = []
    return (KeyMode<App, AppAction>.all.flatMap(\.commands) + AppCommand.all).filter { command in
      known.insert("\(command.id) \(command.action)").inserted
    }
  }()

  /// All commands as `[keys]` names them, with the keys that are current.
  package static var keyTable: [(id: String, keys: String, title: String)] {
    commands.map { ($0.id, $0.currentKeys.map(\.shown).joined(separator: " "), $0.label) }
  }
}
