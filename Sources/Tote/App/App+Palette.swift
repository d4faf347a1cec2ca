import Composable
import Parts
import Screen
import ToteModel

/// Where the palette can go, besides what keys can do.
package enum ChosenPlace: Equatable, Sendable {
  case list(ShoppingList.ID)
  case note(Note.ID)
  case shop(Shop)
}

struct ChosenCommand: Equatable, Sendable {
  let id: String
  let act: AppAction
}

extension App {
  /// The commands of the screen or overlay that has the keys.
  func palette(_ opening: PaletteOpening) -> Palette {
    let recent = workspace.records.recentCommands
    if let overlay { return Palette(opening, sections(of: keymap(of: overlay)), recent: recent) }
    let keys = keys(of: tab)
    let isBrowsing = keys.companions.areBrowsing
    let keymap = isBrowsing ? browsingKeymap(of: tab) : keymap
    switch opening {
    case .help:
      let (before, after) = explanations(of: tab)
      return Palette(.help, before + sections(of: keymap) + after)
    case .commands:
      guard isBrowsing else { return Palette(.commands, sections(of: keymap), recent: recent) }
      let placesBeforeNotes = placesBeforeNotes
      return Palette(
        .commands, sections(of: keymap) + [commandsElsewhere],
        places: placesBeforeNotes + settingRows + words.onCommandLine,
        notes: NotePlaces(
          notes: workspace.records.notes, index: placesBeforeNotes.count, kind: words.noteKind,
          untitled: words.untitled), recent: recent)
    }
  }

  private func sections(of keymap: Keymap<AppAction>) -> [Palette.Section] {
    return keymap.groups.map { group in
      let rows = group.commands.filter { $0.action != .paletteOpened }.map { command in
        var row = Palette.Row(
          command.title, id: command.id, keys: command.keys.map(\.shown).joined(separator: " "),
          action: command.action, names: words.searchNames(ofCommand: command.id, command.title))
        row.reason = Self.commandsByID[command.id]?.reason(not: command.action, in: self)?.text ?? ""
        return row
      }
      return Palette.Section(group.name, rows)
    }
  }

  /// Comparing an action with those of all commands would take most of the time in which the palette opens.
  private static let commandsByID = Dictionary(grouping: commands, by: \.id)

  /// The commands of the other tabs, which can't be done here.
  private var commandsElsewhere: Palette.Section {
    let here = Set(browsingKeymap(of: tab).commands.map(\.title))
    let rows = Tab.allCases.filter { $0 != tab }.flatMap { other in
      let reason = Message.isIn(other).text
      return browsingKeymap(of: other).groups.flatMap(\.commands).filter { !here.contains($0.title) }.map {
        Palette.Row(
          $0.title, keys: $0.keys.map(\.shown).joined(separator: " "), unless: reason,
          names: words.searchNames(ofCommand: $0.id, $0.title))
      }
    }
    return Palette.Section("", rows)
  }

  private var placesBeforeNotes: [Palette.Row] {
    func row(_ name: String, _ kind: String, _ place: ChosenPlace) -> Palette.Row {
      Palette.Row(name, kind: kind, action: .placeChosen(place), names: [SearchName(folding: name)])
    }
    let lists = workspace.openLists.map { row($0.name, words.listKind, .list($0.id)) }
    let shops = workspace.records.shops(of: self.lists.list).map {
      row($0.shop.name, words.storeKind, .shop($0.shop))
    }
    return lists + shops
  }

  /// The notes that what is selected can go to; none if there are no others.
  func palette(ofNotesFor editor: NoteEditor?) -> Palette? {
    let others = workspace.records.notes.values.filter {
      NoteFolder.notes.contains($0) && $0.id != editor?.note && !$0.givenName.isEmpty
    }
    let rows = others.sorted { NoteOrder($0) < NoteOrder($1) }.map { note in
      Palette.Row(
        note.givenName, action: .notes(.selectionMoved(to: note.id)),
        names: ([note.givenName] + note.aliases).map(SearchName.init(folding:)))
    }
    if rows.isEmpty { return nil }
    return Palette(
      .commands, [Palette.Section("", rows)],
      asking: Palette.Prompts(title: words.moveToNote, placeholder: words.searchNoteNames))
  }

  mutating func go(to place: ChosenPlace, _ context: EditContext) -> Effect<AppAction> {
    switch place {
    case .list(let id):
      open(.lists)
      listScreen.open(id)
      if workspace.hasUnsent { rememberPlace(context) }
    case .note(let id):
      guard let note = workspace.records.notes[id] else { break }
      open(.notes)
      noteScreen.read(note, from: nil)
    case .shop(let shop):
      open(.lists)
      return .send(.lists(.shopChosen(shop)))
    }
    return .none
  }
}

// What was chosen is remembered, and its key told.
extension App {
  mutating func tellKey(after action: AppAction, _ context: EditContext) {
    guard let chosen = chosenCommand, chosen.act == action else { return }
    chosenCommand = nil
    let times = workspace.rememberCommand(chosen.id, context)
    guard times <= 3, let key = Self.commands.first(where: { $0.id == chosen.id })?.key else { return }
    let tip = words.nextTime(key)
    message = message.map { Message("\($0.text) \(tip)", $0.kind) } ?? Message(tip)
  }
}

extension AppAction {
  /// Whether the help or the palette closes.
  var closesPalette: Bool {
    guard case .overlay(.palette(.delegate(let delegate))) = self else { return false }
    switch delegate {
    case .closed, .commandChosen: return true
    default: return false
    }
  }
}
