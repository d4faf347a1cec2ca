import Composable
import Screen

typealias NoteCommand = Command<NoteScreen, NoteScreenAction>

extension NoteCommand {
  static var open: Self { Self("notes.open", .notes, ["enter", "l", "right"], .opened, unless: \.lacksNote) }
  static var new: Self { Self("notes.new", .notes, ["a", "o"], .noteBegun) }
  static var today: Self { Self("notes.today", .notes, ["T"], .todayAsked) }
  static var day: Self { Self("notes.day", .notes, ["C"], .dayAsked) }
  static var fromTemplate: Self { Self("notes.fromTemplate", .notes, ["A"], .templatesAsked) }
  static var edit: Self { Self("notes.edit", .notes, ["e", "i"], .editBegun, unless: \.lacksNoteToEdit) }
  static var editOutside: Self {
    Self("notes.editOutside", .notes, ["E"], .externalEditorAsked, unless: \.lacksNoteToEdit)
  }
  static var properties: Self {
    Self("notes.properties", .notes, ["P"], .propertiesAsked, unless: \.lacksNoteToEdit)
  }
  static var delete: Self { Self("notes.delete", .notes, ["d", "delete"], .trashed, unless: \.lacksNote) }
  static var pin: Self { Self("notes.pin", .notes, ["p"], .pinToggled, unless: \.lacksNote) }
  static var moveToFolder: Self {
    Self("notes.moveToFolder", .notes, ["m"], .moveToFolderAsked, unless: \.lacksNoteToEdit)
  }
  static var archive: Self { Self("notes.archive", .notes, ["Z"], .archiveToggled, unless: \.lacksNote) }
  static var renameLinks: Self {
    Self("notes.renameLinks", .notes, ["y"], .linksRenamed, unless: \.lacksLinksToRename)
  }
  static var sendBoxes: Self { Self("notes.sendBoxes", .notes, ["S"], .boxesAsked, unless: \.lacksNote) }
  static var restore: Self { Self("notes.restore", .notes, ["r"], .restored, unless: \.lacksNote) }
  static var emptyTrash: Self { Self("notes.emptyTrash", .notes, ["X"], .trashEmptied, unless: \.lacksNotes) }

  static var down: Self { Self("notes.down", .moving, ["j", "down"], .browser(.moved(by: 1))) }
  static var up: Self { Self("notes.up", .moving, ["k", "up"], .browser(.moved(by: -1))) }
  static var first: Self { Self("notes.first", .moving, ["g", "home"], .browser(.movedToStart)) }
  static var last: Self { Self("notes.last", .moving, ["G", "end"], .browser(.movedToEnd)) }
  static var pageDown: Self {
    Self("notes.pageDown", .moving, ["ctrl+d", "pgdn"], .browser(.pageMoved(by: 2)))
  }
  static var pageUp: Self { Self("notes.pageUp", .moving, ["ctrl+u", "pgup"], .browser(.pageMoved(by: -2))) }

  static var search: Self { Self("notes.search", .showing, ["/"], .browser(.searchBegun)) }
  static var tags: Self { Self("notes.tags", .showing, ["#", "t"], .tagsAsked, unless: \.lacksTags) }
  static var folders: Self {
    Self("notes.folders", .showing, ["L"], .directoriesAsked, unless: \.lacksFolders)
  }
  static var deadLinks: Self {
    Self("notes.deadLinks", .showing, ["b"], .deadLinksAsked, unless: \.lacksNotes)
  }
  static var nextFolder: Self { Self("notes.nextFolder", .showing, ["f"], .browser(.folderTurned(by: 1))) }
  static var previousFolder: Self {
    Self("notes.previousFolder", .showing, ["F"], .browser(.folderTurned(by: -1)))
  }
  static var sort: Self { Self("notes.sort", .showing, ["s"], .sortTurned, unless: \.lacksNotes) }
  static var columns: Self { Self("notes.columns", .showing, ["v"], .columnsTurned, unless: \.lacksNotes) }
  static var showMore: Self { Self("notes.showMore", .showing, ["esc"], .escaped) }
  static var narrowerList: Self {
    Self(
      "notes.narrowerList", .showing, ["alt+left"], .browser(.split(.moved(by: -2))), unless: \.lacksDivider)
  }
  static var widerList: Self {
    Self("notes.widerList", .showing, ["alt+right"], .browser(.split(.moved(by: 2))), unless: \.lacksDivider)
  }
  static var usualWidth: Self {
    Self("notes.usualWidth", .showing, ["alt+="], .browser(.split(.reset)), unless: \.lacksDivider)
  }
  static var nextTab: Self {
    Self(
      "notes.nextTab", .showing, ["tab"], .tabLeft(by: 1),
      title: { Tab.notes.turned(by: 1).titles.fromBefore })
  }
  static var previousTab: Self {
    Self(
      "notes.previousTab", .showing, ["shift+tab"], .tabLeft(by: -1),
      title: { Tab.notes.turned(by: -1).titles.fromBehind })
  }

