import Screen

/// What the keys mean on the screen of a tab, which decides that by its mode.
struct TabKeys<Action> {
  /// Its own commands.
  var keymap: Keymap<Action>
  /// Those of the app that are there beside them.
  var companions: CompanionKeys
  /// What the footer names, of the app's commands too; `nil` for the footer of `keymap`.
  var footer: [Hint]?
  /// What the help lists first, in these words.
  var helpFooter: [Hint]

  init(
    _ keymap: Keymap<Action>, _ companions: CompanionKeys, footer: [Hint]? = nil, helpFooter: [Hint] = []
  ) {
    (self.keymap, self.companions) = (keymap, companions)
    (self.footer, self.helpFooter) = (footer, helpFooter)
  }

  func map<Other>(_ transform: @escaping @Sendable (Action) -> Other) -> TabKeys<Other> {
    TabKeys<Other>(keymap.map(transform), companions, footer: footer, helpFooter: helpFooter)
  }
}

/// Which of the app's commands are there beside those of a feature.
package enum CompanionKeys: Sendable {
  /// Quitting, saving and suspending.
  case always
  /// The same without the key that quits, which leaves the field.
  case whileTyping
  /// The same without the key that saves, which saves what is written.
  case whileWriting
  /// Undo and redo too, where what was just done can be undone.
  case withUndo
  /// All of them, with undo and redo in this group of the help.
  case browsing(CommandGroup)
  /// The same on a list, and a key that ends the tour.
  case touring
}
