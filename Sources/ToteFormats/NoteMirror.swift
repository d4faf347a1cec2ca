import ToteModel

/// Makes notes and the files of a folder alike: what changed on one side goes to the other, and what changed on both is merged by
/// lines against the text on which they last agreed. Nothing is done here; the plan says what to do.
package struct NoteMirror {
  package struct File: Equatable, Sendable {
    /// Below the folder.
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

    /// Whether a file of this name is a note.
    package static func isName(_ name: String) -> Bool {
      isVisible(name) && [".md", ".markdown"].contains { name.lowercased().hasSuffix($0) }
    }

    /// Whether something of this name is looked at.
    package static func isVisible(_ name: String) -> Bool {
      !name.isEmpty && !name.hasPrefix(".") && !name.unicodeScalars.contains { $0 == "\n" || $0 == "\0" }
    }

    /// Whether this is the place of a note below the folder, and cannot lead out of it.
    package static func isPath(_ path: String) -> Bool {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      return parts.allSatisfy(isVisible) && isName(parts[parts.count - 1])
    }
  }

  /// A note and its file when they were last alike.
  package struct Agreement: Equatable, Sendable {
    package let file: File
    package let title: String
    package let isPinned: Bool
    package let isArchived: Bool
    package let aliases: [String]
    /// The note's; `nil` if it was agreed on before notes had any.
    package let properties: NoteProperties?
    /// Of the note's file, empty if the note said none; `nil` if it was agreed on before that was remembered.
    package let place: String?
    /// Whether the note is in the trash and its file removed. Restoring the note restores the file.
    package private(set) var isTrashed: Bool
    /// As the file has it.
    let text: String
    private let hasOwnFields: Bool

    package init(
      _ file: File, title: String, isPinned: Bool = false, isArchived: Bool = false, aliases: [String] = [],
      properties: NoteProperties? = nil, place: String? = nil, isTrashed: Bool = false
    ) {
      (self.file, self.title, self.isPinned, self.isArchived) = (file, title, isPinned, isArchived)
      (self.aliases, self.properties, self.place, self.isTrashed) = (aliases, properties, place, isTrashed)
      let page = MirroredFile(file.bytes)
      (text, hasOwnFields) = (page?.text ?? "", page?.fields.id != nil)
    }

    /// - Parameters:
    ///   - properties: What the file says, if the note doesn't say the same.
    ///   - old: The note as it was, if its file isn't yet where the note is.
    init(_ file: File, _ note: Note, properties: NoteProperties? = nil, whileStillAs old: Note? = nil) {
      self.init(
        file, title: note.title, isPinned: note.isPinned, isArchived: note.isArchived, aliases: note.aliases,
        properties: properties ?? note.properties, place: (old ?? note).place?.path ?? "")
    }

    var trashed: Agreement {
      var agreement = self
      agreement.isTrashed = true
      return agreement
    }

    package func moved(to path: String) -> Agreement {
      Agreement(
        File(path: path, bytes: file.bytes), title: title, isPinned: isPinned, isArchived: isArchived,
        aliases: aliases, properties: properties, place: place, isTrashed: isTrashed)
    }

    /// What a note's place has before the path of its file, if the folder that is mirrored is below another that was imported.
    func root(of note: Note) -> String {
      let place = place ?? note.place?.path ?? ""
      return place.hasSuffix("/" + file.path) ? String(place.dropLast(file.path.count)) : ""
    }

    /// The folder, with a slash behind it, that the note was moved to since; `nil` if it wasn't.
    func folder(since note: Note) -> String? {
      let root = root(of: note)
      let before = place.map { NotePlace($0).folder } ?? note.place.map { _ in root + file.place.folder }
      let folder = note.place?.folder ?? ""
      if folder == before ?? "" { return nil }
      return folder.hasPrefix(root) ? String(folder.dropFirst(root.count)) : folder
    }

    /// Whether a file that may have been edited since comes from this version: the mirror was cut off, and wrote this one or left
    /// the other as it was.
    package func isOrigin(of bytes: [UInt8], ratherThan other: Agreement?) -> Bool {
      if bytes == file.bytes { return true }
      let edited = ByteLines(bytes)
      func distance(_ bytes: [UInt8]) -> Int {
        ByteLines(bytes).hunks(to: edited).reduce(0) { $0 + $1.old.count + $1.new.count }
      }
      return distance(file.bytes) < (other.map { distance($0.file.bytes) } ?? distance([]))
    }

    func holds(_ note: Note) -> Bool {
      note.text == text && note.title == title && note.isPinned == isPinned && note.isArchived == isArchived
        && note.aliases == aliases && holds(note.properties, note.place) && folder(since: note) == nil
    }

    /// A note of before then has still to learn what its file has.
    private func holds(_ other: NoteProperties, _ place: NotePlace?) -> Bool {
      if let properties { return properties == other }
      return place?.hasFile == true || hasOwnFields
    }
  }

  package struct Plan {
    package fileprivate(set) var changes: [Change] = []
    /// Done before files are written.
    package fileprivate(set) var moves: [(from: String, to: String)] = []
    package fileprivate(set) var written: [File] = []
    package fileprivate(set) var removed: [String] = []
    /// What holds once all is done; `nil` for what is gone.
    package fileprivate(set) var agreements: [Note.ID: Agreement?] = [:]
    /// The versions of files that are in the notes once these are saved: what holds if nothing more is done.
    package fileprivate(set) var taken: [Note.ID: Agreement] = [:]
    /// The notes that now have both versions of some lines.
    package fileprivate(set) var conflicts: [String] = []
    /// Notes whose file is gone.
    fileprivate var trashed = 0
    /// Changes of notes that tell them no more than where their file is now.
    fileprivate var replaced = 0
    /// Files that are no text.
    package fileprivate(set) var leftAlone: [String] = []

    package var report: Report {
      let paths = Set(written.map(\.path) + moves.map(\.to))
      return Report(
        notes: changes.count - trashed - replaced, files: paths.count, trashed: trashed,
        removed: removed.count)
    }
  }

  /// What was done, in figures.
  package struct Report: Hashable, Sendable {
    package var notes = 0, files = 0, trashed = 0, removed = 0

    package var isEmpty: Bool { self == Report() }
  }

  package private(set) var plan = Plan()
  private let now: Moment
  /// Of a text.
  private let tags: (String) -> [String]
  /// When a file was last changed.
  private let modified: (File) -> Moment?
  private let files: [File]
  /// Lower case, since some file systems don't tell case apart.
  private lazy var taken = Set(files.map { $0.path.lowercased() })

  package init(
    agreements: [Note.ID: Agreement], files: [File], notes: [Note], now: Moment, newID: () -> Note.ID,
    modified: @escaping (File) -> Moment? = { _ in nil }, tags: @escaping (String) -> [String]
  ) {
    (self.files, self.now, self.tags, self.modified) = (files, now, tags, modified)
    let pairs = NoteFilePairs(agreements: agreements, files: files, notes: notes, newID: newID)
    for pair in pairs.pairs { settle(pair, agreements[pair.id]) }
  }

  private mutating func settle(_ pair: NoteFilePairs.Pair, _ agreement: Agreement?) {
    let decision = MirrorDecision(
      note: state(of: pair.note, since: agreement), file: state(of: pair.file, since: agreement),
      wereBothThere: agreement?.isTrashed == false)
    switch decision {
    case .leave: break
    case .forget: plan.agreements[pair.id] = .some(nil)
    case .noteTrash: plan.agreements[pair.id] = .some(agreement?.trashed)
    case .writeFile:
      if let note = pair.note { write(note, besides: agreement) }
    case .trashNote:
      guard let note = pair.note, let agreement else { return }
      plan.trashed += 1
      plan.changes.append(Change(note) { $0.trashed = now })
      plan.taken[note.id] = agreement.trashed
      plan.agreements[note.id] = agreement.trashed
    case .removeFile:
      if let file = pair.file { plan.removed.append(file.path) }
      plan.agreements[pair.id] = .some(agreement?.trashed)
    case .adoptFile:
      if let file = pair.file { adopt(file, as: pair.id, replacing: pair.note) }
    case .merge:
      if let note = pair.note, let file = pair.file { merge(note, file, agreement) }
    }
  }

  private func state(of note: Note?, since agreement: Agreement?) -> MirrorDecision.NoteState {
    guard let note else { return .gone }
    if note.trashed != nil { return .trashed }
    return agreement?.holds(note) == true ? .asAgreed : .changed
  }

  private func state(of file: File?, since agreement: Agreement?) -> MirrorDecision.FileState {
    guard let file else { return .gone }
    if agreement?.file.bytes != file.bytes { return .changed }
    return agreement?.file.path == file.path ? .asAgreed : .moved
  }

  // MARK: One side only

  /// Where it was before, and as it was written there, if its file was deleted.
  private mutating func write(_ note: Note, besides agreement: Agreement?) {
    var page = agreement.flatMap { MirroredFile($0.file.bytes) }
    if let old = page {
      page?.take(properties(of: note, in: old, since: agreement).file)
      page?.write(note, now: now, tags: tags)
    }
    let moved = agreement.flatMap { self.path(of: note, $0) }
    let wanted =
      moved ?? agreement.map(\.file.path) ?? note.place.flatMap { File.isPath($0.path) ? $0.path : nil }
    let place = wanted.flatMap { taken.insert($0.lowercased()).inserted ? $0 : nil }
    let folder = note.place.map(\.folder).flatMap { File.isPath($0 + "a.md") ? $0 : nil } ?? ""
    let file = File(
      path: place ?? unusedPath(for: note.givenName, in: folder),
      bytes: (page ?? MirroredFile(note)).bytes)
    plan.written.append(file)
    plan.agreements[note.id] = Agreement(file, note)
  }

  /// Where the file of a note goes that was moved in Tote; `nil` if it wasn't.
  private func path(of note: Note, _ agreement: Agreement) -> String? {
    guard let folder = agreement.folder(since: note) else { return nil }
    let name = note.place.flatMap { $0.hasFile ? $0.name : nil } ?? agreement.file.place.name
    return File.isPath(folder + name) ? folder + name : nil
  }

  private mutating func adopt(_ file: File, as id: Note.ID, replacing old: Note?) {
    guard var page = MirroredFile(file.bytes) else { return plan.leftAlone.append(file.path) }
    var note = page.note(id, at: file.path, old: old, modified: modified(file), now: now, tags: tags)
    let said = note.properties
    page.write(note, now: now, tags: tags)
    if !note.hasOwnFile { note.properties = page.properties }
    let adopted = note
    plan.changes.append(old.map { Change($0) { $0 = adopted } } ?? Change(adding: note))
    plan.taken[id] = Agreement(file, note, properties: said)
    agree(on: File(path: file.path, bytes: page.bytes), note, instead: file)
  }

  // MARK: Both sides

  private mutating func merge(_ note: Note, _ file: File, _ agreement: Agreement?) {
    guard var page = MirroredFile(file.bytes) else { return plan.leftAlone.append(file.path) }
    let before = agreement.flatMap { MirroredFile($0.file.bytes) }
    var new = note
    let text = TextMerge(agreed: agreement?.text, note: note.text, file: page.text)
    if text.hasConflict { plan.conflicts.append(note.name) }
    new.text = text.text
    if let agreement, agreement.title == note.title {
      new.title = title(of: file, page, since: agreement, before) ?? note.title
    }
    if MirrorDecision.takesFromFile(
      note: note.isPinned, agreed: agreement?.isPinned, file: page.fields.isPinned,
      before: before.map { $0.fields.isPinned })
    {
      new.isPinned = page.fields.isPinned
    }
    if MirrorDecision.takesFromFile(
      note: note.isArchived, agreed: agreement?.isArchived, file: page.fields.isArchived,
      before: before.map { $0.fields.isArchived })
    {
      new.isArchived = page.fields.isArchived
    }
    if MirrorDecision.takesFromFile(
      note: note.aliases, agreed: agreement?.aliases, file: page.fields.aliases,
      before: before.map { $0.fields.aliases })
    {
      new.aliases = NoteAliases(page.fields.aliases ?? []).titles
    }
    let said = page.properties(of: note)
    new.tags = page.tags(of: new.text, tags)
    let merged = properties(of: note, in: page, since: agreement)
    page.take(merged.file)
    page.write(new, now: now, tags: tags)
    new.properties = said.areBesideOwn ? merged.note : page.properties
    var path = file.path
    // What was moved on both sides is where the file is.
    let moved = agreement.flatMap { $0.file.path == file.path ? self.path(of: note, $0) : nil }
    if let agreement, agreement.title != note.title, file.place.isNamed(after: agreement.title) {
      path = unusedPath(for: new.givenName, in: NotePlace(moved ?? path).folder)
    } else if let moved, moved.lowercased() != path.lowercased() {
      path = unused(moved)
    } else if let moved {
      path = moved
    }
    let root = (agreement ?? Agreement(file, note)).root(of: note)
    new.place = page.place(at: root + path, title: new.title, isOwn: said.areBesideOwn)
    if new != note {
      if new.text != note.text || new.title != note.title { new.modified = now }
      let changed = new
      new.place = note.place
      if new == note, changed.directory == note.directory { plan.replaced += 1 }
      new = changed
      plan.changes.append(Change(note) { $0 = changed })
      plan.taken[note.id] = Agreement(file, new, properties: said.properties, whileStillAs: note)
    }
    agree(on: File(path: path, bytes: page.bytes), new, instead: file)
  }

  /// What the note and its file have after both sides' changes, which aren't the same where Tote's own fields are in the file alone.
  private func properties(
    of note: Note, in page: MirroredFile, since agreement: Agreement?
  ) -> (note: NoteProperties, file: NoteProperties) {
    let (said, areBesideOwn) = page.properties(of: note)
    let base = agreement?.properties ?? NoteProperties()
    let merged = NoteProperties.merging(base: base, first: said, later: note.properties)
    if !areBesideOwn { return (merged, merged) }
    return (merged, .merging(base: said, first: merged, later: page.properties))
  }

  /// The title that was given in the file, or by renaming it.
  private func title(
    of file: File, _ page: MirroredFile, since agreement: Agreement, _ before: MirroredFile?
  ) -> String? {
    if let title = page.fields.title, title != before?.fields.title { return Folding.clean(title) }
    let (new, old) = (file.place, agreement.file.place)
    return new.stem != old.stem && !new.isNamed(after: agreement.title) ? Folding.clean(new.stem) : nil
  }

  private mutating func agree(on file: File, _ note: Note, instead old: File) {
    if file.path != old.path { plan.moves.append((old.path, file.path)) }
    if file.bytes != old.bytes { plan.written.append(file) }
    plan.agreements[note.id] = Agreement(file, note)
  }

  private mutating func unusedPath(for title: String, in folder: String) -> String {
    unused("\(folder)\(NoteFile.name(for: title)).md")
  }

  private mutating func unused(_ path: String) -> String {
    var (unused, number) = (path, 1)
    while !taken.insert(unused.lowercased()).inserted {
      number += 1
      unused = NotePlace(path).numbered(number).path
    }
    return unused
  }
}

extension NoteMirror.File {
  var place: NotePlace { NotePlace(path) }
}