  /// Shown if the notes can't be read.
  static var retry: Self { Self("notes.retry", ["r", "enter"], .loadRetried) }

  /// In the order of the help; the trash has an order of its own.
  static var inNotes: [Self] { commandsInNotes }
  static var inTrash: [Self] { commandsInTrash }
  static var all: [Self] { allCommands }
}

private let commandsInEveryFolder: [NoteCommand] = [
  .down, .up, .first, .last, .pageDown, .pageUp, .search, .tags, .folders, .sort, .columns, .deadLinks,
  .nextFolder, .previousFolder,
  .showMore, .narrowerList, .widerList, .usualWidth, .nextTab, .previousTab,
]
private let commandsInNotes: [NoteCommand] =
  [
    .open, .new, .fromTemplate, .today, .day, .edit, .editOutside, .properties, .delete, .pin, .archive,
    .moveToFolder,
    .renameLinks,
    .sendBoxes,
  ]
  + commandsInEveryFolder
private let commandsInTrash: [NoteCommand] =
  [.open, .restore, .delete, .emptyTrash, .new] + commandsInEveryFolder
private let allCommands: [NoteCommand] = commandsInNotes + [.restore, .emptyTrash, .retry]

typealias NoteSearchCommand = Command<NoteBrowser, NoteBrowserAction>

extension NoteSearchCommand {
  static var keep: Self { Self("noteSearch.keep", ["enter"], .searchKept) }
  static var down: Self { Self("noteSearch.down", ["down", "ctrl+n"], .moved(by: 1)) }
  static var up: Self { Self("noteSearch.up", ["up", "ctrl+p"], .moved(by: -1)) }
  static var clear: Self { Self("noteSearch.clear", ["esc", "ctrl+c"], .searchCleared) }

  static var all: [Self] { [keep, down, up, clear] }
}

// Why a command can't be done now.
extension NoteScreen {
  var lacksNote: Message? { loading == .loaded && currentNote == nil ? .noNote(in: browser) : nil }
  var lacksNoteToEdit: Message? { lacksNote ?? (currentNote?.trashed == nil ? nil : .isInTrash) }
  fileprivate var lacksNotes: Message? {
    loading == .loaded && browser.shown.isEmpty ? .noNote(in: browser) : nil
  }
  fileprivate var lacksDivider: Message? {
    showsList && dividers.isEmpty ? .refused(words.lacksDivider) : nil
  }
  fileprivate var lacksTags: Message? { noteBrowser.tagCounts.isEmpty ? .noTags : nil }
  fileprivate var lacksFolders: Message? {
    workspace.records.noteTable.directoryCounts.isEmpty ? .noFolders : nil
  }
  var lacksLinksToRename: Message? { loading == .loaded && renameOffer == nil ? .noLinksToRename : nil }
  var lacksHeadings: Message? {
    reader?.pager.page.document.hasHeadings == false ? .noHeadings : nil
  }
  var lacksProperties: Message? { reader?.properties.isEmpty == true ? .noProperties : nil }
  var lacksBacklinks: Message? { reader?.backlinks.isEmpty == true ? .noBacklinks : nil }
}

