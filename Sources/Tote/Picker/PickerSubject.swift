import Screen
import ToteModel

/// What a picker is for; another purpose is another case.
package enum PickerSubject: Equatable, Sendable {
  /// One of these tags, or all notes.
  case tag([TagCount], noteCount: Int)
  /// One of these folders, all notes, or those in no folder.
  case directory([DirectoryCount], noteCount: Int, topCount: Int)
  /// The template of a new note.
  case template([Note])
  /// One of the notes that link to the open one.
  case backlink([NoteReader.Backlink])
  /// A title without a note, to open a note that links to it.
  case deadLink([DeadLink])
  /// One of the notes with the title of a link.
  case link(title: String)
  /// The list for a recipe, or for the open boxes of any other note.
  case recipeList(NoteRecipe, items: [ParsedItem])

  var title: String {
    switch self {
    case .tag: words.tags
    case .directory: words.folders
    case .template: words.templates
    case .backlink: words.linkedFrom
    case .deadLink: words.deadLinks
    case .link(let title): title
    case .recipeList(_, let items): words.putBoxesOn(items)
    }
  }

  var canRename: Bool {
    switch self {
    case .tag, .directory: true
    case .template, .backlink, .deadLink, .link, .recipeList: false
    }
  }

  /// What choosing does, for the footer.
  var choosing: String {
    switch self {
    case .tag: words.showTag
    case .directory: words.showFolder
    case .template: words.useTemplate
    case .backlink, .deadLink, .link: words.openBacklink
    case .recipeList: words.putBoxesHere
    }
  }

  /// Without any, the picker closes.
  func rows(in workspace: Workspace, over screen: CoveredScreen) -> [Picker.Row] {
    switch self {
    case .tag(let tags, let count):
      return [
        Picker.Row(name: words.allNotes, note: words.number(count), style: .heading, choice: .tagChosen(nil))
      ]
        + tags.map {
          Picker.Row(name: "#\($0.tag)", note: words.number($0.count), choice: .tagChosen($0.tag))
        }
    case .directory(let directories, let count, let topCount):
      func row(_ name: String, _ count: Int, _ style: Style, _ directory: NoteDirectory?) -> Picker.Row {
        Picker.Row(
          name: name, note: words.number(count), style: style, choice: .directoryChosen(directory))
      }
      return [row(words.allNotes, count, .heading, nil)]
        + directories.map { row($0.directory.path, $0.count, .plain, $0.directory) }
        + [row(words.noFolder, topCount, .heading, .top)]
    case .template(let templates):
      return templates.compactMap { workspace.records.notes[$0.id] }
        .map { Picker.Row(name: $0.shownName, choice: .templateChosen($0.id)) }
    case .backlink(let backlinks):
      // Other links need to be asked for again.
      guard screen.reader?.backlinks == backlinks else { return [] }
      return backlinks.map { Picker.Row(name: $0.name, choice: .noteChosen($0.note)) }
    case .deadLink(let links):
      return links.compactMap { link in
        let notes = link.notes.compactMap { workspace.records.notes[$0] }
        return notes.first.map { note in
          Picker.Row(
            name: link.title, note: notes.map(\.shownName).joined(separator: ", "),
            choice: .noteChosen(note.id))
        }
      }
    case .link(let title):
      guard screen.reader != nil else { return [] }
      let notes = workspace.records.notes.values.called(title)
      return notes.sorted { NoteOrder($0) < NoteOrder($1) }.map { note in
        let name = "\(note.modified.local.shownDay)  \(note.opening(within: ScreenMetrics.overlayWidth))"
        return Picker.Row(name: name, choice: .noteChosen(note.id))
      }
    case .recipeList(let recipe, _):
      guard workspace.records.notes[recipe.note] != nil else { return [] }
      return workspace.openLists.map { Picker.Row(name: $0.name, choice: .recipeSent(recipe, to: $0)) }
    }
  }
}
