import Screen
import Tote
import ToteFormats
import ToteModel
import ToteStorage

/// `tote note links`, `backlinks` and `rename`.
extension Command {
  static let noteLinks = Command(
    name: "links", help: { $0.help("help-of-note-links") },
    operands: [Operand(.note, .note, isOptional: true)],
    options: [
      Option("--dead", "-d", help: { $0.say("note-command-dead-links-option") }),
      Option("--json", help: { $0.say("note-command-links-json-option") }),
    ]
  ) { shell, arguments in
    let (note, all) = try shell.read { session in
      let notes = try session.notes()
      let note = try arguments.operands.first.map {
        try NameLookup.note($0, among: notes, mayBegin: true)
      }
      let (table, kept) = (LinkTable(notes), notes.filter { $0.trashed == nil })
      let linking = note.map { [$0] } ?? kept.sorted { NoteOrder($0) < NoteOrder($1) }
      return (note, linking.flatMap { note in note.links.map { FollowedLink($0, of: note, among: table) } })
    }
    let links = arguments.has("--dead") ? all.filter(\.isDead) : all
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: links)) }
    let titled = links.filter { $0.title != nil }
    if titled.isEmpty {
      if arguments.has("--dead") { throw Refusal(.notFound, words.noDeadLinks) }
      throw Refusal(.notFound, note.map { words.linksToNothing($0.name) } ?? words.noLinks)
    }
    if arguments.has("--dead") {
      for title in titled.titles { try shell.print(title) }
    } else {
      for title in titled.filter({ !$0.isDead }).titles { try shell.print(title) }
      for title in titled.filter(\.isDead).titles { shell.say(words.linksToNoNote(title)) }
    }
  }

  static let noteBacklinks = Command(
    name: "backlinks", help: { $0.help("help-of-note-backlinks") }, operands: [Operand(.note, .note)],
    options: [Option("--json", help: \.notesJSONOption)]
  ) { shell, arguments in
    let (note, linking) = try shell.read { session in
      let note = try NameLookup.note(arguments.operands[0], in: session, mayBegin: true)
      return (note, try session.notes().linking(to: note))
    }
    if arguments.has("--json") { return try shell.output.write(JSONFormat.array(of: linking)) }
    if linking.isEmpty { throw Refusal(.notFound, words.nothingLinks(to: note.name)) }
    for note in linking { try shell.print(note.name) }
  }

  static let noteRename = Command(
    name: "rename", help: { $0.help("help-of-note-rename") },
    operands: [Operand(.note, .note), Operand(.title, .text)],
    options: [
      Option("--update-links", "-u", help: { $0.say("note-command-note-update-links-option") }),
      Option("--quiet", "-q", help: \.quietOption),
    ]
  ) { shell, arguments in
    let title = Folding.clean(arguments.operands[1])
    let updatesLinks = arguments.has("--update-links")
    let (note, linking, hasSameTitle) = try shell.edit { session in
      let note = try NameLookup.note(arguments.operands[0], in: session)
      if title.isEmpty { throw Refusal(.refused, words.blankTitle) }
      let linking = try session.notes().linking(to: note.givenName)
      if updatesLinks, !linking.isEmpty, !note.canBeLinked(as: title) {
        throw Refusal(.refused, words.cannotBeLinked(title))
      }
      let others = linking.filter { $0.id != note.id }
      try session.perform(notes: [note] + others) { workspace in
        try workspace.renameNote(note, to: title, in: updatesLinks ? linking : [], .current)
      }
      return (note, linking, try session.notes().ambiguousTitle(among: [title]) != nil)
    }
    if !arguments.has("--quiet") { try shell.print(words.renamedNote(note.name, to: title)) }
    if hasSameTitle { shell.say(words.sameTitle(title)) }
    if linking.isEmpty { return }
    if !updatesLinks { return shell.say(words.linksAreDead(linking.map(\.name), to: note.title)) }
    if !arguments.has("--quiet") { try shell.print(words.updatedLinks(in: linking.map(\.name))) }
  }
}

extension [FollowedLink] {
  /// Each once, in the order of the text.
  fileprivate var titles: [String] {
    var known: Set<String> = []
    return compactMap(\.title).filter { known.insert(Folding.fold($0)).inserted }
  }
}