// What the keys mean in each mode.
extension NoteScreen {
  var keys: TabKeys<NoteScreenAction> {
    if let editor { return TabKeys(editor.keymap.map(NoteScreenAction.editor), .inText) }
    let appHints = [AppCommand.undo.hint(), AppCommand.nextTab(.notes), AppCommand.help.hint()]
    if reader?.finder.field != nil {
      return TabKeys(
        Keymap<NoteFinderAction>.field.map { .reader(.finder($0)) }.footer([
          FieldCommand<NoteFinderAction>.commit.hint(NoteReaderCommand.find.label),
          FieldCommand<NoteFinderAction>.close.hint(),
        ]), .whileTyping)
    }
    if let reader {
      return TabKeys(
        Keymap(NoteReaderCommand.all), .browsing(.reading),
        footer: { NoteReaderCommand.hints(of: reader) + appHints })
    }
    if browser.isTyping {
      return TabKeys(
        Keymap(NoteSearchCommand.all, footer: [.keep, .down, .clear]) {
          TextEdit(field: $0).map { .searchEdited($0) }
        }.map(NoteScreenAction.browser), .whileTyping)
    }
    if case .failed = loading {
      return TabKeys(
        Keymap([NoteCommand.retry]), .browsing(.notes), footer: { NoteCommand.hints(.retry) + appHints })
    }
    let archiveFooter =
      [NoteCommand.open.hint(), NoteCommand.archive.hint(words.restoreArchived)]
      + NoteCommand.hints(.edit, .delete, .search) + appHints
    let keymap = Keymap(NoteCommand.inNotes) { event in
      if case .paste(let text) = event { .pasted(text) } else { nil }
    }
    var keys = TabKeys(keymap, .browsing(.notes), footer: { archiveFooter })
    switch browser.folder {
    case .notes:
      keys.footer = {
        NoteCommand.hints(.open, .new, .edit, .delete, .sendBoxes, .search)
          + [appHints[0], NoteCommand.tags.hint()] + appHints[1...]
      }
    case .archive: keys.helpFooter = archiveFooter
    case .trash:
      let hints =
        NoteCommand.hints(.open, .restore)
        + [NoteCommand.delete.hint(words.deleteForever), NoteCommand.emptyTrash.hint()]
      keys.keymap = Keymap(NoteCommand.inTrash).footer(hints)
      keys.footer = { hints + appHints }
    }
    if browser.shown.isEmpty, loading == .loaded {
      let undo = workspace.history.undoable.isEmpty ? [] : [AppCommand.undo.hint()]
      keys.footer = { emptyHints + undo + [AppCommand.nextTab(.notes), AppCommand.help.hint()] }
    }
    return keys
  }

  private var emptyHints: [Hint] {
    let showNotes = NoteCommand.showMore.hint(Tab.notes.titles.command)
    let new = browser.folder == .notes ? NoteCommand.hints(.new) : []
    if browser.search != nil || browser.tag != nil || browser.directory != nil {
      return [NoteCommand.showMore.hint(words.showAll)] + new
    }
    switch browser.folder {
    case .notes: return new
    case .archive: return [showNotes, NoteCommand.nextFolder.hint(words.trash)]
    case .trash: return [showNotes, NoteCommand.previousFolder.hint(words.archive)]
    }
  }
}

extension NoteScreen {
  static var modes: [KeyMode<NoteScreen, NoteScreenAction>] {
    let editing = NoteEditor.modes.map {
      $0.map(
        CasePath(embed: NoteScreenAction.editor) { if case .editor(let action) = $0 { action } else { nil } }
      ) { (screen: NoteScreen) in screen.noteEditor }
    }
    let search = KeyMode<NoteBrowser, NoteBrowserAction>(
      NoteSearchCommand.all, beside: .whileTyping,
      typing: CasePath(embed: NoteBrowserAction.searchEdited) {
        if case .searchEdited(let edit) = $0 { edit } else { nil }
      })
    let finder = KeyMode<NoteFinder, NoteFinderAction>.field
    return [
      KeyMode(NoteCommand.inNotes, beside: .browsing(.notes)),
      KeyMode(NoteCommand.inTrash, beside: .browsing(.notes)),
      KeyMode(NoteReaderCommand.all, beside: .browsing(.reading)),
      KeyMode([NoteCommand.retry], beside: .browsing(.notes)),
      search.map(
        CasePath(embed: NoteScreenAction.browser) {
          if case .browser(let action) = $0 { action } else { nil }
        }
      ) { $0.noteBrowser },
      finder.map(
        CasePath(embed: { .reader(.finder($0)) }) {
          if case .reader(.finder(let action)) = $0 { action } else { nil }
        }),
    ] + editing
  }
}
