import Screen

/// The keymap of the overlay or tab that has the keys, with the app's own commands.
extension App {
  package var keymap: Keymap<AppAction> { isWaiting ? loadingKeymap : shownKeymap.pasting(notes.clipboard) }

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

  func keymap(of overlay: Overlay) -> Keymap<AppAction> {
    let feature = overlay.feature
    let isTyping = feature.prompt != nil || feature.companionKeys.areBesideField
    return feature.overlayKeymap.map(AppAction.overlay)
      .adding(AppCommand.over(isTyping: isTyping, isHelp: feature.isHelp))
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
    case .always, .whileTyping, .whileWriting, .inText, .withUndo: adding(companions.commands)
    case .browsing(let group):
      adding(AppCommand.undoing, group: group).adding(AppCommand.browsing)
        .adding(Keymap([], otherwise: unknown))
    // Ending the tour comes before Escape's other meanings.
    case .touring: Keymap([]).adding([.endTour]).adding(adding(.browsing(.items)))
    }
  }
}

extension CompanionKeys {
  var commands: [AppCommand] {
    switch self {
    case .always: [.leave, .saveNow, .suspend]
    case .whileTyping: [.saveNow, .suspend]
    case .whileWriting: [.suspend]
    case .inText: []
    case .withUndo: [.leave, .saveNow, .suspend, .undo, .redo]
    case .browsing: AppCommand.undoing + AppCommand.browsing
    case .touring: [.endTour] + AppCommand.undoing + AppCommand.browsing
    }
  }
}

extension Keymap<AppAction> {
  /// In a field, the key that pastes in a note does so, too.
  fileprivate func pasting(_ clipboard: String) -> Self {
    if clipboard.isEmpty { return self }
    let (keymap, keys) = (self, NoteEditorCommand.paste.currentKeys)
    return adding(
      Keymap([]) { event in
        guard case .key(let key) = event, keys.contains(key) else { return nil }
        return keymap.action(for: .paste(clipboard))
      })
  }
}

/// Reports keys that mean nothing, except Escape, which people press to be safe.
private func unknown(_ event: Event) -> AppAction? {
  if case .key(let key) = event, key != "esc" { .unknownKeyPressed(key) } else { nil }
}
