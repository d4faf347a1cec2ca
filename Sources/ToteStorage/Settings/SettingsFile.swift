import Glibc
import ToteModel

/// `config.toml` on the disk. Reading never waits and never fails: what can't be read is a problem, and the defaults apply.
package struct SettingsFile: Sendable {
  package let path: String

  package init(_ variables: Variables) {
    path = variables.folder("XDG_CONFIG_HOME", otherwise: "/.config") + "/tote/" + SettingsReading.fileName
  }

  /// More than anybody writes.
  static let most = 1 << 20

  package func read() -> SettingsReading.File {
    // A pipe would otherwise wait for a writer.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      let isMissing = errno == ENOENT || errno == ENOTDIR
      return isMissing ? .missing : .refused(.unreadable(errno))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return .refused(.unreadable(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .refused(.notAFile) }
    // Those of the administrator are trusted as well: some systems keep everybody's settings for them.
    guard status.st_uid == geteuid() || status.st_uid == 0 else { return .refused(.ofAnotherUser) }
    guard status.st_size <= Self.most else { return .refused(.tooLarge) }
    guard let bytes = FileBytes.read(from: file, atMost: Self.most + 1) else {
      return .refused(.unreadable(errno))
    }
    return bytes.count > Self.most ? .refused(.tooLarge) : .text(bytes)
  }

  package enum WriteError: Error {
    /// It isn't one that is read, so it isn't written either.
    case refused(SettingsProblem)
    case failed(reason: String)
  }

  /// Replaces the text as a whole or not at all. A link stays one, and so do the permissions.
  package func write(_ change: (SettingsText) -> [UInt8]) throws(WriteError) {
    let folder = PrivateFile.folder(of: path) ?? "/"
    let lock: FolderLock?
    do throws(StorageError) {
      lock = try FolderLock(folder, waits: true)
    } catch {
      throw .failed(reason: error.reason)
    }
    defer { withExtendedLifetime(lock) {} }
    let before: [UInt8]
    switch read() {
    case .missing: before = []
    case .text(let bytes): before = bytes
    case .refused(let kind): throw .refused(SettingsProblem(kind))
    }
    let after = change(SettingsText(before))
    if after != before { try replace(with: after) }
  }

  private func replace(with bytes: [UInt8]) throws(WriteError) {
    let target = realPath ?? path
    var status = stat()
    let mode = stat(target, &status) == 0 ? status.st_mode & 0o777 : 0o600
    if let code = PrivateFile.replace(target, mode: mode, write: { FileBytes.write(bytes, to: $0) }) {
      throw .failed(reason: SystemError.reason(code))
    }
  }

  /// Where a link leads; `nil` if nothing is there.
  var realPath: String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Makes the folder, and an empty file that an editor can open.
  package func make() throws(WriteError) {
    do throws(StorageError) {
      try PrivateFile.make(path)
    } catch {
      throw .failed(reason: error.reason)
    }
  }
}

extension StorageError {
  fileprivate var reason: String {
    switch self {
    case .cannotOpen(let reason), .failed(let reason): reason
    case .full: SystemError.reason(ENOSPC)
    case .readOnly: SystemError.reason(EROFS)
    case .busy, .damaged, .notADatabase, .foreignCode, .foreignFile, .endless, .newer, .moved, .closed:
      sentence
    }
  }
}
