import FoundationEssentials
import Glibc
import ToteFormats
import ToteModel

/// The folder of `tote note mirror`: the notes' files, and hidden in `.tote` a key, by which this machine knows the folder again.
/// No link below it is followed, and nothing outside is touched.
package final class MirrorFolder {
  /// `nil` if it is a rehearsal and the folder isn't there.
  private let root: OpenFolder?
  private let path: String
  private let kept: MirrorAgreements
  private let isRehearsal: Bool
  /// What was read, and what the system said of the file then.
  private var known: [String: (stamp: OpenFolder.Stamp, file: NoteMirror.File)] = [:]
  /// Those with files of notes, and the folder itself.
  package private(set) var folders: [String] = []
  /// What has a name that is no text.
  package private(set) var unreadable: [String] = []
  /// What else can't be read, and why.
  package private(set) var skipped: [(path: String, reason: String)] = []
  /// Files that aren't Markdown, but which an import may have made notes of.
  package private(set) var others: Set<String> = []
  /// Whether notes and files were made alike here before.
  package let isKnown: Bool

  /// The database whose notes are in the folder.
  package struct Database {
    /// What the names of its files of agreements begin with.
    package var agreements: String
    package var key: Int64
    /// How long its journal is.
    package var journal: Int64

    package init(agreements: String, key: Int64, journal: Int64) {
      (self.agreements, self.key, self.journal) = (agreements, key, journal)
    }
  }

  /// - Parameter isRehearsal: Then nothing is written, and the folder needn't exist.
  package init(_ path: String, of database: Database, isRehearsal: Bool = false) throws(FileFault) {
    (self.path, self.isRehearsal) = (path, isRehearsal)
    var status = stat()
    let isMissing = stat(path, &status) != 0 && errno == ENOENT
    root = isRehearsal && isMissing ? nil : try OpenFolder(path, isMade: !isRehearsal)
    let folder = root?.resolvedPath ?? path
    func agreements(_ key: String) -> String { "\(database.agreements)-\(key).db" }
    var key = Self.key(of: root)
    isKnown = key != nil
    // A copy of another folder has its key, too; a folder that was moved leaves none behind.
    if let found = key, let other = MirrorAgreements.folder(of: agreements(found)), other != folder,
      Self.key(of: try? OpenFolder(other)) == found
    {
      key = nil
    }
    if !isRehearsal, let root { key = try Self.makeHidden(in: root, key) }
    let pair = MirrorAgreements.Pair(folder: folder, databaseKey: database.key, journal: database.journal)
    let file = agreements(key ?? "none")
    do throws(StorageError) {
      kept = try MirrorAgreements(file, of: pair, isRehearsal: isRehearsal)
    } catch {
      throw FileFault(error, file)
    }
  }

  // MARK: The key

  private static let hidden = ".tote"

  private static func key(of folder: OpenFolder?) -> String? {
    guard let hidden = try? folder?.folder(hidden), let read = try? hidden.read("key", atMost: 100) else {
      return nil
    }
    let text = String(decoding: read.bytes, as: UTF8.self)
    let isKey = text.utf8.count == 33 && text.last == "\n" && text.dropLast().allSatisfy(\.isHexDigit)
    return isKey ? String(text.dropLast()).lowercased() : nil
  }

  private static func makeHidden(in root: OpenFolder, _ key: String?) throws(FileFault) -> String {
    let hidden = try root.folder(hidden, isMade: true)
    // The key is of this folder, so it must not travel with what is in it.
    if hidden.stamp(of: ".gitignore") == nil {
      try hidden.write(Array("*\n".utf8), to: ".gitignore", isSynced: false)
    }
    if let key { return key }
    let new = String(UUID().uuidString.filter(\.isHexDigit)).lowercased()
    try hidden.write(Array("\(new)\n".utf8), to: "key", isSynced: true)
    return new
  }

  // MARK: Reading

  /// All files of notes. Only those that have changed are read again.
  package func files() throws(FileFault) -> [NoteMirror.File] {
    var found: [String: (OpenFolder.Stamp, NoteMirror.File)] = [:]
    (folders, unreadable, skipped, others) = ([], [], [], [])
    if let root { try look(into: root, "", depth: 0, &found) } else { folders = [path + "/"] }
    known = found
    return found.values.map(\.1)
  }

  /// When a file was last changed, as far as it was read.
  package func modified(_ file: NoteMirror.File) -> Moment? { known[file.path]?.stamp.modified }

  private static let largest = 16 << 20
  /// Each holds a descriptor while it is looked into.
  private static let deepest = 64

  /// - Parameter place: Of the folder below the mirror's, with a slash behind it.
  private func look(
    into folder: OpenFolder, _ place: String, depth: Int,
    _ found: inout [String: (OpenFolder.Stamp, NoteMirror.File)]
  ) throws(FileFault) {
    if depth > Self.deepest {
      return skipped.append((String(place.dropLast()), SystemError.reason(ENAMETOOLONG)))
    }
    folders.append(path + "/" + place)
    let (names, unreadable) = try folder.names()
    self.unreadable += unreadable.map { place + $0 }
    for name in names where NoteMirror.File.isVisible(name) {
      let inner = place + name
      guard let stamp = folder.stamp(of: name) else { continue }
      if name.hasSuffix(PrivateFile.partialSuffix) {
        if !isRehearsal, stamp.isFile { folder.remove(name) }
      } else if stamp.isFolder {
        if let below = attempt(inner, { () throws(FileFault) in try folder.folder(name) }) {
          try look(into: below, inner + "/", depth: depth + 1, &found)
        }
      } else if stamp.isFile, !NoteMirror.File.isName(name) {
        others.insert(inner)
      } else if stamp.isFile {
        if let before = known[inner], before.stamp == stamp {
          found[inner] = before
        } else if let read = attempt(
          inner, { () throws(FileFault) in try folder.read(name, atMost: Self.largest) }) ?? nil
        {
          found[inner] = (read.stamp, NoteMirror.File(path: inner, bytes: read.bytes))
        }
      }
    }
  }

  /// Whether a file can't be read, or is in a folder that can't.
  package func hasSkipped(_ file: String) -> Bool {
    skipped.contains { file == $0.path || file.hasPrefix($0.path + "/") }
  }

  /// What can't be read stops nothing else.
  private func attempt<Result>(_ path: String, _ read: () throws(FileFault) -> Result) -> Result? {
    do throws(FileFault) { return try read() } catch {
      skipped.append((path, error.reason))
      return nil
    }
  }

  // MARK: Agreements

  /// What was agreed on. Where it was cut off after the notes were saved, the files' changes are in them already.
  package func agreements(
    isSaved: (Edit.ID) throws(StorageError) -> Bool
  ) throws(FileFault) -> [Note.ID: NoteMirror.Agreement] {
    do throws(StorageError) {
      return try kept.read(isSaved: isSaved) { file in
        guard let place = try? root?.place(of: file) else { return nil }
        return (try? place.folder.read(place.name, atMost: Self.largest))?.bytes
      }
    } catch {
      throw FileFault(error, path)
    }
  }

  /// Call it before the notes are saved by this edit.
  package func willCarryOut(
    _ plan: NoteMirror.Plan, as edit: Edit.ID, from agreements: [Note.ID: NoteMirror.Agreement]
  ) throws(FileFault) {
    if plan.taken.isEmpty, plan.written.isEmpty, plan.moves.isEmpty { return }
    do throws(StorageError) { try kept.willCarryOut(plan, as: edit, from: agreements) } catch {
      throw FileFault(error, path)
    }
  }

  // MARK: Writing

  /// Writes what the plan says, after the notes were saved. A file that somebody has changed since it was read is left for the next
  /// time. Returns the new agreements.
  ///
  /// - Parameters:
  ///   - journal: How long the journal is now.
  ///   - step: Called before each change on the disk. If it throws, the rest is done the next time.
  package func carryOut(
    _ plan: NoteMirror.Plan, journal: Int64, step: () throws -> Void = {}
  ) throws -> [Note.ID: NoteMirror.Agreement?] {
    guard let root, !plan.agreements.isEmpty else { return [:] }
    for file in plan.written.map(\.path) + plan.moves.map(\.to) where !NoteMirror.File.isPath(file) {
      throw FileFault(EINVAL, file)
    }
    var late: Set<String> = []
    for (old, new) in plan.moves where !isAsRead(old) || stamp(of: new) != nil { late.formUnion([old, new]) }
    let moved = Set(plan.moves.map(\.to))
    for file in plan.written where !moved.contains(file.path) {
      if known[file.path] == nil ? stamp(of: file.path) != nil : !isAsRead(file.path) {
        late.insert(file.path)
      }
    }
    for path in plan.removed where !isAsRead(path) { late.insert(path) }

    for (old, new) in plan.moves where !late.contains(new) {
      try step()
      let (from, to) = (try root.place(of: old), try root.place(of: new, isMade: true))
      try from.folder.move(from.name, to: to.folder, to.name)
    }
    removeEmptyFolders(leftBy: plan.moves.filter { !late.contains($0.to) }.map(\.from), in: root)
    let written = plan.written.filter { !late.contains($0.path) }
    // Many at once are flushed together.
    let isSynced = written.count <= 50
    for file in written {
      try step()
      let place = try root.place(of: file.path, isMade: true)
      try place.folder.write(file.bytes, to: place.name, isSynced: isSynced)
    }
    for file in plan.removed where !late.contains(file) {
      try step()
      let place = try root.place(of: file)
      place.folder.remove(place.name)
    }
    if !isSynced { root.syncAll() }
    try step()
    let agreed = plan.agreements.filter { _, agreement in
      agreement.map { !late.contains($0.file.path) } ?? true
    }
    do throws(StorageError) { try kept.save(agreed, journal: journal) } catch {
      throw FileFault(error, path)
    }
    return agreed
  }

  /// Those that the last file was moved out of, and their parents.
  private func removeEmptyFolders(leftBy files: [String], in root: OpenFolder) {
    var folders = Set(files.flatMap { NoteDirectory(NotePlace($0).folder).withParents })
    while let folder = folders.max(by: { $0.path.utf8.count < $1.path.utf8.count }) {
      folders.remove(folder)
      if let place = try? root.place(of: folder.path) { place.folder.removeEmptyFolder(place.name) }
    }
  }

  private func stamp(of file: String) -> OpenFolder.Stamp? {
    guard let place = try? root?.place(of: file) else { return nil }
    return place.folder.stamp(of: place.name)
  }

  private func isAsRead(_ file: String) -> Bool {
    stamp(of: file).map { $0 == known[file]?.stamp } ?? false
  }
}
