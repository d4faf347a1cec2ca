import Markdown
import ToteModel

/// Notes that go to another folder, and the links that are written anew so that they lead where they led. Screen and shell both use
/// it; nothing is changed before `Workspace.move`.
package struct NoteMove: Sendable {
  /// Those that go elsewhere.
  package let notes: [Note]
  /// Others whose links change.
  package private(set) var linking: [Note] = []
  fileprivate let kind: EditKind
  fileprivate private(set) var updates: [NoteUpdate] = []

  /// Notes that are in the folder already stay.
  package init(of notes: [Note], to directory: NoteDirectory, among all: some Collection<Note>) {
    let moved = notes.filter { $0.directory != directory }
    let names = EditSubject(moved.map(\.givenName))
    self.init(moved, as: .moveNotes(names, folder: directory.path), among: all) { _ in directory }
  }

  /// All notes in the folder and below it.
  package init(_ renaming: DirectoryRenaming, to new: NoteDirectory, among all: some Collection<Note>) {
    self.init(renaming.notes, as: .renameFolder(renaming.old.path), among: all) {
      renaming.old.moved($0.directory, to: new)
    }
  }

  private init(
    _ notes: [Note], as kind: EditKind, among all: some Collection<Note>, to: (Note) -> NoteDirectory
  ) {
    (self.notes, self.kind) = (notes, kind)
    if notes.isEmpty { return }
    let ids = Set(notes.map(\.id))
    // In lower case, as some file systems don't tell case apart.
    var taken = Set(
      all.lazy.filter { !ids.contains($0.id) && $0.trashed == nil }.compactMap { $0.place?.path.lowercased() }
    )
    var moved: [Note.ID: Note] = [:]
    for note in notes {
      let place = ToteModel.NotePlace.moved(note.place, to: to(note))
      var (unused, number) = (place, 2)
      while let wanted = unused, wanted.hasFile, !taken.insert(wanted.path.lowercased()).inserted {
        unused = place?.numbered(number)
        number += 1
      }
      var update = NoteUpdate(note.id)
      update.place = .some(unused)
      updates.append(update)
      moved[note.id] = note
      moved[note.id]?.place = unused
    }
    rewriteLinks(moved, among: all)
  }

  private mutating func rewriteLinks(_ moved: [Note.ID: Note], among all: some Collection<Note>) {
    let before = LinkTable(all)
    let after = LinkTable(all.map { moved[$0.id] ?? $0 })
    let places = Dictionary(uniqueKeysWithValues: updates.enumerated().map { ($1.id, $0) })
    // A note that isn't moved is read only if it may link to one that is, or to another of the same name.
    let names = Set(
      (notes + moved.values).flatMap { [$0.givenName, $0.place?.stem ?? ""] + $0.aliases }.map(Folding.fold))
    let spellings = names.subtracting([""]).map { Array($0.utf8) }
    let isForAll = spellings.count > Self.mostCompared
    for note in all where note.trashed == nil {
      let place = places[note.id]
      guard place == nil ? (isForAll ? note.mayHaveLink : note.mayLink(toOneOf: spellings)) : note.mayHaveLink
      else { continue }
      func change(_ link: NoteLink, _ written: String, _ write: (String, Substring) -> String) -> String? {
        Self.path(of: link, in: note, moved, before, after).map { path in
          link.replacingPath(written) { write(path, $0) }
        }
      }
      let text = MarkdownDocument(note.text).rewritingLinks(change)
      let properties = note.properties.rewritingLinks(change)
      let isSame = text.utf8.elementsEqual(note.text.utf8)
      if isSame, properties == note.properties { continue }
      var update = place.map { updates[$0] } ?? NoteUpdate(note.id)
      if !isSame {
        let read = NoteText(text, of: note)
        (update.text, update.tags) = (read.text, read.tags)
      }
      if properties != note.properties { update.linked = properties }
      if let place { updates[place] = update } else { updates.append(update) }
      if place == nil { linking.append(note) }
    }
  }

  /// With more names, comparing them all takes longer than reading the links.
  private static let mostCompared = 40

  private static func path(
    of link: NoteLink, in note: Note, _ notes: [Note.ID: Note], _ before: LinkTable, _ after: LinkTable
  ) -> String? {
    let now = notes[note.id] ?? note
    let moved = MovedLink(link, in: MovedLink.Move(note.directory, now.directory))
    switch before.target(of: link, from: note) {
    case .attachment: return moved.pathToFile
    case .note(let target, _):
      func leads(_ link: NoteLink) -> Bool {
        if case .note(let found, _) = after.target(of: link, from: now) {
          found.id == target.id
        } else {
          false
        }
      }
      guard let new = (notes[target.id] ?? target).linkPath else { return nil }
      // What can't be written as a link stays.
      return moved.paths(
        to: MovedLink.Move(target.linkPath ?? target.givenName, new), leads: leads(link)
      ).first { leads(NoteLink($0)) }
    case .here, .several, .missing, .web: return nil
    }
  }
}

/// A folder that gets another path, with those below it.
package struct DirectoryRenaming: Equatable, Sendable {
  package let old: NoteDirectory
  /// In it and below it, outside the trash.
  package let notes: [Note]
  /// All other folders.
  private let others: [NoteDirectory]

  package init(of old: NoteDirectory, among all: some Sequence<Note>) {
    self.old = old
    let kept = all.filter { $0.trashed == nil && $0.place != nil }
    notes = kept.filter { old.holds($0.directory) }
    others = Array(Set(kept.map(\.directory))).filter { !old.holds($0) && !$0.isTop }
  }

  /// What was typed, spelt like the folders that are there; `nil` if no folder can be called so.
  package func directory(_ typed: String) -> NoteDirectory? {
    let known = others.flatMap(\.withParents).filter { !old.holds($0) }
    return NoteDirectory(typed: typed, among: known).flatMap { $0.isTop ? nil : $0 }
  }

  /// Whether other notes are in that folder already, or below it.
  package func merges(into new: NoteDirectory) -> Bool { others.contains { new.holds($0) } }
}

extension Workspace {
  /// One step, however many notes.
  package mutating func move(_ move: NoteMove, _ context: EditContext) throws(NoteError) {
    try updateNotes(move.updates, as: move.kind, context)
  }
}
