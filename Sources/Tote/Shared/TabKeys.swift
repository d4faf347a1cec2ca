import Screen

/// A tab's keymap in its current mode.
struct TabKeys<Action> {
  var keymap: Keymap<Action>
  /// The app's commands that go with them.
  var companions: CompanionKeys
  /// May include the app's commands; `nil` for the footer of `keymap`.
  var footer: () -> [Hint]?
  /// Hints that the help lists first.
  var helpFooter: [Hint]

  init(
    _ keymap: Keymap<Action>, _ companions: CompanionKeys, footer: @escaping () -> [Hint]? = { nil },
    helpFooter: [Hint] = []
  ) {
    (self.keymap, self.companions) = (keymap, companions)
    (self.footer, self.helpFooter) = (footer, helpFooter)
  }

  func map<Other>(_ transform: @escaping @Sendable (Action) -> Other) -> TabKeys<Other> {
    TabKeys<Other>(keymap.map(transform), companions, footer: footer, helpFooter: helpFooter)
  }
}

/// The app's commands that go with a feature's.
package enum CompanionKeys: Sendable {
  /// Quitting, saving and suspending.
  case always
  /// Without the key that quits, which leaves the field.
  case whileTyping
  /// Also without the key that saves, which saves what is written.
  case whileWriting
  /// None: there, the key that suspends undoes.
  case inText
  /// Also undo and redo.
  case withUndo
  /// All, with undo and redo in this group of the help.
  case browsing(CommandGroup)
  /// The same, and a key that ends the tour.
  case touring

  /// Whether letters are typed.
  var areBesideField: Bool {
    switch self {
    case .whileTyping, .whileWriting, .inText: true
    case .always, .withUndo, .browsing, .touring: false
    }
  }

  /// Whether no field and no overlay is open.
  var areBrowsing: Bool {
    switch self {
    case .browsing, .touring: true
    case .always, .whileTyping, .whileWriting, .inText, .withUndo: false
    }
  }
}
