import FoundationEssentials
import Glibc
import Tote
import ToteFormats
import ToteModel

/// The folder of `tote note mirror`: the notes' files, and hidden in `.tote` what each note and its file last agreed on. No link
/// is followed, and nothing outside is touched.
package final class MirrorFolder {
  private let path: String
  private let hidden: String
  private let kept: MirrorAgreements
  private let isRehearsal: Bool
  /// What was read, and what the system said of the file then.
  private var known: [String: (stamp: FileStamp, file: NoteMirror.File)] = [:]
  /// Those with files of notes, and the folder itself.
  package private(set) var folders: [String] = []

  /// - Parameter isRehearsal: Then nothing is written, and the folder needn't exist.
  package init(_ path: String, isRehearsal: Bool = false) throws(MirrorError) {
    (self.path, self.isRehearsal) = (path, isRehearsal)
    hidden = path + "/.tote"
    if !isRehearsal { try Self.makeFolder(hidden) }
    do throws(StorageError) {
      kept = try isRehearsal ? MirrorAgreements(reading: hidden) : MirrorAgreements(folder: hidden)
    } catch {
      throw MirrorError(error, hidden)
    }
  }

  // MARK: Reading

  /// All files of notes. Only those that have changed are read again.
  package func files() throws(MirrorError) -> [NoteMirror.File] {
    var found: [String: (FileStamp, NoteMirror.File)] = [:]
    folders = []
    try look(into: "", &found)
    known = found
    return found.values.map(\.1)
  }

  /// Judged by the name alone.
  package static func isNote(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.contains("\n")
      && [".md", ".markdown"].contains { name.lowercased().hasSuffix($0) }
  }

  private static let largest = 16 << 20

  /// - Parameter folder: Below the mirror's, with a slash behind it.
  private func look(
    into folder: String, _ found: inout [String: (FileStamp, NoteMirror.File)]
  ) throws(MirrorError) {
    folders.append(path + "/" + folder)
    guard let names = FileBytes.names(in: path + "/" + folder) else {
      if isRehearsal, folder.isEmpty, errno == ENOENT { return }
      throw MirrorError(errno, path + "/" + folder)
    }
    for name in names where !name.hasPrefix(".") && !name.contains("\n") {
      let inner = folder + name
      if name.hasSuffix(PrivateFile.partialSuffix) {
        if !isRehearsal { unlink(path + "/" + inner) }
        continue
      }
      var status = stat()
      guard lstat(path + "/" + inner, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try look(into: inner + "/", &found)
      case S_IFREG where Self.isNote(name):
        let stamp = FileStamp(status)
        if let before = known[inner], before.stamp == stamp {
          found[inner] = before
        } else if status.st_size <= Self.largest, let bytes = FileBytes.read(path + "/" + inner) {
          found[inner] = (stamp, NoteMirror.File(path: inner, bytes: bytes))
        } else {
          // It would seem to be deleted.
          throw MirrorError(status.st_size > Self.largest ? EFBIG : errno, path + "/" + inner)
        }
      default: break
      }
    }
  }

  // MARK: Agreements

  /// What was agreed on. Where it was cut off after the notes were saved, the files' changes are in them already.
  package func agreements(notes: [Note]) throws(MirrorError) -> [Note.ID: NoteMirror.Agreement] {
    do throws(StorageError) { return try kept.read(notes: notes) } catch { throw MirrorError(error, hidden) }
  }

  /// Call it before the notes are saved as of this moment.
  package func willSave(_ plan: NoteMirror.Plan, at moment: Moment) throws(MirrorError) {
    do throws(StorageError) { try kept.willSave(plan.taken, at: moment) } catch {
      throw MirrorError(error, hidden)
    }
  }

  // MARK: Writing

  /// Writes what the plan says, after the notes were saved. A file that somebody has changed since it was read is left for the next
  /// time. Returns the new agreements.
  package func carryOut(_ plan: NoteMirror.Plan) throws(MirrorError) -> [Note.ID: NoteMirror.Agreement?] {
    var late: Set<String> = []
    for (old, new) in plan.moves where !isAsRead(old) || isThere(new) { late.formUnion([old, new]) }
    let moved = Set(plan.moves.map(\.to))
    for file in plan.written where !moved.contains(file.path) {
      if known[file.path] == nil ? isThere(file.path) : !isAsRead(file.path) { late.insert(file.path) }
    }
    for path in plan.removed where !isAsRead(path) { late.insert(path) }

    for (old, new) in plan.moves where !late.contains(new) {
      guard rename(path + "/" + old, path + "/" + new) == 0 else { throw MirrorError(errno, new) }
    }
    let written = plan.written.filter { !late.contains($0.path) }
    // Many at once are flushed together.
    let isSynced = written.count <= 50
    let present = Set(folders)
    for file in written {
      let whole = path + "/" + file.path
      let folder = String(whole[...(whole.lastIndex(of: "/") ?? whole.startIndex)])
      if !present.contains(folder) { try Self.makeFolder(String(folder.dropLast())) }
      try write(file.bytes, to: whole, isSynced: isSynced)
    }
    for file in plan.removed where !late.contains(file) { unlink(path + "/" + file) }
    if !isSynced { sync() }

    let agreed = plan.agreements.filter { _, agreement in
      agreement.map { !late.contains($0.file.path) } ?? true
    }
    do throws(StorageError) { try kept.save(agreed) } catch { throw MirrorError(error, hidden) }
    return agreed
  }

  private func isThere(_ file: String) -> Bool {
    var status = stat()
    return lstat(path + "/" + file, &status) == 0
  }

  private func isAsRead(_ file: String) -> Bool {
    var status = stat()
    return lstat(path + "/" + file, &status) == 0 && known[file]?.stamp == FileStamp(status)
  }

  private static func makeFolder(_ path: String) throws(MirrorError) {
    do throws(StorageError) { try PrivateFile.makeFolder(path) } catch { throw MirrorError(errno, path) }
  }

  /// Replaces a file as a whole, with the permissions that it had.
  private func write(_ bytes: [UInt8], to path: String, isSynced: Bool = false) throws(MirrorError) {
    var status = stat()
    let mode = lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0o600
    let code = PrivateFile.replace(path, mode: mode, isSynced: isSynced) { FileBytes.write(bytes, to: $0) }
    if let code { throw MirrorError(code, path) }
  }
}

/// A file or folder that can't be read or written, and why.
package struct MirrorError: Error, Hashable {
  package let path: String
  package let reason: String

  init(_ code: Int32, _ path: String) { (self.path, reason) = (path, SystemError.reason(code)) }

  init(_ error: StorageError, _ path: String) {
    self.path = path
    reason =
      switch error {
      case .full: SystemError.reason(ENOSPC)
      case .readOnly: SystemError.reason(EACCES)
      case .busy: SystemError.reason(EBUSY)
      case .cannotOpen(let reason), .failed(let reason): reason
      case .damaged, .notADatabase, .foreignCode, .endless, .newer, .moved, .closed:
        SystemError.reason(EIO)
      }
  }
}

/// Changes whenever a file does.
private struct FileStamp: Equatable {
  let inode: UInt64
  let size: Int
  let seconds, nanoseconds: Int

  init(_ status: stat) {
    (inode, size) = (UInt64(status.st_ino), Int(status.st_size))
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
