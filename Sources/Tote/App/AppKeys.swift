import Screen

/// The keymap of the overlay or tab that has the keys, with the app's own commands.
extension App {
  package var keymap: Keymap<AppAction> { isWaiting ? loadingKeymap : shownKeymap }

  /// Whether keys wait for something under way that decides what they act on.
  package var isWaiting: Bool {
    switch loading {
    case .idle, .loading: true
    case .failed: false
    case .loaded: waitingStep != nil || notes.isInExternalEditor || tab == .notes && notes.isUnknown
    }
  }

  /// The footer doesn't flicker while keys wait.
  var shownKeymap: Keymap<AppAction> {
    switch loading {
    case .idle, .loading: showsFirstPage ? keymap(of: .lists) : loadingKeymap
    case .failed:
      loading.keymap.map(AppAction.loading).adding([.giveUp, .leave, .suspend], footer: [.giveUp])
        .with(.current)
    case .loaded: if let overlay { keymap(of: overlay) } else { keymap(of: tab) }
    }
  }

  private var loadingKeymap: Keymap<AppAction> {
    Keymap([]).adding([.leave, .suspend], footer: [.leave]).with(.current)
  }

  private func keymap(of tab: Tab) -> Keymap<AppAction> {
    let keys = keys(of: tab, isTouring: tour?.step != nil)
    let keymap = keys.keymap.adding(keys.companions)
    return (keys.companions.areBesideField ? keymap.adding([.paletteAnywhere]) : keymap).footer(keys.footer)
      .with(.current)
  }

  /// `?` opens the help everywhere: no search begins with it.
  func keymap(of overlay: Overlay) -> Keymap<AppAction> {
    let feature = overlay.feature
    let keymap = feature.overlayKeymap.map(AppAction.overlay)
    if feature.isHelp { return keymap.adding(feature.companionKeys).with(.current) }
    let isTyped = feature.prompt != nil || feature.companionKeys.areBesideField
    return keymap.adding(isTyped ? [.help] : [.help, .palette]).adding([.paletteAnywhere])
      .adding(feature.companionKeys).with(.current)
  }

  /// Without what ends the tour.
  func browsingKeymap(of tab: Tab) -> Keymap<AppAction> {
    let keys = keys(of: tab)
    return keys.keymap.adding(keys.companions).footer(keys.helpFooter).with(.current)
  }
}

extension Keymap<AppAction> {
  fileprivate func adding(
    _ commands: [AppCommand], footer: [AppCommand] = [], group: CommandGroup? = nil
  ) -> Self {
    adding(
      Keymap(commands, footer: footer, group: group) { event in
        switch event {
        case .resize(let size): .resized(size)
        case .pasteRefused: .pasteRefused
        default: nil
        }
      })
  }

  fileprivate func adding(_ companions: CompanionKeys) -> Self {
    switch companions {
    case .always: adding([.leave, .saveNow, .suspend])
    case .whileTyping: adding([.saveNow, .suspend])
    case .whileWriting: adding([.suspend])
    case .withUndo: adding([.leave, .saveNow, .suspend, .undo, .redo])
    case .browsing(let group):
      adding(undoing, group: group).adding(browsing)
        .adding(Keymap([], otherwise: unknown))
    // Ending the tour comes before Escape's other meanings.
    case .touring: Keymap([]).adding([.endTour]).adding(adding(.browsing(.items)))
    }
  }
}

private let undoing: [AppCommand] = [.undo, .redo]
private let browsing: [AppCommand] =
  Tab.allCases.map(AppCommand.open) + [
    .history, .quit, .leave, .saveNow, .suspend, .help, .palette, .paletteAnywhere,
  ]

/// Reports keys that mean nothing, except Escape, which people press to be safe.
private func unknown(_ event: Event) -> AppAction? {
  if case .key(let key) = event, key != "esc" { .unknownKeyPressed(key) } else { nil }
}
